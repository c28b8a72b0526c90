/** Faults in what triggers, how often, and for whom. @module */
import { count, emit, type Run } from '../../reference/context.js'
import { ordinalKey } from '../../reference/instances.js'
import { fits, knownOf, speaksOf } from '../../reference/machine/events/facts.js'
import { useTrigger } from '../../reference/machine/triggers/trigger.js'
import { objectAt } from '../../reference/objects.js'
import { type Instance, lastingInstance, movedBy } from '../../reference/sources.js'
import type { Lasting } from '../../reference/state.js'
import { viewOf } from '../../reference/view.js'
import type { Effect, TriggerEffect } from '../../../model/scenario/effect.js'
import type { Pattern } from '../../../model/scenario/pattern.js'
import type { GameEvent } from '../../../model/trace/event.js'
import { does, instead, together, type Patch } from './patch.js'

/** An effect on the next event is used up by one that is not such an event. */
export const usedUpByAnother: Patch = does('answers', soundly => (run, before, watcher, event) => {
  const { effect, instance, world } = watcher
  const meant = instance.lasting && knownOf(before, run.w, event)
  const { on } = effect.trigger
  if (on && !speaksOf(run.ctx, world, instance, on, event, id => meant?.[id])) useTrigger(run, instance)
  return soundly(run, before, watcher, event)
})

/** What answers a triggering heeds nothing that its trigger says besides. */
export const answersUnconditionally: Patch = does(
  'isMet',
  soundly =>
    (run, world, instance, effect, ...rest) =>
      effect.trigger.on?.event === 'triggered' || soundly(run, world, instance, effect, ...rest)
)

/** Nobody is asked whether an effect of a hidden source answers a triggering: it does. */
export const answersUnasked: Patch = instead('let-trigger', (run, task, soundly) => {
  const { instance, effect, seen, event, why, chain } = task
  if (why.answers === undefined) soundly(task)
  else run.ctx.does.triggered(run, instance, effect, seen, event, why, chain)
})

/** What triggers is changed. */
const triggersAs = (
  change: (run: Run, instance: Instance, effect: TriggerEffect, event: GameEvent | undefined) => readonly [Instance, TriggerEffect]
): Patch =>
  does('triggered', soundly => (run, instance, effect, seen, event, why, chain) => {
    const [as, made] = change(run, instance, effect, event)
    soundly(run, as, made, seen, event, why, chain)
  })

/** What triggers is its source's owner's. */
export const triggersForTheOwner: Patch = triggersAs((run, instance, effect) => {
  const you = objectAt(run.w, instance.ref.source)?.owner ?? instance.scope.you
  return [{ ...instance, scope: { ...instance.scope, you } }, effect]
})

/** What the instructions of an effect compute is computed as it triggers. */
export const computesAsItTriggers: Patch = triggersAs(({ ctx, w }, instance, effect, event) => {
  const scope = { ...instance.scope, ...(event && { event }) }
  const steps = effect.steps.map(step =>
    'amount' in step && typeof step.amount === 'object'
      ? { ...step, amount: ctx.base.amount(step.amount, viewOf(ctx, w), scope) ?? step.amount }
      : step
  )
  return [instance, { ...effect, steps }]
})

/** What keeps abilities from being activated keeps them from triggering. */
export const bansStopTriggers: Patch = does('triggered', soundly => (run, instance, effect, seen, event, why, chain) => {
  const { source: object, ability } = instance.ref
  const activating = { event: 'activate', player: instance.scope.you, object, ability } as const
  if (run.ctx.does.ruleEffects(run.ctx, run.w, 'cant', activating).length === 0) {
    return soundly(run, instance, effect, seen, event, why, chain)
  }
  emit(run, { see: 'suppressed', effect: instance.ref, why: 'effect', ...(why.by !== undefined && { by: why.by }) })
})

const isOnState = (effect: Effect): boolean => effect.kind === 'trigger' && effect.trigger.when !== undefined

/** An effect on a state triggers so often at most. */
const triggersOnStates = (most: number): Patch =>
  does('triggered', soundly => (run, instance, effect, ...rest) => {
    const key = `state:${instance.key}`
    if (effect.trigger.when && !effect.trigger.on) {
      if ((run.w.counts.game[key] ?? 0) >= most) return
      count(run, key)
    }
    soundly(run, instance, effect, ...rest)
  })

/** A state that ends and comes back does not trigger again. */
export const triggersOnAStateOnce: Patch = triggersOnStates(1)

/** A state that goes on triggers again. */
export const triggersOnAStateThatGoesOn: Patch = together(
  does('sampleStates', soundly => run => {
    run.w = { ...run.w, held: {} }
    soundly(run)
  }),
  // At most three times, so that no game hangs.
  triggersOnStates(3)
)

/** States are looked at only when no stack object is pending. */
export const samplesOnceAllIsPlaced: Patch = does('sampleStates', soundly => run => {
  if (run.w.pending.length === 0) soundly(run)
})

/** A delayed effect that has just started does not look at the state that it waits for. */
export const samplesNotAsItStarts: Patch = sound => {
  const startedJustNow = new WeakSet<Run>()
  return {
    ...sound,
    startEffect: (run, step, frame) => {
      const started = sound.startEffect(run, step, frame)
      if (started && isOnState(step.effect) && run.ctx.rules.samplesAlways(run.ctx.structure)) startedJustNow.add(run)
      return started
    },
    sampleStates: run => {
      if (!startedJustNow.delete(run)) sound.sampleStates(run)
    }
  }
}

/** An ordinal counts over the game. */
export const ordinalsOverTheGame: Patch = together(
  does(
    'occurrences',
    soundly => (ctx, world, instance, ordinal, pattern) => soundly(ctx, world, instance, { ...ordinal, per: 'game' }, pattern)
  ),
  does('timesTriggeredLike', soundly => (run, instance, pattern) => soundly(run, instance, pattern, 'game'))
)

/** An ordinal counts from when its source came. */
export const ordinalsSinceArrival: Patch = does('occurrences', soundly => (ctx, world, instance, ordinal, pattern) => {
  const { source } = instance.ref
  const isUncounted = instance.lasting !== undefined && world.counts[ordinal.per][ordinalKey(instance)] === undefined
  if (ctx.rules.missedOccurrences(Object.hasOwn(world.objects.made, source), instance.copied === true) || isUncounted) {
    return soundly(ctx, world, instance, ordinal, pattern)
  }
  const arrived = world.log.findLastIndex(each => movedBy(each) === source)
  return world.log.slice(arrived + 1).filter(each => fits(ctx, world, instance, pattern, each)).length
})

/** "One or more" triggers once for all that a stack object does. */
export const batchesTheResolution: Patch = does('triggered', soundly => (run, instance, effect, ...rest) => {
  const resolving = run.ctx.rules.topOfStack(run.w.stack)?.id
  if (!effect.trigger.oneOrMore || resolving === undefined) return soundly(run, instance, effect, ...rest)
  const key = `batch:${instance.key}:${resolving}`
  if ((run.w.counts.game[key] ?? 0) > 0) return
  count(run, key)
  soundly(run, instance, effect, ...rest)
})

/** Nothing triggers on what becomes of a token. */
export const missesTokens: Patch = does('respond', soundly => (run, before, process, event, moved, reserved) => {
  const object = movedBy(event)
  const isLeaving = object !== undefined && objectAt(before, object)?.zone === 'arena'
  if (!isLeaving || !objectAt(before, object)?.token) soundly(run, before, process, event, moved, reserved)
})

/** Each attack counts as the first. */
export const eachAttackIsTheFirst: Patch = does('occurrences', soundly => (ctx, world, instance, ordinal, pattern) => {
  const found = soundly(ctx, world, instance, ordinal, pattern)
  return pattern.event === 'attack' ? Math.min(1, found) : found
})

/** What happens at once is one occurrence: each of several is as much the first as the others. */
export const countsWhatIsAtOnceOnce: Patch = does('answers', soundly => (run, before, watcher, event) => {
  const { ordinal } = watcher.effect.trigger
  if (!ordinal) return soundly(run, before, watcher, event)
  const sound = run.w
  const { counts } = before
  const key = ordinalKey(watcher.instance)
  const counted = { ...counts[ordinal.per], [key]: (counts[ordinal.per][key] ?? 0) + 1 }
  run.w = { ...sound, counts: { ...sound.counts, [ordinal.per]: counted } }
  const found = soundly(run, before, watcher, event)
  run.w = sound
  return found
})

/** The started effects that let nothing trigger on the next events of a kind. */
const suppressorsOfTheNext = ({ w }: Run): readonly { readonly lasting: Lasting; readonly on: Pattern }[] =>
  w.lasting.flatMap(lasting => {
    const { effect } = lasting
    return effect.kind === 'rule' && effect.rule === 'suppress' && effect.uses !== undefined ? [{ lasting, on: effect.event }] : []
  })

/** An effect that lets nothing trigger on the next event goes on after that. */
export const suppressesForGood: Patch = does(
  'useUp',
  soundly => (run, instance) =>
    instance.effect.kind === 'rule' && instance.effect.rule === 'suppress' ? undefined : soundly(run, instance)
)

/** What an effect keeps from triggering is counted in place of the events that it speaks of. */
export const suppressesOnlyOne: Patch = does('triggered', soundly => (run, ...rest) => {
  const before = run.out.length
  soundly(run, ...rest)
  const told = run.out.slice(before).flatMap(o => (o.see === 'suppressed' && o.suppressor ? [o.suppressor] : []))
  for (const { lasting } of suppressorsOfTheNext(run))
    if (told.some(({ source, ability }) => source === lasting.ref.source && ability === lasting.ref.ability))
      run.ctx.does.useUp(run, lastingInstance(lasting))
})

/** An effect that lets nothing trigger on the next event of a player is used up by another's. */
export const suppressionSpentByAnother: Patch = does('respond', soundly => (run, before, process, event, ...rest) => {
  soundly(run, before, process, event, ...rest)
  for (const { lasting, on } of suppressorsOfTheNext(run)) {
    const instance = lastingInstance(lasting)
    if (on.event === event.event && !fits(run.ctx, run.w, instance, on, event)) run.ctx.does.useUp(run, instance)
  }
})
