/**
 * One event: proposed, replaced pass by pass, then it occurs and is answered.
 * @module
 * @see fab:6.4.2 fab:6.5.2 fab:6.5.3 fab:6.5.8
 */
import { countersBrought } from '../../../model/base/pattern.js'
import type { Effect } from '../../../model/scenario/effect.js'
import type { PassClass, ReplacementPass } from '../../../model/rulebook/structure.js'
import type { Cause } from '../../../model/trace/observation.js'
import type { EffectRef, GameEvent, Id, NamedEvent } from '../../../model/trace/event.js'
import type { Option } from '../../../model/trace/option.js'
import type { View } from '../../../model/scenario/view.js'
import { ask, count, emit, finish, isTooOften, living, newEventId, push, turnPlayerOf, updateFrame, type Run } from '../context.js'
import {
  hasContinuous,
  instancesFor,
  instancesOfCreated,
  movedBy,
  ordinalInstances,
  ofEachPlayer,
  ordinalKey,
  replacedKey,
  usesKey,
  usesOf,
  type Instance
} from '../instances.js'
import { objectAt } from '../objects.js'
import type { Origin } from '../state.js'
import type { Process } from '../task.js'
import { knowing, viewOf } from '../view.js'
import { affectedPlayers, concerns } from './affected.js'
import { apply, applySelf } from './application.js'
import { withCause } from './causes.js'
import { comingOff } from './attachments.js'
import { watchControl } from './control.js'
import { cancelOpposites } from './opposites.js'
import { enteringAs, isWithin, withEntering } from './entering.js'
import { endLasting } from './lasting.js'
import { fits, isAboutAway, isForbidden, occurrences, ruleEffects, scopeWith, speaksOf } from './facts.js'
import { gathered } from './group.js'
import { happen } from './occurrence.js'
import { leave } from './stack.js'
import { settleGame } from './defeat.js'
import { countTaken, seesOwnMove, timesAfter } from './results.js'
import { protectedParts, remainingOf } from './preventing.js'
import { applyingPairs } from './projection.js'
import { startsToApply, voidApplication, stamp } from './refresh.js'
import { occurrencesAtOnce, sampleStates, trigger } from './trigger.js'

/** An effect that may be applied to an event. */
export interface Candidate {
  readonly key: string
  readonly ref: EffectRef
  readonly class: PassClass
  readonly controller: Id
  readonly optional: boolean
  readonly instance?: Instance
}

const FRESH: Origin = { applied: [] }

/** An event that is to happen. */
export const proposal = (event: GameEvent, cause: Cause | undefined, rest: Partial<Process> = {}): Process => ({
  do: 'event',
  stage: 'open',
  pass: 0,
  origin: FRESH,
  ...rest,
  event,
  ...(cause && { cause })
})

/** How much of an event there is, where it has an amount. */
export const amountLeft = (event: GameEvent): number => {
  switch (event.event) {
    case 'damage':
      return event.parts.reduce((sum, part) => sum + Math.max(0, part.amount), 0)
    case 'gain':
    case 'lose':
      return event.amount
    case 'draw':
    case 'discard':
      return event.count ?? 1
    case 'counters':
      return Math.abs(event.delta)
    default:
      return 1
  }
}

const bySeat = <C extends { readonly controller: Id }>(candidates: readonly C[]): readonly Id[] => candidates.map(each => each.controller)

/** Whether there is someone else for an event to happen to. */
const isRedirectable = ({ ctx }: Run, event: GameEvent, targets: readonly Id[], view: View): boolean =>
  targets.length === 1 &&
  (event.event !== 'damage' || ctx.rules.canRedirect(targets.every(id => view.players.includes(id) || view.object(id)?.zone === 'arena')))

const isActiveInstance = (run: Run, instance: Instance, process: Process, seen: View): boolean => {
  const { ctx, w } = run
  const { effect } = instance
  if (effect.kind !== 'replacement' && effect.kind !== 'prevention') return false
  const { event } = process
  if (!ctx.rules.isKnownYet(effect.event.result !== undefined, process.stage === 'after')) return false
  if (event.event === 'draw' && ctx.rules.waitsForEachDraw(ctx.structure, effect.event.amount !== undefined, event.count ?? 1)) return false
  const shields = instance.lasting?.shields
  const matches =
    shields && effect.kind === 'prevention'
      ? event.event === 'damage' && protectedParts(run, instance, effect, event).length > 0
      : speaksOf(ctx, w, instance, effect.event, event, id => objectAt(w, id)?.inc, seen)
  if (!matches) return false
  const view = knowing(seen, w, instance.known)
  const scope = scopeWith(instance.scope, event)
  const value =
    effect.kind === 'prevention'
      ? effect.amount === 'all' ||
        instance.lasting?.remaining !== undefined ||
        shields !== undefined ||
        (ctx.base.amount(effect.amount, view, scope) !== undefined &&
          !(effect.shield && ctx.rules.shieldEnds(remainingOf(run, instance, effect))))
      : 'amount' in effect.change
        ? ctx.base.amount(effect.change.amount, view, scopeWith(instance.scope, containedIn(event, effect))) !== undefined
        : 'target' in effect.change
          ? isRedirectable(run, event, ctx.base.refersTo(effect.change.target, view, scope), view)
          : 'with' in effect.change && effect.change.with.copyOf !== undefined
            ? ctx.base.refersTo(effect.change.with.copyOf, view, scope).some(id => view.object(id) !== undefined)
            : true
  const ordinal =
    effect.kind !== 'replacement' || !effect.ordinal
      ? true
      : ctx.rules.isNth(
          effect.ordinal.nth,
          occurrences(ctx, w, instance, effect.ordinal, effect.event) +
            ctx.rules.replacedTimes(w.counts[effect.ordinal.per][replacedKey(instance)] ?? 0) +
            (process.stage === 'after' ? 0 : 1)
        )
  return ctx.rules.isActive({
    matches,
    given: !effect.given || ctx.rules.conditionNow(instance.lasting?.metAtStart, ctx.base.condition(effect.given, view, scope)),
    ordinal,
    value
  })
}

/** What an effect replaces of an event: counters that something enters with, or all of it. */
const containedIn = (event: GameEvent, effect: Effect): GameEvent =>
  isWithin(effect, event) ? (countersBrought(event)[0] ?? event) : event

/** The effects that may be applied to an event in a pass. @see fab:6.4.2 fab:6.4.4 */
const activeEffects = (run: Run, process: Process, pass: ReplacementPass): readonly Candidate[] => {
  const { ctx, w } = run
  const { rules } = ctx
  const declined = process.declined ?? []
  const usable = (key: string): boolean => !rules.alreadyApplied(process.origin.applied, key) && !declined.includes(key)
  const selfs = rules.isOfPass(pass, 'self') ? (process.selfs ?? []) : []
  const found: Candidate[] = selfs
    .map((self, at) => ({ key: `self:${at}`, ref: self.ref, class: 'self' as const, controller: self.you, optional: false }))
    .filter(each => usable(each.key))
  const moved = movedBy(process.event)
  const isWatched = (): boolean => instancesFor(ctx, w, 'replace', process.event.event, moved).length > 0
  const isCreation = process.event.event === 'create'
  const entering = isCreation || (process.event.event === 'move' && isWatched()) ? enteringAs(ctx, w, process.event) : undefined
  const seen = withEntering(viewOf(ctx, w), entering)
  const known = instancesFor(ctx, w, 'replace', process.event.event, moved, entering)
  for (const instance of [...known, ...ofCreated(run, process.event)]) {
    const effectClass = rules.classOf(instance.effect)
    if (effectClass === undefined || !rules.isOfPass(pass, effectClass) || !usable(instance.key)) continue
    if (!rules.existedBefore(instance.born, process.occurredAt ?? w.next.time)) continue
    const isActive = isActiveInstance(run, instance, process, seen)
    if (!(process.noted ? rules.activityNow(instance.key in process.noted, isActive) : isActive)) continue
    const optional = 'optional' in instance.effect
    found.push({ key: instance.key, ref: instance.ref, class: effectClass, controller: instance.scope.you, optional, instance })
  }
  const outer = found.filter(({ instance }) => !instance || !isWithin(instance.effect, process.event))
  if (outer.length < found.length && found.some(each => rules.waitsForOuter(!outer.includes(each), outer.length))) return outer
  if (found.length === 0 || !rules.replacesForbidden(ctx.structure, 'self') || !isForbidden(ctx, w, process.event)) return found
  return found.filter(each => rules.replacesForbidden(ctx.structure, each.class))
}

/** The effects on its own entering of what is about to be created. */
const ofCreated = ({ ctx, w }: Run, event: GameEvent): readonly Instance[] => {
  const after = event.event === 'create' ? happen(ctx, w, event)?.world : undefined
  return after && event.event === 'create' ? instancesOfCreated(ctx, after, event.object) : []
}

const passesAt = (run: Run, when: 'before' | 'after'): readonly ReplacementPass[] =>
  run.ctx.rules.passOrder(run.ctx.structure).filter(pass => pass.when === when)

const option = (candidate: Candidate): Option => ({ option: 'effect', effect: candidate.ref })

/** Whose turn it is to apply effects: in laps from the selected player, or whoever of those affected has some. */
const applier = (
  run: Run,
  process: Process,
  active: readonly Candidate[]
): { readonly player: Id; readonly own: readonly Candidate[] } | undefined => {
  const { ctx, w } = run
  if (ctx.structure.replacement.orderer.value === 'selected-player-laps') {
    const at = process.at ?? ctx.rules.firstToApply(process.origin.selected, turnPlayerOf(w))
    const player = ctx.rules.nextToApply(living(w), at, bySeat(active))
    return player === undefined ? undefined : { player, own: active.filter(each => each.controller === player) }
  }
  const affected = affectedPlayers(run, process.event)
  const sides = affected.map(player => ({
    player,
    own: active.filter(each => affected.length === 1 || !each.instance || concerns(run, each.instance, process.event, player))
  }))
  return sides.find(side => side.own.length > 0)
}

/** Whose effects are active for an event, of this pass or of one to come: who begins is selected before any is applied. @see fab:6.5.2 */
const contenders = (run: Run, process: Process, passes: readonly ReplacementPass[]): readonly Id[] =>
  bySeat(passes.slice(process.pass).flatMap(pass => activeEffects(run, process, pass)))

/** Whether all are shields that one effect has given to several: each changes nothing but the damage to its own. */
const areAlike = ([first, ...others]: readonly Candidate[]): boolean =>
  first?.instance?.lasting?.shields !== undefined &&
  others.every(
    ({ instance, ref }) =>
      instance?.lasting?.shields !== undefined &&
      instance.lasting.born === first.instance!.lasting!.born &&
      ref.source === first.ref.source &&
      ref.ability === first.ref.ability
  )

/** One decision or application of a pass; then the process goes on. */
const replaceOnce = (run: Run, process: Process, passes: readonly ReplacementPass[], done: () => void): void => {
  const { ctx, w } = run
  const { rules, structure } = ctx
  const pass = passes[process.pass]
  if (!pass) return done()
  const { at: _, ...rest } = process
  const nextPass: Process = { ...rest, pass: process.pass + 1 }
  const active = activeEffects(run, process, pass)
  if (active.length === 0) return push(run, nextPass)
  const laps = structure.replacement.orderer.value === 'selected-player-laps'
  if (laps && process.at === undefined && rules.needsSelectedPlayer(contenders(run, process, passes), process.origin.selected)) {
    const options = living(w).map((player): Option => ({ option: 'player', player }))
    return ask(run, turnPlayerOf(w), 'first-player', options, process, { event: process.id! })
  }
  const side = applier(run, process, active)
  if (!side) return push(run, nextPass)
  const { player, own } = side
  const mayDecline = rules.isDeclinable(own.map(each => each.optional))
  const going: Process = { ...process, at: player, offered: own.map(each => each.key) }
  if ((!rules.ordersOwnEffects(own.length) || areAlike(own)) && !mayDecline) return chosen(run, going, own[0]!)
  const options: readonly Option[] = [...own.map(option), ...(mayDecline ? [{ option: 'done' } as const] : [])]
  ask(run, laps ? rules.ordersReplacements(player, w.turnPlayer) : player, 'replacement', options, going, { event: process.id! })
}

const chosen = (run: Run, process: Process, candidate: Candidate): void => {
  const { offered: _, ...rest } = process
  const restart = run.ctx.structure.replacement.revisit.value === 'restart'
  const going: Process = {
    ...rest,
    origin: { ...rest.origin, applied: [...rest.origin.applied, candidate.key] },
    ...(restart && { pass: 0 })
  }
  if (candidate.instance) apply(run, going, candidate, candidate.instance)
  else applySelf(run, going, candidate)
}

/** Continues an event after a decision about it. */
export const answeredEvent = (run: Run, process: Process, answer: Option, index: number): void => {
  if (answer.option === 'player')
    return push(run, { ...process, origin: { ...process.origin, selected: answer.player }, at: answer.player })
  const { offered = [], ...rest } = process
  if (answer.option === 'done') return push(run, { ...rest, declined: [...(process.declined ?? []), ...offered] })
  const key = offered[index]!
  const pass = passesAt(run, process.stage === 'after' ? 'after' : 'before')[process.pass]!
  const candidate = activeEffects(run, process, pass).find(each => each.key === key)
  if (candidate) chosen(run, process, candidate)
}

/** The effect that is being applied, as it is now. */
export const candidateFor = (run: Run, process: Process, key: string): Candidate | undefined => {
  const open: Process = { ...process, origin: { ...process.origin, applied: process.origin.applied.filter(each => each !== key) } }
  return passesAt(run, 'before')
    .flatMap(pass => activeEffects(run, open, pass))
    .find(each => each.key === key)
}

/** Takes an event one stage further. */
export const performEvent = (run: Run, process: Process): void => {
  switch (process.stage) {
    case 'open':
      return open(run, process)
    case 'before':
      return replaceOnce(run, process, passesAt(run, 'before'), () => push(run, { ...process, stage: 'occur', pass: 0 }))
    case 'occur':
      return occur(run, process)
    case 'after':
      return replaceOnce(run, process, passesAt(run, 'after'), () => undefined)
  }
}

/** The timestamp of the effect whose application an event is. */
const bornOf = (run: Run, { application }: Process): number | undefined =>
  application === undefined ? undefined : applyingPairs(run.ctx, run.w).find(pair => pair.key === application)?.instance.born

const open = (run: Run, process: Process): void => {
  const { ctx, w } = run
  const isPossible = ctx.rules.somethingLeft(amountLeft(process.event)) && !isAboutAway(ctx, w, process.event)
  const barred = isPossible && isForbidden(ctx, w, process.event, bornOf(run, process))
  if (!isPossible || (barred && !ctx.rules.replacesForbidden(ctx.structure, 'self'))) return voidApplication(run, process)
  const { next } = w
  const going: Process = { ...process, stage: 'before', id: newEventId(run) }
  const active = passesAt(run, 'before').flatMap(pass => activeEffects(run, going, pass))
  if (active.length === 0 && barred) {
    run.w = { ...run.w, next }
    return voidApplication(run, process)
  }
  if (active.length === 0) return push(run, { ...going, stage: 'occur' })
  emit(run, { see: 'proposed', event: going.id!, what: process.event, ...(process.within && { within: process.within }) })
  const noted = Object.fromEntries(active.map(each => [each.key, each.instance ? valueOf(run, each.instance, process.event) : null]))
  push(run, { ...going, first: process.event, noted })
}

/** The value of a prevention's variable, if it has one. */
const valueOf = (run: Run, { effect, known, scope }: Instance, event: GameEvent): number | null => {
  const { base } = run.ctx
  if (effect.kind !== 'prevention' || effect.amount === 'all') return null
  return base.amount(effect.amount, knowing(viewOf(run.ctx, run.w), run.w, known), scopeWith(scope, event)) ?? null
}

/** A compound draw is performed one draw after another. */
const expandDraw = (run: Run, process: Process, times: number, player: Id): void => {
  if (isTooOften(run, times, 'a player who draws')) return
  const part: GameEvent = { event: 'draw', player }
  countedOnceOnly(run, process, { ...part, count: times })
  if (!run.ctx.rules.isInSequence())
    return occurTogether(
      run,
      Array.from({ length: times }, () => part),
      process.cause ?? { rule: 'turn' }
    )
  const origin: Origin = { applied: run.ctx.rules.appliedToParts(process.origin.applied) }
  const { result, cause } = process
  push(run, ...Array.from({ length: times }, () => proposal(part, cause, { origin, within: process.id!, ...(result && { result }) })))
}

const named = (event: GameEvent, process: Process): NamedEvent => ({
  ...event,
  ...(process.id !== undefined && { id: process.id }),
  ...(process.within !== undefined && { within: process.within })
})

/** Notes what an instruction has brought about under its name. */
export const recordResult = (run: Run, process: Process, event: GameEvent): void => {
  if (!process.result) return
  const { frame, as } = process.result
  const own = run.frames[frame]
  if (!own) return
  const { scope } = own
  countTaken(run, own, as)
  updateFrame(run, frame, {
    times: timesAfter(own, as),
    scope: {
      ...scope,
      ...(event.event === 'contest' && !scope.event && { event }),
      results: { ...scope.results, [as]: (scope.results[as] ?? 0) + amountLeft(event) },
      did: scope.did.includes(as) ? scope.did : [...scope.did, as]
    }
  })
}

/**
 * An event that an effect has replaced was a time that it would have happened; if it occurs all the same, modified, it is counted
 * as what has occurred and not twice.
 */
const countedOnceOnly = (run: Run, { origin, within }: Process, event: GameEvent): void => {
  if (within !== undefined || origin.applied.length === 0 || !run.ctx.rules.isOneTime()) return
  for (const instance of ordinalInstances(run.ctx, run.w, event.event)) {
    const { effect } = instance
    if (effect.kind !== 'replacement' || !origin.applied.includes(instance.key)) continue
    if ((run.w.counts.game[replacedKey(instance)] ?? 0) > 0 && fits(run.ctx, run.w, instance, effect.event, event))
      count(run, replacedKey(instance), -1)
  }
}

/** Counts an occurrence for the ordinals that speak of it. */
const countOccurrence = (run: Run, process: Process, event: GameEvent): void => {
  countedOnceOnly(run, process, event)
  const all = ordinalInstances(run.ctx, run.w, event.event)
  const { rules } = run.ctx
  for (const instance of all.flatMap(each => ofEachPlayer(each, rules.countedFor(living(run.w), each.scope.you)))) {
    const { effect } = instance
    const pattern = effect.kind === 'trigger' ? effect.trigger.on : effect.kind === 'replacement' ? effect.event : undefined
    if (!pattern || !fits(run.ctx, run.w, instance, pattern, event)) continue
    const ordinal = effect.kind === 'trigger' ? effect.trigger.ordinal! : effect.kind === 'replacement' ? effect.ordinal! : undefined
    const key = ordinalKey(instance)
    // The event is in the log already.
    const before =
      ordinal && run.w.counts.game[key] === undefined && instance.lasting ? occurrences(run.ctx, run.w, instance, ordinal, pattern) - 1 : 0
    count(run, key, 1 + before)
  }
}

const occur = (run: Run, { after, ...process }: Process): void => {
  if (process.grouped) return gathered(run, process, after ?? [])
  if (after) push(run, ...after)
  const event = process.first ? run.ctx.rules.eventThatOccurs(process.first, process.event) : process.event
  if (event.event === 'draw' && event.count !== undefined) return expandDraw(run, process, event.count, event.player)
  if (isForbidden(run.ctx, run.w, event, bornOf(run, process))) return voidApplication(run, process)
  const before = run.w
  const outcome = happen(run.ctx, before, event) ?? (run.ctx.rules.occursWithoutMove(event) ? { world: before, event } : null)
  if (!outcome) return event.event === 'draw' ? drawsNothing(run, event.player, process.cause) : failed(run, process.cause)
  happened(run, [{ process, event: outcome.event }], outcome.world, process.cause)
}

/** A player can't draw: what follows is for the structure to say. */
const drawsNothing = (run: Run, player: Id, cause: Cause | undefined): void => {
  failed(run, cause)
  const does = run.ctx.rules.emptyDeckDoes(run.ctx.structure)
  if (does === 'lose-at-once') return push(run, proposal({ event: 'defeat', player }, { rule: 'check' }))
  if (does === 'lose-at-check')
    run.w = { ...run.w, players: run.w.players.map(each => (each.id === player ? { ...each, drewNothing: true } : each)) }
}

/** Nothing of an instruction has happened; the rest of its ability is done nevertheless. @see fab-context:5.3.4b */
const failed = (run: Run, cause: Cause | undefined): void => {
  const layer = cause && 'layer' in cause ? cause.layer : undefined
  if (layer === undefined || !run.ctx.rules.failureStops()) return
  run.frames = Object.fromEntries(Object.entries(run.frames).filter(([, frame]) => frame.layer !== layer))
}

/** Several events that happen at once. */
export const occurTogether = (run: Run, events: readonly GameEvent[], cause: Cause): void => {
  let world = run.w
  const done: { process: Process; event: GameEvent }[] = []
  for (const event of events) {
    const outcome = happen(run.ctx, world, event)
    if (!outcome) continue
    run.w = { ...run.w }
    const id = newEventId(run)
    world = { ...outcome.world, next: { ...outcome.world.next, event: run.w.next.event } }
    done.push({ process: { ...proposal(event, cause), id }, event: outcome.event })
  }
  if (done.length > 0) happened(run, done, world, cause)
}

/**
 * Events have occurred: they are told, counted and answered.
 * @param before the game just before them
 */
export const happened = (
  run: Run,
  done: readonly { readonly process: Process; readonly event: GameEvent }[],
  world: typeof run.w,
  cause: Cause | undefined,
  before = run.w
): void => {
  const caused = done.map(each => withCause(run, each.event, each.process))
  run.w = { ...world, log: [...world.log, ...caused] }
  emit(run, { see: 'event', events: done.map(each => named(each.event, each.process)), ...(cause && { cause }) })
  const occurredAt = before.next.time
  const whole = done.length > 1 ? done[0]!.process.id : undefined
  const together = done.flatMap(each => movedBy(each.event) ?? [])
  const several =
    done.length > 1
      ? occurrencesAtOnce(
          run,
          before,
          done.flatMap(({ process }, at) =>
            [caused[at]!, ...comingOff(run.ctx, before, world, caused[at]!)].map(event => ({ id: process.id!, event }))
          ),
          together
        )
      : []
  const reserved = several.map(each => each.key)
  done.forEach(({ process }, at) => {
    const event = caused[at]!
    countOccurrence(run, process, event)
    recordResult(run, process, event)
    seesOwnMove(run, process, event)
    usesUpUnpreventable(run, before, event)
    startsToApply(run, process, event)
    const seen = process.first ? run.ctx.rules.eventForTriggers(process.first, event) : event
    for (const each of [...run.ctx.rules.seenIn(seen), ...comingOff(run.ctx, before, run.w, event)])
      trigger(run, before, process.id!, process.within ?? whole, each, together, reserved)
  })
  for (const { event } of done) leavesStack(run, before, event)
  endLasting(
    run,
    done.some(each => each.event.event === 'close')
  )
  stamp(run, occurredAt)
  if (run.ctx.rules.samplesAlways(run.ctx.structure)) sampleStates(run)
  cancelOpposites(
    run,
    done.map(each => each.event)
  )
  const { until } = run.w.scenario
  const isEnough = until.end === 'events' && run.w.log.length >= until.count
  if (isEnough) finish(run, { why: 'events' })
  settleGame(
    run,
    done.map(each => each.event)
  )
  if (isEnough) return
  // What is played is on the stack as a layer before effects begin to apply to it.
  if (hasContinuous(run.ctx, run.w) && !done.some(each => each.event.event === 'play')) push(run, { do: 'refresh' })
  for (const { process, event } of done) push(run, { ...process, event, stage: 'after', pass: 0, occurredAt })
  if (!done.every(each => each.event.event === 'control')) watchControl(run, before, { rule: 'check' })
  push(run, ...several)
}

/** Tells of a layer that an event takes from the stack; the rest of a negated one is not carried out. */
const leavesStack = (run: Run, before: typeof run.w, event: GameEvent): void => {
  if (event.event === 'move' && event.from === 'stack' && before.stack.some(layer => layer.id === event.object)) {
    return emit(run, { see: 'left', layer: event.object, how: 'moved' })
  }
  const layer = event.event === 'negate' ? before.stack.find(each => each.id === event.layer) : undefined
  if (!layer) return
  run.frames = Object.fromEntries(Object.entries(run.frames).filter(([, frame]) => frame.layer !== layer.id))
  leave(run, layer, 'negated')
}

/** "The next damage can't be prevented" is used up by that damage. */
const usesUpUnpreventable = (run: Run, before: typeof run.w, event: GameEvent): void => {
  if (event.event !== 'damage' || !run.ctx.rules.usesUpUnpreventable()) return
  for (const instance of ruleEffects(run.ctx, before, 'unpreventable', event)) useUp(run, instance)
}

/** Takes a use from an effect of which there are so many. */
export const useUp = (run: Run, instance: Instance): void => {
  if (usesOf(instance.effect) === undefined) return
  if (instance.lasting) spendUse(run, instance.key)
  else count(run, usesKey(instance))
}

/** Takes a use from a lasting effect; it ends with its last. @see fab:6.4.10i */
const spendUse = (run: Run, key: string): void => {
  const { rules } = run.ctx
  run.w = {
    ...run.w,
    lasting: run.w.lasting.flatMap(each => {
      if (each.key !== key) return [each]
      const left = rules.usesLeft(each.uses)
      return left === undefined ? [each] : left > 0 ? [{ ...each, uses: left }] : []
    })
  }
}
