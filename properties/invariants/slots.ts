/**
 * Which phase or step it is at each place of a trace.
 * @module
 */
import { GAME_STARTS } from '../../model/scenario/names.js'
import type { TraceView } from './invariant.js'

export interface Slot {
  readonly name: string
  /** It gives no priority by itself. */
  readonly silent: boolean
  /** What triggers in it waits for a later phase. */
  readonly holds: boolean
  /** The place at which it began; -1: before the trace. */
  readonly since: number
}

/** A turn has begun, and none of its phases: nobody gets priority, and what triggers waits for the first phase. */
const betweenPhases = (since: number): Slot => ({ name: '', silent: true, holds: true, since })

/** The phase or step after each observation. The step of closing is over once the attacks have left, and leads back to its phase. */
export const slotAt = ({ scenario, trace, structure }: TraceView): readonly Slot[] => {
  const listed: readonly { readonly name: string; readonly priority: boolean; readonly holds?: true }[] = [
    ...structure.turn.phases.value,
    { name: GAME_STARTS, priority: false },
    ...structure.turn.combat.value
  ]
  const slotOf = (name: string, since: number): Slot => {
    const own = listed.find(slot => slot.name === name)
    return { name, silent: own?.priority === false, holds: own?.holds === true, since }
  }
  let now = slotOf(scenario.start.phase, -1)
  return trace.map((o, step) => {
    if (o.see === 'event')
      for (const event of o.events)
        if (event.event === 'begin') now = event.what === 'turn' ? betweenPhases(step) : slotOf(event.name, step)
    return now
  })
}
