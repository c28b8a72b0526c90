import type { Observation } from '../../model/trace/observation.js'
import { checksAt } from './by-check.js'
import type { Breach, Invariant } from './invariant.js'
import { pendingAt } from './reading.js'
import { slotAt } from './slots.js'

/** What an observation begins: the resolution of a stack object, or a phase or step. */
const begins = (o: Observation): string | undefined => {
  if (o.see === 'resolve') return `${o.layer} begins to resolve`
  const begun = o.see === 'event' ? o.events.find(event => event.event === 'begin') : undefined
  return begun?.event === 'begin' ? `the ${begun.what} ${begun.name} begins` : undefined
}

/** @see fab:6.6.6 @see mtg:603.3b @see ga:10 */
export const pendingComesFirst: Invariant = {
  name: 'pending-comes-first',
  title: 'Nothing else is done between a triggering and its placement',
  statement:
    'While a stack object is pending, no stack object begins to resolve and no turn, phase or step begins; but what triggers as a turn begins, or in a phase that holds it back, waits for a phase that comes.',
  formal: '∀ i: (resolves at i ∨ begins at i) ∧ ¬ holds(phase(i)) ⇒ pending(i) = ∅',
  concepts: ['trigger.placed', 'check.performed'],
  level: 'full',
  needs: ['triggers'],
  sometimes: 'something triggers as a check acts',
  met: view => {
    const { trace } = view
    const byCheck = checksAt(view)
    return trace.some(
      (o, step) => o.see === 'triggered' && byCheck[trace.slice(0, step).findLastIndex(each => each.see === 'event')] === true
    )
  },
  check: view => {
    const { trace } = view
    const pending = pendingAt(trace)
    const slots = slotAt(view)
    return trace.flatMap((o, step): readonly Breach[] => {
      const what = begins(o)
      const waiting = pending[step]!
      const holds = slots[step - 1]?.holds ?? false
      return what === undefined || waiting.length === 0 || holds
        ? []
        : [
            {
              step,
              came: `${what} while ${waiting.join(', ')} ${waiting.length === 1 ? 'is' : 'are'} pending`,
              expected: 'pending stack objects are placed first'
            }
          ]
    })
  }
}
