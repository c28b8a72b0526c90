/**
 * Which events are those of state checks. An engine need not tell what caused an event: then it is a check's for certain where it does
 * what the state calls for, and may be one where a check could do it.
 * @module
 */
import type { NamedEvent } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'
import { dueIn } from './due.js'
import type { TraceView } from './invariant.js'
import { ledgers } from './ledger.js'
import { isByCheck } from './reading.js'

/** What checks do. */
const OF_CHECKS: readonly NamedEvent['event'][] = ['defeat', 'move', 'destroy', 'sacrifice', 'cease', 'counters', 'attach', 'control']

/** Whom such an event befalls. */
const befalls = (event: NamedEvent): string | undefined => {
  if (!OF_CHECKS.includes(event.event)) return undefined
  if (event.event === 'defeat') return event.player
  return 'object' in event ? event.object : undefined
}

/** At each place of the trace, whether a check acts there for certain. */
export const checksAt = (view: TraceView): readonly boolean[] => {
  const due = dueIn(view)
  const states = ledgers(view)
  return view.trace.map((o, step) => {
    if (o.see !== 'event' || o.cause !== undefined) return isByCheck(o)
    const owed = due(states[step]!).map(({ of }) => of)
    return owed.length > 0 && o.events.every(event => owed.includes(befalls(event) ?? ''))
  })
}

/** Whether a check may have made it happen. */
export const mayBeByCheck = (o: Observation): boolean =>
  isByCheck(o) || (o.see === 'event' && o.cause === undefined && o.events.every(({ event }) => OF_CHECKS.includes(event)))
