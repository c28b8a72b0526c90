/**
 * Whether an event would do anything as things stand: what would do nothing is not about to happen, and effects have nothing to replace.
 * @module
 * @see fab-context:1.9.1b mtg-context:614.7
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import type { Run } from '../../context.js'

/** What is done to an object, as far as there is something to do. A draw is about to happen where there is no card as well. */
const TO_AN_OBJECT: readonly GameEvent['event'][] = ['status', 'counters', 'heal', 'move', 'destroy', 'sacrifice', 'discard', 'attach']

/** Whether an event would change anything about its object. */
export const wouldDo = ({ ctx, w }: Run, event: GameEvent): boolean =>
  !TO_AN_OBJECT.includes(event.event) || ctx.rules.isAboutToHappen(ctx.does.happen(ctx, w, event))
