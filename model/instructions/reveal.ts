/** "Reveal." @module */
import { asSweep } from './common/at-once.js'
import { each } from './common/making.js'
import { always } from './common/place.js'
import { sayActed } from './common/words.js'
import type { Instruction } from './instruction.js'

export const reveal: Instruction<'reveal'> = {
  does: {
    kind: 'events',
    of: (doing, step) => each(doing, step.what, object => ({ event: 'reveal', object })),
    atOnce: asSweep,
    acted: step => step.what
  },
  possible: always,
  says: (step, speech) => `reveal ${sayActed(step.what, speech)}`
}
