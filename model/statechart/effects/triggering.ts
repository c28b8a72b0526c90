/** Which effects an event or a state triggers. @module */
import { countersBrought } from '../../base/pattern.js'
import type { Filter } from '../../scenario/amount.js'
import type { Trigger, TriggerEffect } from '../../scenario/effect.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { Scope, View } from '../../scenario/view.js'
import type { EffectRef, GameEvent, Id } from '../../trace/event.js'
import type { Instance, OwnScope, Pending, Text, World } from '../../world/index.js'
import { clockwise, countPast, effectsOfKind, objectView, rememberEvent, rulesOf, use, view, viewFor } from '../../world/index.js'
import type { Cause } from '../../trace/observation.js'
import * as delayed from '../../rules/delayed.js'
import * as lookingBack from '../../rules/looking-back.js'
import * as states from '../../rules/states.js'
import * as rules from '../../rules/triggering.js'
import type { Due, ModelState } from '../state.js'
import { fresh, inWorld } from '../state.js'
import { effectBehind, isOfItsObjects, isStillToDo, limitOf, skipsStack, withCause } from './listening.js'

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

/** Which of its conditions a trigger tests as it triggers, and again as it resolves. */
const intervening = (world: World, { if: needed, unless, keyworded }: Trigger): Pick<Text, 'intervening'> => {
  if ((needed === undefined && unless === undefined) || !rules.isIfTested(world, keyworded === true)) return {}
  const tested = { if: needed !== undefined, unless: unless !== undefined && rules.isUnlessTested(world) }
  return tested.if || tested.unless ? { intervening: tested } : {}
}

const NONE: readonly Instance<TriggerEffect>[] = []

/** The triggered effects that existed before the event, and those of the object that it brings. */
const listening = (before: World, after: World, event: GameEvent): readonly Instance<TriggerEffect>[] => {
  const known = rules.isInTime(before, true, false) ? effectsOfKind(before, 'trigger') : NONE
  const now = effectsOfKind(after, 'trigger')
  if (now === known) return known
  const brought = 'object' in event ? event.object : undefined
  const isNew = (each: Instance<TriggerEffect>): boolean => !known.some(other => other.key === each.key)
  const entering = now.filter(each => isNew(each) && rules.isInTime(after, false, each.isStatic && each.ref.source === brought))
  return entering.length === 0 ? known : [...known, ...entering]
}

/** The world in which an event is looked at by an effect: right after it, or right before where its source leaves with it. */
const lookedAt = (before: World, after: World, event: GameEvent, instance: Instance): World => {
  const left = before.objects[instance.ref.source]?.zone === 'arena' && after.objects[instance.ref.source]?.zone !== 'arena'
  const leaves =
    'object' in event &&
    event.object !== undefined &&
    before.objects[event.object]?.zone === 'arena' &&
    after.objects[event.object]?.zone !== 'arena'
  return lookingBack.isLeavingSeenBefore(before, left || leaves, event.event) ? before : after
}

/** The decisions whether an event is the one that a trigger speaks of, by what it speaks of. */
const itsEvents: Readonly<Partial<Record<string, typeof rules.isItsEvent>>> = {
  begin: rules.isItsBeginning,
  enter: rules.isItsEntering,
  move: rules.isItsMove,
  attach: rules.isItsChange,
  status: rules.isItsChange,
  control: rules.isItsChange,
  defeat: rules.isItsLoss
}

/** Whether an event is the one that a trigger speaks of. */
export const isItsEvent = (world: World, on: Pattern, event: GameEvent, seen: View, scope: Scope): boolean =>
  (on.via === undefined ? (itsEvents[on.event] ?? rules.isItsEvent) : rules.isThisWay)(world, on, event, seen, scope)

/** Whether the trigger condition is met. */
const isMet = (before: World, after: World, event: GameEvent, instance: Instance<TriggerEffect>, behind?: EffectRef): boolean => {
  const { trigger } = instance.effect
  if (!trigger.on || !isStillToDo(before, instance) || !isOfItsObjects(before, instance, event)) return false
  const seen = withCause(view(lookedAt(before, after, event, instance)), event, behind)
  const own = instance.scope.event ? instance.scope : { ...instance.scope, event }
  if (!isItsEvent(before, trigger.on, event, seen, own)) return false
  if (trigger.given && !rules.isGiven(after, trigger.given, view(after), { ...instance.scope, event })) return false
  if (trigger.ordinal && !rules.isNth(before, trigger.ordinal, countPast(before, trigger.on, trigger.ordinal.per, own) + 1)) return false
  return isConditionMet(after, instance, { ...instance.scope, event })
}

/** Whether the conditions that a trigger tests as it triggers are met. */
export const isConditionMet = (world: World, { effect }: Instance<TriggerEffect>, here: OwnScope): boolean => {
  const { trigger } = effect
  const tested = intervening(world, trigger).intervening
  if (!tested) return true
  return rules.holdsAtEvent(
    world,
    tested.if ? trigger.if : undefined,
    tested.unless ? trigger.unless : undefined,
    viewFor(world, here),
    here
  )
}

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

/** Whether an effect has ended because of its condition alone: what it is of is where it was. */
const hasEnded = (before: World, after: World, { key, isStatic, ref }: Suppressor): boolean =>
  !rulesOf(after, 'suppress').some(each => each.key === key) &&
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
    .filter(each => isOf(world, instance, each.effect.of, each.scope))
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
  readonly due: readonly Due[]
  /** The world right before what triggers them. */
  readonly before?: World
}

/** Whether an event is the move of the source itself, which it thereby shows. */
const isOwnMove = ({ ref }: Instance, event: GameEvent): boolean =>
  'object' in event && event.object === ref.source && (event.event === 'move' ? event.from !== 'deck' : event.event !== 'draw')

/** Whether the source of an effect is hidden, and its owner decides whether it triggers. @see fab-context:5.4.7b */
const isOwnersToLet = (world: World, instance: Instance, event: GameEvent): boolean =>
  instance.isStatic && rules.isOwnersToLet(world, world.objects[instance.ref.source]?.zone, isOwnMove(instance, event))

/** One effect whose condition is met: its layer is pending, it is suppressed, or the owner of its hidden source is to be asked. */
export const trigger = (all: Triggered, instance: Instance<TriggerEffect>, event: GameEvent | undefined, answers?: Answers): Triggered => {
  const { world } = all.state
  if (event === undefined || !isOwnersToLet(world, instance, event)) return triggerNow(all, instance, event, answers)
  const { key, ref } = instance
  return { ...all, due: [...all.due, { see: 'hidden', ref, key, owner: world.objects[ref.source]!.owner, event }] }
}

/** Lets the effect of a hidden source trigger, as its owner wants. */
export const triggerHidden = (state: ModelState, key: string, event: GameEvent): Triggered => {
  const instance = effectsOfKind(state.world, 'trigger').find(each => each.key === key)
  return instance ? triggerNow({ state, due: [] }, instance, event) : { state, due: [] }
}

/** The triggering that another one answers, and how many lie between that and an event or a state. */
export interface Answers {
  readonly layer: Id
  readonly wave: number
}

/** That a triggering may be answered itself, where any text speaks of triggerings. */
const heard = ({ facts }: World, event: GameEvent | undefined, answers: Answers | undefined) =>
  facts.watchesTriggerings ? { unheard: { wave: (answers?.wave ?? 0) + 1, ...(event && { event }) } } : {}

/** The same of one that makes no layer, where the game may count it as a triggering. @see fab:6.6.5e fab:6.6.5f */
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
  if (!instance) return { state, due: [] }
  return isGagged ? suppressed({ state, due: [] }, instance, suppressors, event) : triggerNow({ state, due: [] }, instance, event)
}

type Gagged = Extract<Due, { see: 'gagged' }>

/** The effect does not trigger; that may count towards its limit. */
const suppressed = (
  { state, due, ...rest }: Triggered,
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
  const told: Due = {
    see: 'suppressed',
    ref,
    why: 'effect',
    suppressors: by,
    stopped: true,
    ...(isLimited && { limited: true }),
    ...(mayCount && effect.uses !== undefined && { uses: key }),
    ...maybeHeard(state.world, instance.controller, event, answers)
  }
  return { ...rest, state: inWorld(state, world), due: [...due, told] }
}

const triggerNow = (
  { state, due, ...rest }: Triggered,
  instance: Instance<TriggerEffect>,
  event: GameEvent | undefined,
  answers?: Answers
): Triggered => {
  const { key, ref, effect } = instance
  // What would be put on the stack for one who has lost is not, and so is not told.
  if (rules.isOutOfGame(state.world, state.world.defeated, instance.controller)) return { ...rest, state, due }
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
      { state, due, ...rest },
      instance,
      by.map(each => each.ref),
      event,
      answers
    )
  const ended = endedSuppressors(rest.before, state.world, instance, cause)
  if (ended.length > 0 && event !== undefined)
    return { ...rest, state, due: [...due, { see: 'gagged', ref, key, event, suppressors: ended.map(each => each.ref) }] }
  let now = isBeyond(state.world, effect.trigger, key) ? state : inWorld(state, use(state.world, instance))
  const made: Due[] = []
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
    const [layer, named] = fresh(limit === undefined ? now : inWorld(now, counted(now.world, key, false)), 'layer')
    const scope = rememberEvent(now.world, { ...instance.scope, you: controller, ...(event && { event }) }, event, rest.before)
    const pending: Pending = {
      layer,
      ref,
      key,
      controller,
      scope,
      text: textOf(now.world, instance),
      ...(answers !== undefined && { meta: true as const })
    }
    if (skipsStack(now.world, instance, cause)) {
      now = inWorld(named, { ...named.world, asides: [...named.world.asides, pending] })
      continue
    }
    now = inWorld(named, { ...named.world, pending: [...named.world.pending, pending] })
    made.push({
      see: 'triggered',
      ref,
      controller,
      layer,
      ...(answers && { answers: answers.layer }),
      ...heard(now.world, event, answers)
    })
  }
  return { ...rest, state: now, due: [...due, ...made] }
}

/**
 * What an event that has just occurred triggers.
 * @see fab:6.6.5 fab:6.6.5a fab:6.6.5b fab:6.6.5d fab:6.6.5e fab:6.6.5f
 */
export const triggeredBy = (state: ModelState, before: World, event: GameEvent, within?: string, cause?: Cause): Triggered => {
  const after = state.world
  const behind = effectBehind(before, cause)
  // "One or more": once for all parts of a compound event.
  const groupOf = ({ key, effect }: Instance<TriggerEffect>): string | undefined =>
    within !== undefined && rules.isOnceForAll(after, effect.trigger) ? `${key}@${within}` : undefined
  const met = listening(before, after, event)
    .filter(instance => !rules.isOutOfGame(after, after.defeated, instance.controller) && isMet(before, after, event, instance, behind))
    .filter(instance => !after.grouped.includes(groupOf(instance) ?? ''))
  const groups = met.map(groupOf).filter(group => group !== undefined)
  const noted = groups.length === 0 ? state : inWorld(state, { ...after, grouped: [...after.grouped, ...groups] })
  return met.reduce<Triggered>(
    (all, instance) =>
      again(all, timesMet(before, after, instance, event), now =>
        isSpent(now.state.world, instance) ? now : trigger(now, instance, event)
      ),
    { state: noted, due: [], before }
  )
}

/** Whether an effect has triggered as often as it was to. */
export const isSpent = (world: World, { isStatic, key, effect }: Instance<TriggerEffect>): boolean =>
  delayed.isSpent(world, world.uses[key] ?? 0, effect.uses ?? Infinity, !isStatic && !world.lasting.some(each => each.key === key))

/**
 * How often one event is what an effect triggers on: a text that speaks of a counter is met by each counter of the event.
 * @see mtg:603.2c
 */
export const timesMet = (before: World, after: World, instance: Instance<TriggerEffect>, event: GameEvent): number => {
  const { on, each } = instance.effect.trigger
  if (!each || !on) return 1
  const seen = view(lookedAt(before, after, event, instance))
  const kinds = event.event === 'counters' ? [event] : countersBrought(event)
  const counters = kinds.filter(kind =>
    before.facts.base.matchesEvent(on, kind, seen, instance.scope.event ? instance.scope : { ...instance.scope, event })
  )
  return rules.timesForCounters(
    before,
    counters.map(({ delta }) => delta)
  )
}

/** So often one event may be what an effect triggers on; beyond, the charts do not follow. */
const MOST = 256

/** Lets an effect trigger as often as an event is what it triggers on. */
export const again = (all: Triggered, times: number, once: (now: Triggered) => Triggered): Triggered =>
  times > MOST
    ? { ...all, state: { ...all.state, unsupported: `one event that an effect triggers on more than ${MOST} times` } }
    : Array.from({ length: times }).reduce<Triggered>(once, all)

/** What several events at once trigger, or why that cannot be said. */
export type TriggeredTogether = Triggered | { readonly unsupported: string }

/** The world in which earlier ones of several events at once count as past. */
const withPast = (before: World, after: World, count: number): World =>
  count === 0
    ? before
    : { ...before, history: [...before.history, ...after.history.slice(before.history.length, before.history.length + count)] }

/**
 * What several events that have occurred at once trigger: every one of them is looked at from before all to after all.
 * @see fab-context:1.10.2b fab-context:5.4.6a
 */
export const triggeredTogether = (state: ModelState, before: World, events: readonly GameEvent[]): TriggeredTogether => {
  const seen = new Set<string>()
  let all: Triggered = { state, due: [] }
  for (const [at, event] of events.entries()) {
    const { state: next, due } = triggeredBy(all.state, withPast(before, state.world, at), event)
    for (const each of due) {
      const key = JSON.stringify(each.ref)
      // Whether one event meets a condition once or as often as it has parts, no rule says.
      if (seen.has(key)) return { unsupported: 'an effect that several events at once trigger' }
    }
    for (const each of due) seen.add(JSON.stringify(each.ref))
    all = { state: next, due: [...all.due, ...due] }
  }
  return all
}

const stateTriggers = new WeakMap<readonly Instance<TriggerEffect>[], readonly Instance<TriggerEffect>[]>()

/** Those that look at the state alone. */
const ofState = (all: readonly Instance<TriggerEffect>[]): readonly Instance<TriggerEffect>[] => {
  const known = stateTriggers.get(all) ?? all.filter(({ effect }) => effect.trigger.when !== undefined && effect.trigger.on === undefined)
  stateTriggers.set(all, known)
  return known
}

/** Remembers a condition as it was sampled. */
const sampledAs = ({ state, due }: Triggered, key: string, isTrue: boolean): Triggered =>
  state.world.sampled[key] === isTrue || (!isTrue && state.world.sampled[key] === undefined)
    ? { state, due }
    : { state: inWorld(state, { ...state.world, sampled: { ...state.world.sampled, [key]: isTrue } }), due }

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
        states.isStateThere(world, when!, seen, instance.scope) && (!given || states.isStateThere(world, given, seen, instance.scope))
      const busy = [...world.pending, ...world.stack].some(each => each.key === instance.key)
      const onChange = states.rearmsOnChange(world)
      const wasTrue = states.isNotYetAgain(world, world.sampled[instance.key] === true, busy)
      const made = isTrue && !wasTrue ? trigger(all, instance, undefined) : all
      // Where it may trigger again while it holds, what is kept is only that something kept it from triggering.
      const isKept = onChange || world.sampled[instance.key] === true || (!wasTrue && made.state.world.pending === world.pending)
      return sampledAs(made, instance.key, isTrue && isKept)
    },
    { state, due: [] }
  )
