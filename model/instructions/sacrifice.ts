/** "Sacrifice." @module */
import { asSweep } from './common/at-once.js'
import { sacrificed } from './common/doers.js'
import { eachInArena } from './common/making.js'
import { mayRemove } from './common/removing.js'
import { sayActed } from './common/words.js'
import type { Instruction } from './instruction.js'

export const sacrifice: Instruction<'sacrifice'> = {
  does: {
    kind: 'events',
    of: (doing, step) => eachInArena(doing, step.what, object => ({ event: 'sacrifice', object, ...sacrificed(doing, object) })),
    atOnce: asSweep,
    acted: step => step.what
  },
  possible: mayRemove,
  says: (step, speech) => `sacrifice ${sayActed(step.what, speech)}`
}
