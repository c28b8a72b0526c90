/** What effects see of an object that is entering, and what its entering contains. @module */
import { countersBrought, entrance } from '../../base/pattern.js'
import type { Structure } from '../../rulebook/structure.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { ObjectView, View } from '../../scenario/view.js'
import type { EventOf, GameEvent } from '../../trace/event.js'
import { countersOnEntering } from '../../rules/events.js'
import * as rules from '../../rules/replacement.js'
import type { World } from '../../world/index.js'
import { effects, fold, objectView, printed, view } from '../../world/index.js'

/** How effects on an object's entering look at it. */
export type Entering = Structure['replacement']['entering']['value']

export const enteringIn = (world: World): Entering => rules.entering(world)

/** Whether an event brings an object into the arena. */
export const enters = (event: GameEvent): event is EventOf<'move' | 'create'> => entrance(event) !== undefined

/** Whether a pattern speaks of something that is contained in an entering: of the counters that come with it. @see mtg-context:616.1g */
export const isWithin = (pattern: Pattern, event: GameEvent): event is EventOf<'move' | 'create'> =>
  pattern.event === 'counters' && (event.event === 'move' || event.event === 'create')

/** An object where it is, with what it is about to bring along: what has been made of the event counts. @see fab:6.4.2a fab:6.4.4 */
const withBrought = (
  object: ObjectView,
  { counters = {}, status, numbers = {}, types = [], under }: EventOf<'move' | 'create'>
): ObjectView => {
  const all = { ...object.counters }
  for (const [kind, count] of Object.entries(counters)) all[kind] = (all[kind] ?? 0) + count
  return {
    ...object,
    ...(under !== undefined && { controller: under }),
    counters: all,
    statuses: status === undefined || object.statuses.includes(status) ? object.statuses : [...object.statuses, status],
    types: [...new Set([...object.types, ...types])],
    numbers: { ...object.numbers, ...numbers },
    baseNumbers: { ...object.baseNumbers, ...numbers }
  }
}

/** An object's entering, and the game with it and without. */
export interface Entered {
  readonly event: GameEvent
  readonly entering: Entering
  readonly after: World
  readonly seen: View
}

/** What was last asked of each world, for the next question. */
const lastEntered = new WeakMap<World, Entered>()

/** What is created is nowhere before: it is as it is printed, with what comes with it. */
const asItIs = (world: World, after: World, event: EventOf<'move' | 'create'>): ObjectView | undefined => {
  if (event.event === 'create') return printed(after, event.object)
  const object = objectView(world, event.object)
  return object && withBrought(object, event)
}

/** The game in which an object has entered, and the game as it is but for that object. @see mtg-context:614.12 */
export const asEntered = (world: World, event: EventOf<'move' | 'create'>, entering: Entering): Entered => {
  const last = lastEntered.get(world)
  if (last?.event === event && last.entering === entering) return last
  const after = fold(world, event)
  const now = view(world)
  const object = entering === 'as-it-would-be' ? objectView(after, event.object) : asItIs(world, after, event)
  const seen: View = { ...now, object: id => (id === event.object ? object : now.object(id)) }
  const entered = { event, entering, after, seen }
  lastEntered.set(world, entered)
  return entered
}

/** The game as effects see it that could replace an event. */
export const seenEntering = (world: World, event: GameEvent, entering: Entering): View =>
  enters(event) ? asEntered(world, event, entering).seen : view(world)

/**
 * Whether no text says if counters that something enters with are put on it, and an effect is there for which that makes a
 * difference.
 */
export const leavesCountersOpen = (world: World, event: GameEvent): boolean => {
  const brought = countersBrought(event)
  if (brought.length === 0 || countersOnEntering(world).length < 2) return false
  return effects(world).some(({ effect, scope }) => {
    const pattern = effect.kind === 'trigger' ? effect.trigger.on : 'event' in effect ? effect.event : undefined
    return (
      pattern?.event === 'counters' &&
      brought.some(each => world.facts.base.matchesEvent(pattern, each, seenEntering(world, event, 'as-it-would-be'), scope))
    )
  })
}
