/**
 * Objects that come under another player's control, in games where that is an event of its own.
 * @module
 * @see mtg:603.10d
 */
import type { Id } from '../../../../model/trace/event.js'
import type { Cause } from '../../../../model/trace/observation.js'
import { push, type Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import { hasContinuous } from '../../sources.js'
import type { World } from '../../state.js'
import { viewOf } from '../../view.js'

/** Has it looked at after something has happened whether objects have come under another control. */
export const watchControl = (run: Run, before: World, cause: Cause): void => {
  if (!run.ctx.rules.controlIsEvent(run.ctx.structure)) return
  if (hasContinuous(run.ctx, run.w) || Object.keys(run.w.controlled).length > 0) push(run, { do: 'control', before, cause })
}

export const keyOf = (w: World, id: Id): string => `${id}#${objectAt(w, id)!.inc}`

/** Under whose control effects have put the objects in the arena, where it is not who controls them without. */
export const controllers = (run: Run): Readonly<Record<string, Id>> => {
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
