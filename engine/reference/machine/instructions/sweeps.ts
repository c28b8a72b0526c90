/**
 * Instructions for all of some things: which of them they would do anything to.
 * @module
 * @see fab-context:1.9.1b fab-context:1.8.6d
 */
import type { Filter } from '../../../../model/scenario/amount.js'
import type { Step } from '../../../../model/scenario/step.js'
import type { GameEvent } from '../../../../model/trace/event.js'
import type { Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import type { Doing } from './doing.js'

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

/** What an instruction is for all of. */
const sweptBy = (step: Step): Filter | undefined => {
  const acted = 'what' in step ? step.what : step.do === 'counters' ? step.on : step.do === 'damage' ? step.to : undefined
  return typeof acted === 'object' && 'all' in acted ? acted.all : undefined
}

/** The event that an instruction makes of an object, where it may do nothing. */
const eventFor = ({ run, step, view, scope }: Doing, object: string): GameEvent | undefined => {
  switch (step.do) {
    case 'status':
      return { event: 'status', object, status: step.status, on: step.on }
    case 'counters':
      return { event: 'counters', object, counter: step.counter, delta: run.ctx.base.amount(step.delta, view, scope) ?? 0 }
    case 'heal':
      return { event: 'heal', object }
    case 'move':
      return { event: 'move', object, from: objectAt(run.w, object)!.zone, to: step.to }
    default:
      return undefined
  }
}

/** Whether an instruction is for all of some things, and there is none to which it would do anything. */
export const sweepsNothing = (doing: Doing): boolean => {
  const { run, step, view, scope } = doing
  const filter = sweptBy(step)
  if (!filter) return false
  return !view.inZone(filter.zone ?? 'arena').some(object => {
    if (!objectAt(run.w, object.id) || !run.ctx.base.matchesFilter(filter, object, view, scope, 'arena')) return false
    const event = eventFor(doing, object.id)
    return event === undefined || wouldDo(run, event)
  })
}
