/** Several events that occur at once. @module */
import type { GameEvent } from '../trace/event.js'
import { lastKnownAs } from '../rules/last-known.js'
import { fold } from './fold/fold.js'
import { objectView } from './view.js'
import type { World } from './world.js'

/** The world after events that occur at once: what they bring has one timestamp. */
export const foldTogether = (world: World, events: readonly GameEvent[]): World => {
  const after = events.reduce((now, event) => fold({ ...now, time: world.time }, event), world)
  return events.length < 2 || after.lastKnown === world.lastKnown ? after : remembered(world, after)
}

/** What has left is last known as it was before any of the events. */
const remembered = (before: World, after: World): World => ({
  ...after,
  lastKnown: Object.fromEntries(
    Object.entries(after.lastKnown).map(([id, seen]) => {
      const was = seen === before.lastKnown[id] ? undefined : objectView(before, id)
      return [id, was === undefined ? seen : lastKnownAs(after, was, seen)]
    })
  )
})
