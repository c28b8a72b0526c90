import type { Relation } from './relation.js'
import { difference } from './same.js'

/** Everything that is open is asked, so an engine that is asked the same does the same. */
export const playedAgain: Relation = {
  name: 'played-again',
  title: 'The same decisions make the same game',
  statement: 'If the same situation is played again and the same decisions are taken, then the same is observed.',
  concepts: [],
  sometimes: 'a game is played again',
  transform: (scenario, decisions) => ({ scenario, decisions }),
  compare: (before, after) => difference(before, after)
}
