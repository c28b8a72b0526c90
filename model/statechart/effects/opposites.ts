/** Counters that cancel each other in pairs. @module */
import type { GameEvent, Id } from '../../trace/event.js'
import { pairs as pairsOf } from '../../rules/checks-of-objects.js'
import { cancelsOpposites } from '../../rules/events.js'
import type { World } from '../../world/index.js'

const PAIR = ['+1/+1', '-1/-1'] as const

/** The events that take pairs of opposite counters off an object: one for each kind. */
export const pairsOff = (world: World, object: Id): readonly GameEvent[] => {
  const counters = world.objects[object]?.counters ?? {}
  const pairs = pairsOf(world, counters[PAIR[0]] ?? 0, counters[PAIR[1]] ?? 0)
  return pairs > 0 ? PAIR.map(counter => ({ event: 'counters', object, counter, delta: -pairs })) : []
}

/** What follows on events that have put counters, in games in which opposites cancel as they are put. @see ga-context:CT */
export const cancelling = (world: World, events: readonly GameEvent[]): readonly GameEvent[] => {
  if (!cancelsOpposites(world)) return []
  const objects = events.flatMap(event => (event.event === 'counters' || event.event === 'move' ? [event.object] : []))
  return [...new Set(objects)].flatMap(object => pairsOff(world, object))
}
