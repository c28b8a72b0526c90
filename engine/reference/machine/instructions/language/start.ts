/** An effect that starts and lasts. @module */
import { note } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const start: Instruction<'start'> = {
  perform: doing => {
    const { run, step, frame, scope } = doing
    if (run.ctx.does.startEffect(run, step, { ...frame, scope }) && step.as !== undefined) note(doing, step.as, 1)
  },
  payable: () => true
}
