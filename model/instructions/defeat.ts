/** "Lose the game." @module */
import { instruct, sayRef } from '../telling/card/speech.js'
import { asSweep } from './common/at-once.js'
import { playersIn } from './common/doing.js'
import { inOrder } from './common/making.js'
import { always } from './common/place.js'
import type { Instruction } from './instruction.js'

export const defeat: Instruction<'defeat'> = {
  does: {
    kind: 'events',
    of: (doing, step) => inOrder(playersIn(doing, step.player).map(player => ({ event: 'defeat', player }))),
    atOnce: asSweep
  },
  possible: always,
  says: (step, speech) => instruct(sayRef(step.player, speech), 'lose the game')
}
