/** Points that players gain or lose. @module */
import { living } from '../../context.js'
import { inSequence, refersTo, value, type Doing } from './doing.js'
import type { StepOf } from './instruction.js'

export const points = (doing: Doing<StepOf<'gain'> | StepOf<'lose'>>): void => {
  const { run, step } = doing
  const amount = value(doing, step.amount)
  const players = refersTo(doing, step.player).filter(player => living(run.w).includes(player))
  inSequence(
    doing,
    players.map(player => ({ event: step.do, player, of: step.of, amount }))
  )
}
