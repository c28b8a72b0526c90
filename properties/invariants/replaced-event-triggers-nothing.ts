import type { Invariant } from './invariant.js'
import { all, nameOf } from './reading.js'

/** @see fab:6.4.6 @see fab:6.6.5b */
export const replacedEventTriggersNothing: Invariant = {
  name: 'replaced-event-triggers-nothing',
  title: 'An event that was replaced triggers nothing',
  statement: 'No triggering, made or suppressed, names an event that an effect was applied to before it would have occurred.',
  formal: '∀ a ∈ applied, t ∈ triggered ∪ suppressed: class(a) ≠ outcome ⇒ event(t) ≠ event(a)',
  concepts: ['trigger.condition-met', 'replacement.event-occurs'],
  level: 'full',
  sometimes: 'an event is replaced, and something triggers later',
  met: ({ trace }) => {
    const first = trace.findIndex(o => o.see === 'applied' && o.class !== 'outcome')
    return first >= 0 && trace.slice(first).some(o => o.see === 'triggered')
  },
  check: ({ trace }) => {
    const replaced = new Map(
      all(trace, 'applied')
        .filter(({ o }) => o.class !== 'outcome')
        .map(({ o }) => [o.to, o] as const)
    )
    return trace.flatMap((o, step) => {
      if ((o.see !== 'triggered' && o.see !== 'suppressed') || o.by === undefined) return []
      const by = replaced.get(o.by)
      return by
        ? [
            {
              step,
              came: `${nameOf(o.effect)} triggered on ${by.to}, which ${nameOf(by.effect)} had replaced`,
              expected: by.becomes ? `only ${by.becomes.event} or what it becomes may trigger` : 'nothing is left that could trigger'
            }
          ]
        : []
    })
  }
}
