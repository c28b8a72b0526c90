/** "Unless." @module */
import { offer } from '../choosing.js'
import { follow } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const unless: Instruction<'unless'> = {
  perform: doing => offer(doing, false),
  payable: () => true,
  heard: (doing, isYes) => {
    const { run, step } = doing
    follow(doing, run.ctx.rules.unlessOf(isYes, step.steps, step.otherwise))
  },
  inner: step => [...step.steps, ...step.otherwise]
}
