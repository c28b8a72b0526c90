/**
 * Schemes whose work is done go face down to the bottom of their deck.
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { objectAt } from '../../objects.js'
import { viewOf } from '../../view.js'
import type { Check } from './check.js'

export const scheme: Check = ({ ctx, w }) => {
  const view = viewOf(ctx, w)
  const stackObjects = [...w.stack, ...w.pending]
  const schemes = w.zones.command
    .filter(id => !objectAt(w, id)!.statuses.includes('face-down') && (view.object(id)?.types.includes('scheme') ?? false))
    .map(id => ({
      id,
      ongoing: view.object(id)!.types.includes('ongoing'),
      triggered: stackObjects.some(stackObject => stackObject.kind === 'triggered' && stackObject.source === id)
    }))
  return {
    events: ctx.rules
      .schemesDone(schemes, ctx.structure.checks.schemes.value)
      .map((object): GameEvent => ({ event: 'move', object, from: 'command', to: 'schemes', position: 'bottom', status: 'face-down' }))
  }
}
