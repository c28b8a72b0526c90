import type { Breach, Invariant } from './invariant.js'
import { all, nameOf, originals } from './reading.js'

/** @see fab:6.6.5b @see fab:6.4.6 */
export const triggerNeedsOccurrence: Invariant = {
  name: 'trigger-needs-occurrence',
  title: 'Only an event that occurred triggers effects',
  statement: 'Every event that a triggering names is among the events that have occurred before it.',
  concepts: ['trigger.condition-met'],
  level: 'full',
  sometimes: 'an effect triggers on an event that a replacement had modified',
  met: ({ trace }) => {
    const original = originals(trace)
    return all(trace, 'triggered').some(({ o }) => o.by !== undefined && original(o.by) !== o.by)
  },
  check: ({ trace }) => {
    const occurred = new Set<string>()
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'event') for (const event of o.events) if (event.id !== undefined) occurred.add(event.id)
      return o.see === 'triggered' && o.by !== undefined && !occurred.has(o.by)
        ? [
            {
              step,
              came: `${nameOf(o.effect)} triggered on ${o.by}, which has not occurred`,
              expected: 'an effect triggers on an event that occurred'
            }
          ]
        : []
    })
  }
}
