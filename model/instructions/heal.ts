/** "Remove all damage": what has none is not healed. @module */
import { asSweep } from './common/at-once.js'
import { eachInArena } from './common/making.js'
import { always } from './common/place.js'
import { sayActed } from './common/words.js'
import type { Instruction } from './instruction.js'

export const heal: Instruction<'heal'> = {
  does: {
    kind: 'events',
    of: (doing, step) =>
      eachInArena(doing, step.what, object => ((doing.world.objects[object]?.damage ?? 0) > 0 ? { event: 'heal', object } : undefined)),
    atOnce: asSweep,
    acted: step => step.what,
    alters: true
  },
  possible: always,
  says: (step, speech) => `remove all damage from ${sayActed(step.what, speech)}`
}
