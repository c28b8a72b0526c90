import type { EventOf } from '../../trace/event.js'
import { copiableOf } from '../copy.js'
import { change, comingOf, place, topOfDeck } from '../place.js'
import { objectView } from '../view.js'
import type { World } from '../world.js'
import type { Fold } from './occurrence.js'

export const draw: Fold<'draw'> = (world, event) => {
  const object = event.object ?? topOfDeck(world, event.player)
  return object === undefined ? world : place(world, object, 'hand')
}

export const discard: Fold<'discard'> = (world, event) =>
  event.object === undefined ? world : place(world, event.object, event.to ?? 'graveyard')

/** What comes with a move or a creation comes with the object: it is never there without it. */
const bring = (world: World, moved: World, event: EventOf<'move' | 'create'>): World => {
  const object = moved.objects[event.object]
  if (!object) return moved
  const counters = { ...object.counters }
  for (const [kind, count] of Object.entries(event.counters ?? {})) counters[kind] = (counters[kind] ?? 0) + count
  const statuses = event.status === undefined ? object.statuses : [...new Set([...object.statuses, event.status])]
  // What the move had brought before goes as the object becomes a copy; what is left here came after that.
  const model = event.copyOf === undefined ? undefined : world.objects[event.copyOf]
  const defined =
    event.numbers || event.types
      ? { numbers: { ...object.defined?.numbers, ...event.numbers }, types: [...(object.defined?.types ?? []), ...(event.types ?? [])] }
      : undefined
  return change(moved, event.object, {
    counters,
    statuses,
    ...(defined && { defined }),
    ...(event.under !== undefined && { controller: event.under }),
    ...(model && { entered: copiableOf(world, model, objectView(world, model.id)) })
  })
}

export const move: Fold<'move'> = (world, event) => bring(world, place(world, event.object, event.to, event.position), event)

export const destroy: Fold<'destroy'> = (world, event) => place(world, event.object, event.to ?? 'graveyard')

export const sacrifice: Fold<'sacrifice'> = (world, event) => place(world, event.object, event.to ?? 'graveyard')

export const play: Fold<'play'> = (world, event) =>
  change(place(world, event.object, 'stack'), event.object, { controller: event.player, declared: event.declared ?? [] })

export const create: Fold<'create'> = (world, event) => {
  const object = {
    id: event.object,
    card: event.card,
    owner: event.player,
    controller: event.player,
    zone: 'arena' as const,
    counters: {},
    statuses: [],
    damage: 0,
    declared: [],
    incarnation: 1,
    since: comingOf(world, event.player),
    token: true
  }
  const made: World = { ...world, objects: { ...world.objects, [event.object]: object } }
  return bring(world, { ...made, zones: { ...made.zones, arena: [...(made.zones.arena ?? []), event.object] } }, event)
}

/** What ceases to exist is nowhere, and nothing finds it. */
export const cease: Fold<'cease'> = (world, event) => place(world, event.object, 'outside')
