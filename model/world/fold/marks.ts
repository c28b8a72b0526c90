import { isStampedByAttaching } from '../../rules/timestamps.js'
import { told } from '../holding.js'
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
  const { attachedTo: _, hostIncarnation: __, ...free } = object
  const host = event.to === undefined ? undefined : world.objects[event.to]
  const attached = {
    ...free,
    ...(event.to !== undefined && { attachedTo: event.to }),
    ...(host && { hostIncarnation: host.incarnation }),
    ...(host && world.facts.dates && isStampedByAttaching(world) && { attachedSince: world.time })
  }
  return { ...world, objects: { ...world.objects, [event.object]: attached } }
}

/** Damage that is marked is removed; what was dealt since the last checks is forgotten with it. */
export const heal: Fold<'heal'> = (world, event) => {
  const healed = change(world, event.object, { damage: 0 })
  return { ...healed, dealtDeathtouch: healed.dealtDeathtouch.filter(subject => subject.id !== event.object) }
}

/** An object comes under another player's control: it has been told now. */
export const control: Fold<'control'> = (world, event) => told(world, event.object)
