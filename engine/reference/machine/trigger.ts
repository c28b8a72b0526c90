/**
 * What an event or a state triggers.
 * @module
 * @see fab:6.6.5
 */
import type { TriggerEffect } from '../../../model/scenario/effect.js'
import type { TriggeringView } from '../../../model/scenario/view.js'
import type { EventId, GameEvent, Id } from '../../../model/trace/event.js'
import { count, emit, newLayerId, type Run } from '../context.js'
import { instancesFor, movedBy, stateTriggerInstances, type Instance } from '../instances.js'
import type { Known, Layer, World } from '../state.js'
import { knowing, viewOf } from '../view.js'
import { fits, knownOf, occurrences, ruleEffects, scopeWith } from './facts.js'
import { spendUse } from './event.js'
import { objectAt } from '../objects.js'

/** A triggered effect that has an eye on an event. */
interface Watcher {
  readonly instance: Instance
  readonly effect: TriggerEffect
  /** The game as it looks at it. */
  readonly world: World
}

const leaves = (before: World, after: World, id: Id): boolean =>
  objectAt(before, id)?.zone === 'arena' && objectAt(after, id)?.zone !== 'arena'

/**
 * The triggered effects that see an event, each with the game that it looks at.
 * @param together the objects that move in the same event
 * @see fab:6.6.5a fab-context:5.4.6a
 */
const watchers = (run: Run, before: World, event: GameEvent, together: readonly Id[]): readonly Watcher[] => {
  const { ctx, w: after } = run
  const { rules, structure } = ctx
  const moved = movedBy(event)
  const now = instancesFor(ctx, after, 'trigger', event.event)
  const then = instancesFor(ctx, before, 'trigger', event.event)
  const watching = (instance: Instance, ownLeaving: boolean, isBefore: boolean, isAfter: boolean): readonly Watcher[] => {
    const { effect } = instance
    if (effect.kind !== 'trigger') return []
    const ownMove = instance.ref.source === moved
    if (!rules.seesEvent({ before: isBefore, after: isAfter, ownLeaving, ownMove })) return []
    const world = rules.looksBack(structure, event.event, ownLeaving) ? before : after
    return [{ instance, effect, world }]
  }
  const wasThere = (instance: Instance): boolean => then.some(each => each.key === instance.key)
  const isThere = (instance: Instance): boolean => now.some(each => each.key === instance.key)
  const seesAll = structure.triggers.leavingSees.value === 'all-leaving'
  const own = (instance: Instance): boolean =>
    !instance.lasting && leaves(before, after, instance.ref.source) && (seesAll || together.includes(instance.ref.source))
  return [
    ...now.flatMap(instance => watching(instance, false, wasThere(instance), true)),
    ...then.filter(instance => !isThere(instance) && own(instance)).flatMap(instance => watching(instance, true, true, false))
  ]
}

/** Lets the effects trigger that an event triggers. */
export const trigger = (
  run: Run,
  before: World,
  id: EventId,
  within: EventId | undefined,
  event: GameEvent,
  together: readonly Id[]
): void => {
  const { ctx } = run
  const { base, rules, structure } = ctx
  for (const { instance, effect, world } of watchers(run, before, event, together)) {
    const { trigger: on } = effect
    if (!on.on) continue
    const matches = fits(ctx, world, instance, on.on, event)
    if (!matches) {
      if (rules.isAwaited(matches)) useTrigger(run, instance, effect)
      continue
    }
    const view = knowing(viewOf(ctx, world), world, instance.known)
    const scope = scopeWith(instance.scope, event)
    const facts = {
      matches,
      given: (!on.given || base.condition(on.given, view, scope)) && (!on.when || base.condition(on.when, view, scope)),
      ordinal: !on.ordinal || rules.isNth(on.ordinal.nth, occurrences(ctx, run.w, instance, on.ordinal, on.on)),
      written: (!on.if || base.condition(on.if, view, scope)) && !(on.unless && base.condition(on.unless, view, scope))
    }
    if (!rules.triggersOn(structure, facts)) continue
    if (on.oneOrMore && within !== undefined) {
      const once = `once:${instance.key}@${within}`
      if (!rules.triggersOnPart(run.w.counts.game[once] !== undefined)) continue
      count(run, once)
    }
    triggered(run, instance, effect, knownOf(before, run.w, event), event, { by: id })
  }
}

/** What a triggering answers: an event, another triggering, or neither. */
interface Why {
  readonly by?: EventId
  readonly answers?: Id
}

/** Suppressed, beyond its limit, or pending: what becomes of a triggering. @see fab:6.6.5e fab:6.6.5f */
const triggered = (run: Run, instance: Instance, effect: TriggerEffect, known: Known, event: GameEvent | undefined, why: Why): void => {
  const { ctx } = run
  const { rules, structure } = ctx
  const controller = controllerOf(run, instance)
  const triggering: TriggeringView = { effect: instance.ref, controller, ...(event && { cause: event }) }
  const suppressors = suppressorsOf(run, triggering, event)
  const suppressed = rules.isSuppressed(suppressors.length)
  const { limit } = effect.trigger
  const key = `limit:${instance.key}`
  if (limit && suppressed && rules.countsTowardsLimit(structure, suppressed)) count(run, key)
  if (suppressed) {
    const suppressor = suppressors[0]
    return emit(run, {
      see: 'suppressed',
      effect: instance.ref,
      why: 'effect',
      ...(suppressor && { suppressor: suppressor.ref }),
      ...(why.by !== undefined && { by: why.by })
    })
  }
  const times = rules.timesTriggered(extraTriggers(run, triggering, event))
  const layers: Id[] = []
  for (let n = 0; n < times; n++) {
    const isOver = limit !== undefined && rules.limitReached(limit.times, run.w.counts[limit.per][key] ?? 0)
    if (limit && rules.countsTowardsLimit(structure, suppressed)) count(run, key)
    if (isOver) {
      emit(run, { see: 'suppressed', effect: instance.ref, why: 'limit', ...(why.by !== undefined && { by: why.by }) })
      continue
    }
    const layer = newLayerId(run)
    emit(run, { see: 'triggered', effect: instance.ref, controller, layer, ...why })
    layers.push(layer)
    run.w = { ...run.w, pending: [...run.w.pending, pendingLayer(layer, instance, effect, controller, known, event)] }
  }
  if (layers.length === 0) return
  useTrigger(run, instance, effect)
  for (const answers of layers) answerTriggering(run, triggering, event, answers)
}

const controllerOf = (run: Run, instance: Instance): Id => {
  const source = objectAt(run.w, instance.ref.source)
  return run.ctx.rules.triggerController(run.ctx.structure, instance.scope.you, source?.owner ?? instance.scope.you)
}

const pendingLayer = (
  id: Id,
  instance: Instance,
  effect: TriggerEffect,
  controller: Id,
  known: Known,
  event: GameEvent | undefined
): Layer => {
  const { if: written, unless, when, on } = effect.trigger
  return {
    id,
    kind: 'triggered',
    controller,
    source: instance.ref.source,
    ref: instance.ref,
    scope: { ...instance.scope, you: controller, ...(event && { event }) },
    known: { ...known, ...instance.known },
    instructions: { steps: effect.steps, ...(effect.targets && { targets: effect.targets }) },
    targetNames: [],
    modes: [],
    ...(when && !on && { when }),
    ...(written && { if: written }),
    ...(unless && { unless }),
    ...(on?.event === 'triggered' && { meta: true })
  }
}

/** Effects that keep others from triggering: they speak of the event, or of the triggering itself. */
const suppressorsOf = (run: Run, triggering: TriggeringView, event: GameEvent | undefined): readonly Instance[] => [
  ...(event ? ruleEffects(run.ctx, run.w, 'suppress', event) : []),
  ...aboutTriggering(run, triggering, 'suppress')
]

const aboutTriggering = (run: Run, triggering: TriggeringView, rule: 'suppress' | 'extra-triggers'): readonly Instance[] =>
  instancesFor(run.ctx, run.w, 'rule', 'triggered').filter(
    ({ effect, known, scope }) =>
      effect.kind === 'rule' &&
      effect.rule === rule &&
      run.ctx.base.matchesTriggering(effect.event, triggering, knowing(viewOf(run.ctx, run.w), run.w, known), scope)
  )

const extraTriggers = (run: Run, triggering: TriggeringView, event: GameEvent | undefined): readonly number[] =>
  [...(event ? ruleEffects(run.ctx, run.w, 'extra-triggers', event) : []), ...aboutTriggering(run, triggering, 'extra-triggers')].map(
    each => (each.effect.kind === 'rule' && each.effect.rule === 'extra-triggers' ? each.effect.times : 0)
  )

/** "The next time", and effects that last until they trigger. @see fab:6.6.3a */
const useTrigger = (run: Run, instance: Instance, effect: TriggerEffect): void => {
  const { lasting } = instance
  if (!lasting) return
  const untilTriggered = lasting.ends.at === 'triggered'
  if (effect.uses !== undefined) spendUse(run, lasting.key)
  const left = run.w.lasting.find(each => each.key === lasting.key)
  const once = lasting.ends.at !== 'game' && run.ctx.structure.triggers.delayedWithDuration.value === 'once'
  if (left && (once || run.ctx.rules.endsWithTriggering(left.uses, untilTriggered))) {
    run.w = { ...run.w, lasting: run.w.lasting.filter(each => each.key !== lasting.key) }
  }
}

/** Effects that trigger on triggerings. */
const answerTriggering = (run: Run, triggering: TriggeringView, event: GameEvent | undefined, answers: Id): void => {
  const { ctx } = run
  for (const instance of instancesFor(ctx, run.w, 'trigger', 'triggered')) {
    const { effect } = instance
    if (effect.kind !== 'trigger' || !effect.trigger.on) continue
    if (instance.ref.source === triggering.effect.source && instance.ref.ability === triggering.effect.ability) continue
    const view = knowing(viewOf(ctx, run.w), run.w, instance.known)
    if (ctx.base.matchesTriggering(effect.trigger.on, triggering, view, instance.scope))
      triggered(run, instance, effect, {}, event, { answers })
  }
}

/** What an effect that has just started makes of the events of this turn. @see fab:6.6.5a */
export const triggerOnPast = (run: Run, instance: Instance): void => {
  const { ctx, w } = run
  const { effect } = instance
  if (effect.kind !== 'trigger' || !effect.trigger.on) return
  for (const event of ctx.rules.triggersOnPast(w.log.slice(w.marks.turn)))
    if (fits(ctx, w, instance, effect.trigger.on, event)) triggered(run, instance, effect, knownOf(w, w, event), event, {})
}

/** State triggers: sampled where a player would get priority. @see fab:6.6.5c */
export const sampleStates = (run: Run): void => {
  const { ctx } = run
  const held: Record<string, boolean> = {}
  for (const instance of stateTriggerInstances(ctx, run.w)) {
    const { effect } = instance
    if (effect.kind !== 'trigger' || !effect.trigger.when || effect.trigger.on) continue
    const view = knowing(viewOf(ctx, run.w), run.w, instance.known)
    const { given, when } = effect.trigger
    const holds = ctx.base.condition(when, view, instance.scope) && (!given || ctx.base.condition(given, view, instance.scope))
    const times = run.w.counts.game[`state:${instance.key}`] ?? 0
    if (ctx.rules.stateTriggers(run.w.held[instance.key], holds, times)) {
      count(run, `state:${instance.key}`)
      triggered(run, instance, effect, instance.known, undefined, {})
    }
    held[instance.key] = holds
  }
  run.w = { ...run.w, held }
}
