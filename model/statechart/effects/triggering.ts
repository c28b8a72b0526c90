/** What comes of an effect whose condition is met: it triggers, or something keeps it from it. @module */
import type { Filter } from '../../scenario/amount.js'
import type { Trigger, TriggerEffect } from '../../scenario/effect.js'
import type { Scope } from '../../scenario/view.js'
import type { EffectRef, GameEvent, Id } from '../../trace/event.js'
import type { Instance, OwnScope, Pending, Text, World } from '../../world/index.js'
import { clockwise, effectsOfKind, objectView, rememberEvent, rulesOf, use, view } from '../../world/index.js'
import * as rules from '../../rules/triggering.js'
import type { Answers, PendingAnnouncement, ModelState } from '../state.js'
import { fresh, inWorld } from '../state.js'
import { intervening } from './conditions.js'
import { limitOf, skipsStack } from './listening.js'

const textOf = (world: World, { effect }: Instance<TriggerEffect>): Text => ({
  steps: effect.steps,
  targets: effect.targets ?? [],
  ...(effect.trigger.if && { if: effect.trigger.if }),
  ...(effect.trigger.unless && { unless: effect.trigger.unless }),
  ...(effect.trigger.given && { given: effect.trigger.given }),
  ...(effect.trigger.when && { when: effect.trigger.when }),
  ...(effect.cantBeNegated && { cantBeNegated: true }),
  ...(effect.trigger.doOnce && { once: effect.trigger.doOnce.did }),
  ...intervening(world, effect.trigger)
})

/** Whether an effect is an ability of an object that a filter speaks of; one that has been started is of no object. */
const isOf = (world: World, instance: Instance, of: Filter | undefined, scope: Scope): boolean => {
  if (!of) return true
  if (!rules.isOfAnObject(world, !instance.isStatic)) return false
  const { source } = instance.ref
  const gone = (instance.scope as OwnScope).incarnation !== world.objects[source]?.incarnation
  const object = gone ? world.lastKnown[source] : objectView(world, source)
  return object !== undefined && world.facts.base.matchesFilter(of, object, view(world), scope, 'given')
}

type Suppressor = ReturnType<typeof rulesOf<'suppress'>>[number]

/** The effects that keep this one from triggering on the event. */
const suppressors = (world: World, instance: Instance, event: GameEvent | undefined): readonly Suppressor[] => {
  const { base } = world.facts
  return rulesOf(world, 'suppress')
    .filter(each => isOf(world, instance, each.effect.of, each.scope))
    .filter(each => {
      const pattern = each.effect.event
      if (pattern.event !== 'triggered') return event !== undefined && base.matchesEvent(pattern, event, view(world), each.scope)
      const triggering = { effect: instance.ref, controller: instance.controller, ...(event && { cause: event }) }
      return base.matchesTriggering(pattern, triggering, view(world), each.scope)
    })
}

/** What a player still decides of triggerings: whether one is announced, and on which of several events one is. */
const STILL_DECIDED: readonly PendingAnnouncement['see'][] = ['hidden', 'occurrence', 'gagged']

/** Whether the use of a suppressor by events that occur at once is open: there are more of them than it is for, or a player still decides. */
const isOpen = (uses: number, used: number, events: number, pending: readonly PendingAnnouncement[]): boolean =>
  used + events > uses || pending.some(({ see }) => STILL_DECIDED.includes(see))

/**
 * Uses up the suppressors that speak of the next events of a kind, once what these trigger has been seen to.
 * @see fab:6.6.5f
 */
export const useSuppressors = (all: Triggered, events: readonly GameEvent[]): Triggered =>
  rulesOf(all.state.world, 'suppress').reduce<Triggered>((now, instance) => {
    const { uses, event: pattern } = instance.effect
    const { state } = now
    if (uses === undefined) return now
    const found = events.filter(event => rules.usesSuppression(state.world, pattern, event, view(state.world), instance.scope))
    if (found.length === 0) return now
    if (isOpen(uses, state.world.uses[instance.key] ?? 0, found.length, now.pending))
      return {
        ...now,
        state: { ...state, unsupported: 'an effect that lets nothing trigger on the next event, and several events at once' }
      }
    return {
      ...now,
      state: inWorld(
        state,
        found.reduce((world, _) => use(world, instance), state.world)
      )
    }
  }, all)

/** Whether an effect has ended because of its condition alone: what it is of is where it was. */
const hasEnded = (before: World, after: World, { key, isStatic, ref }: Suppressor): boolean =>
  !rulesOf(after, 'suppress').some(instance => instance.key === key) &&
  (!isStatic || before.objects[ref.source]?.incarnation === after.objects[ref.source]?.incarnation)

/** The effects that would have kept this one from triggering, if the event had not just ended them. */
const endedSuppressors = (
  before: World | undefined,
  after: World,
  instance: Instance,
  event: GameEvent | undefined
): readonly Suppressor[] => (before === undefined ? [] : suppressors(before, instance, event).filter(each => hasEnded(before, after, each)))

/** How often more other effects let this one trigger. */
const additional = (world: World, instance: Instance, event: GameEvent | undefined): readonly number[] =>
  rulesOf(world, 'extra-triggers')
    .filter(each => isOf(world, instance, each.effect.of, each.scope) && rules.triggersMoreOften(world, instance.isStatic))
    .filter(each =>
      each.effect.event.event === 'triggered'
        ? world.facts.base.matchesTriggering(
            each.effect.event,
            { effect: instance.ref, controller: instance.controller, ...(event && { cause: event }) },
            view(world),
            each.scope
          )
        : event !== undefined && world.facts.base.matchesEvent(each.effect.event, event, view(world), each.scope)
    )
    .map(each => each.effect.times)

/** Whether an effect has triggered as often as its limit lets it. */
export const isBeyond = (world: World, trigger: Trigger, key: string): boolean => {
  const limit = limitOf(world, trigger)
  return limit !== undefined && rules.isBeyondLimit(world, limit, world.triggered[key]?.[limit.per] ?? 0)
}

const counted = (world: World, key: string, isStopped: boolean): World => {
  const count = world.triggered[key] ?? { turn: 0, game: 0 }
  return {
    ...world,
    triggered: { ...world.triggered, [key]: { turn: count.turn + 1, game: count.game + 1 } },
    stopped: isStopped ? [...new Set([...world.stopped, key])].sort() : world.stopped
  }
}

export interface Triggered {
  readonly state: ModelState
  readonly pending: readonly PendingAnnouncement[]
  /** The world right before what triggers them. */
  readonly before?: World
}

/** Whether an event is the move of the source itself, which it thereby shows. */
const isOwnMove = ({ ref }: Instance, event: GameEvent): boolean =>
  'object' in event && event.object === ref.source && (event.event === 'move' ? event.from !== 'deck' : event.event !== 'draw')

/** Whether the source of an effect is hidden, and its owner decides whether it triggers. @see fab-context:5.4.7b */
const isOwnersToLet = (world: World, instance: Instance, event: GameEvent | undefined): boolean =>
  instance.isStatic &&
  rules.isOwnersToLet(world, world.objects[instance.ref.source]?.zone, event !== undefined && isOwnMove(instance, event))

/** One effect whose condition is met: its stack object is pending, it is suppressed, or the owner of its hidden source is to be asked. */
export const trigger = (all: Triggered, instance: Instance<TriggerEffect>, event: GameEvent | undefined, answers?: Answers): Triggered => {
  const { world } = all.state
  if (!isOwnersToLet(world, instance, answers ? undefined : event)) return triggerNow(all, instance, event, answers)
  const { key, ref } = instance
  const { owner } = world.objects[ref.source]!
  return { ...all, pending: [...all.pending, { see: 'hidden', ref, key, owner, ...(event && { event }), ...(answers && { answers }) }] }
}

/** Lets the effect of a hidden source trigger, as its owner wants. */
export const triggerHidden = (state: ModelState, { key, event, answers }: Extract<PendingAnnouncement, { see: 'hidden' }>): Triggered => {
  const instance = effectsOfKind(state.world, 'trigger').find(each => each.key === key)
  return instance ? triggerNow({ state, pending: [] }, instance, event, answers) : { state, pending: [] }
}

/** That a triggering may be answered itself, where any text speaks of triggerings. */
const heard = ({ facts }: World, event: GameEvent | undefined, answers: Answers | undefined) =>
  facts.watchesTriggerings ? { unheard: { wave: (answers?.wave ?? 0) + 1, ...(event && { event }) } } : {}

/** The same of one that makes no stack object, where the game may count it as a triggering. @see fab:6.6.5e fab:6.6.5f */
const maybeHeard = (world: World, controller: Id, event: GameEvent | undefined, answers: Answers | undefined) =>
  world.facts.watchesTriggerings && rules.maySuppressedCount(world)
    ? { unheard: { controller, wave: (answers?.wave ?? 0) + 1, ...(event && { event }) } }
    : {}

/**
 * Lets an effect trigger that another one would have kept from it, had that not ended with the event; or not. No rule says which.
 * @see fab:6.6.5f
 */
export const triggerGagged = (state: ModelState, { key, event, suppressors }: Gagged, isGagged: boolean): Triggered => {
  const instance = effectsOfKind(state.world, 'trigger').find(each => each.key === key)
  if (!instance) return { state, pending: [] }
  return isGagged ? suppressed({ state, pending: [] }, instance, suppressors, event) : triggerNow({ state, pending: [] }, instance, event)
}

type Gagged = Extract<PendingAnnouncement, { see: 'gagged' }>

/** The effect does not trigger; that may count towards its limit. */
const suppressed = (
  { state, pending, ...rest }: Triggered,
  instance: Instance<TriggerEffect>,
  by: readonly EffectRef[],
  event?: GameEvent,
  answers?: Answers
): Triggered => {
  const { key, ref, effect } = instance
  const limit = limitOf(state.world, effect.trigger)
  const counts = limit !== undefined && rules.suppressedCounts(state.world)
  const mayCount = rules.maySuppressedCount(state.world)
  const isLimited = isBeyond(state.world, effect.trigger, key)
  const world = counts && !isLimited ? counted(state.world, key, true) : state.world
  const told: PendingAnnouncement = {
    see: 'suppressed',
    ref,
    why: 'effect',
    suppressors: by,
    stopped: true,
    ...(isLimited && { limited: true }),
    ...(mayCount && effect.uses !== undefined && { uses: key }),
    ...maybeHeard(state.world, instance.controller, event, answers)
  }
  return { ...rest, state: inWorld(state, world), pending: [...pending, told] }
}

const triggerNow = (
  { state, pending, ...rest }: Triggered,
  instance: Instance<TriggerEffect>,
  event: GameEvent | undefined,
  answers?: Answers
): Triggered => {
  const { key, ref, effect } = instance
  // What would be put on the stack for one who has lost is not, and so is not told.
  if (rules.isOutOfGame(state.world, state.world.defeated, instance.controller)) return { ...rest, state, pending }
  const players = clockwise(state.world, instance.controller)
  const [controller = instance.controller] = instance.isStatic
    ? rules.whose(state.world, players)
    : rules.whoseDelayed(state.world, players)
  // What answers a triggering is brought about by that, not by the event behind it.
  const cause = answers === undefined ? event : undefined
  const by = suppressors(state.world, instance, cause)
  const limit = limitOf(state.world, effect.trigger)
  if (rules.isKeptFromTriggering(state.world, by))
    return suppressed(
      { state, pending, ...rest },
      instance,
      by.map(each => each.ref),
      event,
      answers
    )
  const ended = endedSuppressors(rest.before, state.world, instance, cause)
  if (ended.length > 0 && event !== undefined)
    return { ...rest, state, pending: [...pending, { see: 'gagged', ref, key, event, suppressors: ended.map(each => each.ref) }] }
  let now = isBeyond(state.world, effect.trigger, key) ? state : inWorld(state, use(state.world, instance))
  const made: PendingAnnouncement[] = []
  const times = rules.timesTriggered(state.world, additional(state.world, instance, cause))
  for (let n = 0; n < times; n++) {
    // Each of several triggerings counts by itself.
    if (isBeyond(now.world, effect.trigger, key)) {
      made.push({
        see: 'suppressed',
        ref,
        why: 'limit',
        suppressors: [],
        stopped: now.world.stopped.includes(key),
        ...maybeHeard(now.world, controller, event, answers)
      })
      continue
    }
    const [stackObject, named] = fresh(limit === undefined ? now : inWorld(now, counted(now.world, key, false)), 'stackObject')
    const scope = rememberEvent(now.world, { ...instance.scope, you: controller, ...(event && { event }) }, event, rest.before)
    const pending: Pending = {
      stackObject,
      ref,
      key,
      controller,
      scope,
      text: textOf(now.world, instance),
      ...(answers !== undefined && { meta: true as const })
    }
    if (skipsStack(now.world, instance, cause)) {
      now = inWorld(named, { ...named.world, offStack: [...named.world.offStack, pending] })
      continue
    }
    now = inWorld(named, { ...named.world, pending: [...named.world.pending, pending] })
    made.push({
      see: 'triggered',
      ref,
      controller,
      stackObject,
      ...(answers && { answers: answers.stackObject }),
      ...heard(now.world, event, answers)
    })
  }
  return { ...rest, state: now, pending: [...pending, ...made] }
}
