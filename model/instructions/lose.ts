/** "Lose points": a player who has too few cannot pay them. @module */
import { playerNumber } from '../world/index.js'
import { asSweep } from './common/at-once.js'
import { inOrder } from './common/making.js'
import { amountIn, refersTo } from './common/place.js'
import { pointsOf, sayPoints } from './common/points.js'
import type { Instruction } from './instruction.js'

export const lose: Instruction<'lose'> = {
  does: {
    kind: 'events',
    of: ({ world, data }, step) => inOrder(pointsOf({ world, scope: data.scope }, step)),
    atOnce: asSweep,
    additional: pointsOf
  },
  possible: (place, step) =>
    refersTo(place, step.player).some(player => playerNumber(place.world, player, step.of) >= amountIn(place, step.amount)),
  says: sayPoints
}
