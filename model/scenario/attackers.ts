/**
 * Scenarios that begin with the declaration of attackers: what they must be, since no turn goes through that step.
 * @module
 */
import { DECLARE_ATTACKERS } from './names.js'
import type { WireScenario } from './scenario.js'

/** What can be attacked beside players: then whom a creature attacks would be a choice, which this version has not. */
const ATTACKED = /"(planeswalker|battle)"/

/** What is wrong with a situation: where, and why. */
type Wrong = readonly [place: string, why: string]

/** Why a situation can't begin with the declaration of attackers, or speaks of it where it does not; nothing if it is sound. */
export const wrongAboutAttackers = (
  { start, until, players, objects }: Pick<WireScenario, 'start' | 'until' | 'players' | 'objects'>,
  cards: unknown
): Wrong | undefined => {
  if (until.end === 'boundary' && until.phase === DECLARE_ATTACKERS)
    return ['until/phase', `no turn comes to "${DECLARE_ATTACKERS}"; a scenario begins with it`]
  if (start.phase !== DECLARE_ATTACKERS)
    return (
      start.arrived && [
        'start/arrived',
        `it is asked only where attackers are declared; begin with "${DECLARE_ATTACKERS}", or leave it out`
      ]
    )
  if (start.at !== 'begin') return ['start/at', 'creatures would be attacking already, which no scenario says; let it be "begin"']
  if (until.end !== 'quiescent')
    return ['until/end', 'what follows the declaration of attackers is not in this version; let it be "quiescent"']
  if (players.length > 2) return ['players', 'whom of several players a creature attacks is not in this version; seat two']
  if (ATTACKED.test(JSON.stringify(cards)))
    return ['objects', 'that a creature attacks a planeswalker or battle is not in this version; leave them out']
  const strange = start.arrived?.find(id => !objects.some(object => object.id === id && object.zone === 'arena'))
  return strange === undefined ? undefined : ['start/arrived', `there is no object "${strange}" in the arena`]
}
