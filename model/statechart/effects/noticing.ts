/**
 * What events trigger in games in which some kinds of event are looked back at: the game is looked at right after all events that
 * occurred at once, or right before them.
 * @module
 */
import { isRedirectedMoved } from '../../rules/events.js'
import type { TriggerEffect } from '../../scenario/effect.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { EffectRef, GameEvent, Id } from '../../trace/event.js'
import type { Cause } from '../../trace/observation.js'
import type { Instance, Lasting, OwnScope, World } from '../../world/index.js'
import { countPast, effectsOfKind, view, viewFor } from '../../world/index.js'
import * as delayed from '../../rules/delayed.js'
import * as lookingBack from '../../rules/looking-back.js'
import { areStatesAlwaysSeen } from '../../rules/states.js'
import * as rules from '../../rules/triggering.js'
import type { ModelState, NamedEvent } from '../state.js'
import { inWorld } from '../state.js'
import {
  asBeforeTaking,
  beforeTaking,
  effectBehind,
  isAboutLosing,
  isOfItsObjects,
  isStillToDo,
  isVisible,
  withCause
} from './listening.js'
import { takenBy } from './taken.js'
import type { Triggered } from './triggering.js'
import {
  again,
  isConditionMet,
  isItsEvent,
  isSpent,
  timesMet,
  trigger,
  triggeredBy,
  triggeredByState,
  triggeredTogether
} from './triggering.js'

const isHidden = (world: World, id: Id): boolean => world.objects[id]?.statuses.includes('face-down') ?? false

/** Whether it is a plane in the command zone. */
const isPlane = (before: World, object: Id): boolean =>
  before.objects[object]?.zone === 'command' && (view(before).object(object)?.types.includes('plane') ?? false)

/**
 * Whether a trigger on an event looks at the game right before it.
 * @see mtg:603.10 mtg:603.10a mtg:603.10b mtg:603.10c
 */
export const looksBack = (before: World, event: GameEvent, on: Pattern): boolean => {
  if (!lookingBack.speaksOfLeaving(before, on)) return false
  switch (event.event) {
    case 'move':
      return lookingBack.isMoveSeenBefore(before, event, isHidden(before, event.object))
    case 'status':
      return event.status === 'phased-out'
        ? lookingBack.isPhasingSeenBefore(before, event)
        : lookingBack.isPlaneswalkingSeenBefore(before, event, isPlane(before, event.object))
    case 'attach':
      return lookingBack.isDetachingSeenBefore(before, event, on)
    case 'control':
      return lookingBack.isTakingSeenBefore(before)
    case 'defeat':
      return lookingBack.isLosingSeenBefore(before)
    default:
      return lookingBack.isSeenBefore(before, event.event)
  }
}

const objectOf = (event: GameEvent): Id | undefined => ('object' in event ? event.object : undefined)

const leaves = (before: World, after: World, id: Id): boolean =>
  before.objects[id]?.zone === 'arena' &&
  (after.objects[id]?.zone !== 'arena' || after.objects[id].incarnation !== before.objects[id].incarnation)

/** Whether an object that leaves together with others may see them leave. */
const seesOthers = (before: World, after: World, { ref, isStatic }: Instance, event: GameEvent): boolean =>
  !isStatic || objectOf(event) === ref.source || !leaves(before, after, ref.source) || lookingBack.seesOthersLeave(before)

/** A triggered effect that notices an event, with the world in which it looks at it. */
interface Noticing {
  readonly at: World
  readonly instance: Instance<TriggerEffect>
}

/** The effects that notice an event: those of before that look back on it, and those of after that don't. */
const noticing = (before: World, after: World, event: GameEvent): readonly Noticing[] => {
  const of = (at: World, isBack: boolean): readonly Noticing[] =>
    effectsOfKind(at, 'trigger').flatMap(each => {
      const { on } = each.effect.trigger
      if (!on || looksBack(before, event, on) !== isBack || !isVisible(at, each)) return []
      if (isBack && !seesOthers(before, after, each, event)) return []
      return [{ at, instance: isBack ? beforeTaking(before, each, event) : each }]
    })
  return [...of(before, true), ...of(after, false)]
}

/** An event as texts speak of it: what is destroyed but goes elsewhere counts as destroyed only where the game says so. */
export const counted = (world: World, event: GameEvent): GameEvent =>
  event.event === 'destroy' && event.to !== undefined && event.to !== 'graveyard' && isRedirectedMoved(world)
    ? { event: 'move', object: event.object, from: 'arena', to: event.to }
    : event

/** That something attached comes off as it leaves, to what waits for just that and looks back on it. @see mtg-context:701.3d */
const asMeant = (at: World, on: Pattern, event: GameEvent): GameEvent => {
  const object = takenBy(event)
  if (on.event !== 'attach' || on.on !== false || object === undefined) return event
  const { zone, attachedTo } = at.objects[object] ?? {}
  return zone === 'arena' && attachedTo !== undefined ? { event: 'attach', object } : event
}

/** Whether an event, with so many before it that occurred at once, is one that a trigger speaks of. */
const isMet = (
  before: World,
  after: World,
  at: World,
  { event }: NamedEvent,
  earlier: readonly GameEvent[],
  each: Instance<TriggerEffect>,
  behind: EffectRef | undefined
): boolean => {
  const { on, given, ordinal } = each.effect.trigger
  if (!on || on.event === 'triggered' || !isStillToDo(before, each) || !isOfItsObjects(before, each, event)) return false
  const { base } = at.facts
  const here: OwnScope = { ...each.scope, event }
  const own = each.scope.event ? each.scope : here
  const plain = view(at)
  const known = asMeant(at, on, counted(at, event))
  const seen = withCause(at === before && isAboutLosing(at, each, event) ? asBeforeTaking(plain, event) : plain, known, behind)
  if (!isItsEvent(at, on, known, seen, own)) return false
  if (given && !rules.isGiven(at, given, viewFor(at, here), here)) return false
  if (ordinal) {
    const past = countPast(before, on, ordinal.per, own) + earlier.filter(other => base.matchesEvent(on, other, seen, own)).length
    if (!rules.isNth(before, ordinal, past + 1)) return false
  }
  return isConditionMet(at === before ? before : after, each, here)
}

interface Match {
  readonly instance: Instance<TriggerEffect>
  readonly events: NamedEvent[]
}

/** Each effect with the events that meet its condition. */
const matches = (before: World, after: World, events: readonly NamedEvent[], behind: EffectRef | undefined): readonly Match[] => {
  const found = new Map<string, Match>()
  for (const [nth, named] of events.entries()) {
    const earlier = events.slice(0, nth).map(each => each.event)
    for (const { at, instance } of noticing(before, after, named.event)) {
      if (rules.isOutOfGame(after, after.defeated, instance.controller) || !isMet(before, after, at, named, earlier, instance, behind))
        continue
      const known = found.get(instance.key)
      if (known) known.events.push(named)
      else found.set(instance.key, { instance, events: [named] })
    }
  }
  return [...found.values()]
}

/** What is due next to what was due before, by these events. */
const by = (all: Triggered, next: Triggered, ids: readonly string[]): Triggered => ({
  ...next,
  due: next.due.map((each, at) => (at < all.due.length ? each : { ...each, by: ids }))
})

const first = ({ event }: NamedEvent): GameEvent => event

/** Whether its controller chooses the event that an effect triggers on: one that waits for the next, without a duration. @see mtg:603.7b */
const isChosen = (world: World, { instance: { key }, events }: Match): boolean =>
  events.length > 1 &&
  world.lasting.some(each => each.key === key && delayed.isToBeChosen(world, events.length, usesOf(each.effect), each.for))

const usesOf = (effect: Lasting['effect']): number => (effect.kind === 'trigger' ? (effect.uses ?? Infinity) : Infinity)

/** Lets an effect trigger on the event that its controller has chosen. */
export const triggeredOn = (state: ModelState, key: string, { id, event }: NamedEvent): Triggered => {
  const none: Triggered = { state, due: [] }
  const instance = effectsOfKind(state.world, 'trigger').find(each => each.key === key)
  return instance ? by(none, trigger(none, instance, event), [id]) : none
}

const triggeredNow = (before: World, all: Triggered, match: Match): Triggered => {
  const { instance, events } = match
  const { ref, key, controller } = instance
  const isOnce = rules.isOnceForAll(before, instance.effect.trigger)
  if (!isOnce && isChosen(all.state.world, match))
    return { ...all, due: [...all.due, { see: 'occurrence', ref, key, controller, among: events }] }
  const together = (now: Triggered, group: readonly NamedEvent[]): Triggered =>
    isSpent(now.state.world, instance)
      ? now
      : by(
          now,
          trigger(now, instance, first(group[0]!)),
          group.map(each => each.id)
        )
  if (isOnce) return together(all, events)
  return events.reduce(
    (now, each) => again(now, timesMet(before, all.state.world, instance, each.event), last => together(last, [each])),
    all
  )
}

/** The compound event that an event is a part of, and what brought it about. */
export interface More {
  readonly within?: string | undefined
  readonly cause?: Cause | undefined
}

/** What events that have occurred at once trigger, and what the state does that they brought about, where it is always watched. */
export const noticed = (state: ModelState, before: World, events: readonly NamedEvent[], more: More = {}): Triggered => {
  const by = triggered(state, before, events, more)
  if (!areStatesAlwaysSeen(state.world)) return by
  const byState = triggeredByState(by.state)
  return { state: byState.state, due: [...by.due, ...byState.due.map(each => ({ ...each, by: [] }))] }
}

const triggered = (state: ModelState, before: World, events: readonly NamedEvent[], more: More = {}): Triggered => {
  if (lookingBack.isAnyLookedBackOn(state.world))
    return matches(before, state.world, events, effectBehind(before, more.cause)).reduce<Triggered>(
      (all, match) => triggeredNow(before, all, match),
      { state, due: [], before }
    )
  const [only] = events
  if (events.length === 1 && only) return triggeredBy(state, before, only.event, more.within, more.cause)
  const found = triggeredTogether(state, before, events.map(first))
  return 'unsupported' in found ? { state: { ...inWorld(state, state.world), unsupported: found.unsupported }, due: [] } : found
}
