/** Moves that last until something happens, and how what was moved returns. @module */
import type { Game } from './decision.js'
import { yesNo } from './decision.js'

/** Whether a game speaks of moves that last until something happens. */
export const speaksOfLastingMoves = yesNo(
  { cites: ['mtg-context:610.3'], reads: ['zones.untilReturns'] },
  ({ facts }: Game) => facts.base.rulebook.structure.zones.untilReturns.value !== null
)

/** Whether what was moved until something happens returns right after that. */
export const returnsAtOnce = yesNo(
  { cites: ['mtg-context:610.3'], reads: ['zones.untilReturns'] },
  ({ facts }: Game) => facts.base.rulebook.structure.zones.untilReturns.value !== false
)

/** Whether nothing is moved any more, since that until which it would be moved has happened meanwhile. */
export const isTooLate = yesNo({ cites: ['mtg-context:610.3a', 'mtg-context:610.3b'] }, (_: Game, hasHappened: boolean) => hasHappened)

/** Whether an object that is to return is still the one that was moved. */
export const isStillAway = yesNo(
  { cites: ['mtg-context:610.3', 'mtg-context:400.7'] },
  (_: Game, moved: number, now: number) => moved === now
)

/** Whether what is to return does so at once with the others. */
export const returnsWithOthers = yesNo({ cites: ['mtg-context:610.3d'] }, (_: Game, others: number) => others > 0)
