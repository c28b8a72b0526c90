/** Several events that occur at once. @module */
import type { GameEvent } from '../trace/event.js'
import { fold } from './fold/fold.js'
import type { World } from './world.js'

/** The world after events that occur at once: what they bring has one timestamp. */
export const foldTogether = (world: World, events: readonly GameEvent[]): World =>
  events.reduce((now, event) => fold({ ...now, time: world.time }, event), world)
