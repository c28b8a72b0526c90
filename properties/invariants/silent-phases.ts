import type { Structure } from '../../model/rulebook/structure.js'
import type { Breach, Invariant } from './invariant.js'
import { slotAt } from './slots.js'

/** The phases in which nobody ever has priority; not those in which players have it if something happens. */
const silentOnes = ({ turn, priority }: Structure): readonly string[] =>
  turn.phases.value.filter(phase => !phase.priority && (phase.holds || priority.afterLast.value === null)).map(phase => phase.name)

/** @see fab-context:1.11.3 @see mtg-context:502.4 */
export const silentPhases: Invariant = {
  name: 'silent-phases',
  title: 'Nobody has priority where the rules never give any',
  statement:
    'No player is asked for priority in a phase without priority; except, where a game gives it once something has happened, in one that does not let all that triggers wait for a later phase.',
  formal: '∀ q ∈ asked(priority): gives-priority(phase(q)) ∨ (unscheduled ∧ ¬ holds(phase(q)))',
  concepts: ['priority.none'],
  level: 'outcome',
  needs: ['turns'],
  sometimes: 'a phase begins in which nobody ever has priority',
  applies: structure => silentOnes(structure).length > 0,
  met: view => {
    const slots = slotAt(view)
    const silent = silentOnes(view.structure)
    return view.trace.some(
      (o, step) => o.see === 'event' && o.events.some(event => event.event === 'begin') && silent.includes(slots[step]!.name)
    )
  },
  check: view => {
    const slots = slotAt(view)
    const silent = silentOnes(view.structure)
    return view.trace.flatMap((o, step): readonly Breach[] => {
      const slot = slots[step]!
      return o.see === 'prompt' && o.decision === 'priority' && silent.includes(slot.name)
        ? [{ step, came: `${o.player} has priority in the ${slot.name} phase`, expected: 'nobody has priority there' }]
        : []
    })
  }
}
