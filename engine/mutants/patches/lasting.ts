/** Faults in effects that last. @module */
import type { Amount } from '../../../model/scenario/amount.js'
import type { Effect } from '../../../model/scenario/effect.js'
import { ownOf } from '../../reference/copies.js'
import { fits, knownOf } from '../../reference/machine/events/facts.js'
import { objectAt } from '../../reference/objects.js'
import { knowing } from '../../reference/seen.js'
import { lastingInstance } from '../../reference/sources.js'
import type { Run } from '../../reference/context.js'
import type { Ends, Frame, Lasting } from '../../reference/state.js'
import { viewOf } from '../../reference/view.js'
import { does, instead, leaves, starts, together, type Patch } from './patch.js'

/** What copies is what its original is by now. */
export const copiesFollow: Patch = leaves((now, _before, _task, { ctx }) => {
  const followed = (each: Lasting): Lasting => {
    const original = each.copied && objectAt(now, each.copied.of)
    return original ? { ...each, copied: ownOf(ctx, now, original) } : each
  }
  const lasting = now.lasting.map(followed)
  return JSON.stringify(lasting) === JSON.stringify(now.lasting) ? now : { ...now, lasting }
})

/** The turn that ends an effect is that of who controls its object by then. */
export const endsWithTheTurnOfTheControllerThen: Patch = instead('turn-action', (run, task, soundly) => {
  if (task.action !== 'expire-this-turn') return soundly(task)
  const view = viewOf(run.ctx, run.w)
  const stated = new Map(run.w.lasting.map(({ key, ends }) => [key, ends]))
  const meant = (ends: Ends): Ends =>
    ends.at === 'turn-of' && ends.of !== undefined ? { ...ends, player: view.object(ends.of)?.controller ?? ends.player } : ends
  run.w = { ...run.w, lasting: run.w.lasting.map(each => ({ ...each, ends: meant(each.ends) })) }
  soundly(task)
  run.w = { ...run.w, lasting: run.w.lasting.map(each => ({ ...each, ends: stated.get(each.key) ?? each.ends })) }
})

/** A delayed effect is the player's whose turn it is as it starts. */
export const delaysForTheTurnPlayer: Patch = does('startEffect', soundly => (run, step, frame) => {
  const you = step.effect.kind === 'trigger' ? run.w.turnPlayer : frame.scope.you
  return soundly(run, step, { ...frame, scope: { ...frame.scope, you } })
})

/** The turns that are counted are those of the player whose effect it is. */
export const countsOwnTurns: Patch = does('startEffect', soundly => (run, step, frame) => {
  const isOfOthers = typeof step.for === 'object' && 'endOfNextTurnOf' in step.for
  return soundly(run, isOfOthers ? { ...step, for: 'end-of-your-next-turn' } : step, frame)
})

/** What is to last while something is true does not begin unless that is true at once. */
export const awaitsNoCondition: Patch = does(
  'startEffect',
  soundly =>
    (run, step, { stackObject: _, ...frame }) =>
      soundly(run, step, frame)
)

/** An effect that has just started triggers on what has happened in the turn. */
export const triggersOnThePast: Patch = does('startEffect', soundly => (run, step, frame) => {
  const { lasting, log, marks } = run.w
  const hasStarted = soundly(run, step, frame)
  for (const each of run.w.lasting.filter(({ key }) => !lasting.some(known => known.key === key))) {
    const instance = lastingInstance(each)
    const { effect } = each
    if (effect.kind !== 'trigger' || !effect.trigger.on) continue
    for (const event of log.slice(marks.turn)) {
      if (!fits(run.ctx, run.w, instance, effect.trigger.on, event)) continue
      run.ctx.does.triggered(run, instance, effect, { known: knownOf(run.w, run.w, event), saw: {} }, event, {})
    }
  }
  return hasStarted
})

interface Started extends Lasting {
  readonly metAtStart?: boolean
}

/** The condition of a replacement is tested once, as its effect starts. */
export const conditionedAtStart: Patch = together(
  starts((effect, { ctx }, before): Started => {
    const given = 'given' in effect.effect ? effect.effect.given : undefined
    const met = given && ctx.base.condition(given, knowing(viewOf(ctx, before), before, effect.known), effect.scope)
    return met === undefined ? effect : { ...effect, metAtStart: met }
  }),
  does('isActiveInstance', soundly => (run, instance, process, seen) => {
    const met = (instance.lasting as Started | undefined)?.metAtStart
    const { effect } = instance
    if (met === undefined || (effect.kind !== 'replacement' && effect.kind !== 'prevention')) return soundly(run, instance, process, seen)
    return met && soundly(run, { ...instance, effect: { ...effect, given: { all: [] } } }, process, seen)
  })
)

/** What a delayed trigger asks for after its event is forgotten. */
export const delaysUnconditionally: Patch = does('startEffect', soundly => (run, step, frame) => {
  if (step.effect.kind !== 'trigger') return soundly(run, step, frame)
  const { if: _, ...trigger } = step.effect.trigger
  return soundly(run, { ...step, effect: { ...step.effect, trigger } }, frame)
})

/** What is for the next attack goes to the one that is under way. */
export const takesTheAttackUnderWay: Patch = does('startEffect', soundly => (run, step, frame) => {
  const { effect } = step
  if (run.w.chain === null || effect.kind !== 'continuous' || !('next' in effect.who)) return soundly(run, step, frame)
  return soundly(run, { ...step, effect: { ...effect, who: { ref: 'attack' } } }, frame)
})

/** An effect is as old as the playing of its card. */
export const stampsAsPlayed: Patch = starts((effect, { w }) => {
  const source = objectAt(w, effect.ref.source)
  return source?.zone === 'stack' ? { ...effect, born: source.since } : effect
})

/** Of effects that end together, each that stands after one that has just gone stays. */
export const skipsNeighbours: Patch = instead('turn-action', (run, task, soundly) => {
  const { lasting } = run.w
  soundly(task)
  if (task.action !== 'expire-this-turn') return
  const left = new Set(run.w.lasting.map(({ key }) => key))
  let hasJustGone = false
  const stays = lasting.filter(({ key }) => {
    hasJustGone = !left.has(key) && !hasJustGone
    return !left.has(key) && !hasJustGone
  })
  run.w = { ...run.w, lasting: [...run.w.lasting, ...stays] }
})

/** The effect that a step starts, with its amounts exchanged. */
const withAmounts = (effect: Effect, otherwise: (amount: Readonly<Record<string, unknown>>) => unknown): Effect =>
  JSON.parse(JSON.stringify(effect), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && Object.keys(value).length === 1 ? otherwise(value as Record<string, unknown>) : value
  ) as Effect

/** A number that an effect takes with it is worked out when it is asked for. */
export const readsFixedAnew: Patch = does('startEffect', soundly => (run, step, frame) => {
  const { fixed = [], ...rest } = step
  const meant = (amount: Readonly<Record<string, unknown>>): unknown => fixed.find(({ as }) => as === amount.result)?.amount ?? amount
  return soundly(run, { ...rest, effect: withAmounts(rest.effect, meant) }, frame)
})

/** Whatever a delayed trigger counts is counted as the trigger is made. */
export const countsAsItStarts: Patch = does('startEffect', soundly => (run, step, frame) => {
  const { ctx, w } = run
  const counted = (amount: Readonly<Record<string, unknown>>): unknown =>
    typeof amount.count === 'object' ? ctx.base.amount(amount as Amount, knowing(viewOf(ctx, w), w, frame.known), frame.scope) : amount
  return soundly(run, step.effect.kind === 'trigger' ? { ...step, effect: withAmounts(step.effect, counted) } : step, frame)
})

/** All effects of one instruction have the numbers that the newest of them has taken with it. */
export const sharesTheNewestNumbers: Patch = does('startEffect', soundly => (run, step, frame) => {
  const hasStarted = soundly(run, step, frame)
  const newest = run.w.lasting.at(-1)
  if (!step.fixed || !newest) return hasStarted
  const isOfThem = ({ ref }: Lasting): boolean => ref.source === newest.ref.source && ref.ability === newest.ref.ability
  run.w = {
    ...run.w,
    lasting: run.w.lasting.map(each =>
      isOfThem(each) ? { ...each, scope: { ...each.scope, results: { ...each.scope.results, ...newest.scope.results } } } : each
    )
  }
  return hasStarted
})

/** An effect that lasts already as the scenario begins is begun otherwise. */
const beginsInForce = (otherwise: (run: Run, frame: Frame) => Frame): Patch =>
  does('startEffect', soundly => (run, step, frame) => {
    const isInForce = 'rule' in frame.cause && frame.cause.rule === 'setup'
    return soundly(run, step, isInForce ? otherwise(run, frame) : frame)
  })

const dated = (run: Run, time: number): void => {
  run.w = { ...run.w, next: { ...run.w.next, time } }
}

/** What lasts already is newer than whatever is there. */
export const beginsInForceLast: Patch = beginsInForce((run, frame) => {
  dated(run, run.w.scenario.objects.length)
  return frame
})

/** What lasts already is older than whatever is there. */
export const beginsInForceFirst: Patch = beginsInForce((run, frame) => {
  dated(run, -1)
  return frame
})

/** What lasts already is its owner's. */
export const beginsInForceForTheOwner: Patch = beginsInForce((run, frame) => ({
  ...frame,
  scope: { ...frame.scope, you: objectAt(run.w, frame.scope.self)?.owner ?? frame.scope.you }
}))

/** What lasts already has taken no number with it. */
export const beginsInForceWithoutNumbers: Patch = beginsInForce((_run, frame) => ({ ...frame, scope: { ...frame.scope, results: {} } }))
