/**
 * What an event or a state triggers.
 * @module
 * @see fab:6.6.5
 */
import type { TriggerEffect } from '../../../../model/scenario/effect.js'
import type { Scope, TriggeringView } from '../../../../model/scenario/view.js'
import type { EventId, GameEvent, Id } from '../../../../model/trace/event.js'
import { eventObject } from '../../../../model/base/amount.js'
import { countersBrought } from '../../../../model/base/pattern.js'
import type { Option } from '../../../../model/trace/option.js'
import {
  ask,
  count,
  emit,
  finish,
  isTooOften,
  living,
  newStackObjectId,
  push,
  turnPlayerOf,
  type Context,
  type Run
} from '../../context.js'
import { instancesFor, isSpent, stateTriggerInstances } from '../../instances.js'
import type { Sight } from '../../rules/delayed.js'
import type { StackObject, World } from '../../state.js'
import type { Answering, Occurrence, TaskOf, Why } from '../../task.js'
import { viewOf } from '../../view.js'
import { isOfRule, knownOf, type RuleInstance, scopeWith, speaksOf } from '../events/facts.js'
import { objectAt } from '../../objects.js'
import { skipsStack } from './resources.js'
import { noteTriggering } from './triggerings.js'
import { mayAnswer, watchers, type Watcher } from './watchers.js'
import { knowing } from '../../seen.js'
import { type Instance, movedBy, lastingInstance } from '../../sources.js'
import { fields } from '../../fields.js'

/** What an effect that triggers on an event sees move in it. @see mtg:603.6e */
const sightOf = (before: World, instance: Instance, event: GameEvent): Readonly<Record<Id, Sight>> => {
  const moved = movedBy(event)
  if (moved === undefined || objectAt(before, moved)?.zone !== 'arena') return {}
  const { self } = instance.scope
  const isHost = objectAt(before, self)?.attachedTo === moved
  return { [moved]: 'event', ...(isHost && { [self]: 'event' }) }
}

/** Whether an effect triggers on an event. */
export const answers = (run: Run, before: World, { instance, effect, world }: Watcher, event: GameEvent): boolean => {
  const { ctx } = run
  const { trigger: on } = effect
  if (!on.on) return false
  if (!speaksOf(ctx, world, instance, on.on, event, id => knownOf(before, run.w, event)[id])) return false
  return ctx.does.isMet(
    run,
    world,
    instance,
    effect,
    scopeWith(instance.scope, event),
    on.ordinal && ctx.does.occurrences(ctx, run.w, instance, on.ordinal, on.on)
  )
}

/**
 * Whether what a trigger says besides the event or triggering itself lets the effect trigger on it.
 * @param world the game as the effect looks at it
 * @param nth which time it is, where the trigger has an ordinal
 */
export const isMet = (run: Run, world: World, instance: Instance, { trigger: on }: TriggerEffect, scope: Scope, nth = 0): boolean => {
  const { base, rules, structure } = run.ctx
  const view = knowing(viewOf(run.ctx, world), world, instance.known)
  const { source, ability } = instance.ref
  const facts = {
    given: !on.given || base.condition(on.given, view, scope),
    ordinal: !on.ordinal || rules.isNth(on.ordinal.nth, nth),
    written: {
      if: !on.if || base.condition(on.if, view, scope),
      unless: on.unless !== undefined && base.condition(on.unless, view, scope)
    },
    keyworded: on.keyworded === true
  }
  if (!rules.triggersOn(structure, facts)) return false
  return (
    !on.doOnce ||
    !rules.isDone(
      structure,
      run.w.counts[on.doOnce.per][
        rules.actionKey({ source, inc: instance.known[source], ability, did: on.doOnce.did, by: instance.scope.you })
      ] ?? 0
    )
  )
}

/** The delayed effects that wait for one event and find several at once. @see mtg:603.7b */
export const occurrencesAtOnce = (
  run: Run,
  before: World,
  events: readonly { readonly id: EventId; readonly event: GameEvent }[],
  together: readonly Id[]
): readonly TaskOf<'occurrence'>[] => {
  if (!run.w.lasting.some(lasting => lasting.ends.at === 'triggered')) return []
  const found = new Map<string, { readonly picker: Id; readonly among: readonly Occurrence[] }>()
  for (const { id, event } of events) {
    for (const watcher of watchers(run, before, event, together)) {
      const { instance, effect } = watcher
      const waits = instance.lasting?.ends.at === 'triggered' && !effect.trigger.oneOrMore
      if (!waits || !run.ctx.does.answers(run, before, watcher, event)) continue
      const occurrence = { id, event, known: knownOf(before, run.w, event), saw: sightOf(before, instance, event) }
      found.set(instance.key, { picker: instance.scope.you, among: [...(found.get(instance.key)?.among ?? []), occurrence] })
    }
  }
  const { rules } = run.ctx
  return rules
    .pickersInOrder(living(run.w), turnPlayerOf(run.w))
    .flatMap(player => [...found].filter(([, { picker, among }]) => picker === player && rules.picksOccurrence(among.length)))
    .map(([key, { among }]) => ({ do: 'occurrence', key, among }))
}

const optionOf = ({ event }: Occurrence): Option => {
  const object = event.event === 'damage' ? event.parts[0]!.target : (eventObject(event) ?? ('player' in event ? event.player : undefined))
  return object === undefined ? { option: 'done' } : { option: 'object', object }
}

/** Asks which of several events a delayed effect answers. */
export const occurrence = (run: Run, task: TaskOf<'occurrence'>): void => {
  const lasting = run.w.lasting.find(each => each.key === task.key)
  if (!lasting) return
  ask(run, lasting.scope.you, 'occurrence', task.among.map(optionOf), task, { effect: lasting.ref })
}

export const answeredOccurrence = (run: Run, task: TaskOf<'occurrence'>, index: number): void => {
  const lasting = run.w.lasting.find(each => each.key === task.key)
  const chosen = task.among[index]!
  if (lasting?.effect.kind !== 'trigger') return
  run.ctx.does.triggered(run, lastingInstance(lasting), lasting.effect, chosen, chosen.event, { by: chosen.id })
}

/** Whether the source of an effect is hidden, before the event and after it, so that its owner decides. @see fab-context:5.4.7b */
const isOwnersToLet = ({ ctx, w }: Run, before: World, { ability, ref }: Instance): boolean =>
  ability !== undefined && ctx.rules.ownerLets(ctx.structure, objectAt(before, ref.source)?.zone, objectAt(w, ref.source)?.zone)

/** Asks the owner of a hidden source whether its effect triggers. */
export const letTrigger = (run: Run, task: TaskOf<'let-trigger'>): void => {
  const source = objectAt(run.w, task.instance.ref.source)
  if (!source) return
  ask(run, source.owner, 'may', [{ option: 'yes' }, { option: 'no' }], task, { effect: task.instance.ref })
}

/** An effect whose condition is met triggers, or its owner is asked. */
const met = (run: Run, before: World, what: Omit<TaskOf<'let-trigger'>, 'do'>): void => {
  const { instance, effect, seen, event, why, chain } = what
  if (isOwnersToLet(run, before, instance)) push(run, { do: 'let-trigger', ...what })
  else run.ctx.does.triggered(run, instance, effect, seen, event, why, chain)
}

export const answeredLetTrigger = (run: Run, task: TaskOf<'let-trigger'>, answer: Option): void => {
  const { effect, instance, seen, event, why, chain } = task
  if (answer.option === 'yes') run.ctx.does.triggered(run, instance, effect, seen, event, why, chain)
}

/**
 * Lets the effects trigger that an event triggers.
 * @param reserved effects whose controllers pick among several events
 */
export const trigger = (
  run: Run,
  before: World,
  id: EventId,
  within: EventId | undefined,
  event: GameEvent,
  together: readonly Id[],
  reserved: readonly string[] = []
): void => {
  const { rules } = run.ctx
  for (const watcher of watchers(run, before, event, together)) {
    const { instance, effect } = watcher
    const { trigger: on } = effect
    if (reserved.includes(instance.key) || !run.ctx.does.answers(run, before, watcher, event)) continue
    if (on.oneOrMore && within !== undefined && !isOneByOne(run, event)) {
      const once = `once:${instance.key}@${within}`
      if (!rules.triggersOnPart(run.w.counts.game[once])) continue
      count(run, once)
    }
    const seen = { known: knownOf(before, run.w, event), saw: sightOf(before, instance, event) }
    const times = timesMet(run, before, watcher, event)
    if (isTooOften(run, times, 'an effect that triggers')) return
    for (let n = times; n > 0 && !hasEnded(run, instance); n--) {
      met(run, before, { instance, effect, seen, event, why: { by: id }, chain: [] })
    }
  }
}

/** Cards are drawn one at a time, also where what is done to many things is done at once. @see mtg-context:121.2 */
const isOneByOne = ({ ctx: { structure } }: Run, { event }: GameEvent): boolean =>
  event === 'draw' && structure.replacement.draws.value === 'one-by-one' && structure.events.sweep.value === 'at-once'

/** How often an event is what an effect waits for: a text may ask for each counter of it. @see mtg:603.2c */
const timesMet = (run: Run, before: World, { instance, effect, world }: Watcher, event: GameEvent): number => {
  const { on, each } = effect.trigger
  if (!each || !on) return 1
  const kinds = event.event === 'counters' ? [event] : countersBrought(event)
  const meaning = kinds.filter(kind => speaksOf(run.ctx, world, instance, on, kind, id => knownOf(before, run.w, event)[id]))
  return run.ctx.rules.timesForCounters(meaning.map(kind => Math.abs(kind.delta)))
}

/** Whether an effect has triggered as often as it was to. */
const hasEnded = ({ ctx, w }: Run, instance: Instance): boolean =>
  isSpent(ctx, w, instance) || (instance.lasting !== undefined && !w.lasting.some(lasting => lasting.key === instance.key))

/** What a triggering knows of the objects in its event. */
export type Seen = Pick<Occurrence, 'known' | 'saw'>

/**
 * Suppressed, beyond its limit, or pending: what becomes of a triggering. The event is not what brings about a triggering that
 * answers another, though its text may speak of the event's objects.
 * @param chain the effects of the triggerings that it answers, one the other
 * @see fab:6.6.5e fab:6.6.5f
 */
export const triggered = (
  run: Run,
  instance: Instance,
  effect: TriggerEffect,
  seen: Seen,
  event: GameEvent | undefined,
  why: Why,
  chain: readonly Answering[] = []
): void => {
  const { ctx } = run
  const { rules, structure } = ctx
  const controller = instance.scope.you
  if (!rules.staysPending(controller, living(run.w))) return
  const cause = rules.broughtAboutBy(event, why.answers)
  const triggering: TriggeringView = { effect: instance.ref, controller, ...fields({ cause }) }
  const suppressors = speakingOf(run, instance, 'suppress', triggering, cause)
  const suppressed = rules.isSuppressed(suppressors.length)
  const limit = rules.limitOf(structure, effect.trigger)
  const key = `limit:${rules.limitKey(instance)}`
  if (suppressed) {
    if (limit && rules.countsTowardsLimit(structure)) count(run, key)
    const suppressor = suppressors[0]
    return emit(run, {
      see: 'suppressed',
      effect: instance.ref,
      why: 'effect',
      ...(suppressor && { suppressor: suppressor.ref }),
      ...fields({ by: why.by })
    })
  }
  const immediately = skipsStack(run, effect, cause)
  const times = rules.timesTriggered(extraTriggers(run, instance, triggering, cause))
  const stackObjects: Id[] = []
  for (let n = 0; n < times; n++) {
    const isOver = limit !== undefined && rules.limitReached(limit.times, run.w.counts[limit.per][key] ?? 0)
    if (limit) count(run, key)
    if (isOver) {
      emit(run, { see: 'suppressed', effect: instance.ref, why: 'limit', ...fields({ by: why.by }) })
      continue
    }
    if (immediately) {
      run.w = { ...run.w, skipping: [...run.w.skipping, pendingStackObject('', instance, effect, controller, seen, event)] }
      useTrigger(run, instance)
      continue
    }
    const stackObject = newStackObjectId(run)
    emit(run, { see: 'triggered', effect: instance.ref, controller, layer: stackObject, ...why })
    stackObjects.push(stackObject)
    run.w = { ...run.w, pending: [...run.w.pending, pendingStackObject(stackObject, instance, effect, controller, seen, event)] }
  }
  if (stackObjects.length === 0) return
  useTrigger(run, instance)
  for (const answers of stackObjects) answerTriggering(run, triggering, event, answers, [...chain, { key: instance.key, effect }])
}

const pendingStackObject = (
  id: Id,
  instance: Instance,
  effect: TriggerEffect,
  controller: Id,
  { known, saw }: Seen,
  event: GameEvent | undefined
): StackObject => {
  const { if: written, unless, when, on } = effect.trigger
  const scope = { ...instance.scope, you: controller, ...fields({ event }) }
  return {
    id,
    kind: 'triggered',
    controller,
    source: instance.ref.source,
    ref: instance.ref,
    scope,
    known: { ...known, ...instance.known },
    saw: { ...saw, ...instance.saw },
    instructions: { steps: effect.steps, ...fields({ targets: effect.targets }) },
    targetNames: [],
    modes: [],
    ...fields({ when, if: written, unless }),
    ...(effect.cantBeNegated && { cantBeNegated: true }),
    ...(on?.event === 'triggered' && { meta: true })
  }
}

/** The rules of a sort that are about triggering: they speak of the event, or of the triggering itself. */
type TriggeringRule = 'suppress' | 'extra-triggers'

/** Those of these rules that speak of an effect: some only of abilities that objects have. @see mtg:603.2e */
const speakingOf = <R extends TriggeringRule>(
  run: Run,
  of: Instance,
  rule: R,
  triggering: TriggeringView,
  event: GameEvent | undefined
): readonly RuleInstance<R>[] => {
  const ofEvent: readonly RuleInstance<R>[] = event ? run.ctx.does.ruleEffects(run.ctx, run.w, rule, event) : []
  return ofEvent.concat(aboutTriggering(run, triggering, rule)).filter(({ effect, known, scope }) => {
    const filter = 'of' in effect ? effect.of : undefined
    return run.ctx.rules.isAbilityOf(filter !== undefined, of.lasting !== undefined, () => {
      const view = knowing(viewOf(run.ctx, run.w), run.w, known)
      const object = view.object(of.ref.source) ?? view.lastKnown(of.ref.source)
      return object !== undefined && run.ctx.base.matchesFilter(filter!, object, view, scope, 'given')
    })
  })
}

const aboutTriggering = <R extends TriggeringRule>({ ctx, w }: Run, triggering: TriggeringView, rule: R): readonly RuleInstance<R>[] =>
  instancesFor(ctx, w, 'rule', 'triggered')
    .filter(instance => isOfRule(instance, rule))
    .filter(({ effect, known, scope }) => ctx.base.matchesTriggering(effect.event, triggering, knowing(viewOf(ctx, w), w, known), scope))

const extraTriggers = (run: Run, of: Instance, triggering: TriggeringView, event: GameEvent | undefined): readonly number[] => {
  if (!run.ctx.rules.canTriggerMoreOften(run.ctx.structure, of.lasting !== undefined)) return []
  return speakingOf(run, of, 'extra-triggers', triggering, event).map(({ effect }) => effect.times)
}

/** "The next time", and effects that last until they trigger. @see fab:6.6.3a */
export const useTrigger = (run: Run, instance: Instance): void => {
  const { lasting } = instance
  run.ctx.does.useUp(run, instance)
  if (!lasting) return
  if (run.ctx.rules.endsWithTriggering(run.ctx.structure, lasting.ends.at === 'triggered')) {
    run.w = { ...run.w, lasting: run.w.lasting.filter(each => each.key !== lasting.key) }
  }
}

const isLimited = ({ rules, structure }: Context, { trigger: on, uses }: TriggerEffect): boolean =>
  uses !== undefined || on.ordinal !== undefined || rules.limitOf(structure, on) !== undefined

/** Whether a chain of answers has come round to an effect, and nothing says how often any of those in between may answer. */
const isEndless = (ctx: Context, { key }: Instance, chain: readonly Answering[]): boolean => {
  const last = chain.findLastIndex(answering => answering.key === key)
  return last >= 0 && ctx.rules.goesOnForEver(chain.slice(last).map(({ effect }) => isLimited(ctx, effect)))
}

/**
 * Effects that trigger on triggerings. Those that answer each other without end are a circle in which nobody decides.
 * @see mtg:603.2 mtg:603.4 fab:6.6.5b fab:6.6.5d
 */
const answerTriggering = (
  run: Run,
  triggering: TriggeringView,
  event: GameEvent | undefined,
  answers: Id,
  chain: readonly Answering[]
): void => {
  const { ctx } = run
  noteTriggering(run, triggering)
  const instances = instancesFor(ctx, run.w, 'trigger', 'triggered')
  // which time this is does not hang on what has answered it before
  const times = instances.map(instance => {
    const { on, ordinal } = instance.effect.trigger
    return on && ordinal && ctx.does.timesTriggeredLike(run, instance, on, ordinal.per)
  })
  for (const [at, instance] of instances.entries()) {
    if (run.ending) return
    const { effect } = instance
    const { on, oneOrMore } = effect.trigger
    if (!on || !mayAnswer(run, instance)) continue
    const view = knowing(viewOf(ctx, run.w), run.w, instance.known)
    if (!ctx.base.matchesTriggering(on, triggering, view, instance.scope)) continue
    const scope = event ? scopeWith(instance.scope, event) : instance.scope
    if (!ctx.does.isMet(run, run.w, instance, effect, scope, times[at])) continue
    if (oneOrMore) {
      const once = `once:${instance.key}@${run.w.log.length}>${chain.length}`
      if (!ctx.rules.triggersOnPart(run.w.counts.game[once])) continue
      count(run, once)
    }
    if (isEndless(ctx, instance, chain)) return finish(run, { why: 'loop' })
    met(run, run.w, { instance, effect, seen: { known: {}, saw: {} }, ...fields({ event }), why: { answers }, chain })
  }
}

/** Whether a stack object of the effect is pending or on the stack; each started effect is one by itself. @see mtg:603.7a mtg:603.8 */
const isWaiting = ({ w }: Run, { ref, known }: Instance): boolean =>
  [...w.pending, ...w.stack].some(
    stackObject =>
      stackObject.ref.source === ref.source &&
      stackObject.ref.ability === ref.ability &&
      stackObject.ref.n === ref.n &&
      stackObject.known[ref.source] === known[ref.source]
  )

/** State triggers: sampled where a player would get priority. @see fab:6.6.5c */
export const sampleStates = (run: Run): void => {
  const { ctx } = run
  const held: Record<string, boolean> = {}
  for (const instance of stateTriggerInstances(ctx, run.w)) {
    const { effect } = instance
    const view = knowing(viewOf(ctx, run.w), run.w, instance.known)
    const { given, when } = effect.trigger
    const holds =
      mayAnswer(run, instance) &&
      ctx.base.condition(when!, view, instance.scope) &&
      (!given || ctx.base.condition(given, view, instance.scope))
    const heldBefore = ctx.rules.rearmsOnLeaving(ctx.structure) ? isWaiting(run, instance) : run.w.held[instance.key]
    if (ctx.rules.stateTriggers(heldBefore, holds))
      met(run, run.w, { instance, effect, seen: { known: instance.known, saw: {} }, why: {}, chain: [] })
    held[instance.key] = holds
  }
  if (!isAsHeld(run.w.held, held)) run.w = { ...run.w, held }
}

/** Whether states are as they were when they were last sampled: then the game is the one that it was, and what is known of it stays. */
const isAsHeld = (before: World['held'], now: World['held']): boolean => {
  const keys = Object.keys(now)
  return keys.length === Object.keys(before).length && keys.every(key => before[key] === now[key])
}
