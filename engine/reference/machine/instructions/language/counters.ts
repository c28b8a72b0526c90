/** "Put counters on", or remove them. @module */
import type { GameEvent, Id } from '../../../../../model/trace/event.js'
import { objectAt } from '../../../objects.js'
import { act, sharedWith } from '../acting.js'
import type { Doing } from '../doing.js'
import type { Instruction, Payer, StepOf } from '../instruction.js'
import { objectsOf } from '../paying.js'
import { wouldDo } from '../sweeps.js'

const delta = ({ run, view, scope }: Pick<Payer, 'run' | 'view' | 'scope'>, step: StepOf<'counters'>, id?: Id): number =>
  run.ctx.base.amount(step.delta, view, id === undefined ? scope : sharedWith(scope, step.on, id)) ?? 0

const put = (step: StepOf<'counters'>, object: Id, by: number): GameEvent => ({
  event: 'counters',
  object,
  counter: step.counter,
  delta: by
})

const perform = (doing: Doing<StepOf<'counters'>>): void => {
  const { run, step } = doing
  const by = (object: Id): number => delta(doing, step, object)
  // where there is none to remove, nothing is about to happen
  act(
    doing,
    step.on,
    object => put(step, object, by(object)),
    object => wouldDo(run, put(step, object, by(object)))
  )
}

const payable = (payer: Payer, step: StepOf<'counters'>): boolean => {
  const by = delta(payer, step)
  return objectsOf(payer, step.on).every(id => (objectAt(payer.run.w, id)?.counters[step.counter] ?? 0) + by >= 0)
}

export const counters: Instruction<'counters'> = {
  perform,
  payable,
  acted: step => step.on,
  eventFor: (doing, object) => put(doing.step, object, delta(doing, doing.step, object))
}
