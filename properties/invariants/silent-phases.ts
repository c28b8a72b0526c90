import type { Structure } from '../../model/rulebook/structure.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Breach, Invariant, TraceView } from './invariant.js'

/** Whether priority is given in the phase all the same once something has come about in it. */
const givesUnscheduled = ({ checks, turn }: Structure, name: string): boolean =>
  checks.loop.value === 'until-stable' && turn.phases.value.some(phase => phase.name === name && !phase.priority && !phase.holds)

const begins = (o: Observation): boolean => o.see === 'event' && o.events.some(event => event.event === 'begin' && event.what !== 'turn')

/** Whether something has come about since the phase began, so far as the engine tells: one that tells of no layer leaves it open. */
const hasHappened = (trace: readonly Observation[], step: number): boolean => {
  if (!trace.some(o => o.see === 'layer')) return true
  const since = trace.slice(0, step).findLastIndex(begins)
  return trace.slice(since + 1, step).some(o => o.see === 'layer' || o.see === 'event')
}

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

/** @see fab-context:1.11.3 mtg-context:514.3 ga-context:TP.8 */
export const silentPhases: Invariant = {
  name: 'silent-phases',
  title: 'Nobody has priority where the rules give none',
  statement:
    'No player is asked for priority in a phase in which the game gives no priority; where the game gives it there all the same ' +
    'once something has come about in the phase, none is asked before.',
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
      const isAsked = o.see === 'prompt' && o.decision === 'priority' && now?.silent === true && phases.includes(now.name)
      return isAsked && !(givesUnscheduled(view.structure, now.name) && hasHappened(view.trace, step))
        ? [{ step, came: `${o.player} has priority in the ${now.name} phase`, expected: 'nobody has priority there' }]
        : []
    })
  }
}
