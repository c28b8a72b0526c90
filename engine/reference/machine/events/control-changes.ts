/**
 * Objects that have come under another control, all told at once.
 * @see mtg:603.10d
 * @module
 */
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { newEventId, type Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import type { Process, TaskOf } from '../../task.js'
import { proposal } from './proposal.js'
import { happened } from './occurring.js'
import { controllers, keyOf } from './control.js'

/** Tells which objects have come under another control, all at once; what triggers on it looks at the game before. */
export const control = (run: Run, { before, cause }: TaskOf<'control'>): void => {
  const now = controllers(run)
  const { controlled: then } = run.w
  const whose = (from: Readonly<Record<string, Id>>, id: Id): Id => from[keyOf(run.w, id)] ?? objectAt(run.w, id)!.controller
  const wasThere = (id: Id): boolean => {
    const was = objectAt(before, id)
    return was?.zone === 'arena' && was.inc === objectAt(run.w, id)!.inc
  }
  const events = run.w.zones.arena
    .filter(id => wasThere(id) && whose(now, id) !== whose(then, id))
    .map((object): GameEvent => ({ event: 'control', object, player: whose(now, object), from: whose(then, object) }))
  run.w = { ...run.w, controlled: now }
  if (events.length === 0) return
  const done = events.map(event => ({ process: { ...proposal(event, cause), id: newEventId(run) } satisfies Process, event }))
  happened(run, done, run.w, cause, before)
}
