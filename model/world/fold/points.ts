import { gained as gainedOf, isGainAdded } from '../../rules/numbers.js'
import type { PlayerNumber } from '../../scenario/names.js'
import type { EventOf, Id } from '../../trace/event.js'
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

/**
 * How much of a gain comes about: where life is recovered, no more than was lost.
 * @see ga-context:GL.recover
 */
export const gained = (world: World, { player, of, amount }: EventOf<'gain'>): number => {
  const most = world.facts.full[player]
  if (of !== 'life' || most === undefined || isGainAdded(world)) return amount
  return gainedOf(world, amount, most - (world.numbers[player]?.life ?? 0))
}

export const gain: Fold<'gain'> = (world, event) => addTo(world, event.player, event.of, gained(world, event))

export const lose: Fold<'lose'> = (world, event) => addTo(world, event.player, event.of, -event.amount)
