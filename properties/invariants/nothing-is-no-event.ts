import type { Invariant } from './invariant.js'
import { all, damageOf } from './reading.js'

/** @see fab:6.4.10a */
export const nothingIsNoEvent: Invariant = {
  name: 'nothing-is-no-event',
  title: 'Damage of zero does not occur',
  statement: 'Every damage event that occurs deals at least 1, and so does each of its parts.',
  concepts: ['replacement.nothing-occurs'],
  level: 'full',
  sometimes: 'all of an event is replaced by nothing',
  met: ({ trace }) => all(trace, 'applied').some(({ o }) => o.becomes === null),
  check: ({ trace }) =>
    all(trace, 'event').flatMap(({ step, o }) =>
      o.events
        .filter(event => event.event === 'damage' && (damageOf(event) <= 0 || event.parts.some(part => part.amount <= 0)))
        .map(() => ({ step, came: 'a damage event of zero occurred', expected: 'what deals no damage is no event' }))
    )
}
