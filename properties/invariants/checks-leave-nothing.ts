import type { Observation } from '../../model/trace/observation.js'
import { checksAt, mayBeByCheck } from './by-check.js'
import { dueIn } from './due.js'
import type { Breach, Invariant } from './invariant.js'
import { ledgers } from './ledger.js'

/** Whether a check may have acted since a player or a stack object last did something. */
const hasActed = (trace: readonly Observation[], step: number): boolean => {
  const before = trace.slice(0, step)
  const done = before.findLastIndex(o => o.see === 'answer' || o.see === 'resolve' || o.see === 'left')
  return before.slice(done + 1).some(mayBeByCheck)
}

/** @see mtg-context:704.3 @see fab-context:1.10.2 */
export const checksLeaveNothing: Invariant = {
  name: 'checks-leave-nothing',
  title: 'Checks are made until nothing calls for one',
  statement:
    'When a player is asked for priority, no number of life or poison, damage, counters or token, as the trace tells of them, calls for a check of the game; where each check is made only once, this holds unless one has acted since a player or stack object last did something.',
  formal: '∀ q ∈ asked(priority): until-stable ∨ ¬ checked-since-action(q) ⇒ due(q) = ∅',
  concepts: ['check.performed', 'check.loop'],
  level: 'outcome',
  sometimes: 'a player has priority after a check has acted',
  met: view => {
    const { trace } = view
    const first = checksAt(view).indexOf(true)
    return first >= 0 && trace.slice(first).some(o => o.see === 'prompt' && o.decision === 'priority')
  },
  check: view => {
    const { trace, structure } = view
    const states = ledgers(view)
    const due = dueIn(view)
    const repeats = structure.checks.loop.value === 'until-stable'
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see !== 'prompt' || o.decision !== 'priority') return []
      const found = due(states[step]!)
      if (found.length === 0 || (!repeats && hasActed(trace, step))) return []
      return [
        {
          step,
          came: `${o.player} has priority although ${found.map(({ why }) => why).join(', and ')}`,
          expected: `the checks come first: ${[...new Set(found.map(({ check }) => check))].join(', ')}`
        }
      ]
    })
  }
}
