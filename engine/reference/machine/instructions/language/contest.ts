/** Contests between players; what they reveal and who wins is settled as it occurs. @module */
import { living } from '../../../context.js'
import { inSequence, refersTo } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const contest: Instruction<'contest'> = {
  perform: doing => {
    const { run, step, scope } = doing
    const others = refersTo(doing, step.with).filter(player => living(run.w).includes(player))
    if (others.length > 0) inSequence(doing, [{ event: 'contest', name: step.name, players: [scope.you, ...others] }])
  },
  payable: () => true
}
