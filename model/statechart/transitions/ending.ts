/** The end of a scenario. @module */
import type { ReportedState } from '../../trace/observation.js'
import type { World } from '../../world/index.js'
import { teamOf, winnerOf } from '../../world/index.js'
import type { TransitionEffect, Pattern } from '../part.js'
import { differences } from '../effects/reported.js'
import { ANY } from '../unify.js'

/** The end as it must be reported: why, who won, and a state that is the world's. */
export const endPattern = (world: World, why: string, winner?: string): Pattern => ({
  see: 'end',
  why,
  ...(winner !== undefined && { 'winner?': winner }),
  'note?': ANY,
  state: (came: unknown, names: Readonly<Record<string, string>>) =>
    differences(world, came as ReportedState, names).length === 0 ? names : undefined
})

/** The end of a game that is over: any of a team that won may be named. */
export const gameOver = (world: World): TransitionEffect => {
  const winners = teamOfWinner(world)
  return {
    pattern: {
      ...endPattern(world, 'game-over'),
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
