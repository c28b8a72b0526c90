/**
 * Whether costs can be paid.
 * @module
 */
import type { Step } from '../../../../model/scenario/step.js'
import type { Scope } from '../../../../model/scenario/view.js'
import type { Id } from '../../../../model/trace/event.js'
import type { Run } from '../../context.js'
import { viewOf } from '../../view.js'
import { known } from '../instructions/instruction.js'

/** Whether a player can carry out the instructions of a cost in full. */
export const canPay = (run: Run, cost: readonly Step[], scope: Scope, playing: Id | undefined): boolean =>
  cost.every(step => canPayStep(run, step, scope, playing))

const canPayStep = (run: Run, step: Step, scope: Scope, playing: Id | undefined): boolean =>
  known(run.ctx, step).payable({ run, scope, view: viewOf(run.ctx, run.w), playing }, step)

/** Whether any of an instruction that a player may choose can be carried out. @see fab-context:1.8.9 */
export const canDo = (run: Run, step: Step, scope: Scope): boolean => {
  const { doable, payable } = known(run.ctx, step)
  return (doable ?? payable)({ run, scope, view: viewOf(run.ctx, run.w), playing: undefined }, step)
}
