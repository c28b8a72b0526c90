/**
 * Instructions for all of some things: which of them they would do anything to.
 * @module
 * @see fab-context:1.9.1b fab-context:1.8.6d
 */
import { objectAt } from '../../objects.js'
import { wouldDo } from '../events/doing-anything.js'
import type { Doing } from './doing.js'
import { known } from './instruction.js'

/** Whether an instruction is for all of some things, and there is none to which it would do anything. */
export const sweepsNothing = (doing: Doing): boolean => {
  const { run, step, view, scope } = doing
  const { acted, eventFor } = known(run.ctx, step)
  const swept = acted?.(step)
  if (typeof swept !== 'object' || !('all' in swept)) return false
  return !view.inZone(swept.all.zone ?? 'arena').some(object => {
    if (!objectAt(run.w, object.id) || !run.ctx.base.matchesFilter(swept.all, object, view, scope, 'arena')) return false
    return eventFor === undefined || wouldDo(run, eventFor(doing, object.id))
  })
}
