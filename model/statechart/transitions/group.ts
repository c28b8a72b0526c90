/** What the chart of several events at once reads, and what its transitions do. @module */
import type { GameEvent, Id } from '../../trace/event.js'
import type { World } from '../../world/index.js'
import { clockwise, foldTogether, rulesOf, use, view } from '../../world/index.js'
import { amountOf } from '../effects/amounts.js'
import { pointsOfAdditional } from './additional-points.js'
import { counted } from '../effects/conditions.js'
import { noticed } from '../effects/triggered.js'
import { cancelling } from '../effects/opposites.js'
import { isAnyToReturn, returning, withEnded } from '../effects/returning.js'
import { waysOfAllLife } from '../effects/lifelink.js'
import { affected, isAnyActive, notForbidden, possible } from '../effects/replacing.js'
import { shown } from '../effects/shown.js'
import { takenBy } from '../effects/taken.js'
import { occursAfterAll } from '../effects/times.js'
import { announce, goThrough, happenTogether, letReturn, moveFromStack, additionalParts, withComingOff } from '../frames.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import type { GroupPart, ModelState, NamedEvent } from '../state.js'
import { inWorld, pop, update } from '../state.js'
import { ANY } from '../unify.js'
import { withoutLosers } from './leaving.js'
import { follow } from './replacement/following.js'

/** The context of the chart. */
export type OfGroup = Context<'group'>

const isActive = ({ world }: OfGroup, { event, selves, origin, gone }: GroupPart): boolean =>
  !gone && event !== null && possible(world, event) && (selves.length > 0 || isAnyActive(world, event, origin.applied))

/** The players whom a part affects; the first of them in turn order goes through it. */
const whose = (world: World, { event }: GroupPart): readonly Id[] => (event ? affected(world, event) : [])

/** The parts that may be gone through next: those of the first player, in turn order, for whom an effect is active. */
const candidates = (context: OfGroup): readonly number[] => {
  const active = context.data.parts.flatMap((part, at) => (isActive(context, part) ? [at] : []))
  if (active.length === 0) return []
  for (const player of clockwise(context.world, context.world.turn.player)) {
    const own = active.filter(at => whose(context.world, context.data.parts[at]!).includes(player))
    if (own.length > 0) return own
  }
  return active
}

/** Whether one event leaves nothing for another to do: it takes the same object away, or gives it, or takes from it, the same status. */
const forestalls = (one: GameEvent, other: GameEvent): boolean => {
  const object = takenBy(other)
  if (object !== undefined) return takenBy(one) === object
  return (
    one.event === 'status' && other.event === 'status' && one.object === other.object && one.status === other.status && one.on === other.on
  )
}

/** An event of the group that is left; `isAdditional`: an effect does it in addition. */
interface Left extends NamedEvent {
  readonly isAdditional?: true | undefined
}

const leftIn = (world: World, { parts }: OfGroup['data']): readonly Left[] =>
  parts
    .flatMap(({ id, event: whole, isAdditional }) => {
      const event = whole !== null && possible(world, whole) ? notForbidden(world, whole) : null
      return event === null ? [] : [{ id, event, isAdditional }]
    })
    .filter(({ event }, at, all) => !all.slice(0, at).some(each => forestalls(each.event, event)))

/** What is left of each group that was asked about last. */
const known = new WeakMap<OfGroup['data'], { readonly world: World; readonly left: readonly Left[] }>()

/** What is left of the group: each object goes but once, and comes to have a status but once. */
const left = ({ data, world }: OfGroup): readonly Left[] => {
  const last = known.get(data)
  if (last?.world === world) return last.left
  const found = leftIn(world, data)
  known.set(data, { world, left: found })
  return found
}

/** The ways in which damage among what is left brings life. */
const livesBrought = (context: OfGroup): readonly (readonly GameEvent[])[] =>
  waysOfAllLife(
    context.world,
    left(context).map(({ event }) => event),
    context.data.cause
  )

/** Uses up the rules that spoke of the next event of a kind. */
const useRules = (world: World, events: readonly GameEvent[]): World =>
  events.reduce(
    (now, event) =>
      rulesOf(now, 'unpreventable')
        .filter(
          instance =>
            instance.effect.uses !== undefined && now.facts.base.matchesEvent(instance.effect.event, event, view(now), instance.scope)
        )
        .reduce((used, instance) => use(used, instance), now),
    world
  )

/** Which times of replacements have come to be occurrences. */
const settledTimes = (world: World, { data }: OfGroup): World =>
  data.parts.reduce((now, { event, origin }) => (event === null ? now : occursAfterAll(now, event, origin.applied)), world)

/** Whether an event is what it was to be, as far as the game minds. */
const isDone = (world: World, event: GameEvent): boolean => counted(world, event).event === event.event

const occur = (state: ModelState, context: OfGroup, more: readonly NamedEvent[]): ModelState => {
  const named = left(context)
  const events = named.map(each => each.event)
  const all = [...named, ...more]
  const before = state.world
  const done = named.flatMap(({ event, isAdditional }) => (!isAdditional && isDone(before, event) ? [event] : []))
  const after = inWorld(
    update<'group'>(state, {
      occurred: true,
      happened: done.length,
      amount: done.reduce((sum, event) => sum + amountOf(event), 0),
      parts: context.data.parts.filter(part => named.some(each => each.id === part.id))
    }),
    foldTogether(
      useRules(settledTimes(before, context), events),
      all.map(namedEvent => namedEvent.event)
    )
  )
  const { state: triggered, pending } = noticed(after, before, all, {
    cause: context.data.cause,
    modifiers: Object.fromEntries(context.data.parts.map(({ id, origin }) => [id, origin.modifiers ?? []]))
  })
  const ended = withEnded(
    triggered,
    before,
    all.map(each => each.event)
  )
  return withoutLosers(announce(moveFromStack(ended, before, events), pending), events)
}

const cancels = ({ data, world }: OfGroup): readonly GameEvent[] =>
  data.occurred
    ? cancelling(
        world,
        data.parts.flatMap(({ event }) => event ?? [])
      )
    : []

/** Where the last part went through replacement: what effects do in addition comes after all parts, or is one of them. */
const goneThrough = ({ data, returned, world }: OfGroup): readonly ((state: ModelState) => ModelState)[] => {
  if (returned?.kind !== 'gone-through' || data.at === undefined) return [state => state]
  const { id, event, origin, additionalAfter, suspects } = returned
  const parts = data.parts.with(data.at, { ...data.parts[data.at]!, id, event, origin, gone: true })
  // Instructions that take an event's place descend from it.
  const additionalEffects = additionalAfter.map(additional => (additional.instead ? { ...additional, origin } : additional))
  const suspected = { suspects: [...new Set([...data.suspects, ...suspects])] }
  const points = event === null ? [] : pointsOfAdditional(world, additionalAfter)
  const afterwards = (state: ModelState) =>
    update<'group'>(state, { ...suspected, parts, additionalEffects: [...data.additionalEffects, ...additionalEffects] })
  const together = (state: ModelState) => {
    const { parts: more, named } = additionalParts(state, points)
    return update<'group'>(named, { ...suspected, parts: [...parts, ...more] })
  }
  return points.length > 0 ? [afterwards, together] : [afterwards]
}

/** Whether a part is still to be gone through. */
export const isAnyPartActive = (context: OfGroup): boolean => candidates(context).length > 0

/** Whether damage among the events, as far as it is left, is still to bring what it brings. */
export const isDamageToResult = (context: OfGroup): boolean =>
  !context.data.occurred && !context.data.resulted && context.world.facts.links && livesBrought(context).length > 0

export const isNothingLeft = (context: OfGroup): boolean => left(context).length === 0

export const isAnyCounterCancelled = (context: OfGroup): boolean => cancels(context).length > 0

/** Whether anything returns that was moved until one of the events. */
export const isAnythingToReturn = ({ data, world }: OfGroup): boolean => data.occurred && isAnyToReturn(world)

export const isAnythingToFollow = ({ data }: OfGroup): boolean => data.additionalEffects.length > 0

/** One of the parts that may come next is gone through. */
export const goesThrough = (context: OfGroup): readonly TransitionEffect[] =>
  candidates(context).map(at => ({ next: state => goThrough(update<'group'>(state, { at }), context.data.parts[at]!, context.data.cause) }))

export const keepsPart = (context: OfGroup): readonly TransitionEffect[] => goneThrough(context).map(next => ({ next }))

/** What damage brings is a part of what happens, and may be replaced in its turn. @see mtg-context:120.4c */
export const results = (context: OfGroup): readonly TransitionEffect[] =>
  livesBrought(context).map(events => ({
    next: state => {
      const { parts, named } = additionalParts(state, events)
      const suspects = [...new Set([...context.data.suspects, 'damage.life' as const])]
      return update<'group'>(named, { parts: [...context.data.parts, ...parts], resulted: true, suspects })
    }
  }))

/** What is left occurs at once, with what comes off, or without it. */
export const occurs = (context: OfGroup): readonly TransitionEffect[] =>
  withComingOff(context.state, left(context)).map(more => ({
    pattern: {
      see: 'event',
      events: [...left(context), ...more.events].map(({ id, event }) => ({ ...shown(event), 'id?': id, 'within?': ANY })),
      'cause?': ANY
    },
    suspects: [
      ...context.data.suspects,
      ...(context.data.cause && 'rule' in context.data.cause && context.data.cause.rule === 'check' ? (['check.performed'] as const) : [])
    ],
    next: state => occur({ ...state, ids: more.ids }, context, more.events)
  }))

export const cancelsCounters = (context: OfGroup): readonly TransitionEffect[] =>
  internally(state => happenTogether(update<'group'>(state, {}), cancels(context), { cause: { rule: 'check' } }))

/** What was moved until one of the events returns. */
export const returns = ({ world }: OfGroup): readonly TransitionEffect[] => {
  const { events, world: next } = returning(world)
  return internally(state => letReturn(update<'group'>(inWorld(state, next), {}), events))
}

export const follows = ({ data }: OfGroup): readonly TransitionEffect[] =>
  internally(state => {
    const [additional, ...additionalEffects] = data.additionalEffects
    return additional ? follow(update<'group'>(state, { additionalEffects }), additional, additional.origin) : state
  })

export const ends = ({ data }: OfGroup): readonly TransitionEffect[] =>
  internally(state => pop(state, { kind: 'happened', happened: data.happened > 0, amount: data.amount, times: data.happened }))
