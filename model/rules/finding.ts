/** Which objects the words of a text still find. @module */
import type { Zone } from '../scenario/names.js'
import type { Game } from './decision.js'
import { yesNo } from './decision.js'

/** Whether a text finds an object that it has known: it is the same one. */
export const isFound = yesNo(
  {
    cites: ['mtg:603.6', 'mtg:603.7c', 'mtg:603.6c', 'mtg-2010:trigger.7', 'fab-context:3.0.9a', 'mtg-context:400.7']
  },
  (_: Game, known: number, now: number) => now === known
)

/** Whether a text of what was attached to something that left finds itself in the graveyard, to which the next checks have put it. */
export const isFoundBuried = yesNo(
  { cites: ['mtg:603.6e', 'mtg:603.6', 'mtg-2010:trigger.7'] },
  (_: Game, wasAttached: boolean, zone: Zone, known: number, now: number) => wasAttached && zone === 'graveyard' && now === known + 1
)

/**
 * Whether an object has moved on, past where the first move that a text has not made brought it: whether the text has seen that move, too,
 * is not said.
 */
export const hasMovedOn = yesNo({ cites: ['fab-context:3.0.9a'] }, (_: Game, known: number, now: number) => now > known + 1)

/** Zones whose objects are not public. */
const PRIVATE: readonly Zone[] = ['hand', 'deck', 'arsenal', 'memory', 'material']

/** Whether a text has lost sight of an object: it has become a new one in a zone that is not public. */
export const isLostFromSight = yesNo(
  { cites: ['fab-context:3.0.9a', 'fab-context:3.0.9', 'mtg-context:400.7', 'mtg:603.6', 'mtg-2010:trigger.7'] },
  (_: Game, zone: Zone, known: number, now: number) => known !== now && PRIVATE.includes(zone)
)
