import type { Invariant } from './invariant.js'
import { all, damageOf } from './reading.js'

/** @see fab:6.4.10a */
export const nothingIsNoEvent: Invariant = {
  name: 'nothing-is-no-event',
  title: 'Damage of zero does not occur',
  statement: 'Every damage event that occurs deals at least 1, and so does each of its parts; nothing of less is left to go on.',
  formal: '∀ e: occurs(e) ∨ (∃ a ∈ applied: becomes(a) = e) ⇒ damage(e) ≥ 1; ∀ e, p ∈ parts(e): occurs(e) ⇒ amount(p) ≥ 1',
  concepts: ['replacement.nothing-occurs'],
  level: 'full',
  sometimes: 'all of an event is replaced by nothing',
  met: ({ trace }) => all(trace, 'applied').some(({ o }) => o.becomes === null),
  check: ({ trace }) => [
    ...all(trace, 'applied').flatMap(({ step, o }) =>
      o.becomes?.what.event === 'damage' && damageOf(o.becomes.what) <= 0
        ? [{ step, came: `${o.becomes.event} goes on with no damage`, expected: 'nothing takes the place of what is left of no damage' }]
        : []
    ),
    ...all(trace, 'event').flatMap(({ step, o }) =>
      o.events
        .filter(event => event.event === 'damage' && (damageOf(event) <= 0 || event.parts.some(part => part.amount <= 0)))
        .map(() => ({ step, came: 'a damage event of zero occurred', expected: 'what deals no damage is no event' }))
    )
  ]
}
