/**
 * Effects that layers start, and how they end.
 * @module
 * @see fab:6.2.2a fab:6.2.2b
 */
import type { Amount } from '../../../../model/scenario/amount.js'
import type { ContinuousEffect, Duration, Effect, PreventionEffect } from '../../../../model/scenario/effect.js'
import type { Fixed, Step } from '../../../../model/scenario/step.js'
import type { Scope, View } from '../../../../model/scenario/view.js'
import type { EventOf, Id } from '../../../../model/trace/event.js'
import { now, push, type Run } from '../../context.js'
import { copyOn, type Copied } from '../../copies.js'
import { usesOf } from '../../instances.js'
import type { Whose } from '../../rules/duration.js'
import type { Frame, Known, Lasting, Shield, SelfChange } from '../../state.js'
import { viewOf } from '../../view.js'
import { fitting } from './projection.js'
import { stamp } from './refresh.js'
import { watchControl } from '../events/control.js'
import { incarnations, objectAt } from '../../objects.js'
import { knowing } from '../../seen.js'
import { finding } from '../instructions/results.js'
import { hasContinuous } from '../../sources.js'
import { fields } from '../../fields.js'

/** The values that are fixed as an effect is generated. */
const variablesOf = (effect: Effect): readonly (Amount | undefined)[] => {
  switch (effect.kind) {
    case 'continuous':
      return 'next' in effect.who ? [] : effect.change.map(change => ('number' in change ? change.by : undefined))
    case 'rule':
      return effect.rule === 'prevents-less' ? [effect.amount] : []
    case 'prevention':
    case 'replacement':
    case 'trigger':
      return []
  }
}

/**
 * What an effect makes copies of, and which objects become copies; `null` if none does.
 * @see fab-context:8.5.25c fab-context:8.5.25d
 */
const copiesBy = (
  { ctx, w }: Run,
  effect: Effect,
  view: View,
  scope: Scope
): { readonly copied: Copied; readonly subjects: readonly Id[] } | null | undefined => {
  const change = effect.kind === 'continuous' ? effect.change.find(modification => 'copyOf' in modification) : undefined
  if (effect.kind !== 'continuous' || !change || !('ref' in effect.who)) return undefined
  const [of] = ctx.base.refersTo(change.copyOf, view, scope)
  const copied = of !== undefined && view.object(of) ? ctx.does.copiedFrom(ctx, w, of) : undefined
  if (!copied) return null
  const becomes = (id: Id): boolean => ctx.rules.becomesCopy(copyOn(w, id)?.copied, copied)
  const subjects = ctx.base.refersTo(effect.who.ref, view, scope).filter(id => view.object(id) && becomes(id))
  return subjects.length === 0 ? null : { copied, subjects }
}

/** The objects of a continuous effect that are settled as it begins; none if it takes in later ones. @see mtg-context:611.2c */
const settledBy = (run: Run, frame: Frame, who: ContinuousEffect['who'], view: View, scope: Scope): Known | undefined => {
  const { ctx, w } = run
  if ('ref' in who) {
    const meant = ctx.base.refersTo(who.ref, view, scope).filter(id => {
      const object = objectAt(w, id)
      return object !== undefined && finding(run, frame, object, object.inc)
    })
    // what something that has left was attached to is another object once it has left, too
    return incarnations(w, who.ref === 'host' ? meant.filter(id => view.object(id)?.zone === 'arena') : meant)
  }
  return 'all' in who && ctx.rules.areSettled(ctx.structure) ? incarnations(w, fitting(ctx.base, who.all, view, scope)) : undefined
}

/** What the multiplications of an effect add to each of its objects, where that is settled as it starts. @see mtg-context:701.10b */
const multiplied = (
  { ctx: { rules, structure } }: Run,
  { change }: ContinuousEffect,
  fixed: Lasting['fixed'],
  subjects: readonly Id[],
  view: View
): Lasting['added'] => {
  const found = change.flatMap((modification, at) => {
    if (!('number' in modification) || modification.op !== 'multiply') return []
    const added = subjects.flatMap(id => {
      const by = rules.addedByMultiplying(structure, view.object(id)?.numbers[modification.number] ?? 0, fixed[at] ?? 0)
      return by === undefined ? [] : [[id, by] as const]
    })
    return added.length === 0 ? [] : [[at, Object.fromEntries(added)] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** A shield for each of those that an effect protects as it begins. @see mtg-context:615.11 */
const shieldsOf = ({ ctx, w }: Run, effect: PreventionEffect, view: View, scope: Scope, left: number): Readonly<Record<Id, Shield>> => {
  const { target } = effect.event
  const all: EventOf<'damage'> = {
    event: 'damage',
    source: scope.self,
    parts: [...view.players, ...view.inZone('arena').map(object => object.id)].map(each => ({ target: each, amount: 1 }))
  }
  const protectedBy = ctx.base.matchingParts({ event: 'damage', ...fields({ target }) }, all, view, scope)
  return Object.fromEntries(protectedBy.map(part => [part.target, { inc: objectAt(w, part.target)?.inc ?? 0, left }]))
}

/** What shields several is an effect of its own for each of them. @see mtg-context:615.11 */
const apart = (lasting: Lasting, n: number): readonly Lasting[] =>
  lasting.shields === undefined
    ? [lasting]
    : Object.entries(lasting.shields).map(([id, shield], at) => ({
        ...lasting,
        key: `${lasting.scope.self}/${lasting.ref.ability}+${n + at}`,
        ref: n + at > 1 ? { ...lasting.ref, n: n + at } : lasting.ref,
        shields: { [id]: shield }
      }))

/** By whose turns a duration goes that counts turns; nobody's, if what it names is gone. @see fab:6.2.2a */
const whoseTurns = ({ ctx: { base } }: Run, duration: Duration, view: View, scope: Scope): Whose | undefined => {
  if (typeof duration !== 'object' || !('endOfNextTurnOf' in duration)) return { player: scope.you }
  const [of] = base.refersTo(duration.endOfNextTurnOf, view, scope)
  return of === undefined ? undefined : turnsOf(of, view)
}

/** The turns of a player, or those of who controls an object. */
const turnsOf = (of: Id, view: View): Whose | undefined => {
  if (view.players.includes(of)) return { player: of }
  const player = view.object(of)?.controller
  return player === undefined ? undefined : { player, of }
}

/** What an effect knows, with the numbers that it takes with it as it starts. @see fab:6.2.2b mtg-context:608.2h */
const withFixed = ({ ctx: { base, rules } }: Run, fixed: readonly Fixed[], view: View, scope: Scope): Scope => {
  if (fixed.length === 0) return scope
  const results = Object.fromEntries(Object.entries(scope.results).filter(([name]) => !fixed.some(({ as }) => as === name)))
  const numbers = fixed.map(({ as, amount }): readonly [string, number | undefined] => [as, base.amount(amount, view, scope)])
  return { ...scope, results: { ...results, ...rules.takenAlong(numbers) } }
}

/** Starts a lasting effect, unless its duration has nothing to last for. Tells whether it did. */
export const startEffect = (run: Run, step: Extract<Step, { do: 'start' }>, frame: Frame): boolean => {
  const { ctx, w } = run
  const { base, rules, structure } = ctx
  // A delayed effect is the player's whose layer or static ability makes it. @see mtg:603.7d mtg:603.7e mtg:603.7f mtg:603.7g
  const { scope } = frame
  const view = knowing(viewOf(ctx, w), w, frame.known)
  const whose = whoseTurns(run, step.for, view, scope)
  if (!whose) return false
  const withSource = rules.endsWithSource(structure, step.for, step.effect, view.object(scope.self)?.zone === 'arena')
  const lasts: Duration = withSource ? { while: { exists: { is: 'self' } } } : step.for
  const ends = rules.durationFor(structure, lasts, step.effect, whose, w.turn)
  const chain = !w.chain ? 'none' : rules.endsLink(w.chain.step) ? 'between links' : 'in a link'
  if (!rules.hasPeriod(ends, chain)) return false
  const awaits = ends.at === 'while' && !rules.outlasts(ends, holds => base.condition(holds, view, scope))
  if (awaits && frame.stackObject === undefined) return false
  const { effect } = step
  const fixed = variablesOf(effect).map(amount => (amount === undefined ? undefined : (base.amount(amount, view, scope) ?? 0)))
  const remaining =
    effect.kind === 'prevention' && effect.shield && effect.amount !== 'all'
      ? (base.amount(effect.amount, view, scope) ?? 0)
      : effect.kind === 'replacement' && 'target' in effect.change && effect.change.shield
        ? effect.change.part
        : undefined
  if (remaining !== undefined && rules.shieldEnds(remaining)) return false
  const copies = copiesBy(run, effect, view, scope)
  if (copies === null) return false
  const shields =
    remaining !== undefined && effect.kind === 'prevention' && effect.each ? shieldsOf(run, effect, view, scope, remaining) : undefined
  const name = `start:${scope.self}/${step.ability}`
  const n = (w.counts.game[name] ?? 0) + 1
  const born = now(run)
  const ref = { source: scope.self, ability: step.ability, ...(n > 1 && { n }) }
  const settled = copies && incarnations(run.w, copies.subjects)
  const subjects = settled ?? (effect.kind === 'continuous' ? settledBy(run, frame, effect.who, view, scope) : undefined)
  const added = effect.kind === 'continuous' && subjects ? multiplied(run, effect, fixed, Object.keys(subjects), view) : undefined
  const uses = usesOf(effect)
  const lasting: Lasting = {
    key: `${scope.self}/${step.ability}+${n}`,
    ref,
    effect,
    scope: withFixed(run, step.fixed ?? [], view, scope),
    known: frame.known,
    ...fields({ saw: frame.saw }),
    ends,
    born,
    fixed,
    ...(awaits && frame.stackObject !== undefined && { stackObject: frame.stackObject }),
    ...(remaining !== undefined && (shields ? { shields } : { remaining })),
    ...fields({ uses, subjects, added }),
    ...(copies && { copied: copies.copied }),
    ...(step.instead && {
      instead: step.instead.map((selfReplacement): SelfChange => ({
        ...selfReplacement,
        ref,
        you: scope.you,
        knowing: { scope, known: frame.known }
      }))
    })
  }
  const made = apart(lasting, n)
  const { turn, game } = run.w.counts
  run.w = { ...run.w, counts: { turn, game: { ...game, [name]: n + Math.max(0, made.length - 1) } } }
  if (awaits) {
    run.w = { ...run.w, waiting: [...run.w.waiting, lasting] }
    return true
  }
  run.w = { ...run.w, lasting: [...run.w.lasting, ...made] }
  // who controls what is looked at once the effect has been applied
  watchControl(run, w, frame.cause)
  stamp(run, born)
  if (hasContinuous(run.ctx, run.w)) push(run, { do: 'refresh' })
  return true
}

/** Ends the effects whose condition no longer holds, and those of a chain that has closed. */
export const endLasting = (run: Run, closed: boolean): void => {
  if (closed) expire(run, 'combat-chain')
  beginAwaited(run)
  const { ctx, w } = run
  if (!w.lasting.some(lasting => lasting.ends.at === 'while')) return
  const lasting = w.lasting.filter(each =>
    ctx.rules.outlasts(each.ends, holds => ctx.base.condition(holds, knowing(viewOf(ctx, w), w, each.known), each.scope))
  )
  if (lasting.length < w.lasting.length) run.w = { ...w, lasting }
}

/** Begins the effects whose condition is met now; those whose source is still resolving wait on. @see fab:6.2.2a */
const beginAwaited = (run: Run): void => {
  const { ctx, w } = run
  if (w.waiting.length === 0) return
  const isMet = ({ ends, known, scope }: Lasting): boolean =>
    ctx.rules.outlasts(ends, holds => ctx.base.condition(holds, knowing(viewOf(ctx, w), w, known), scope))
  const isResolving = ({ stackObject }: Lasting): boolean =>
    w.stack.some(each => each.id === stackObject) || objectAt(w, stackObject ?? '')?.zone === 'stack'
  const met = w.waiting.filter(isMet)
  run.w = {
    ...w,
    lasting: [...w.lasting, ...met],
    waiting: w.waiting.filter(lasting => !met.includes(lasting) && isResolving(lasting))
  }
}

/** Ends the effects that last until this point. */
export const expire = (run: Run, point: 'turn' | 'chain-link' | 'combat-chain'): void => {
  const before = run.w
  const { turn, turnPlayer, lasting } = before
  const { rules } = run.ctx
  run.w = { ...run.w, lasting: lasting.filter(each => !rules.durationEnded(each.ends, { point, turn, turnPlayer })) }
  stamp(run, run.w.next.time)
  watchControl(run, before, { rule: point === 'turn' ? 'turn' : 'combat' })
}
