import type { PlayerNumber } from '../../scenario/names.js'
import type { Id } from '../../trace/event.js'
import type { World } from '../world.js'
import type { Fold } from './occurrence.js'

/** Adds to a number that a player has. */
export const addTo = (world: World, player: Id, number: PlayerNumber, amount: number): World => ({
  ...world,
  numbers: { ...world.numbers, [player]: { ...world.numbers[player], [number]: (world.numbers[player]?.[number] ?? 0) + amount } }
})

export const gain: Fold<'gain'> = (world, event) => addTo(world, event.player, event.of, event.amount)

export const lose: Fold<'lose'> = (world, event) => addTo(world, event.player, event.of, -event.amount)
