/** How the game checks its own state: which checks there are, how often they are made, and what acts together. @module */
import type { Game } from './decision.js'
import { anyOf, given, is, yesNo } from './decision.js'

/** The checks of a game, in order. */
export const list = given('checks.list', [all => all.toReversed()])

/** Further checks, told as data, in order. */
export const declared = given('checks.declared', [() => [], all => all?.toReversed() ?? null])

/** Whether checks are repeated until none applies, and again after triggers are placed; else they are made once. */
export const repeats = is('checks.loop', 'until-stable')

/** Whether checks act, as any applies: also after others have acted. */
export const act = yesNo(
  { cites: ['mtg-context:704.3', 'mtg-2010:sba.0', 'ga-context:SBC.1', 'ga-context:TP.10', 'mtg-context:117.5'] },
  (_: Game, applying: number) => applying > 0
)

/** Whether all checks that apply act as one, or each by itself. */
export const together = anyOf('checks.simultaneous', ['each-check', 'all-checks'])

/** Whether an object that several checks take in the same way is taken once. */
export const takesOnce = yesNo({ cites: ['mtg-context:704.7'] }, (_: Game) => true)
