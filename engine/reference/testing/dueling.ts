/**
 * Small scenarios of Magic for the tests of this folder.
 * @module
 */
import { createBase } from '../../../model/base/base.js'
import { mtg as magic } from '../../../model/rulebook/mtg/index.js'
import type { Rulebook } from '../../../model/rulebook/rulebook.js'
import type { StateCheck } from '../../../model/rulebook/structure.js'
import type { Card } from '../../../model/scenario/card.js'
import type { Ability } from '../../../model/scenario/card.js'
import type { Trigger } from '../../../model/scenario/effect.js'
import type { Step } from '../../../model/scenario/step.js'
import { createReference, type Reference } from '../index.js'
import { card, play, situation, words, type Choice, type Game, type Situation } from './playing.js'

/** Magic with further state checks. */
export const checking = (...more: readonly StateCheck[]): Rulebook => {
  const { structure } = magic
  const { list } = structure.checks
  return { ...magic, structure: { ...structure, checks: { ...structure.checks, list: { ...list, value: [...list.value, ...more] } } } }
}

export const mtg = (rulebook: Rulebook = magic): Reference => createReference(createBase(rulebook))

/** Plays a duel from the first main phase, with the turn-player A. */
export const duel = (from: Situation, script: readonly Choice[] = [], rulebook: Rulebook = magic): Game =>
  play(
    situation({
      phase: 'precombat-main',
      players: [
        { id: 'A', life: 20 },
        { id: 'B', life: 20 }
      ],
      ...from
    }),
    script,
    mtg(rulebook)
  )

/** What a duel comes to, in a few words each. */
export const told = (...duelled: Parameters<typeof duel>): readonly string[] => words(duel(...duelled))

export const bear = card('bear', [], { types: ['creature'], power: 2, toughness: 2 })
export const land = card('land', [], { types: ['land'] })

/** An artifact with a triggered ability `sees`. */
export const watcher = (name: string, trigger: Trigger, steps: readonly Step[], rest: Partial<Card> = {}): Card =>
  card(name, [sees(trigger, steps)], { types: ['artifact'], ...rest })

export const sees = (trigger: Trigger, steps: readonly Step[]): Ability => ({
  kind: 'triggered',
  id: 'sees',
  effect: { kind: 'trigger', trigger, steps: [...steps] }
})

export const gain = (amount: number): Step => ({ do: 'gain', player: 'you', of: 'life', amount })
