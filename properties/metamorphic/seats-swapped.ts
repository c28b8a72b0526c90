import type { WireScenario } from '../../model/scenario/scenario.js'
import { renameDecisions } from './decisions.js'
import type { Relation } from './relation.js'
import { byMap, renameScenario } from './rename.js'
import { difference } from './same.js'

/** Everybody moves one seat on; with two players they change places. */
const nextSeat = ({ players }: WireScenario): ((id: string) => string) =>
  byMap(new Map(players.map(({ id }, i) => [id, players[(i + 1) % players.length]!.id])))

/** @see fab:6.5.2 @see fab:6.6.6 */
export const seatsSwapped: Relation = {
  name: 'seats-swapped',
  title: 'No seat is better than another',
  statement:
    'If each player has all that the player before had, the turn included, in a list of players that begins with the same id, and the same decisions are taken in the other seats, then the same is observed in the other seats.',
  concepts: ['replacement.first-player', 'trigger.first-player'],
  sometimes: 'a game is played again with the seats swapped',
  transform: (scenario, decisions) => {
    const rename = nextSeat(scenario)
    const moved = renameScenario(scenario, rename)
    const order = scenario.players.map(({ id }) => id)
    return {
      scenario: { ...moved, players: [...moved.players].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) },
      decisions: renameDecisions(decisions, rename)
    }
  },
  compare: (before, after) => difference(before, after, nextSeat(before.scenario))
}
