/** "Draw." @module */
import { objectAt } from '../../../objects.js'
import { inSequence, playersMeant, value, type Doing } from '../doing.js'
import type { Instruction, Payer, StepOf } from '../instruction.js'

const perform = (doing: Doing<StepOf<'draw'>>): void => {
  const count = value(doing, doing.step.count)
  if (count === 0) return
  inSequence(
    doing,
    playersMeant(doing, doing.step.player).map(player => ({ event: 'draw', player, ...(count > 1 && { count }) }))
  )
}

const payable = ({ run: { ctx, w }, view, scope }: Payer, step: StepOf<'draw'>): boolean => {
  const player = ctx.base.refersTo(step.player, view, scope)[0]
  return w.zones.deck.some(id => objectAt(w, id)!.owner === player)
}

export const draw: Instruction<'draw'> = { perform, payable }
