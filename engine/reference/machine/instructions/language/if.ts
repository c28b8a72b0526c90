/** "If." @module */
import { follow } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const conditional: Instruction<'if'> = {
  perform: doing => {
    const { run, step, view, scope } = doing
    const { rules, base, structure } = run.ctx
    const holds = base.condition(step.if, view, scope)
    follow(doing, rules.branchOf(holds, rules.underCondition(structure, step.if, step.then), step.else ?? []))
  },
  payable: () => true,
  inner: step => [...step.then, ...(step.else ?? [])]
}
