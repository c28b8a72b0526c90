import type { Invariant } from './invariant.js'
import { all, contentsMade, nameOf, sameDamage } from './reading.js'

/** @see fab:6.4.6 */
export const replacedEventNeverOccurs: Invariant = {
  name: 'replaced-event-never-occurs',
  title: 'An event that was replaced does not occur; what it became does',
  statement:
    'If an effect is applied to event e before it occurs, then e is not among the events that occur; at most what it became is, and a damage event then deals what the last application left.',
  formal:
    '∀ a ∈ applied: class(a) ≠ outcome ⇒ ¬ occurs(event(a)); ∀ e: occurs(e) ∧ becomes(a) = e ⇒ damage(occurred(e)) = damage(content(e))',
  concepts: ['replacement.apply', 'replacement.event-occurs'],
  level: 'full',
  sometimes: 'an event is replaced before it occurs',
  met: ({ trace }) => all(trace, 'applied').some(({ o }) => o.class !== 'outcome'),
  check: ({ trace }) => {
    const replaced = new Map(
      all(trace, 'applied')
        .filter(({ o }) => o.class !== 'outcome')
        .map(({ o }) => [o.to, o])
    )
    const became = contentsMade(trace)
    return all(trace, 'event').flatMap(({ step, o }) =>
      o.events.flatMap(event => {
        const by = event.id === undefined ? undefined : replaced.get(event.id)
        const made = event.id === undefined || by ? undefined : became.get(event.id)
        if (made && !sameDamage(made, event))
          return [
            {
              step,
              came: `event ${event.id} occurred otherwise than it was left`,
              expected: 'what occurs is what the last effect made of it'
            }
          ]
        return by
          ? [
              {
                step,
                came: `event ${by.to} occurred although ${nameOf(by.effect)} had replaced it`,
                expected: by.becomes ? `${by.becomes.event} occurs instead` : 'nothing occurs instead'
              }
            ]
          : []
      })
    )
  }
}
