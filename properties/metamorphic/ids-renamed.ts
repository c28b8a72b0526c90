import type { WireScenario } from '../../model/scenario/scenario.js'
import { renameDecisions } from './decisions.js'
import type { Relation } from './relation.js'
import { byMap, renameScenario } from './rename.js'
import { difference } from './same.js'

/** Other ids, in the opposite order of the alphabet. */
const others = ({ players, objects }: WireScenario): ((id: string) => string) => {
  const last = players.length + objects.length
  return byMap(new Map([...players, ...objects].map(({ id }, i) => [id, `other-${String(last - i).padStart(4, '0')}`])))
}

/** Ids name things and say nothing about them. */
export const idsRenamed: Relation = {
  name: 'ids-renamed',
  title: 'Other ids make no other game',
  statement:
    'If every player and object gets another id, and the same decisions are taken, then the same is observed, under the other ids.',
  concepts: [],
  sometimes: 'a game is played again under other ids',
  transform: (scenario, decisions) => {
    const rename = others(scenario)
    return { scenario: renameScenario(scenario, rename), decisions: renameDecisions(decisions, rename) }
  },
  compare: (before, after) => difference(before, after, others(before.scenario))
}
