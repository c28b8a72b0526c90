/**
 * Seats.
 * @module
 */
import type { Id } from '../../../model/trace/event.js'

/** The players clockwise, beginning with one of them. @see fab:6.5.2 fab:6.6.6b */
export const clockwiseFrom = (players: readonly Id[], first: Id): readonly Id[] => {
  const at = Math.max(0, players.indexOf(first))
  return [...players.slice(at), ...players.slice(0, at)]
}
