/**
 * Objects that come under another player's control, where that is an event.
 * @module
 * @see mtg:603.10d
 */
import type { Cause } from '../../../model/trace/observation.js'
import type { EventOf, GameEvent, Id } from '../../../model/trace/event.js'
import type { Run } from '../context.js'
import { objectAt } from '../objects.js'
import type { World } from '../state.js'
import { togetherByRule } from './group.js'
import { controllersDue } from './projection.js'

const keyOf = (world: World, id: Id): string => `${id}#${objectAt(world, id)!.inc}`

/** Takes what is controlled at the start of a scenario as told. */
export const recordControl = (run: Run): void => {
  const { ctx, w } = run
  const due = [...controllersDue(ctx, w)].filter(([id, player]) => objectAt(w, id)!.controller !== player)
  if (due.length > 0) run.w = { ...w, controlled: Object.fromEntries(due.map(([id, player]) => [keyOf(w, id), player])) }
}

/** The world after an object has come under a player's control. */
export const controlled = (world: World, { object, player }: EventOf<'control'>): World => {
  const { [keyOf(world, object)]: _, ...others } = world.controlled
  const isOwn = objectAt(world, object)!.controller === player
  return { ...world, controlled: isOwn ? others : { ...others, [keyOf(world, object)]: player } }
}

/** Proposes what is to come under another player's control. Tells whether there is any. */
export const tellControl = (run: Run, cause: Cause): boolean => {
  const { ctx, w } = run
  const due = controllersDue(ctx, w)
  if (due.size === 0 && Object.keys(w.controlled).length === 0) return false
  const events = w.zones.arena.flatMap((id): readonly GameEvent[] => {
    const { controller } = objectAt(w, id)!
    const [player, from] = [due.get(id) ?? controller, w.controlled[keyOf(w, id)] ?? controller]
    return player === from ? [] : [{ event: 'control', object: id, player, from }]
  })
  togetherByRule(run, events, cause)
  return events.length > 0
}
