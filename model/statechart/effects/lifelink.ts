/** What damage by a source with lifelink brings besides its other results. @module */
import { bringsLife, isAnything, lifeBrought } from '../../rules/events.js'
import { LIFELINK } from '../../scenario/names.js'
import type { ObjectView } from '../../scenario/view.js'
import type { EventOf, GameEvent, Id } from '../../trace/event.js'
import type { Cause } from '../../trace/observation.js'
import { living, objectView } from '../../world/index.js'
import type { World } from '../../world/index.js'
import { isInArena } from './attachment.js'
import { grouped } from './grouped.js'
import { takenBy } from './taken.js'

/** Whether the text that deals the damage answers that its own source has gone from the battlefield, and so speaks of what it was there. */
const answersItsLeaving = (world: World, cause: Cause | undefined, source: Id): boolean => {
  const text = cause !== undefined && 'layer' in cause ? world.stack.find(({ id }) => id === cause.layer)?.scope : undefined
  return text?.self === source && text.event !== undefined && takenBy(text.event) === source && world.lastKnown[source]?.zone === 'arena'
}

/**
 * As what the source deals the damage. If it has left since its text spoke of it, it is as it was last known, wherever it has come by then;
 * else it is as it is. An event does not say which, so either will do, but where a text answers that its source has left.
 * @see mtg-context:702.15c
 */
const sources = (world: World, { source }: EventOf<'damage'>, cause: Cause | undefined): readonly (ObjectView | undefined)[] => {
  const now = objectView(world, source)
  const known = world.lastKnown[source]
  // a permanent has been on the stack as the same object
  if (now?.zone === 'arena' && known?.zone === 'stack') return [now]
  if (answersItsLeaving(world, cause, source)) return [known]
  return known && now ? [now, known] : [known ?? now]
}

/** How much of a damage is dealt at all. */
const dealt = (world: World, { parts }: EventOf<'damage'>): readonly number[] =>
  parts.flatMap(({ target, amount }) => (living(world).includes(target) || isInArena(world, target) ? [amount] : []))

const gains = (world: World, event: EventOf<'damage'>, source: ObjectView | undefined): readonly (readonly GameEvent[])[] => {
  if (!source || !bringsLife(world, source.markers.includes(LIFELINK))) return [[]]
  const { controller: player } = source
  const gain = (amount: number): readonly GameEvent[] =>
    isAnything(world, amount) && living(world).includes(player) ? [{ event: 'gain', player, of: 'life', amount }] : []
  const each = dealt(world, event)
  const whole = gain(
    lifeBrought(
      world,
      each.reduce((sum, amount) => sum + amount, 0)
    )
  )
  // Whether what one source deals to several is gained as one, our text does not say outright.
  return each.length > 1 ? [whole, each.flatMap(amount => gain(lifeBrought(world, amount)))] : [whole]
}

const distinct = (ways: readonly (readonly GameEvent[])[]): readonly (readonly GameEvent[])[] => [
  ...new Map(ways.map(way => [JSON.stringify(way), way])).values()
]

/** The ways in which damage that is about to be dealt brings life: in none, where its source has no lifelink. */
export const waysOfLife = (world: World, event: GameEvent, cause: Cause | undefined): readonly (readonly GameEvent[])[] => {
  if (!world.facts.links || event.event !== 'damage') return []
  const ways = sources(world, event, cause).flatMap(source => gains(world, event, source))
  return ways.some(way => way.length > 0) ? distinct(ways) : []
}

/** Each way of the first with each of the next, and so on; those that come to the same once. */
const inAllWays = (ways: readonly (readonly (readonly GameEvent[])[])[]): readonly (readonly GameEvent[])[] =>
  ways.reduce<readonly (readonly GameEvent[])[]>((all, each) => distinct(all.flatMap(before => each.map(way => [...before, ...way]))), [[]])

/** What one source brings by several events at once: of each by itself, or of all as of one. */
const waysOfSource = (world: World, events: readonly EventOf<'damage'>[], cause: Cause | undefined): readonly (readonly GameEvent[])[] => {
  const [first, ...others] = events
  const apart = events.map(event => waysOfLife(world, event, cause)).filter(each => each.length > 0)
  if (apart.length === 0 || others.length === 0) return apart[0] ?? []
  return distinct([...inAllWays(apart), ...waysOfLife(world, { ...first!, parts: events.flatMap(({ parts }) => parts) }, cause)])
}

/** The same of several events at once: each source brings life by itself. @see mtg-context:702.15e */
export const waysOfAllLife = (world: World, events: readonly GameEvent[], cause: Cause | undefined): readonly (readonly GameEvent[])[] => {
  if (!world.facts.links) return []
  const bySource = grouped(
    events.filter(event => event.event === 'damage'),
    ({ source }) => source
  )
  const ways = [...bySource.values()].map(dealt => waysOfSource(world, dealt, cause)).filter(each => each.length > 0)
  return ways.length === 0 ? [] : inAllWays(ways)
}
