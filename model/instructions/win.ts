/** "Win the game." @module */
import { instruct, sayRef } from '../telling/card/speech.js'
import { playersIn } from './common/doing.js'
import { inOrder } from './common/making.js'
import { always } from './common/place.js'
import type { Instruction } from './instruction.js'

export const win: Instruction<'win'> = {
  does: {
    kind: 'events',
    of: (doing, step) => inOrder(playersIn(doing, step.player).map(player => ({ event: 'win', player })))
  },
  possible: always,
  says: (step, speech) => instruct(sayRef(step.player, speech), 'win the game')
}
