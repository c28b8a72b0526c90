/**
 * A replacement effect is applied to an event.
 * @module
 * @see fab:6.4.1 fab:6.4.6
 */
import type { Change, ReplacementEffect } from '../../../../model/scenario/effect.js'
import type { Zone } from '../../../../model/scenario/names.js'
import type { Pattern } from '../../../../model/scenario/pattern.js'
import type { Step } from '../../../../model/scenario/step.js'
import type { DamagePart, EventOf, GameEvent, Id } from '../../../../model/trace/event.js'
import { joined } from '../events/parts.js'
import { addFrame, count, emit, newEventId, push, unsupported, type Run } from '../../context.js'
import { replacedKey } from '../../instances.js'
import type { Knowing } from '../../state.js'
import type { Process, Task } from '../../task.js'
import { viewOf } from '../../view.js'
import { scopeWith } from '../events/facts.js'
import { bringing, enteringAs, recounted, withEntering } from '../events/entering.js'
import { voidApplication } from '../continuous/refresh.js'
import { knowing } from '../../seen.js'
import type { Instance } from '../../sources.js'
import type { Candidate } from './active.js'
import { amountLeft } from '../events/proposal.js'
import { recordResult } from '../instructions/results.js'
import { gathered } from '../events/together.js'
import { chargedFor } from './redirecting.js'
import { fields } from '../../fields.js'

/** Applies a self-replacement. @see fab:6.4.7 fab:6.4.7b */
export const applySelf = (run: Run, process: Process, candidate: Candidate): void => {
  const self = process.selfs![Number(candidate.key.slice('self:'.length))]!
  substitute(run, process, candidate, self.knowing, self.change, undefined, undefined)
}

export const replace = (run: Run, process: Process, candidate: Candidate, instance: Instance, effect: ReplacementEffect): void => {
  run.ctx.does.useUp(run, instance)
  if (effect.ordinal && process.stage === 'before') count(run, replacedKey(instance))
  const { change } = effect
  const left = 'target' in change ? chargedFor(run, instance, effect, change, process.event) : change
  substitute(run, process, candidate, instance, left, effect.event, effect.also)
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
  if ('instead' in change) {
    const others = instructionsOf(run, candidate, from, process.event, change.instead, process)
    return run.ctx.does.applied(run, process, candidate, from, withoutCounters(run, process.event, from, pattern), also, others)
  }
  const next = changed(run, process.event, from, change, pattern)
  if (next === 'unsupported') return unsupported(run, `a change of a ${process.event.event} event`)
  run.ctx.does.applied(run, process, candidate, from, next, also, [])
}

/** What is left of an entering where only counters that come with it are replaced; of any other event nothing. */
const withoutCounters = (run: Run, event: GameEvent, from: Knowing, pattern: Pattern | undefined): GameEvent | null => {
  if (pattern?.event !== 'counters' || (event.event !== 'move' && event.event !== 'create')) return null
  const view = knowing(withEntering(viewOf(run.ctx, run.w), enteringAs(run.ctx, run.w, event)), run.w, from.known)
  return recounted(
    event,
    each => run.ctx.base.matchesEvent(pattern, each, view, from.scope),
    () => 0
  )
}

/** What a prevention has done: how much it prevented, and the event that its further part speaks of. */
export interface Prevention {
  readonly prevented: number
  readonly additionalEffectOn: GameEvent
}

/** Tells of an application; its further modifications and what is left of the event follow. */
export const applied = (
  run: Run,
  process: Process,
  candidate: Candidate,
  from: Knowing,
  next: GameEvent | null,
  also: readonly Step[] | undefined,
  instead: readonly Task[],
  prevention?: Prevention
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
    ...(prevention && { prevented: prevention.prevented })
  })
  if (!left) voidApplication(run, process)
  const additional = also ? instructionsOf(run, candidate, from, prevention?.additionalEffectOn ?? process.event, also) : []
  if (instead.length > 0 && rules.countsAsPerformed(structure)) recordResult(run, process, process.event)
  const modified: Process | undefined = left ? { ...process, event: left, id: id!, modifiedBy: candidate.ref } : undefined
  const going: readonly Task[] = modified ? [modified] : []
  if (rules.ridersFirst(structure, candidate.class)) return push(run, ...additional, ...instead, ...going)
  const after = [...(process.after ?? []), ...instead, ...additional]
  if (modified) return push(run, { ...modified, ...(after.length > 0 && { after }) })
  if (process.grouped) gathered(run, undefined, after)
  else push(run, ...after)
}

/** The tasks that carry out instructions of an effect. */
const instructionsOf = (
  run: Run,
  candidate: Candidate,
  from: Knowing,
  event: GameEvent,
  steps: readonly Step[],
  process?: Process
): readonly Task[] => {
  const frame = addFrame(run, {
    scope: { ...scopeWith(from.scope, event), you: candidate.controller },
    known: from.known,
    ...fields({ saw: from.saw, followed: from.followed }),
    cause: { effect: candidate.ref },
    modes: [],
    ability: candidate.ref.ability,
    ...(process && { origin: process.origin }),
    ...(process?.frame !== undefined && run.ctx.rules.seesInstead(candidate.class) && { ofText: process.frame })
  })
  return [
    { do: 'steps', steps, at: 0, frame },
    { do: 'end-frame', frame }
  ]
}

/** The event that a change makes of another. */
const changed = (
  run: Run,
  event: GameEvent,
  from: Knowing,
  change: Exclude<Change, { instead: unknown }>,
  pattern: Pattern | undefined
): GameEvent | 'unsupported' => {
  const { base, rules } = run.ctx
  const seen = withEntering(viewOf(run.ctx, run.w), enteringAs(run.ctx, run.w, event))
  const view = knowing(seen, run.w, from.known)
  const matching = (damage: EventOf<'damage'>): readonly DamagePart[] =>
    pattern ? base.matchingParts(pattern, damage, view, from.scope) : damage.parts
  if ('amount' in change) {
    const amountOf = (of: GameEvent): number => rules.changedAmount(base.amount(change.amount, view, scopeWith(from.scope, of)) ?? 0)
    switch (event.event) {
      case 'damage': {
        const affected = matching(event)
        const parts = event.parts.map(part => (affected.includes(part) ? { ...part, amount: amountOf({ ...event, parts: [part] }) } : part))
        return { ...event, parts: parts.filter(part => part.amount > 0) }
      }
      case 'draw':
      case 'discard': {
        const { count: _, ...one } = event
        const many = amountOf(event)
        return many === 1 ? one : { ...event, count: many }
      }
      case 'gain':
      case 'lose':
        return { ...event, amount: amountOf(event) }
      case 'counters':
        return { ...event, delta: event.delta < 0 ? -amountOf({ ...event, delta: -event.delta }) : amountOf(event) }
      case 'apply':
        return { ...event, amount: amountOf(event) }
      case 'move':
      case 'create':
        return recounted(event, each => !pattern || base.matchesEvent(pattern, each, view, from.scope), amountOf)
      default:
        return 'unsupported'
    }
  }
  if ('target' in change) {
    const target = base.refersTo(change.target, view, scopeWith(from.scope, event))[0]
    if (target === undefined) return event
    return redirected(run, event, target, matching, change.part)
  }
  if ('to' in change) {
    switch (event.event) {
      case 'move':
      case 'destroy':
      case 'sacrifice':
      case 'discard':
        return elsewhere(run, event, change.to)
      default:
        return 'unsupported'
    }
  }
  switch (event.event) {
    case 'move':
    case 'create':
      return bringing(run.ctx, event, change.with, view, scopeWith(from.scope, event))
    default:
      return 'unsupported'
  }
}

/** A move that ends elsewhere; what is destroyed elsewhere may not count as destroyed. */
const elsewhere = (run: Run, event: EventOf<'move' | 'destroy' | 'sacrifice' | 'discard'>, to: Zone): GameEvent =>
  event.event === 'destroy' && !run.ctx.rules.isStillDestroyed(run.ctx.structure, to)
    ? { event: 'move', object: event.object, from: 'arena', to }
    : run.ctx.rules.movedElsewhere(event, to)

/** A part of which some is dealt to another. */
const split = (part: DamagePart, share: number, target: Id): readonly DamagePart[] => [
  { ...part, amount: part.amount - share },
  { ...part, target, amount: share }
]

/** An event that happens to another object or player. */
const redirected = (
  run: Run,
  event: GameEvent,
  target: Id,
  matching: (event: EventOf<'damage'>) => readonly DamagePart[],
  most?: number
): GameEvent | 'unsupported' => {
  const isPlayer = run.w.players.some(player => player.id === target)
  switch (event.event) {
    case 'damage': {
      const affected = matching(event)
      const damage = affected.reduce((sum, part) => sum + part.amount, 0)
      const share = run.ctx.rules.redirectedOf(most, damage)
      // Which of several parts are dealt to another no text says.
      if (share < damage && affected.length > 1) return 'unsupported'
      if (share < damage)
        return { ...event, parts: joined(event.parts.flatMap(part => (part === affected[0] ? split(part, share, target) : [part]))) }
      return { ...event, parts: joined(event.parts.map(part => (affected.includes(part) ? { ...part, target } : part))) }
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
