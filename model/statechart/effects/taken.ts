/** What events take away. @module */
import type { GameEvent, Id } from '../../trace/event.js'

/** The object that an event puts elsewhere: what is destroyed, sacrificed or moved. */
export const takenBy = (event: GameEvent): Id | undefined =>
  event.event === 'destroy' || event.event === 'sacrifice' || event.event === 'move' ? event.object : undefined
