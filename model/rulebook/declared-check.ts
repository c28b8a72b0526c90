/**
 * State checks told as data, so that a rulebook can have one of its own without code.
 *
 * A check looks at players who are still in the game, or at the objects of one zone, in the order of the zone; what has phased out
 * is not there. It is up for each of which all demands hold, as effects make it at that moment. A number that an object does not
 * have meets no demand; of counters that it does not have there are none. What is up does what `then` says, as one event for each.
 * @module
 */
import type { Comparison, NumberName, PlayerNumber, RuleId, Zone } from '../scenario/names.js'

/**
 * What a check demands of a player's number.
 * @public
 */
export interface PlayerDemand {
  readonly number: PlayerNumber
  readonly is: Comparison
  readonly than: number
}

/**
 * What a check demands of an object: how a number or its counters compare, a type or a marker that it has.
 * @public
 */
export type ObjectDemand =
  | { readonly number: NumberName; readonly is: Comparison; readonly than: number }
  | { readonly counters: string; readonly is: Comparison; readonly than: number }
  | { readonly type: string }
  | { readonly marker: string }

/**
 * What becomes of an object for which a check is up.
 * @public
 */
export type ObjectFate =
  | { readonly do: 'destroy' | 'sacrifice' }
  | { readonly do: 'move'; readonly to: Zone }
  /** All counters of the kind go; where there are none, nothing happens. */
  | { readonly do: 'remove-counters'; readonly counter: string }

/**
 * A state check as data, with the rules that give it.
 * @public
 */
export type DeclaredCheck = { readonly name: string; readonly rules: readonly RuleId[] } & (
  | { readonly of: 'player'; readonly when: readonly PlayerDemand[]; readonly then: { readonly do: 'defeat' } }
  | { readonly of: 'object'; readonly in: Zone; readonly when: readonly ObjectDemand[]; readonly then: ObjectFate }
)
