import type { Structure } from '../../model/rulebook/structure.js'
import { mayBeByCheck } from './by-check.js'
import type { Breach, Invariant } from './invariant.js'
import { slotAt, type Slot } from './slots.js'

/** Whether players have priority in a phase only if something has happened in it. */
const isUnscheduled = ({ priority }: Structure, { silent, holds }: Pick<Slot, 'silent' | 'holds'>): boolean =>
  silent && !holds && priority.afterLast.value !== null

/** @see mtg-context:514.3a */
export const unscheduledPriority: Invariant = {
  name: 'unscheduled-priority',
  title: 'A phase without priority gives it only if something has happened',
  statement:
    'Where a game gives priority in other phases once something has happened: in a phase that gives no priority by itself, a player is asked for it only after a check has acted or something has triggered since the phase began.',
  formal:
    '∀ q ∈ asked(priority): unscheduled ∧ ¬ gives-priority(phase(q)) ⇒ ∃ x ∈ checked ∪ triggered ∪ placed: begins(phase(q)) before x before q',
  concepts: ['priority.none'],
  level: 'full',
  needs: ['turns'],
  sometimes: 'a player has priority in a phase that gives none by itself',
  applies: structure =>
    structure.turn.phases.value.some(({ priority, holds }) => isUnscheduled(structure, { silent: !priority, holds: holds === true })),
  met: view => {
    const slots = slotAt(view)
    return view.trace.some((o, step) => o.see === 'prompt' && o.decision === 'priority' && isUnscheduled(view.structure, slots[step]!))
  },
  check: view => {
    const { trace } = view
    const slots = slotAt(view)
    return trace.flatMap((o, step): readonly Breach[] => {
      const slot = slots[step]!
      if (o.see !== 'prompt' || o.decision !== 'priority' || !isUnscheduled(view.structure, slot)) return []
      const happened = trace
        .slice(slot.since + 1, step)
        .some(each => each.see === 'triggered' || each.see === 'layer' || mayBeByCheck(each))
      return happened
        ? []
        : [
            {
              step,
              came: `${o.player} has priority in the ${slot.name} phase`,
              expected: 'nobody has priority there unless something happens'
            }
          ]
    })
  }
}
