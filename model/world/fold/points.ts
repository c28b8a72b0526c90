import type { PlayerNumber } from '../../scenario/names.js'
import type { Id } from '../../trace/event.js'
import type { World } from '../world.js'
import { teamOf } from '../world.js'
import type { Fold } from './occurrence.js'

/** Adds to a number that a player has; a team has one life total. */
export const addTo = (world: World, player: Id, number: PlayerNumber, amount: number): World => {
  const numbers = { ...world.numbers }
  for (const each of number === 'life' ? teamOf(world, player) : [player])
    numbers[each] = { ...numbers[each], [number]: (numbers[each]?.[number] ?? 0) + amount }
  return { ...world, numbers }
}

export const gain: Fold<'gain'> = (world, event) => addTo(world, event.player, event.of, event.amount)

export const lose: Fold<'lose'> = (world, event) => addTo(world, event.player, event.of, -event.amount)
