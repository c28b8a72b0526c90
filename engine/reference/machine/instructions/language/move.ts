/** "Put into a zone." @module */
import { objectAt } from '../../../objects.js'
import { bringing } from '../../events/entering.js'
import { isTooLate } from '../../events/returning.js'
import { act } from '../acting.js'
import type { Doing } from '../doing.js'
import type { Instruction, StepOf } from '../instruction.js'

const moved = ({ run, step }: Doing<StepOf<'move'>>, object: string) => {
  const { zone: from } = objectAt(run.w, object)!
  return { event: 'move', object, from, to: step.to, ...(step.position && { position: step.position }) } as const
}

export const move: Instruction<'move'> = {
  perform: doing => {
    const { run, step, view, scope } = doing
    if (step.until && isTooLate(run, doing.frame, step.until)) return
    act(doing, step.what, object => {
      const event = moved(doing, object)
      return step.with ? bringing(run.ctx, event, step.with, view, scope) : event
    })
  },
  payable: () => true,
  acted: step => step.what,
  eventFor: moved
}
