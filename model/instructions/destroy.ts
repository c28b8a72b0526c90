/** "Destroy." @module */
import { asSweep } from './common/at-once.js'
import { done } from './common/doers.js'
import { eachInArena } from './common/making.js'
import { mayRemove } from './common/removing.js'
import { sayActed } from './common/words.js'
import type { Instruction } from './instruction.js'

export const destroy: Instruction<'destroy'> = {
  does: {
    kind: 'events',
    of: (doing, step) => eachInArena(doing, step.what, object => ({ event: 'destroy', object, ...done(doing) })),
    atOnce: asSweep,
    acted: step => step.what
  },
  possible: mayRemove,
  says: (step, speech) => `destroy ${sayActed(step.what, speech)}`
}
