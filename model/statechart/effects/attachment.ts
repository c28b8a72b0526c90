/** What may be attached to what. @module */
import { scope } from '../../scenario/view.js'
import type { Id } from '../../trace/event.js'
import type { World } from '../../world/index.js'
import { cardOf, controllerOf, living, objectView, view } from '../../world/index.js'

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
