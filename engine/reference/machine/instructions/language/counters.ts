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

/** Whether there are as many counters as are to be removed. */
const hasEnough =
  (payer: Payer, step: StepOf<'counters'>) =>
  (id: Id): boolean =>
    (objectAt(payer.run.w, id)?.counters[step.counter] ?? 0) + delta(payer, step) >= 0

const payable = (payer: Payer, step: StepOf<'counters'>): boolean => objectsOf(payer, step.on).every(hasEnough(payer, step))

const doable = (payer: Payer, step: StepOf<'counters'>): boolean => canAny(payer, step.on, hasEnough(payer, step))

export const counters: Instruction<'counters'> = {
  perform: doing => act(doing, doing.step.on, object => put(doing, object)),
  payable,
  doable,
  acted: step => step.on,
  eventFor: put
}
