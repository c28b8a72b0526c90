/** "You may." @module */
import { offer } from '../choosing.js'
import { follow } from '../doing.js'
import type { Instruction } from '../instruction.js'
import { sweepsNothing } from '../sweeps.js'

export const may: Instruction<'may'> = {
  perform: doing => {
    const [first] = doing.step.steps
    offer(doing, first !== undefined && sweepsNothing({ ...doing, step: first }))
  },
  payable: () => true,
  heard: (doing, isYes) => {
    if (isYes) follow(doing, doing.step.steps)
  },
  inner: step => step.steps
}
