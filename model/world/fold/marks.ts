import { change } from '../place.js'
import type { Fold } from './occurrence.js'

export const counters: Fold<'counters'> = (world, event) => {
  const object = world.objects[event.object]
  if (!object) return world
  const count = Math.max(0, (object.counters[event.counter] ?? 0) + event.delta)
  return change(world, event.object, { counters: { ...object.counters, [event.counter]: count } })
}

export const status: Fold<'status'> = (world, event) => {
  const object = world.objects[event.object]
  if (!object) return world
  const others = object.statuses.filter(each => each !== event.status)
  return change(world, event.object, { statuses: event.on ? [...others, event.status] : others })
}

export const attach: Fold<'attach'> = (world, event) => {
  const object = world.objects[event.object]
  if (!object) return world
  const { attachedTo: _, ...free } = object
  return { ...world, objects: { ...world.objects, [event.object]: event.to === undefined ? free : { ...free, attachedTo: event.to } } }
}
