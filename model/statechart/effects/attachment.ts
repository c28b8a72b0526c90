/** What may be attached to what. @module */
import { scope } from '../../scenario/view.js'
import type { GameEvent, Id } from '../../trace/event.js'
import type { World } from '../../world/index.js'
import { cardOf, controllerOf, living, objectView, view } from '../../world/index.js'
import { isComingOffSeen } from '../../rules/looking-back.js'
import { takenBy } from './taken.js'

/** Whether an object is in the arena and has not phased out of it. */
export const isInArena = ({ objects }: World, id: Id): boolean =>
  objects[id]?.zone === 'arena' && !objects[id].statuses.includes('phased-out')

/** Whether an object's card lets it be attached to a thing that is there: to anything, where it does not say. */
export const mayAttach = (world: World, id: Id, host: Id): boolean => {
  const object = world.objects[id]
  const kinds = cardOf(world, object)?.attaches
  const isPlayer = living(world).includes(host)
  if (!object || host === id || !(isPlayer || isInArena(world, host))) return false
  if (!kinds) return true
  const own = scope(controllerOf(world, object), id)
  const now = view(world)
  const there = objectView(world, host)
  return kinds.some(kind =>
    'players' in kind
      ? isPlayer && (kind.players === 'any' || (host === own.you) === (kind.players === 'you'))
      : there !== undefined && world.facts.base.matchesFilter(kind, there, now, own, 'arena')
  )
}

/** Whether an object is attached, and to what it may be attached to: to the very object that it was attached to. */
export const isWellAttached = (world: World, id: Id): boolean => {
  const object = world.objects[id]
  if (object?.attachedTo === undefined || !mayAttach(world, id, object.attachedTo)) return false
  return world.objects[object.attachedTo]?.incarnation === object.hostIncarnation
}

const goneIn = (world: World, event: GameEvent): readonly Id[] => {
  const object = takenBy(event)
  return object !== undefined && world.objects[object]?.zone === 'arena' ? [object] : []
}

/**
 * What may be told to come off in the event that takes its host away: nothing, where the next checks tell it; what stays in the arena;
 * or Auras as well, which these checks bury.
 * @see mtg-context:701.3d mtg-context:301.5c mtg-context:704.5m
 */
export const comingOff = (world: World, events: readonly GameEvent[]): readonly (readonly GameEvent[])[] => {
  if (!isComingOffSeen(world)) return [[]]
  const gone = events.flatMap(each => goneIn(world, each))
  const left = Object.values(world.objects).filter(
    ({ id, attachedTo, hostIncarnation }) =>
      attachedTo !== undefined &&
      gone.includes(attachedTo) &&
      isInArena(world, id) &&
      !gone.includes(id) &&
      world.objects[attachedTo]?.incarnation === hostIncarnation
  )
  const off = (ids: readonly Id[]): readonly GameEvent[] => ids.map(object => ({ event: 'attach', object }))
  const all = left.map(worldObject => worldObject.id)
  const staying = all.filter(id => !objectView(world, id)?.types.includes('aura'))
  return [[], ...(staying.length > 0 ? [off(staying)] : []), ...(all.length > staying.length ? [off(all)] : [])]
}
