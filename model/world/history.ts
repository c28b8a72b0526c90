/** Past events. @module */
import type { ObjectView, TriggeringView, View } from '../scenario/view.js'
import type { Pattern } from '../scenario/pattern.js'
import type { Scope } from '../scenario/view.js'
import type { GameEvent, Id } from '../trace/event.js'
import { objectView, view } from './view.js'
import type { Entry, World } from './world.js'

/** The ids that an event speaks of. */
const idsOf = (event: GameEvent): readonly Id[] => {
  const ids = [
    ...('object' in event && event.object !== undefined ? [event.object] : []),
    ...('source' in event ? [event.source] : []),
    ...('target' in event ? [event.target] : []),
    ...('by' in event ? [event.by] : []),
    ...('parts' in event ? event.parts.map(part => part.target) : [])
  ]
  return [...new Set(ids)]
}

/** What is remembered of an event: objects right after it, those that left the arena right before. */
export const entryOf = (before: World, after: World, event: GameEvent): Entry => {
  const seen: Record<Id, ObjectView> = {}
  for (const id of idsOf(event)) {
    const left = before.objects[id]?.zone === 'arena' && after.objects[id]?.zone !== 'arena'
    const object = objectView(left ? before : after, id)
    if (object) seen[id] = object
  }
  return { event, seen, turn: after.turn.number, chain: after.chain, link: after.link }
}

/** Shows the objects as they were when the event occurred. */
const asSeen = (now: View, entry: Entry): View => ({ ...now, object: id => entry.seen[id] ?? now.object(id) })

/** How many events of the period were ones that the pattern speaks of. */
export const countPast = (world: World, pattern: Pattern, per: 'turn' | 'game', scope: Scope): number => {
  const now = view(world)
  return world.history.filter(
    entry =>
      (per === 'game' || entry.turn === world.turn.number) && world.facts.base.matchesEvent(pattern, entry.event, asSeen(now, entry), scope)
  ).length
}

/** Keeps a triggering, where any text asks which one it is. */
export const noteTriggering = (world: World, triggering: TriggeringView): World =>
  world.facts.looksBack
    ? {
        ...world,
        triggerings: [...world.triggerings, { triggering, source: view(world).object(triggering.effect.source), turn: world.turn.number }]
      }
    : world

/** How many triggerings of the period were ones that the pattern speaks of. */
export const countTriggerings = (world: World, pattern: Pattern, per: 'turn' | 'game', scope: Scope): number => {
  const now = view(world)
  return world.triggerings.filter(({ triggering, source, turn }) => {
    if (per === 'turn' && turn !== world.turn.number) return false
    const then: View = { ...now, object: id => (id === triggering.effect.source && source ? source : now.object(id)) }
    return world.facts.base.matchesTriggering(pattern, triggering, then, scope)
  }).length
}
