/** Who is asked: the player whom a text names, or whose the effect is, whoever has the turn. @module */
import type { RuleId } from '../scenario/names.js'
import type { Id } from '../trace/event.js'
import type { Decision, Game } from './decision.js'
import { decision } from './decision.js'

/** A decision who is asked: it could be the turn-player, or the next player, clockwise. */
const player = (cites: readonly RuleId[]): Decision<[Game, Id, Id, readonly Id[]], Id> =>
  decision(
    { cites },
    [
      (_: Id, __: Id, turnPlayer: Id) => turnPlayer,
      (whose: Id, _: Id, __: Id, players: readonly Id[]) => players[(players.indexOf(whose) + 1) % players.length] ?? whose
    ],
    (_: Game, whose: Id, _turnPlayer: Id, _players: readonly Id[]) => whose
  )

/** Who names the modes of what is put on the stack: whose it is. */
export const namesModes = player(['mtg:603.3c', 'fab:6.6.6a', 'ga:5.1', 'ga-older:5', 'mtg-2010:trigger.4', 'fab-context:1.7.5'])

/** Who declares its targets. */
export const declaresTargets = player(['mtg:603.3d', 'fab:6.6.6a', 'ga:5.1', 'ga-older:5', 'mtg-2010:trigger.4', 'fab-context:1.8.5'])

/** Who takes or leaves an option: whom the text names, or whose the effect is. */
export const takesOption = player(['fab-context:1.8.3', 'mtg:603.5', 'ga:1.1', 'ga-context:RS.5', 'ga-older:1', 'mtg-2010:trigger.6'])

/** Who may do what avoids an effect. */
export const settlesUnless = player(['fab-context:1.8.4b', 'mtg:603.5', 'ga-context:RS.5'])

/** Who picks what is left open: whom the text names, or whose the effect is. */
export const picks = player(['fab-context:1.8.6', 'mtg-context:608.2d', 'ga-context:RS.3'])

/** Who picks the cards that a player discards: that player. */
export const picksDiscards = player(['fab-context:1.8.6', 'mtg-context:608.2d', 'ga-context:GL.discard.3'])

/** Who gives the parts of a compound event their order: whose the effect is. */
export const ordersParts = player(['fab-context:1.8.6d'])

/** Who declares which points of damage are prevented. */
export const dividesPrevention = player(['fab:6.4.10f', 'mtg-context:615.7'])

/** Who orders effects that begin together: the turn-player. */
export const ordersTies = player(['fab:6.3.4', 'fab:6.3.4b'])

/** Who keeps one of several unique objects: who controls them. */
export const keepsUnique = player(['mtg-context:704.5j', 'ga-context:SBC-T.4', 'mtg-context:704.6d'])
