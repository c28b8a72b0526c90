/**
 * Objects that have come under another control, all told at once.
 * @see mtg:603.10d
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { newEventId, type Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import type { Process, TaskOf } from '../../task.js'
import { proposal } from './proposal.js'
import { happened } from './occurring.js'
import { controllers } from './control.js'

/** Tells which objects have come under another control, all at once; what triggers on it looks at the game before. */
export const control = (run: Run, { before, cause }: TaskOf<'control'>): void => {
  const now = controllers(run)
  const { controlled: then } = run.w
  const events = Object.entries(now).flatMap(([object, player]): GameEvent[] => {
    const was = objectAt(before, object)
    const from = then[object] ?? (was?.zone === 'arena' ? was.controller : undefined)
    return from === undefined || from === player ? [] : [{ event: 'control', object, player, from }]
  })
  run.w = { ...run.w, controlled: now }
  if (events.length === 0) return
  const done = events.map(event => ({ process: { ...proposal(event, cause), id: newEventId(run) } satisfies Process, event }))
  happened(run, done, run.w, cause, before)
}
