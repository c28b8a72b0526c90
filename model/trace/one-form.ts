/**
 * What can be told in two forms, in one of them.
 * @module
 */
import { withoutEmpty } from './empty.js'
import type { GameEvent } from './event.js'
import type { Observation } from './observation.js'

/** To subtract a number is to add less than nothing: an engine tells either. */
export const inOneForm = (event: GameEvent): GameEvent =>
  event.event === 'apply' && event.op === 'subtract' && event.amount !== undefined
    ? { ...event, op: 'add', amount: 0 - event.amount }
    : event

/** An observation with all its events in one form, and without fields that are empty. */
export const toldInOneForm = (given: Observation): Observation => {
  const o = withoutEmpty(given)
  switch (o.see) {
    case 'event':
      return { ...o, events: o.events.map(inOneForm) }
    case 'proposed':
      return { ...o, what: inOneForm(o.what) }
    case 'applied':
      return o.becomes === null ? o : { ...o, becomes: { ...o.becomes, what: inOneForm(o.becomes.what) } }
    default:
      return o
  }
}
