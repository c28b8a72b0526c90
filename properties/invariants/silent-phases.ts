import type { Breach, Invariant, TraceView } from './invariant.js'

/** Which phase or step it is after each observation. */
const times = ({ scenario, trace, structure }: TraceView): readonly { readonly name: string; readonly silent: boolean }[] => {
  const slots = [...structure.turn.phases.value, ...structure.turn.combat.value]
  const timeOf = (name: string) => ({ name, silent: slots.find(slot => slot.name === name)?.priority === false })
  let now = timeOf(scenario.start.phase)
  return trace.map(o => {
    if (o.see === 'event') for (const event of o.events) if (event.event === 'begin' && event.what !== 'turn') now = timeOf(event.name)
    // The step of closing is over once the attacks have left, and leads back to its phase.
    return now
  })
}

/** @see fab-context:1.11.3 */
export const silentPhases: Invariant = {
  name: 'silent-phases',
  title: 'Nobody has priority where the rules give none',
  statement: 'No player is asked for priority in a phase in which the game gives no priority.',
  formal: '∀ q ∈ asked(priority): gives-priority(phase(q))',
  concepts: ['priority.none'],
  level: 'outcome',
  sometimes: 'a phase without priority begins',
  met: view => {
    const time = times(view)
    return view.trace.some((o, step) => o.see === 'event' && o.events.some(event => event.event === 'begin') && time[step]?.silent === true)
  },
  check: view => {
    const time = times(view)
    const phases = view.structure.turn.phases.value.map(phase => phase.name)
    return view.trace.flatMap((o, step): readonly Breach[] => {
      const now = time[step]
      return o.see === 'prompt' && o.decision === 'priority' && now?.silent === true && phases.includes(now.name)
        ? [{ step, came: `${o.player} has priority in the ${now.name} phase`, expected: 'nobody has priority there' }]
        : []
    })
  }
}
