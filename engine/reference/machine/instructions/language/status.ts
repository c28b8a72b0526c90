/** "Becomes", "stops being". @module */
import type { GameEvent, Id } from '../../../../../model/trace/event.js'
import { objectAt } from '../../../objects.js'
import { act } from '../acting.js'
import type { Doing } from '../doing.js'
import type { Instruction, Payer, StepOf } from '../instruction.js'
import { canAny, canEach } from '../paying.js'

const become = ({ step }: Doing<StepOf<'status'>>, object: Id): GameEvent => ({
  event: 'status',
  object,
  status: step.status,
  on: step.on
})

const changes = ({ run }: Payer, step: StepOf<'status'>, id: Id): boolean => {
  const object = objectAt(run.w, id)
  return object !== undefined && object.statuses.includes(step.status) !== step.on
}

export const status: Instruction<'status'> = {
  perform: doing => act(doing, doing.step.what, object => become(doing, object)),
  payable: (payer, step) => canEach(payer, step.what, id => changes(payer, step, id)),
  doable: (payer, step) => canAny(payer, step.what, id => changes(payer, step, id)),
  acted: step => step.what,
  eventFor: become
}
