/**
 * Which effects may be applied to an event.
 * @see fab:6.4.2 fab:6.4.4
 * @module
 */
import { countersBrought } from '../../../../model/base/pattern.js'
import type { Effect } from '../../../../model/scenario/effect.js'
import type { PassClass, ReplacementPass } from '../../../../model/rulebook/structure.js'
import type { EffectRef, GameEvent, Id } from '../../../../model/trace/event.js'
import type { View } from '../../../../model/scenario/view.js'
import { type Run } from '../../context.js'
import { instancesFor, instancesOfCreated, replacedKey } from '../../instances.js'
import { objectAt } from '../../objects.js'
import type { Process } from '../../task.js'
import { viewOf } from '../../view.js'
import { enteringAs, isWithin, withEntering } from '../events/entering.js'
import { isForbidden, scopeWith, speaksOf } from '../events/facts.js'
import { remainingOf } from './preventing.js'
import { leftToRedirect } from './redirecting.js'
import { knowing } from '../../seen.js'
import { type Instance, movedBy } from '../../sources.js'

/** An effect that may be applied to an event. */
export interface Candidate {
  readonly key: string
  readonly ref: EffectRef
  readonly class: PassClass
  readonly controller: Id
  readonly optional: boolean
  readonly instance?: Instance
}

/** Whether there is someone else for an event to happen to. */
const isRedirectable = ({ ctx }: Run, event: GameEvent, targets: readonly Id[], view: View): boolean =>
  targets.length === 1 &&
  (event.event !== 'damage' || ctx.rules.canRedirect(targets, id => view.players.includes(id) || view.object(id)?.zone === 'arena'))

/** Whether an effect is active for an event. @see fab:6.4.2 fab:6.4.2a */
export const isActiveInstance = (run: Run, instance: Instance, process: Process, seen: View): boolean => {
  const { ctx, w } = run
  const { effect } = instance
  if (effect.kind !== 'replacement' && effect.kind !== 'prevention') return false
  const { event } = process
  if (!ctx.rules.isKnownYet(effect.event.result !== undefined, process.stage === 'after')) return false
  if (event.event === 'draw' && ctx.rules.waitsForEachDraw(ctx.structure, effect.event.amount !== undefined, event.count ?? 1)) return false
  const shields = instance.lasting?.shields
  const matches = shields
    ? event.event === 'damage' && ctx.does.protectedParts(run, instance, effect, event).length > 0
    : speaksOf(ctx, w, instance, effect.event, event, id => objectAt(w, id)?.inc, seen)
  if (!matches) return false
  const view = knowing(seen, w, instance.known)
  const scope = scopeWith(instance.scope, event)
  const value =
    effect.kind === 'prevention'
      ? !effect.shield || shields !== undefined || !ctx.rules.shieldEnds(remainingOf(run, instance, effect))
      : 'amount' in effect.change
        ? ctx.base.amount(effect.change.amount, view, scopeWith(instance.scope, containedIn(event, effect))) !== undefined
        : 'target' in effect.change
          ? isRedirectable(run, event, ctx.base.refersTo(effect.change.target, view, scope), view) &&
            !ctx.rules.redirectionEnds(leftToRedirect(run, instance, effect.change) ?? Infinity)
          : 'with' in effect.change && effect.change.with.copyOf !== undefined
            ? ctx.base.refersTo(effect.change.with.copyOf, view, scope).some(id => view.object(id) !== undefined)
            : true
  const ordinal =
    effect.kind !== 'replacement' || !effect.ordinal
      ? true
      : ctx.rules.isNth(
          effect.ordinal.nth,
          ctx.does.occurrences(ctx, w, instance, effect.ordinal, effect.event) +
            (w.counts[effect.ordinal.per][replacedKey(instance)] ?? 0) +
            (process.stage === 'after' ? 0 : 1)
        )
  return ctx.rules.isActive({
    matches,
    given: !effect.given || ctx.base.condition(effect.given, view, scope),
    ordinal,
    value
  })
}

/** What an effect replaces of an event: counters that something enters with, or all of it. */
const containedIn = (event: GameEvent, effect: Effect): GameEvent =>
  isWithin(effect, event) ? (countersBrought(event)[0] ?? event) : event

/** The effects that may be applied to an event in a pass. @see fab:6.4.2 fab:6.4.4 */
export const activeEffects = (run: Run, process: Process, pass: ReplacementPass): readonly Candidate[] => {
  const { ctx, w } = run
  const { rules } = ctx
  const declined = process.declined ?? []
  const usable = (key: string): boolean => !rules.alreadyApplied(process.origin.applied, key) && !declined.includes(key)
  const selfs = rules.isOfPass(pass, 'self') ? (process.selfs ?? []) : []
  const found: Candidate[] = selfs
    .map((self, at) => ({ key: `self:${at}`, ref: self.ref, class: 'self' as const, controller: self.you, optional: false }))
    .filter(each => usable(each.key))
  const moved = movedBy(process.event)
  const isWatched = process.event.event !== 'move' || instancesFor(ctx, w, 'replace', 'move', moved).length > 0
  const entering = isWatched ? enteringAs(ctx, w, process.event) : undefined
  const seen = withEntering(viewOf(ctx, w), entering)
  const known = instancesFor(ctx, w, 'replace', process.event.event, moved, entering)
  for (const instance of [...known, ...ofCreated(run, process.event)]) {
    const effectClass = rules.classOf(instance.effect)
    if (effectClass === undefined || !rules.isOfPass(pass, effectClass) || !usable(instance.key)) continue
    if (!rules.existedBefore(instance.born, process.occurredAt ?? w.next.time)) continue
    // What counts is the event as it now is, not as it was proposed. @see fab:6.4.2a fab:6.4.4
    if (!ctx.does.isActiveInstance(run, instance, process, seen)) continue
    const optional = 'optional' in instance.effect
    found.push({ key: instance.key, ref: instance.ref, class: effectClass, controller: instance.scope.you, optional, instance })
  }
  const outer = found.filter(({ instance }) => !instance || !isWithin(instance.effect, process.event))
  if (outer.length < found.length && found.some(candidate => rules.waitsForOuter(!outer.includes(candidate), outer.length))) return outer
  if (found.length === 0 || !rules.replacesForbidden(ctx.structure, 'self') || !isForbidden(ctx, w, process.event)) return found
  return found.filter(candidate => rules.replacesForbidden(ctx.structure, candidate.class))
}

/** The effects on its own entering of what is about to be created. */
const ofCreated = ({ ctx, w }: Run, event: GameEvent): readonly Instance[] => {
  const after = event.event === 'create' ? ctx.does.happen(ctx, w, event)?.world : undefined
  return after && event.event === 'create' ? instancesOfCreated(ctx, after, event.object) : []
}

export const passesAt = (run: Run, when: 'before' | 'after'): readonly ReplacementPass[] =>
  run.ctx.rules.passOrder(run.ctx.structure).filter(pass => pass.when === when)
