/** How the game checks its own state: which checks there are, how often they are made, and what acts together. @module */
import type { Game } from './decision.js'
import { anyOf, given, is, yesNo } from './decision.js'

/** The checks of a game, in order. */
export const list = given('checks.list', [all => all.toReversed()])

/** Further checks, told as data, in order. */
export const declared = given('checks.declared', [() => [], all => all?.toReversed() ?? null])

/** Whether checks are made again after any has acted, and after what has triggered is placed, until none applies; else each is made once. */
export const repeats = is('checks.loop', 'until-stable')

/** Whether a check is due, so many of the first in the list having been made: where each is made once, only those after them are. */
export const isDue = yesNo(
  { cites: ['fab-context:1.10.2', 'mtg-context:704.3', 'mtg-2010:sba.0', 'ga-context:SBC.1'], reads: ['checks.loop'] },
  ({ facts }: Game, place: number, made: number) => facts.base.rulebook.structure.checks.loop.value === 'until-stable' || place >= made
)

/** Whether checks act, as any of those that are due applies. */
export const act = yesNo(
  { cites: ['mtg-context:704.3', 'mtg-2010:sba.0', 'ga-context:SBC.1', 'ga-context:TP.10', 'mtg-context:117.5', 'fab-context:1.10.2'] },
  (_: Game, applying: number) => applying > 0
)

/** Whether all checks that apply act as one, or each by itself. */
export const together = anyOf('checks.simultaneous', ['each-check', 'all-checks'])

/** Whether an object that several checks take in the same way is taken once. */
export const takesOnce = yesNo({ cites: ['mtg-context:704.7'] }, (_: Game) => true)

/**
 * Whether it is open how events of a check that happen at once are replaced, so many of them being concerned: where players order
 * effects in laps, once for each event, no text says whether that is for each of these or for all of them.
 */
export const isReplacingOpen = yesNo(
  { cites: ['fab:6.5.2b', 'fab-context:1.10.2b'], reads: ['replacement.orderer'] },
  ({ facts }: Game, concerned: number) =>
    concerned > 1 && facts.base.rulebook.structure.replacement.orderer.value === 'selected-player-laps'
)
