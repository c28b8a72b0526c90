/** Points that players gain or lose. @module */
import { performAll, playersMeant, value, type Doing } from './doing.js'
import type { StepOf } from './instruction.js'

export const points = (doing: Doing<StepOf<'gain'> | StepOf<'lose'>>): void => {
  const { step } = doing
  const amount = value(doing, step.amount)
  performAll(
    doing,
    playersMeant(doing, step.player).map(player => ({ event: step.do, player, of: step.of, amount }))
  )
}
