/**
 * Objects that come under another player's control, in games where that is an event of its own.
 * @module
 * @see mtg:603.10d
 */
import type { GameEvent, Id } from '../../../model/trace/event.js'
import type { Cause } from '../../../model/trace/observation.js'
import { newEventId, push, type Run } from '../context.js'
import { hasContinuous } from '../instances.js'
import { objectAt } from '../objects.js'
import type { World } from '../state.js'
import type { Process, TaskOf } from '../task.js'
import { viewOf } from '../view.js'
import { happened, proposal } from './event.js'

/** Has it looked at after something has happened whether objects have come under another control. */
export const watchControl = (run: Run, before: World, cause: Cause): void => {
  if (!run.ctx.rules.controlIsEvent(run.ctx.structure)) return
  if (hasContinuous(run.ctx, run.w) || Object.keys(run.w.controlled).length > 0) push(run, { do: 'control', before, cause })
}

const keyOf = (w: World, id: Id): string => `${id}#${objectAt(w, id)!.inc}`

/** Under whose control effects have put the objects in the arena, where it is not who controls them without. */
const controllers = (run: Run): Readonly<Record<string, Id>> => {
  const view = viewOf(run.ctx, run.w)
  return Object.fromEntries(
    run.w.zones.arena.flatMap(id => {
      const controller = view.object(id)?.controller
      return controller === undefined || controller === objectAt(run.w, id)!.controller ? [] : [[keyOf(run.w, id), controller]]
    })
  )
}

/** Takes it as known who controls what as the scenario begins. */
export const recordControl = (run: Run): void => {
  if (run.ctx.rules.controlIsEvent(run.ctx.structure) && hasContinuous(run.ctx, run.w)) run.w = { ...run.w, controlled: controllers(run) }
}

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
