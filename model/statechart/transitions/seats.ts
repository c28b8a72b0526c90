/** Where players sit. @module */
import { clockwise } from '../../world/index.js'
import type { World } from '../../world/index.js'

/** The player so many seats from the turn-player on, clockwise. */
export const seatFrom = (world: World, seats: number): string => {
  if (seats === 0) return world.turn.player
  const players = clockwise(world, world.turn.player)
  return players.at(seats % players.length) ?? world.turn.player
}
