/** "Gain points." @module */
import { asSweep } from './common/at-once.js'
import { inOrder } from './common/making.js'
import { always } from './common/place.js'
import { pointsOf, sayPoints } from './common/points.js'
import type { Instruction } from './instruction.js'

export const gain: Instruction<'gain'> = {
  does: {
    kind: 'events',
    of: ({ world, data }, step) => inOrder(pointsOf({ world, scope: data.scope }, step)),
    atOnce: asSweep,
    additional: pointsOf
  },
  possible: always,
  says: sayPoints
}
