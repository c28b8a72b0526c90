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
  if (hasContinuous(run.ctx, before) || hasContinuous(run.ctx, run.w)) return push(run, { do: 'control', before, cause })
  // without continuous effects each object is controlled as it says itself
  if (Object.keys(run.w.controlled).length > 0) run.w = { ...run.w, controlled: {} }
}

/** Who controls each object in the arena. */
export const controllers = ({ ctx, w }: Run): Readonly<Record<Id, Id>> => {
  const view = viewOf(ctx, w)
  return Object.fromEntries(w.zones.arena.map(id => [id, (view.object(id) ?? objectAt(w, id)!).controller]))
}

/** Takes it as known who controls what as the scenario begins. */
export const recordControl = (run: Run): void => {
  run.w = { ...run.w, controlled: controllers(run) }
}
