/**
 * Abilities: where they function, and what they refer to.
 * @module
 */
import type { Effect } from '../../../model/scenario/effect.js'
import type { Zone } from '../../../model/scenario/names.js'

/** Where an ability and its source are. */
export interface Place {
  /** Where the ability says that it functions. */
  readonly named: readonly Zone[] | undefined
  readonly zone: Zone
  readonly faceDown: boolean
  /** It is treated as though it did not exist. */
  readonly away: boolean
  /** Its source is the card of the stack object that is resolving. */
  readonly resolving: boolean
}

/**
 * Whether an ability is functional: its source is public, and in the arena unless the ability says otherwise or its stack object resolves.
 * @see fab-context:1.7.4 fab-context:1.7.4i fab-context:5.3.3
 */
export const isFunctional = ({ named, zone, faceDown, away, resolving }: Place): boolean =>
  !faceDown && !away && (named ? named.includes(zone) : zone === 'arena' || (resolving && zone === 'stack'))

/**
 * Whether an ability replaces a move of its own source alone: that one, and no other, is functional for it wherever the source is, unless
 * it names where it functions and does not name the arena.
 * @see fab-context:1.7.4j mtg-context:614.4 mtg-context:614.12 ga-context:GL.zones
 */
export const replacesOwnMove = (effect: Effect, named: readonly Zone[] | undefined): boolean =>
  effect.kind === 'replacement' &&
  effect.event.object !== undefined &&
  'ref' in effect.event.object &&
  effect.event.object.ref === 'self' &&
  (named === undefined || named.includes('arena'))
