import type { Breach, Invariant } from './invariant.js'
import { pendingAt } from './reading.js'

/** @see fab:6.6.6 */
export const placedBeforePriority: Invariant = {
  name: 'placed-before-priority',
  title: 'Pending stack objects are on the stack before anyone has priority',
  statement:
    'When a player is asked for priority, every stack object that was triggered has been put on the stack or has ceased, unless its controller has left the game.',
  formal:
    '∀ q ∈ asked(priority), t ∈ triggered: t before q ∧ ¬ defeated(controller(t)) before q ⇒ ∃ x ∈ placed ∪ ceased: layer(x) = layer(t) ∧ x before q',
  concepts: ['trigger.placed'],
  level: 'full',
  sometimes: 'a player has priority after something triggered',
  met: ({ trace }) => {
    const first = trace.findIndex(o => o.see === 'triggered')
    return first >= 0 && trace.slice(first).some(o => o.see === 'prompt' && o.decision === 'priority')
  },
  check: ({ trace }) => {
    const waiting = pendingAt(trace)
    return trace.flatMap((o, step): readonly Breach[] => {
      const pending = waiting[step]!
      if (o.see === 'prompt' && o.decision === 'priority' && pending.length > 0)
        return [
          {
            step,
            came: `${o.player} has priority while ${pending.join(', ')} ${pending.length === 1 ? 'is' : 'are'} pending`,
            expected: 'pending stack objects are put on the stack first'
          }
        ]
      return []
    })
  }
}
