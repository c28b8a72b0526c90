/**
 * Instructions for all of some things: which of them they would do anything to.
 * @module
 * @see fab-context:1.9.1b fab-context:1.8.6d
 */
import { objectAt } from '../../objects.js'
import { wouldDo } from '../events/doing-anything.js'
import { withinZones } from '../../seen.js'
import type { Doing } from './doing.js'
import { known } from './instruction.js'
import { namesOfKind } from '../stack/targets.js'

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
