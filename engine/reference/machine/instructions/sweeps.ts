/**
 * Instructions for all of some things: which of them they would do anything to.
 * @module
 * @see fab-context:1.9.1b fab-context:1.8.6d
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import type { Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import { withinZones } from '../../seen.js'
import type { Doing } from './doing.js'
import { known } from './instruction.js'
import { namesOfKind } from '../stack/targets.js'

/** Whether an event would change anything about its object. */
export const wouldDo = ({ ctx, w }: Run, event: GameEvent): boolean => {
  const object = 'object' in event && event.object !== undefined ? objectAt(w, event.object) : undefined
  if (!object) return true
  switch (event.event) {
    case 'status':
      return ctx.rules.changesStatus(object.statuses.includes(event.status), event.on)
    case 'counters':
      return Math.max(event.delta, -(object.counters[event.counter] ?? 0)) !== 0
    case 'heal':
      return object.damage > 0
    case 'move':
      return event.from !== event.to || event.to === 'deck'
    default:
      return true
  }
}

/** Whether an instruction is for all of some things, and there is none to which it would do anything. */
export const sweepsNothing = (doing: Doing): boolean => {
  const { run, step, view, scope } = doing
  const { acted, eventFor } = known(run.ctx, step)
  const swept = acted?.(step)
  if (typeof swept !== 'object' || 'players' in swept) return false
  if ('targets' in swept)
    return !namesOfKind(Object.keys(scope.targets), swept.targets).some(name => {
      const id = scope.targets[name]!
      return eventFor === undefined || !objectAt(run.w, id) || wouldDo(run, eventFor(doing, id))
    })
  return !withinZones(view, swept.all).some(object => {
    if (!objectAt(run.w, object.id) || !run.ctx.base.matchesFilter(swept.all, object, view, scope, 'arena')) return false
    return eventFor === undefined || wouldDo(run, eventFor(doing, object.id))
  })
}
