/** "So many times." @module */
import { isTooOften, push } from '../../../context.js'
import type { Task } from '../../../task.js'
import { stepsTask, value } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const repeat: Instruction<'repeat'> = {
  perform: doing => {
    const { run, step } = doing
    const times = value(doing, step.times)
    if (isTooOften(run, times, 'instructions that are carried out')) return
    push(run, ...Array.from({ length: times }, (): Task => stepsTask(doing, step.steps)))
  },
  payable: () => true,
  inner: step => step.steps
}
