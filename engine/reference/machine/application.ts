/**
 * A replacement effect is applied to an event.
 * @module
 * @see fab:6.4.1 fab:6.4.6
 */
import type { Change, PreventionEffect, ReplacementEffect } from '../../../model/scenario/effect.js'
import type { Pattern } from '../../../model/scenario/pattern.js'
import type { Step } from '../../../model/scenario/step.js'
import type { DamagePart, EventOf, GameEvent, Id } from '../../../model/trace/event.js'
import type { Option } from '../../../model/trace/option.js'
import { addFrame, ask, count, emit, newEventId, push, unsupported, type Run } from '../context.js'
import type { Instance } from '../instances.js'
import type { Knowing } from '../state.js'
import type { Process, Task, TaskOf } from '../task.js'
import { knowing, viewOf } from '../view.js'
import { amountLeft, spendUse, type Candidate } from './event.js'
import { ruleEffects, scopeWith } from './facts.js'
import { voidApplication } from './refresh.js'

/** Applies an effect to an event; its points of prevention are asked for first where there is a choice. */
export const apply = (run: Run, process: Process, candidate: Candidate, instance: Instance): void => {
  const { effect } = instance
  if (effect.kind === 'prevention') return prevent(run, process, candidate, instance, effect)
  if (effect.kind === 'replacement') return replace(run, process, candidate, instance, effect)
}

/** Applies a self-replacement. @see fab:6.4.7 fab:6.4.7b */
export const applySelf = (run: Run, process: Process, candidate: Candidate): void => {
  const self = process.selfs![Number(candidate.key.slice('self:'.length))]!
  substitute(run, process, candidate, self.knowing, self.change, undefined, undefined)
}

const replace = (run: Run, process: Process, candidate: Candidate, instance: Instance, effect: ReplacementEffect): void => {
  useUp(run, instance, effect.uses)
  if (effect.ordinal && 'instead' in effect.change && process.stage === 'before') count(run, `replaced:${instance.key}`)
  substitute(run, process, candidate, instance, effect.change, effect.event, effect.also)
}

const useUp = (run: Run, instance: Instance, uses: number | undefined): void => {
  if (uses === undefined) return
  if (instance.lasting) spendUse(run, instance.key)
  else count(run, `uses:${instance.key}`)
}

/** Puts what a change makes of an event in its place. */
const substitute = (
  run: Run,
  process: Process,
  candidate: Candidate,
  from: Knowing,
  change: Change,
  pattern: Pattern | undefined,
  also: readonly Step[] | undefined
): void => {
  const { ctx } = run
  if ('instead' in change) {
    const origin = { ...process.origin, applied: ctx.rules.appliedToSubstitutes(process.origin.applied) }
    const others = instructionsOf(run, candidate, from, process.event, change.instead, origin)
    return applied(run, process, candidate, from, null, also, others)
  }
  const next = changed(run, process.event, from, change, pattern)
  if (next === 'unsupported') return unsupported(run, `a change of a ${process.event.event} event`)
  applied(run, process, candidate, from, next, also, [])
}

/** Tells of an application; its further modifications and what is left of the event follow. */
const applied = (
  run: Run,
  process: Process,
  candidate: Candidate,
  from: Knowing,
  next: GameEvent | null,
  also: readonly Step[] | undefined,
  instead: readonly Task[],
  prevented?: number
): void => {
  const { rules, structure } = run.ctx
  const left = next !== null && rules.somethingLeft(amountLeft(next)) ? next : null
  const id = left ? newEventId(run) : undefined
  emit(run, {
    see: 'applied',
    effect: candidate.ref,
    class: candidate.class,
    player: process.at ?? candidate.controller,
    to: process.id!,
    becomes: left ? { event: id!, what: left } : null,
    ...(prevented !== undefined && { prevented })
  })
  if (!left) voidApplication(run, process)
  const riders = also ? instructionsOf(run, candidate, from, process.event, also) : []
  const going: readonly Task[] = left ? [{ ...process, event: left, id: id! }] : []
  if (rules.ridersFirst(structure, candidate.class)) push(run, ...riders, ...instead, ...going)
  else push(run, ...instead, ...going, ...riders)
}

/** The tasks that carry out instructions of an effect. */
const instructionsOf = (
  run: Run,
  candidate: Candidate,
  from: Knowing,
  event: GameEvent,
  steps: readonly Step[],
  origin?: Process['origin']
): readonly Task[] => {
  const frame = addFrame(run, {
    scope: { ...scopeWith(from.scope, event), you: candidate.controller },
    known: from.known,
    cause: { effect: candidate.ref },
    modes: [],
    ability: candidate.ref.ability,
    ...(origin && { origin })
  })
  return [
    { do: 'steps', steps, at: 0, frame },
    { do: 'end-frame', frame }
  ]
}

/** The event that a change makes of another. */
const changed = (run: Run, event: GameEvent, from: Knowing, change: Exclude<Change, { instead: unknown }>, pattern: Pattern | undefined): GameEvent | 'unsupported' => {
  const { base, rules } = run.ctx
  const view = knowing(viewOf(run.ctx, run.w), run.w, from.known)
  const matching = (damage: EventOf<'damage'>): readonly DamagePart[] => (pattern ? base.matchingParts(pattern, damage, view, from.scope) : damage.parts)
  if ('amount' in change) {
    const amountOf = (of: GameEvent): number => rules.changedAmount(base.amount(change.amount, view, scopeWith(from.scope, of)) ?? amountLeft(of))
    switch (event.event) {
      case 'damage': {
        const affected = matching(event)
        const parts = event.parts.map(part => (affected.includes(part) ? { ...part, amount: amountOf({ ...event, parts: [part] }) } : part))
        return { ...event, parts: parts.filter(part => part.amount > 0) }
      }
      case 'draw':
      case 'discard':
        return { ...event, count: amountOf(event) }
      case 'gain':
      case 'lose':
        return { ...event, amount: amountOf(event) }
      case 'counters':
        return { ...event, delta: event.delta < 0 ? -amountOf({ ...event, delta: -event.delta }) : amountOf(event) }
      case 'apply':
        return { ...event, amount: amountOf(event) }
      default:
        return 'unsupported'
    }
  }
  if ('target' in change) {
    const target = base.refersTo(change.target, view, scopeWith(from.scope, event))[0]
    if (target === undefined) return event
    return redirected(run, event, target, matching)
  }
  if ('to' in change) {
    switch (event.event) {
      case 'move':
      case 'destroy':
      case 'sacrifice':
      case 'discard':
        return { ...event, to: change.to }
      default:
        return 'unsupported'
    }
  }
  if (event.event !== 'move') return 'unsupported'
  const { counters, status } = change.with
  const added = counters && (base.amount(counters.count, view, scopeWith(from.scope, event)) ?? 0)
  return {
    ...event,
    ...(counters && { counters: { ...event.counters, [counters.kind]: (event.counters?.[counters.kind] ?? 0) + (added ?? 0) } }),
    ...(status && { status })
  }
}

/** An event that happens to another object or player. */
const redirected = (run: Run, event: GameEvent, target: Id, matching: (event: EventOf<'damage'>) => readonly DamagePart[]): GameEvent | 'unsupported' => {
  const isPlayer = run.w.players.some(player => player.id === target)
  switch (event.event) {
    case 'damage': {
      const affected = matching(event)
      return { ...event, parts: event.parts.map(part => (affected.includes(part) ? { ...part, target } : part)) }
    }
    case 'draw':
    case 'gain':
    case 'lose':
      return isPlayer ? { ...event, player: target } : 'unsupported'
    case 'destroy':
    case 'counters':
    case 'status':
    case 'reveal':
      return isPlayer ? 'unsupported' : { ...event, object: target }
    default:
      return 'unsupported'
  }
}

/** What is established of a prevention before it is applied. */
interface Established {
  readonly parts: readonly number[]
  readonly total: number
  readonly prevented: number
  readonly unpreventable: boolean
  readonly reducers: readonly Instance[]
}

/** What an effect would prevent of an event. @see fab:6.4.10a fab:6.4.10b fab:6.4.10g fab:6.4.10h */
const establish = (run: Run, event: EventOf<'damage'>, instance: Instance, effect: PreventionEffect): Established => {
  const { ctx, w } = run
  const { base, rules } = ctx
  const view = knowing(viewOf(ctx, w), w, instance.known)
  const matching = base.matchingParts(effect.event, event, view, instance.scope)
  const banned = ruleEffects(ctx, w, 'unpreventable', event)
  const bannedParts = banned.flatMap(each => (each.effect.kind === 'rule' ? base.matchingParts(each.effect.event, event, view, each.scope) : []))
  const unpreventable = rules.isUnpreventable(matching.filter(part => bannedParts.includes(part)).length)
  const open = unpreventable ? matching.filter(part => !bannedParts.includes(part)) : matching
  const isBarred = unpreventable && open.length === 0
  const damage = (isBarred ? matching : open).reduce((sum, part) => sum + part.amount, 0)
  const stated = instance.lasting?.remaining ?? (effect.amount === 'all' ? 'all' : (base.amount(effect.amount, view, scopeWith(instance.scope, event)) ?? 0))
  const spent = instance.lasting ? 0 : effect.shield ? (w.counts.game[`shield:${instance.key}`] ?? 0) : 0
  const amount = rules.preventionAmount(stated === 'all' ? 'all' : stated - spent, damage)
  const total = rules.establishedTotal(amount, damage)
  const reducers = ruleEffects(ctx, w, 'prevents-less', event)
  const reductions = reducers.map(each => each.lasting?.fixed[0] ?? reductionOf(run, each))
  return {
    parts: open.map(part => event.parts.indexOf(part)),
    total,
    prevented: isBarred ? 0 : rules.reduceBySources(total, reductions),
    unpreventable: isBarred,
    reducers
  }
}

const reductionOf = (run: Run, instance: Instance): number => {
  const { effect } = instance
  if (effect.kind !== 'rule' || effect.rule !== 'prevents-less') return 0
  return run.ctx.base.amount(effect.amount, viewOf(run.ctx, run.w), instance.scope) ?? 0
}

const prevent = (run: Run, process: Process, candidate: Candidate, instance: Instance, effect: PreventionEffect): void => {
  const event = process.event as EventOf<'damage'>
  if (effect.each) return unsupported(run, 'a prevention that each shielded object has for itself')
  const { parts, prevented } = establish(run, event, instance, effect)
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
    return { option: 'part', target, ...(type !== undefined && { type }) }
  })
  const affected = event.parts[task.parts[0]!]!.target
  const allocator =
    run.ctx.structure.prevention.allocator.value === 'effect-controller' ? candidate.controller : (run.w.objects[affected]?.controller ?? affected)
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
  const { total, prevented, unpreventable, reducers } = establish(run, event, instance, effect)
  if (rules.usesUpReducer(total, unpreventable)) {
    for (const each of reducers) if (each.lasting?.uses !== undefined) spendUse(run, each.lasting.key)
  }
  if (effect.shield) charge(run, instance, rules.chargeShield(structure, remainingOf(run, instance, effect), total, prevented, unpreventable))
  if (rules.countsAsUse(structure, unpreventable)) useUp(run, instance, effect.uses)
  const left = event.parts.map((part, at) => ({ ...part, amount: part.amount - (points[parts.indexOf(at)] ?? 0) }))
  applied(run, process, candidate, instance, { ...event, parts: left.filter(part => part.amount > 0) }, effect.also, [], prevented)
}

/** What a shield can still prevent. */
const remainingOf = (run: Run, instance: Instance, effect: PreventionEffect): number => {
  if (instance.lasting?.remaining !== undefined) return instance.lasting.remaining
  const amount = effect.amount === 'all' ? 0 : (run.ctx.base.amount(effect.amount, viewOf(run.ctx, run.w), instance.scope) ?? 0)
  return amount - (run.w.counts.game[`shield:${instance.key}`] ?? 0)
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
