/** "Put counters on", or remove them. @module */
import type { GameEvent, Id } from '../../../../../model/trace/event.js'
import { objectAt } from '../../../objects.js'
import { act, sharedWith } from '../acting.js'
import { done } from '../doers.js'
import type { Doing } from '../doing.js'
import type { Instruction, Payer, StepOf } from '../instruction.js'
import { canAny, objectsOf } from '../paying.js'

const delta = ({ run, view, scope }: Pick<Payer, 'run' | 'view' | 'scope'>, step: StepOf<'counters'>, id?: Id): number =>
  run.ctx.base.amount(step.delta, view, id === undefined ? scope : sharedWith(scope, step.on, id)) ?? 0

const put = (doing: Doing<StepOf<'counters'>>, object: Id): GameEvent => ({
  event: 'counters',
  object,
  counter: doing.step.counter,
  delta: delta(doing, doing.step, object),
  ...done(doing)
})

const payable = (payer: Payer, step: StepOf<'counters'>): boolean => {
  const by = delta(payer, step)
  return objectsOf(payer, step.on).every(id => (objectAt(payer.run.w, id)?.counters[step.counter] ?? 0) + by >= 0)
}

const doable = (payer: Payer, step: StepOf<'counters'>): boolean => {
  const by = delta(payer, step)
  return canAny(payer, step.on, id => {
    const object = objectAt(payer.run.w, id)
    return object !== undefined && (object.counters[step.counter] ?? 0) + by >= 0
  })
}

export const counters: Instruction<'counters'> = {
  perform: doing => act(doing, doing.step.on, object => put(doing, object)),
  payable,
  doable,
  acted: step => step.on,
  eventFor: put
}
