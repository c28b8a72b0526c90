import type { Invariant } from './invariant.js'
import { byOriginal, nameOf } from './reading.js'

/** @see fab:6.4.5 */
export const oncePerOriginalEvent: Invariant = {
  name: 'once-per-original-event',
  title: 'An effect replaces an event at most once, through all that the event becomes',
  statement: 'For every original event e and every effect r, the applications of r to e or to a descendant of e number at most one.',
  formal: '∀ e, r: #{a ∈ applied | effect(a) = r ∧ original(event(a)) = e} ≤ 1',
  concepts: ['replacement.once'],
  level: 'full',
  sometimes: 'two effects are applied to one original event',
  met: ({ trace }) => [...byOriginal(trace).values()].some(group => group.length > 1),
  check: ({ trace }) =>
    [...byOriginal(trace)].flatMap(([event, group]) =>
      group
        .filter(({ o }, i) => group.findIndex(each => nameOf(each.o.effect) === nameOf(o.effect)) < i)
        .map(({ step, o }) => ({
          step,
          came: `${nameOf(o.effect)} was applied again to an event that descends from ${event}`,
          expected: `${nameOf(o.effect)} has replaced ${event} once, and may not replace what it became`
        }))
    )
}
