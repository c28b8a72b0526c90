/**
 * Structural mutants that nothing observable tells, each with the reason. Kept short: a value that no situation of a game can show
 * does not belong into its structure. Each of these must survive every fixture, or it goes from the table.
 * @module
 */
import type { StructuralMutant } from './structural.js'

interface Untellable {
  /** The rulesets, or all of them. */
  readonly of: readonly string[] | 'all'
  /** What of the mutants' names stands after the ruleset. */
  readonly names: RegExp
  readonly why: string
}

/** The mutants that nothing tells. */
export const UNTELLABLE: readonly Untellable[] = [
  {
    of: 'all',
    names: /^turn\.phases\.[a-z-]+\.role=/,
    why: 'for'
  }
]

/** Why nothing tells a mutant, if so. */
export const untellable = ({ name, rulebook: { id } }: StructuralMutant): string | undefined =>
  UNTELLABLE.find(({ of, names }) => (of === 'all' || of.includes(id)) && names.test(name.slice(id.length + 1)))?.why
