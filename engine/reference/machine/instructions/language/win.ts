/** "Win the game." @module */
import { living } from '../../../context.js'
import { inSequence, refersTo } from '../doing.js'
import type { Instruction } from '../instruction.js'

export const win: Instruction<'win'> = {
  perform: doing => {
    const players = refersTo(doing, doing.step.player).filter(player => living(doing.run.w).includes(player))
    inSequence(
      doing,
      players.map(player => ({ event: 'win', player }))
    )
  },
  payable: () => true
}
