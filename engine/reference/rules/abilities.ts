/**
 * Abilities: where they function, and what they refer to.
 * @module
 */
import type { Zone } from '../../../model/scenario/names.js'

/** Where an ability and its source are. */
export interface Place {
  /** Where the ability says that it functions. */
  readonly named: readonly Zone[] | undefined
  readonly zone: Zone
  readonly faceDown: boolean
  /** It is treated as though it did not exist. */
  readonly away: boolean
  /** Its source is the card of the layer that is resolving. */
  readonly resolving: boolean
}

/**
 * Whether an ability is functional: its source is public, and in the arena unless the ability says otherwise or its layer resolves.
 * @see fab-context:1.7.4 fab-context:1.7.4i fab-context:5.3.3
 */
export const isFunctional = ({ named, zone, faceDown, away, resolving }: Place): boolean =>
  !faceDown && !away && (named ? named.includes(zone) : zone === 'arena' || (resolving && zone === 'stack'))

/**
 * Whether an ability of what moves is functional for that move: one that replaces it for its own source alone, and no other.
 * @see fab-context:1.7.4j mtg-context:614.4 mtg-context:614.12
 */
export const functionsForOwnMove = (isOfItselfAlone: boolean): boolean => isOfItselfAlone

/** Whether a "when you do" triggers. @see fab:6.6.2 fab-context:5.4.4c */
export const whenYouDo = (did: boolean, _asCost: boolean): boolean => did
