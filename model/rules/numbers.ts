/** What numbers may be, and what is gained of them. @module */
import type { Game } from './decision.js'
import { decision, is, yesNo } from './decision.js'

/** Whether a number of an object stops at zero. */
export const isStoppedAtZero = is('numbers.floor', 'zero')

/** Whether a number of a player does, as it reads. */
export const isPlayersStoppedAtZero = yesNo(
  { cites: ['fab-context:2.5.3e', 'mtg-context:107.1b'], reads: ['numbers.floor'] },
  ({ facts }: Game) => facts.base.rulebook.structure.numbers.floor.value === 'zero'
)

/** Whether life that is gained is added, rather than to take back what was lost. */
export const isGainAdded = is('numbers.lifeGained', 'added')

/** How much of life is recovered: no more than was lost. */
export const gained = decision(
  { cites: ['ga-context:GL.recover', 'ga-context:DM.13'], reads: ['numbers.lifeGained'] },
  [() => 0],
  (_: Game, amount: number, lost: number) => Math.min(amount, Math.max(0, lost))
)
