/** Modes that were declared, in the order of their declaration. @module */
import { push } from '../../../context.js'
import { stepsTask } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const modes: Instruction<'modes'> = {
  perform: doing => {
    const { run, step, frame } = doing
    const picked = frame.modes.flatMap(id => step.modes.filter(mode => mode.id === id))
    push(run, ...picked.map(mode => stepsTask(doing, mode.steps)))
  },
  payable: () => true
}
