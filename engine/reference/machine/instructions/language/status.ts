/** "Becomes", "stops being". @module */
import type { GameEvent, Id } from '../../../../../model/trace/event.js'
import { objectAt } from '../../../objects.js'
import { act } from '../acting.js'
import type { Doing } from '../doing.js'
import type { Instruction, StepOf } from '../instruction.js'
import { canEach } from '../paying.js'

const become = ({ step }: Doing<StepOf<'status'>>, object: Id): GameEvent => ({
  event: 'status',
  object,
  status: step.status,
  on: step.on
})

export const status: Instruction<'status'> = {
  perform: doing => act(doing, doing.step.what, object => become(doing, object)),
  payable: (payer, step) => canEach(payer, step.what, id => objectAt(payer.run.w, id)?.statuses.includes(step.status) !== step.on),
  acted: step => step.what,
  eventFor: become
}
