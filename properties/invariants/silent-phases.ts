import type { Breach, Invariant, TraceView } from './invariant.js'
import { slotAt } from './slots.js'

const never = ({ structure }: TraceView) => {
  const phases = structure.turn.phases.value.map(phase => phase.name)
  const always = structure.checks.loop.value === 'one-pass'
  return (name: string, holds: boolean): boolean => phases.includes(name) && (always || holds)
}

/** @see fab-context:1.11.3 */
export const silentPhases: Invariant = {
  name: 'silent-phases',
  title: 'Nobody has priority where the rules never give any',
  statement:
    'No player is asked for priority in a phase without priority; except, where checks are repeated until nothing changes, in one that does not let all that triggers wait for a later phase.',
  formal: '∀ q ∈ asked(priority): gives-priority(phase(q)) ∨ (until-stable ∧ ¬ holds(phase(q)))',
  concepts: ['priority.none'],
  level: 'outcome',
  sometimes: 'a phase begins in which nobody ever has priority',
  met: view => {
    const slots = slotAt(view)
    const isNever = never(view)
    return view.trace.some((o, step) => {
      const slot = slots[step]!
      return o.see === 'event' && o.events.some(event => event.event === 'begin') && slot.silent && isNever(slot.name, slot.holds)
    })
  },
  check: view => {
    const slots = slotAt(view)
    const isNever = never(view)
    return view.trace.flatMap((o, step): readonly Breach[] => {
      const slot = slots[step]!
      return o.see === 'prompt' && o.decision === 'priority' && slot.silent && isNever(slot.name, slot.holds)
        ? [{ step, came: `${o.player} has priority in the ${slot.name} phase`, expected: 'nobody has priority there' }]
        : []
    })
  }
}
