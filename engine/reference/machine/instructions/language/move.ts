/** "Put into a zone." @module */
import type { Id } from '../../../../../model/trace/event.js'
import { objectAt } from '../../../objects.js'
import { bringing } from '../../events/entering.js'
import { isTooLate } from '../../events/returning.js'
import { act } from '../acting.js'
import type { Doing } from '../doing.js'
import type { Instruction, Payer, StepOf } from '../instruction.js'
import { canAny, canEach } from '../paying.js'
import { fields } from '../../../fields.js'

const moved = ({ run, step }: Doing<StepOf<'move'>>, object: string) => {
  const { zone: from } = objectAt(run.w, object)!
  return { event: 'move', object, from, to: step.to, ...fields({ position: step.position }) } as const
}

const moves = ({ run }: Payer, { to }: StepOf<'move'>, id: Id): boolean => {
  const zone = objectAt(run.w, id)?.zone
  return zone !== undefined && run.ctx.rules.wouldMove(zone, to)
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
  payable: (payer, step) => canEach(payer, step.what, id => moves(payer, step, id)),
  doable: (payer, step) => canAny(payer, step.what, id => moves(payer, step, id)),
  acted: step => step.what,
  eventFor: moved
}
