/**
 * Objects that come under another player's control, where that is an event.
 * @module
 * @see mtg:603.10d
 */
import type { Cause } from '../../../model/trace/observation.js'
import type { GameEvent, Id } from '../../../model/trace/event.js'
import type { Run } from '../context.js'
import { objectAt } from '../objects.js'
import { viewOf } from '../view.js'
import { togetherByRule } from './group.js'

/** Who controls what effects have given another controller. */
const controlledNow = ({ ctx, w }: Run): Readonly<Record<string, Id>> => {
  const view = viewOf(ctx, w)
  return Object.fromEntries(
    w.zones.arena.flatMap(id => {
      const own = objectAt(w, id)!
      const player = view.object(id)?.controller ?? own.controller
      return player === own.controller ? [] : [[`${id}#${own.inc}`, player]]
    })
  )
}

/** Takes what is controlled at the start of a scenario as told. */
export const recordControl = (run: Run): void => {
  if (run.ctx.rules.tellsControl(run.ctx.structure)) run.w = { ...run.w, controlled: controlledNow(run) }
}

/** Tells of the objects in the arena whose controller is not the one last told. */
export const tellControl = (run: Run, cause: Cause): void => {
  const { w } = run
  const controlled = controlledNow(run)
  const events = w.zones.arena.flatMap((id): readonly GameEvent[] => {
    const own = objectAt(w, id)!
    const key = `${id}#${own.inc}`
    const [player, from] = [controlled[key] ?? own.controller, w.controlled[key] ?? own.controller]
    return player === from ? [] : [{ event: 'control', object: id, player, from }]
  })
  if (events.length === 0 && Object.keys(controlled).length === Object.keys(w.controlled).length) return
  run.w = { ...w, controlled }
  togetherByRule(run, events, cause)
}
