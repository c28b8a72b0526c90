import type { Invariant } from './invariant.js'
import { all, nameOf } from './reading.js'

/** @see fab:6.4.6 */
export const replacedEventNeverOccurs: Invariant = {
  name: 'replaced-event-never-occurs',
  title: 'An event that was replaced does not occur',
  statement: 'If an effect is applied to event e before it occurs, then e is not among the events that occur; at most what it became is.',
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
    return all(trace, 'event').flatMap(({ step, o }) =>
      o.events.flatMap(event => {
        const by = event.id === undefined ? undefined : replaced.get(event.id)
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
