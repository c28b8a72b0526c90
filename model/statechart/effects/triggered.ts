/** What events that have occurred, and the state of the game, trigger. @module */
import type { TriggerEffect } from '../../scenario/effect.js'
import type { EffectRef, GameEvent } from '../../trace/event.js'
import type { Cause } from '../../trace/observation.js'
import * as delayed from '../../rules/delayed.js'
import * as states from '../../rules/states.js'
import * as rules from '../../rules/triggering.js'
import type { Instance, Lasting, World } from '../../world/index.js'
import { effectsOfKind, view } from '../../world/index.js'
import type { ModelState, NamedEvent } from '../state.js'
import { inWorld } from '../state.js'
import type { Moment } from './conditions.js'
import { isMet, timesMet } from './conditions.js'
import { effectBehind, isVisible } from './listening.js'
import type { Noticing } from './noticing.js'
import { noticing } from './noticing.js'
import type { Triggered } from './triggering.js'
import { trigger, useSuppressors } from './triggering.js'

type Modifiers = NonNullable<More['modifiers']>

interface Match {
  readonly noticing: Noticing
  readonly events: NamedEvent[]
}

/**
 * Whether it is open if a trigger speaks of an event: one on what comes about "this way", where the event is what another effect has made
 * of it. No text says whether it was brought about by what made it, by what modified it, or by both.
 * @see mtg-context:607.1 fab-context:1.7.6
 */
const isWayOpen = (
  moment: Moment,
  { id, event }: NamedEvent,
  earlier: readonly GameEvent[],
  noticing: Noticing,
  modifiers: Modifiers
): boolean => {
  if (noticing.instance.effect.trigger.on?.via === undefined) return false
  const met = isMet(moment, event, earlier, noticing)
  return (modifiers[id] ?? []).some(
    effect => isMet({ ...moment, behind: effectBehind(moment.before, { effect }) }, event, earlier, noticing) !== met
  )
}

/** Whether it is open of any effect if one of some events is what it triggers on. */
const isAnyWayOpen = (moment: Moment, events: readonly NamedEvent[], modifiers: Modifiers): boolean =>
  moment.before.facts.speaksOfWays &&
  events.some((named, nth) =>
    noticing(moment.before, moment.after, named.event).some(each =>
      isWayOpen(
        moment,
        named,
        events.slice(0, nth).map(({ event }) => event),
        each,
        modifiers
      )
    )
  )

/** Under what an effect counts the parts of a compound event as one, if it does. */
const groupOf = (world: World, { key, effect }: Instance<TriggerEffect>, within: string | undefined): string | undefined =>
  within !== undefined && rules.isOnceForAll(world, effect.trigger) && rules.isCompoundOne(world) ? `${key}@${within}` : undefined

/** Each effect with the events that meet its condition. */
const matches = (moment: Moment, events: readonly NamedEvent[]): readonly Match[] => {
  const { after } = moment
  const found = new Map<string, Match>()
  for (const [nth, named] of events.entries()) {
    const earlier = events.slice(0, nth).map(namedEvent => namedEvent.event)
    for (const each of noticing(moment.before, after, named.event)) {
      const { key, controller } = each.instance
      if (rules.isOutOfGame(after, after.defeated, controller) || !isMet(moment, named.event, earlier, each)) continue
      const known = found.get(key)
      if (known) known.events.push(named)
      else found.set(key, { noticing: each, events: [named] })
    }
  }
  return [...found.values()]
}

/** What is pending next to what was pending before, by these events. */
const by = (all: Triggered, next: Triggered, ids: readonly string[]): Triggered => ({
  ...next,
  pending: [...all.pending, ...next.pending.slice(all.pending.length).map(pending => ({ ...pending, by: ids }))]
})

/** Whether its controller chooses the event that an effect triggers on: one that waits for the next, without a duration. @see mtg:603.7b */
const isChosen = (world: World, { noticing, events }: Match): boolean =>
  events.length > 1 &&
  world.lasting.some(
    lasting => lasting.key === noticing.instance.key && delayed.isToBeChosen(world, events.length, usesOf(lasting.effect), lasting.for)
  )

const usesOf = (effect: Lasting['effect']): number => (effect.kind === 'trigger' ? (effect.uses ?? Infinity) : Infinity)

/** Lets an effect trigger on the event that its controller has chosen. */
export const triggeredOn = (state: ModelState, key: string, { id, event }: NamedEvent): Triggered => {
  const none: Triggered = { state, pending: [] }
  const instance = effectsOfKind(state.world, 'trigger').find(each => each.key === key)
  return instance ? by(none, trigger(none, instance, event), [id]) : none
}

const triggeredNow = (before: World, all: Triggered, match: Match): Triggered => {
  const { noticing, events } = match
  const { instance } = noticing
  const { ref, key, controller } = instance
  const isOnce = rules.isOnceForAll(before, instance.effect.trigger)
  if (events.length > 1 && !rules.areSeveralCounted(before))
    return { ...all, state: { ...all.state, unsupported: 'an effect that several events at once trigger' } }
  if (!isOnce && isChosen(all.state.world, match))
    return { ...all, pending: [...all.pending, { see: 'occurrence', ref, key, controller, among: events }] }
  const together = (now: Triggered, group: readonly NamedEvent[]): Triggered =>
    isSpent(now.state.world, instance)
      ? now
      : by(
          now,
          trigger(now, instance, group[0]!.event),
          group.map(namedEvent => namedEvent.id)
        )
  if (isOnce) return together(all, events)
  return events.reduce(
    (now, namedEvent) => again(now, timesMet(before, noticing, namedEvent.event), last => together(last, [namedEvent])),
    all
  )
}

/** The compound event that an event is a part of, and what brought it about. */
export interface More {
  readonly within?: string | undefined
  readonly cause?: Cause | undefined
  /** The effects that have modified each event, by its id. */
  readonly modifiers?: Readonly<Record<string, readonly EffectRef[]>>
}

/** Lets nothing trigger once more that has counted another part of the compound event. */
const notYetCounted = (state: ModelState, found: readonly Match[], within: string | undefined): [ModelState, readonly Match[]] => {
  const { world } = state
  const group = ({ noticing }: Match): string | undefined => groupOf(world, noticing.instance, within)
  const left = found.filter(match => !world.grouped.includes(group(match) ?? ''))
  const groups = left.flatMap(match => group(match) ?? [])
  return [groups.length === 0 ? state : inWorld(state, { ...world, grouped: [...world.grouped, ...groups] }), left]
}

/**
 * What events that have occurred at once trigger, and what the state does that they brought about, where it is always watched.
 * @see fab:6.6.5 @see fab-context:1.10.2b @see mtg:603.2 @see mtg:603.10
 */
export const noticed = (
  state: ModelState,
  before: World,
  events: readonly NamedEvent[],
  { within, cause, modifiers = {} }: More = {}
): Triggered => {
  const moment = { before, after: state.world, behind: effectBehind(before, cause) }
  if (isAnyWayOpen(moment, events, modifiers))
    return { state: { ...state, unsupported: 'what comes about "this way" and another effect has modified' }, pending: [] }
  const [noted, found] = notYetCounted(state, matches(moment, events), within)
  const byEvents = useSuppressors(
    found.reduce<Triggered>((all, match) => triggeredNow(before, all, match), { state: noted, pending: [], before }),
    events.map(({ event }) => event)
  )
  if (!states.areStatesAlwaysSeen(state.world)) return byEvents
  const byState = triggeredByState(byEvents.state)
  return { state: byState.state, pending: [...byEvents.pending, ...byState.pending.map(pending => ({ ...pending, by: [] }))] }
}

/** Whether an effect has triggered as often as it was to. */
export const isSpent = (world: World, { isStatic, key, effect }: Instance<TriggerEffect>): boolean =>
  delayed.isSpent(world, world.uses[key] ?? 0, effect.uses ?? Infinity, !isStatic && !world.lasting.some(lasting => lasting.key === key))

/** So often one event may be what an effect triggers on; beyond, the charts do not follow. */
const MOST = 256

/** Lets an effect trigger as often as an event is what it triggers on. */
export const again = (all: Triggered, times: number, once: (now: Triggered) => Triggered): Triggered =>
  times > MOST
    ? { ...all, state: { ...all.state, unsupported: `one event that an effect triggers on more than ${MOST} times` } }
    : Array.from({ length: times }).reduce<Triggered>(once, all)

const stateTriggers = new WeakMap<readonly Instance<TriggerEffect>[], readonly Instance<TriggerEffect>[]>()

/** Those that look at the state alone. */
const ofState = (all: readonly Instance<TriggerEffect>[]): readonly Instance<TriggerEffect>[] => {
  const known = stateTriggers.get(all) ?? all.filter(({ effect }) => effect.trigger.when !== undefined && effect.trigger.on === undefined)
  stateTriggers.set(all, known)
  return known
}

/** Remembers a condition as it was sampled. */
const sampledAs = ({ state, pending }: Triggered, key: string, isTrue: boolean): Triggered =>
  state.world.sampled[key] === isTrue || (!isTrue && state.world.sampled[key] === undefined)
    ? { state, pending }
    : { state: inWorld(state, { ...state.world, sampled: { ...state.world.sampled, [key]: isTrue } }), pending }

/**
 * What the state of the game triggers, sampled now: a condition that was not met when last sampled and is met.
 * @see fab:6.6.5c
 */
export const triggeredByState = (state: ModelState): Triggered =>
  ofState(effectsOfKind(state.world, 'trigger')).reduce<Triggered>(
    (all, instance) => {
      const { world } = all.state
      const { when, given } = instance.effect.trigger
      const seen = view(world)
      const isTrue =
        isVisible(world, instance) &&
        states.isStateThere(world, when!, seen, instance.scope) &&
        (!given || states.isStateThere(world, given, seen, instance.scope))
      const busy = [...world.pending, ...world.stack].some(each => each.key === instance.key)
      const onChange = states.rearmsOnChange(world)
      const wasTrue = states.isNotYetAgain(world, world.sampled[instance.key] === true, busy)
      const made = isTrue && !wasTrue ? trigger(all, instance, undefined) : all
      // Where it may trigger again while it holds, what is kept is only that something kept it from triggering.
      const isKept = onChange || world.sampled[instance.key] === true || (!wasTrue && made.state.world.pending === world.pending)
      return sampledAs(made, instance.key, isTrue && isKept)
    },
    { state, pending: [] }
  )
