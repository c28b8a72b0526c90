/**
 * Structural mutants that nothing observable tells, each with the reason. Kept short: a value that no situation of a game can show
 * does not belong into its structure. Each of these must survive every fixture, or it goes from the table.
 * @module
 */
import type { StructuralMutant } from './structural.js'

interface Equivalent {
  readonly of: readonly string[]
  /** Names of mutants, without their ruleset. */
  readonly names: readonly string[]
  readonly why: string
}

const FIRST = 'what no stage takes is applied before the first stage, so that the first one changes nothing for what it modifies'

/** The mutants that nothing tells. */
export const EQUIVALENT: readonly Equivalent[] = [
  {
    of: ['fab'],
    names: ['turn.phases.action.role=none'],
    why: 'players get priority in no other phase, so that nothing is kept for the main one'
  },
  {
    of: ['fab'],
    names: ['turn.phases.end.actions:expire-this-turn<reset-action-points'],
    why: 'neither is an event, and nothing is looked at between them'
  },
  {
    of: ['mtg', 'mtg-2010'],
    names: ['turn.phases.cleanup.actions:expire-this-turn<wear-off-damage'],
    why: 'the two happen at once'
  },
  {
    of: ['mtg', 'mtg-2010'],
    names: ['turn.phases.cleanup.actions:wear-off-damage<discard-down'],
    why: 'what a discard triggers is put on the stack after both, and no condition asks for marked damage'
  },
  {
    of: ['ga', 'ga-older'],
    names: ['turn.phases.end.actions:expire-this-turn<wear-off-damage'],
    why: 'the parts of the clean-up happen at once'
  },
  {
    of: ['fab'],
    names: ['continuous.stages-copyable-properties', 'continuous.stages.copyable-properties.modifies-copy'],
    why: FIRST
  },
  {
    of: ['mtg', 'mtg-2010'],
    names: ['continuous.stages-1-copiable-values', 'continuous.stages.1-copiable-values.modifies-copy'],
    why: FIRST
  },
  {
    of: ['ga', 'ga-older'],
    names: ['continuous.stages-A-base-values', 'continuous.stages.A-base-values.modifies-base-number'],
    why: FIRST
  },
  {
    of: ['mtg', 'mtg-2010'],
    names: ['continuous.stages.7c-modify-power-and-toughness.order=by-operation', 'continuous.counters=by-operation'],
    why: 'a doubling adds what is settled as it begins (701.10b), so that all in the sublayer are additions, in whatever order'
  },
  {
    of: ['ga', 'ga-older'],
    names: ['continuous.stages.A-base-values.modifies-set-number'],
    why: 'whether a power that becomes a number is a base value, the page does not say, so that no fixture may tell'
  }
]

/** Why nothing tells a mutant, if so. */
export const whyEquivalent = ({ name, rulebook: { id, madeFrom } }: StructuralMutant): string | undefined =>
  EQUIVALENT.find(({ of, names }) => of.includes(madeFrom?.ruleset ?? id) && names.includes(name.slice(id.length + 1)))?.why
