/** "Lose", or "pay", points. @module */
import type { Instruction, Payer, StepOf } from '../instruction.js'
import { points } from '../points.js'

const payable = ({ run: { ctx }, view, scope }: Payer, step: StepOf<'lose'>): boolean => {
  const player = ctx.base.refersTo(step.player, view, scope)[0]
  return player !== undefined && view.number(player, step.of) >= (ctx.base.amount(step.amount, view, scope) ?? Infinity)
}

export const lose: Instruction<'lose'> = { perform: points, payable }
