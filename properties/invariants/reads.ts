/**
 * What invariants read that an engine may leave out of what it tells.
 * @module
 */
import type { Reads } from './invariant.js'
import { all } from './reading.js'

/** Which event a triggering answers. */
export const TRIGGERED_BY: Reads = {
  what: 'events that triggerings answer',
  isIn: trace => all(trace, 'triggered').some(({ o }) => o.by !== undefined)
}

/** How much an application prevented. */
export const PREVENTED: Reads = {
  what: 'amounts that applications prevented',
  isIn: trace => all(trace, 'applied').some(({ o }) => o.prevented !== undefined)
}

/** What made an event happen. */
export const CAUSES: Reads = {
  what: 'events that say which stack object or effect caused them',
  isIn: trace => all(trace, 'event').some(({ o: { cause } }) => cause !== undefined && !('rule' in cause))
}

/** Players who can do nothing but pass. */
export const FORCED_PASSES: Reads = {
  what: 'priority of players who can do nothing but pass',
  isIn: trace => all(trace, 'prompt').some(({ o }) => o.decision === 'priority' && o.options.length === 1)
}

/** Which event a player's decision is about. */
export const ABOUT: Reads = {
  what: 'events that prompts are about',
  isIn: trace => all(trace, 'prompt').some(({ o }) => o.about?.event !== undefined)
}
