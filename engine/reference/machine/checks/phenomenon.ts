/**
 * Players planeswalk away from a phenomenon that has been met, which turns it face down.
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { objectAt } from '../../objects.js'
import { viewOf } from '../../view.js'
import { triggeredBy, type Check } from './check.js'

export const phenomenon: Check = ({ ctx, w }) => {
  const view = viewOf(ctx, w)
  const met = w.zones.command
    .flatMap(id => objectAt(w, id) ?? [])
    .filter(own => !own.statuses.includes('face-down') && (view.object(own.id)?.types.includes('phenomenon') ?? false))
    .map(own => ({ id: own.id, waits: triggeredBy(w, own) }))
  return { events: ctx.rules.phenomenaMet(met).map((object): GameEvent => ({ event: 'status', object, status: 'face-down', on: true })) }
}
