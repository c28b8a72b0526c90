/** "Attach to", or unattach. @module */
import { objectAt } from '../../../objects.js'
import { mayBeAttached } from '../../events/attachments.js'
import { act } from '../acting.js'
import { refersTo } from '../doing.js'
import type { Instruction, Payer, StepOf } from '../instruction.js'
import { isToBeChosen, objectsOf } from '../paying.js'
import { fields } from '../../../fields.js'

/** Whether something is attached that is to come off, or can be attached to what it is to be attached to. */
const payable = (payer: Payer, step: StepOf<'attach'>): boolean => {
  const { run, view, scope } = payer
  const { w, ctx } = run
  if (isToBeChosen(payer, step.what)) return true
  const objects = objectsOf(payer, step.what)
    .map(id => objectAt(w, id))
    .filter(object => object?.zone === 'arena')
  if (step.to === undefined) return objects.some(object => object?.attachedTo !== undefined)
  if (isToBeChosen(payer, step.to)) return objects.length > 0
  const hosts = ctx.base.refersTo(step.to, view, scope)
  return objects.some(object => hosts.some(host => mayBeAttached(ctx, w, object!.id, host)))
}

export const attach: Instruction<'attach'> = {
  perform: doing => {
    const { step } = doing
    const to = step.to === undefined ? undefined : refersTo(doing, step.to)[0]
    if (step.to !== undefined && to === undefined) return
    act(doing, step.what, object => ({ event: 'attach', object, ...fields({ to }) }))
  },
  payable
}
