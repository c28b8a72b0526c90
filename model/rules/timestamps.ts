/** When effects are stamped, and who orders those of one moment. @module */
import type { Game } from './decision.js'
import { is, listed, yesNo } from './decision.js'

/** Whether the turn-player orders effects that begin together. */
export const isTurnPlayersToOrder = is('continuous.ties', 'turn-player')

/** Whether a player may order effects that begin together: the turn-player all of them, or each player their own. */
export const mayOrder = yesNo(
  { cites: ['fab:6.3.4b', 'mtg-context:613.7m', 'ga-context:CE.timestamps.4'], reads: ['continuous.ties'] },
  (game: Game, isTurnPlayer: boolean, isTheirOwn: boolean) => (isTurnPlayersToOrder(game) ? isTurnPlayer : isTheirOwn)
)

/** Whether of objects that come together each player's are older than those of the next one, in turn order from the turn-player. */
export const comeInTurnOrder = is('continuous.ties', 'turn-order')

/** Whether what becomes attached has a new timestamp. */
export const isStampedByAttaching = is('continuous.attaching', 'stamps')

/** Whether a static effect that was gone, and is back, is stamped as it is back; else as its object came. */
export const isStampedAnew = is('continuous.restamp', 'as-it-begins')

/** How an effect reads now for an object, by the key of its application. */
interface Live {
  readonly key: string
  readonly live: string
}

/** The applications that are due as events: the first one to each object, and those that read otherwise than before. */
export const pendingApplications = listed(
  { cites: ['fab:6.2.5', 'fab:6.2.5a', 'fab-context:8.0.6a'] },
  (_: Game, all: readonly Live[], applied: Readonly<Record<string, { readonly live: string }>>) =>
    all.filter(({ key, live }) => applied[key]?.live !== live)
)
