/** "Negate." @module */
import { inSequence, refersTo } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const negate: Instruction<'negate'> = {
  perform: doing => {
    const { run, step } = doing
    inSequence(
      doing,
      refersTo(doing, step.what)
        .filter(id => run.w.stack.some(stackObject => stackObject.id === id && run.ctx.rules.mayNegate(stackObject)))
        .map(stackObject => ({ event: 'negate', layer: stackObject }))
    )
  },
  payable: () => true
}
