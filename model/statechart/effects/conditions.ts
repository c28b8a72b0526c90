/** Whether an event meets the condition of a trigger, and how often. @module */
import { countersBrought } from '../../base/pattern.js'
import type { Trigger, TriggerEffect } from '../../scenario/effect.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { Scope, View } from '../../scenario/view.js'
import type { EffectRef, GameEvent } from '../../trace/event.js'
import type { Instance, OwnScope, Text, World } from '../../world/index.js'
import { countPast, view, viewFor } from '../../world/index.js'
import { isRedirectedMoved } from '../../rules/events.js'
import * as lookingBack from '../../rules/looking-back.js'
import * as rules from '../../rules/triggering.js'
import { asBeforeTaking, isAboutLosing, isOfItsObjects, isStillToDo, withCause } from './listening.js'
import type { Noticing } from './noticing.js'
import { takenBy } from './taken.js'

/** Which of its conditions a trigger tests as it triggers, and again as it resolves. */
export const intervening = (world: World, { if: needed, unless, keyworded }: Trigger): Pick<Text, 'intervening'> => {
  if ((needed === undefined && unless === undefined) || !rules.isIfTested(world, keyworded === true)) return {}
  const tested = { if: needed !== undefined, unless: unless !== undefined && rules.isUnlessTested(world) }
  return tested.if || tested.unless ? { intervening: tested } : {}
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

/** Events that occur at once: the worlds right before and right after them, and what brought them about. */
export interface Moment {
  readonly before: World
  readonly after: World
  readonly behind: EffectRef | undefined
}

/**
 * Whether an event meets the condition of an effect that notices it.
 * @param earlier those before it of the events that occur at once: they count where the trigger speaks of a number
 */
export const isMet = (
  { before, after, behind }: Moment,
  event: GameEvent,
  earlier: readonly GameEvent[],
  { at, instance }: Noticing
): boolean => {
  const { on, given, ordinal } = instance.effect.trigger
  if (!on || on.event === 'triggered' || !isStillToDo(before, instance) || !isOfItsObjects(before, instance, event)) return false
  const here: OwnScope = { ...instance.scope, event }
  const own = instance.scope.event ? instance.scope : here
  const plain = view(at)
  const known = asMeant(at, on, counted(at, event))
  const seen = withCause(at === before && isAboutLosing(at, instance, event) ? asBeforeTaking(plain, event) : plain, known, behind)
  if (!isItsEvent(at, on, known, seen, own)) return false
  const then = at === before && lookingBack.areConditionsLookedBackOn(before) ? before : after
  if (given && !rules.isGiven(then, given, viewFor(then, here), here)) return false
  if (ordinal) {
    const past = countPast(before, on, ordinal.per, own) + earlier.filter(other => at.facts.base.matchesEvent(on, other, seen, own)).length
    if (!rules.isNth(before, ordinal, past + 1)) return false
  }
  return isConditionMet(then, instance, here)
}

/**
 * How often one event is what an effect triggers on: a text that speaks of a counter is met by each counter of the event.
 * @see mtg:603.2c
 */
export const timesMet = (before: World, { at, instance }: Noticing, event: GameEvent): number => {
  const { on, each } = instance.effect.trigger
  if (!each || !on) return 1
  const seen = view(at)
  const kinds = event.event === 'counters' ? [event] : countersBrought(event)
  const counters = kinds.filter(kind =>
    before.facts.base.matchesEvent(on, kind, seen, instance.scope.event ? instance.scope : { ...instance.scope, event })
  )
  return rules.timesForCounters(
    before,
    counters.map(({ delta }) => delta)
  )
}
