/**
 * How prevention takes points off damage.
 * @module
 * @see fab:6.4.10a fab:6.4.10f fab:6.4.10g fab:6.4.10h
 */
import type { PreventionEffect, ReplacementEffect } from '../../../../model/scenario/effect.js'
import type { DamagePart, EventOf, Id } from '../../../../model/trace/event.js'
import type { Option } from '../../../../model/trace/option.js'
import { ask, count, push, unsupported, type Run } from '../../context.js'
import type { Process, TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { scopeWith } from '../events/facts.js'
import { objectAt } from '../../objects.js'
import { knowing } from '../../seen.js'
import type { Scope } from '../../../../model/scenario/view.js'
import type { RuleInstance } from '../events/facts.js'
import type { Instance } from '../../sources.js'
import type { Candidate } from './active.js'
import { fields } from '../../fields.js'

/** How much there is for one target. */
interface Share {
  readonly target: Id
  readonly amount: number
}

/** What is established of a prevention before it is applied. */
interface Established {
  readonly parts: readonly number[]
  readonly total: number
  /** What of it is each target's, where each has the amount for itself. */
  readonly each: readonly Share[]
  readonly prevented: number
  readonly unpreventable: boolean
  readonly reducers: readonly Instance[]
}

/** The parts of an event that an effect would prevent damage of; where each has a shield, only those whose is not used up. */
export const protectedParts = (
  { ctx, w }: Run,
  instance: Instance,
  effect: Pick<PreventionEffect | ReplacementEffect, 'event'>,
  event: EventOf<'damage'>
): readonly DamagePart[] => {
  const view = knowing(viewOf(ctx, w), w, instance.known)
  const shields = instance.lasting?.shields
  if (!shields) return ctx.base.matchingParts(effect.event, event, view, instance.scope)
  const { target: _, ...pattern } = effect.event
  return ctx.base
    .matchingParts(pattern, event, view, instance.scope)
    .filter(part => shields[part.target]?.inc === (objectAt(w, part.target)?.inc ?? 0))
}

/** What an effect would prevent of an event. @see fab:6.4.10a fab:6.4.10b fab:6.4.10g fab:6.4.10h */
const establish = (run: Run, event: EventOf<'damage'>, instance: Instance, effect: PreventionEffect): Established => {
  const { ctx, w } = run
  const { base, rules } = ctx
  const view = knowing(viewOf(ctx, w), w, instance.known)
  const matching = ctx.does.protectedParts(run, instance, effect, event)
  const banned = ctx.does.ruleEffects(ctx, w, 'unpreventable', event)
  const bannedParts = banned.flatMap(each => base.matchingParts(each.effect.event, event, view, each.scope))
  const open = rules.isUnpreventable(bannedParts.length) ? matching.filter(part => !bannedParts.includes(part)) : matching
  const isBarred = open.length === 0
  const damage = (isBarred ? matching : open).reduce((sum, part) => sum + part.amount, 0)
  const stated = instance.lasting?.remaining ?? statedAmount(run, instance, effect, scopeWith(instance.scope, event))
  const spent = instance.lasting ? 0 : effect.shield ? (w.counts.game[`shield:${instance.key}`] ?? 0) : 0
  const shields = instance.lasting?.shields
  const statedFor = (target: Id): number | 'all' => shields?.[target]?.left ?? (stated === 'all' ? 'all' : stated - spent)
  const totalOf = (amount: number | 'all', of: number): number => rules.establishedTotal(rules.preventionAmount(amount, of), of)
  const each = shares(isBarred ? matching : open).map(({ target, amount }): Share => ({
    target,
    amount: totalOf(statedFor(target), amount)
  }))
  const total = rules.establishedOf(
    hasEach(run, instance, effect),
    () => totalOf(stated === 'all' ? 'all' : stated - spent, damage),
    each.map(share => share.amount)
  )
  const reducers = ctx.does.ruleEffects(ctx, w, 'prevents-less', event)
  const reductions = reducers.map(each => each.lasting?.fixed[0] ?? reductionOf(run, each))
  return {
    parts: open.map(part => event.parts.indexOf(part)),
    total,
    each,
    prevented: isBarred ? 0 : rules.reduceBySources(total, reductions),
    unpreventable: isBarred,
    reducers
  }
}

/** Whether each of those that an effect shields has the amount for itself. */
const hasEach = ({ ctx }: Run, instance: Instance, effect: PreventionEffect): boolean =>
  effect.each === true || ctx.rules.preventsFromEach(ctx.structure, instance.lasting === undefined)

/** The damage that each target would be dealt. */
const shares = (parts: readonly DamagePart[]): readonly Share[] =>
  [...new Set(parts.map(part => part.target))].map(target => ({
    target,
    amount: parts.reduce((sum, part) => sum + (part.target === target ? part.amount : 0), 0)
  }))

const reductionOf = ({ ctx, w }: Run, { effect, scope }: RuleInstance<'prevents-less'>): number =>
  ctx.base.amount(effect.amount, viewOf(ctx, w), scope) ?? 0

/** The amount of which the text of a prevention speaks. */
const statedAmount = ({ ctx, w }: Run, { known }: Instance, { amount }: PreventionEffect, scope: Scope): number | 'all' =>
  amount === 'all' ? 'all' : (ctx.base.amount(amount, knowing(viewOf(ctx, w), w, known), scope) ?? 0)

/** Applies a prevention; its points are asked for first where there is a choice. */
export const prevent = (run: Run, process: Process, candidate: Candidate, instance: Instance, effect: PreventionEffect): void => {
  const event = process.event as EventOf<'damage'>
  const { parts, prevented, total, each } = establish(run, event, instance, effect)
  const targets = new Set(parts.map(part => event.parts[part]!.target))
  if (hasEach(run, instance, effect) && targets.size > 1) {
    const isPlain = targets.size === parts.length && prevented === total && (!effect.shield || instance.lasting?.shields)
    if (!isPlain) return unsupported(run, 'a choice in a prevention that each shielded object has for itself')
    const points = parts.map(part => each.find(share => share.target === event.parts[part]!.target)!.amount)
    return completePrevention(run, process, candidate, instance, effect, parts, points)
  }
  const amounts = parts.map(part => event.parts[part]!.amount)
  if (run.ctx.rules.needsAllocation(prevented, amounts)) {
    return push(run, { do: 'allocate', process, key: candidate.key, points: parts.map(() => 0), left: prevented, parts })
  }
  let left = prevented
  const points = amounts.map(amount => {
    const here = Math.min(amount, left)
    left -= here
    return here
  })
  completePrevention(run, process, candidate, instance, effect, parts, points)
}

/** Asks where the next point of a prevention goes. @see fab:6.4.10f */
export const allocate = (run: Run, task: TaskOf<'allocate'>, candidate: Candidate): void => {
  const event = task.process.event as EventOf<'damage'>
  const { instance } = candidate
  if (!instance || instance.effect.kind !== 'prevention') return
  if (task.left === 0) return completePrevention(run, task.process, candidate, instance, instance.effect, task.parts, task.points)
  const open = openParts(task)
  const options = open.map((at): Option => {
    const { target, type } = event.parts[task.parts[at]!]!
    return { option: 'part', target, ...fields({ type }) }
  })
  const affected = event.parts[task.parts[0]!]!.target
  const allocator =
    run.ctx.structure.prevention.allocator.value === 'effect-controller'
      ? candidate.controller
      : (objectAt(run.w, affected)?.controller ?? affected)
  ask(run, allocator, 'allocate', options, task, { event: task.process.id!, effect: candidate.ref })
}

const openParts = (task: TaskOf<'allocate'>): readonly number[] => {
  const event = task.process.event as EventOf<'damage'>
  return task.parts.map((_, at) => at).filter(at => task.points[at]! < event.parts[task.parts[at]!]!.amount)
}

export const answeredAllocate = (run: Run, task: TaskOf<'allocate'>, index: number): void => {
  const at = openParts(task)[index]!
  push(run, { ...task, left: task.left - 1, points: task.points.map((points, each) => (each === at ? points + 1 : points)) })
}

/** Takes the points off the event, charges the effect, and goes on. @see fab:6.4.10g fab:6.4.10h fab:6.4.10i fab:6.4.10j */
const completePrevention = (
  run: Run,
  process: Process,
  candidate: Candidate,
  instance: Instance,
  effect: PreventionEffect,
  parts: readonly number[],
  points: readonly number[]
): void => {
  const { rules, structure } = run.ctx
  const event = process.event as EventOf<'damage'>
  const { total, each, prevented, unpreventable, reducers } = establish(run, event, instance, effect)
  if (rules.usesUpReducer(total, unpreventable)) {
    for (const each of reducers) run.ctx.does.useUp(run, each)
  }
  if (instance.lasting?.shields) {
    const isOf = (target: Id, at: number): boolean => event.parts[at]!.target === target
    for (const { target, amount } of each) {
      const here = points.reduce((sum, point, at) => sum + (isOf(target, parts[at]!) ? point : 0), 0)
      const { left } = instance.lasting.shields[target]!
      chargeOne(run, instance.lasting.key, target, rules.chargeShield(structure, left, amount, here, unpreventable))
    }
  } else if (effect.shield)
    charge(run, instance, rules.chargeShield(structure, remainingOf(run, instance, effect), total, prevented, unpreventable))
  if (rules.countsAsUse(structure, unpreventable)) run.ctx.does.useUp(run, instance)
  const pointsOf = (at: number): number => points[parts.indexOf(at)] ?? 0
  const left = event.parts.map((part, at) => ({ ...part, amount: part.amount - pointsOf(at) }))
  const mine = run.ctx.does.protectedParts(run, instance, effect, event)
  const spared = event.parts.flatMap((part, at) => (mine.includes(part) ? [{ ...part, amount: pointsOf(at) }] : []))
  run.ctx.does.applied(run, process, candidate, instance, { ...event, parts: left.filter(part => part.amount > 0) }, effect.also, [], {
    prevented,
    // The further part speaks of the damage as far as it was prevented. @see mtg-context:615.5 fab:6.4.10
    additionalEffectOn: { ...event, parts: spared }
  })
}

/** What a shield can still prevent. */
export const remainingOf = (run: Run, instance: Instance, effect: PreventionEffect): number => {
  if (instance.lasting?.remaining !== undefined) return instance.lasting.remaining
  const stated = statedAmount(run, instance, effect, instance.scope)
  return stated === 'all' ? Infinity : stated - (run.w.counts.game[`shield:${instance.key}`] ?? 0)
}

/** Sets what is left of a shield; it ends when nothing is. */
const charge = (run: Run, instance: Instance, remaining: number): void => {
  const { rules } = run.ctx
  const { lasting } = instance
  if (!lasting) {
    const { effect } = instance
    if (effect.kind === 'prevention') count(run, `shield:${instance.key}`, remainingOf(run, instance, effect) - remaining)
    return
  }
  run.w = {
    ...run.w,
    lasting: run.w.lasting.flatMap(each => {
      if (each.key !== lasting.key) return [each]
      return rules.shieldEnds(remaining) ? [] : [{ ...each, remaining }]
    })
  }
}

/** Sets what is left of one target's shield; the effect ends with the last of them. */
const chargeOne = (run: Run, key: string, target: Id, left: number): void => {
  const { rules } = run.ctx
  run.w = {
    ...run.w,
    lasting: run.w.lasting.flatMap(lasting => {
      if (lasting.key !== key || !lasting.shields) return [lasting]
      const { [target]: shield, ...others } = lasting.shields
      const shields = shield && !rules.shieldEnds(left) ? { ...others, [target]: { ...shield, left } } : others
      return Object.keys(shields).length > 0 ? [{ ...lasting, shields }] : []
    })
  }
}
