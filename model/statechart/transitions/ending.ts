/** The end of a scenario. @module */
import type { ReportedState } from '../../trace/observation.js'
import type { World } from '../../world/index.js'
import { living, teamOf, winnerOf } from '../../world/index.js'
import type { TransitionEffect, Pattern } from '../part.js'
import { differences } from '../effects/reported.js'
import { ANY } from '../unify.js'

/**
 * The end as it must be reported: why, who won, and a state that is the world's.
 * @param readings the world in each way in which its objects may be seen
 */
export const endPattern = (world: World, why: string, winner?: string, readings: readonly World[] = [world]): Pattern => ({
  see: 'end',
  why,
  ...(winner !== undefined && { 'winner?': winner }),
  'note?': ANY,
  state: (came: unknown, names: Readonly<Record<string, string>>) =>
    readings.some(seen => differences(world, came as ReportedState, names, seen).length === 0) ? names : undefined
})

/**
 * The end of a game that is over: any of a team that won may be named. Whether texts still speak of those who have lost, once nobody plays on,
 * is not said.
 */
export const gameOver = (world: World): TransitionEffect => {
  const winners = teamOfWinner(world)
  return {
    pattern: {
      ...endPattern(world, 'game-over', undefined, [world, { ...world, players: living(world) }]),
      'winner?': (came: unknown, names: Readonly<Record<string, string>>) =>
        winners.some(player => came === (names[player] ?? player)) ? names : undefined
    },
    next: state => ({ ...state, over: true })
  }
}

const teamOfWinner = (world: World): readonly string[] => {
  const winner = winnerOf(world)
  return winner === undefined ? [] : teamOf(world, winner)
}
