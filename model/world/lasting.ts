/** Effects that stack objects start: their beginning, what is fixed then, and their end. @module */
import * as durations from '../rules/durations.js'
import type { Amount } from '../scenario/amount.js'
import type { Structure } from '../rulebook/structure.js'
import type { Duration, Effect, Modification, PreventionEffect } from '../scenario/effect.js'
import type { Pattern } from '../scenario/pattern.js'
import type { Fixed, SelfReplacement } from '../scenario/step.js'
import type { Scope } from '../scenario/view.js'
import type { EffectRef, GameEvent } from '../trace/event.js'
import { becomesCopy } from '../rules/copies.js'
import * as rules from '../rules/delayed.js'
import * as stages from '../rules/stages.js'
import { copiableOf, isCopyOf, settleCopies } from './copy.js'
import { restamp } from './effects.js'
import { isOutOfSight, remember } from './following.js'
import type { OwnScope } from './view.js'
import { objectView, view, viewFor } from './view.js'
import type { Lasting, Subject, Until, World } from './world.js'

/** The player that a reference stands for, or who controls the object that it stands for. */
const playerOf = (world: World, ref: string, scope: Scope): string | undefined => {
  const now = viewFor(world, scope)
  const [id] = world.facts.base.refersTo(ref, now, scope)
  return id === undefined || world.players.includes(id) ? id : now.object(id)?.controller
}

const untilOf = (world: World, duration: Duration, scope: Scope): Until | undefined => {
  if (typeof duration === 'object' && 'while' in duration) return { at: 'condition', while: duration.while }
  if (typeof duration === 'object') {
    const player = playerOf(world, duration.endOfNextTurnOf, scope)
    return player === undefined ? undefined : { at: 'player-turn-end', player, after: world.turn.number }
  }
  switch (duration) {
    case 'turn':
      return { at: 'turn-end', turn: world.turn.number }
    case 'end-of-your-next-turn':
      return { at: 'player-turn-end', player: scope.you, after: world.turn.number }
    case 'chain-link':
      return durations.isLinkActive(world, world.combat) ? { at: 'link-end', link: world.link } : undefined
    case 'combat-chain':
      return durations.isChainOpen(world, world.combat) ? { at: 'chain-end', chain: world.chain } : undefined
    case 'game':
      return { at: 'never' }
    case 'unstated':
      return unstatedEnd(world, scope)
  }
}

/** When an effect ends whose text does not say. @see fab:6.2.2a mtg-context:611.2a ga-context:CE.2 */
const unstatedEnd = (world: World, scope: Scope): Until | undefined => {
  const lasts = durations.unstated(world)
  if (lasts !== 'game-or-source') return untilOf(world, lasts, scope)
  return world.objects[scope.self]?.zone === 'arena' ? { at: 'condition', while: { exists: { is: 'self' } } } : { at: 'never' }
}

/** Replaces the variables of an amount by their values; what speaks of an event to come stays open. */
const fixAmount = (world: World, amount: Amount, scope: Scope): Amount => {
  if (typeof amount === 'number' || 'event' in amount) return amount
  if ('sum' in amount) return { sum: amount.sum.map(each => fixAmount(world, each, scope)) }
  if ('difference' in amount)
    return { difference: [fixAmount(world, amount.difference[0], scope), fixAmount(world, amount.difference[1], scope)] }
  if ('product' in amount) return { product: [fixAmount(world, amount.product[0], scope), fixAmount(world, amount.product[1], scope)] }
  if ('quotient' in amount)
    return { ...amount, quotient: [fixAmount(world, amount.quotient[0], scope), fixAmount(world, amount.quotient[1], scope)] }
  if ('of' in amount && amount.of.startsWith('event:')) return amount
  return world.facts.base.amount(amount, viewFor(world, scope), scope) ?? 0
}

const fixModification = (world: World, modification: Modification, scope: Scope): Modification =>
  'number' in modification ? { ...modification, by: fixAmount(world, modification.by, scope) } : modification

/**
 * The effect with its variables fixed as it starts.
 * @see fab:6.2.2b
 */
const fix = (world: World, effect: Effect, scope: Scope): Effect => {
  if (!durations.areVariablesSettled(world, effect)) return effect
  switch (effect.kind) {
    case 'prevention':
      return effect.amount === 'all' || !effect.shield ? effect : { ...effect, amount: fixAmount(world, effect.amount, scope) }
    case 'continuous':
      return 'next' in effect.who
        ? effect
        : { ...effect, change: effect.change.map(modification => fixModification(world, modification, scope)) }
    case 'rule':
      return effect.rule === 'prevents-less' ? { ...effect, amount: fixAmount(world, effect.amount, scope) } : effect
    // What a replacement makes of an event is worked out each time that it could be applied (6.4.2a).
    case 'replacement':
    case 'trigger':
      return effect
  }
}

/** Whether an effect lasts until it has triggered: it waits for a phase, step or chain to change and states no duration. @see fab:6.6.3a */
const waitsForChange = (world: World, effect: Effect, duration: Duration): boolean =>
  effect.kind === 'trigger' && rules.waitsForChange(world, effect.trigger, duration)

/**
 * An effect that states no number triggers once only, or as often as it may.
 * @see fab:6.6.3a mtg:603.7b ga:8
 */
const onceIfSo = (world: World, effect: Effect, duration: Duration): Effect =>
  effect.kind === 'trigger' && (waitsForChange(world, effect, duration) || rules.isOnce(world, duration)) ? { uses: 1, ...effect } : effect

/** How long an effect lasts: a trigger without duration may wait until it triggers. */
const endOf = (world: World, effect: Effect, duration: Duration, scope: Scope): Until | undefined =>
  effect.kind === 'trigger' && rules.waitsUntilItTriggers(world, duration) ? { at: 'never' } : untilOf(world, duration, scope)

/** Whether an effect speaks of objects only as those that they are when it starts. */
const followsObjects = (effect: Effect): boolean =>
  effect.kind === 'trigger' || effect.kind === 'replacement' || effect.kind === 'prevention'

/** Whether the objects of an effect on all of a kind are settled as it begins, or others join them. */
export type StartedSet = Structure['continuous']['startedSet']['value']

/** What a step starts. */
export interface Starting {
  readonly effect: Effect
  readonly ability: string
  readonly for: Duration
  readonly instead?: readonly SelfReplacement[]
  readonly fixed?: readonly Fixed[]
}

/** A scope with the numbers that an effect takes with it, as they are while it starts. @see fab:6.2.2b mtg-context:608.2h */
const taking = <S extends Scope>(world: World, scope: S, fixed: readonly Fixed[] | undefined): S => {
  if (!fixed) return scope
  const { base } = world.facts
  const now = viewFor(world, scope)
  const found = fixed.map(({ as, amount }) => [as, base.amount(amount, now, scope)] as const)
  const isNamed = (name: string): boolean => fixed.some(({ as }) => as === name)
  const others = Object.entries(scope.results).filter(([name]) => !isNamed(name))
  const taken = found.flatMap(([name, value]) => (durations.isTaken(world, value) ? [[name, value!] as const] : []))
  return { ...scope, results: Object.fromEntries([...others, ...taken]) }
}

/** Whether it matters of an effect which objects there are as it starts. */
export const isForAll = (effect: Effect): boolean => effect.kind === 'continuous' && 'all' in effect.who

/**
 * The world in which an effect has started; unchanged if its duration has nothing to last for.
 * @see fab:6.2.2a mtg-context:611.2c
 */
export const startEffect = (world: World, starting: Starting, scope: Scope, set: StartedSet): World => {
  const { effect, ability, for: duration, instead, fixed } = starting
  const until = endOf(world, effect, duration, scope)
  if (!until) return world
  const copy = copying(world, effect, scope)
  if (copy === FAILS) return world
  const taken = copy ?? subjectsOf(world, effect, scope, set)
  const settled = onceIfSo(world, fix(world, effect, scope), duration)
  const adds = multiplied(world, settled, taken.subjects)
  const name = `${scope.self}/${ability}`
  const n = (world.started[name] ?? 0) + 1
  const ref: EffectRef = { source: scope.self, ability, ...(n > 1 && { n }) }
  const lasting: Lasting = {
    key: `${name}@${n}`,
    ref,
    effect: settled,
    until,
    for: duration,
    scope: followsObjects(effect) ? remember(world, taking(world, scope, fixed)) : scope,
    since: world.time + 1,
    ...(instead && { instead }),
    ...taken,
    ...(adds && { adds })
  }
  const begun = { ...world, time: world.time + 1, started: { ...world.started, [name]: n } }
  return isMet(world, lasting)
    ? restamp(settleCopies({ ...begun, lasting: [...world.lasting, lasting] }))
    : { ...begun, waiting: [...world.waiting, { ...lasting, scope: asNow(world, lasting.scope) }] }
}

/** What an effect adds to its objects by multiplying, where that is settled as it starts. @see mtg-context:701.10b */
const multiplied = (world: World, effect: Effect, subjects: readonly Subject[] = []): Lasting['adds'] => {
  if (effect.kind !== 'continuous' || !stages.addsAsItStarts(world)) return undefined
  const all: Record<number, Record<string, number>> = {}
  effect.change.forEach((modification, nth) => {
    if (!('number' in modification) || modification.op !== 'multiply' || typeof modification.by !== 'number') return
    const times = modification.by
    all[nth] = Object.fromEntries(
      subjects.map(({ id }) => [id, stages.addedBy(world, objectView(world, id)?.numbers[modification.number] ?? 0, times)])
    )
  })
  return Object.keys(all).length > 0 ? all : undefined
}

/** A scope that speaks of its object as the one that it is now. */
const asNow = (world: World, scope: OwnScope): OwnScope => {
  const incarnation = world.objects[scope.self]?.incarnation
  return incarnation === undefined ? scope : { ...scope, incarnation }
}

/** Whether what an effect lasts for is true; an effect whose object has become another speaks of one that is gone. */
const isMet = (world: World, { until, scope }: Pick<Lasting, 'until' | 'scope'>): boolean =>
  until.at !== 'condition' || durations.beginsWhile(world, world.facts.base.condition(until.while, viewFor(world, scope), scope))

/**
 * Whether an effect may as well not be generated: what it is to last for is not true, and is not about its own source, which a
 * permanent's own layer brings only after it. Whether it waits for anything else, no text says.
 * @see fab:6.2.2a
 */
export const mayNeverBegin = (world: World, duration: Duration, scope: Scope): boolean =>
  typeof duration === 'object' &&
  'while' in duration &&
  !JSON.stringify(duration.while).includes('"self"') &&
  !isMet(world, { until: { at: 'condition', while: duration.while }, scope })

/** Whom a shield for each is given to: those that fit as it begins. @see mtg-context:615.11 */
const shieldedBy = (world: World, { event: { target } }: PreventionEffect, scope: Scope): readonly Subject[] => {
  const aimed: Pattern = { event: 'damage', ...(target && { target }) }
  return [...world.players, ...(world.zones.arena ?? [])]
    .filter(id =>
      world.facts.base.matchesEvent(aimed, { event: 'damage', source: id, parts: [{ target: id, amount: 1 }] }, view(world), scope)
    )
    .map(id => ({ id, incarnation: world.objects[id]?.incarnation ?? 0 }))
}

/** The objects that an effect modifies, where these are settled as it starts. */
const subjectsOf = (world: World, effect: Effect, scope: Scope, set: StartedSet): Pick<Lasting, 'subjects'> => {
  if (effect.kind === 'prevention' && effect.shield && effect.each) return { subjects: shieldedBy(world, effect, scope) }
  if (effect.kind !== 'continuous' || 'next' in effect.who) return {}
  const { base } = world.facts
  const { who } = effect
  const now = view(world)
  if ('ref' in who) return { subjects: incarnations(world, inSight(world, base.refersTo(who.ref, now, scope), scope)) }
  if (set === 'open') return {}
  const found = Object.keys(world.objects).filter(id => {
    const object = now.object(id)
    return object !== undefined && base.matchesFilter(who.all, object, now, scope, 'arena')
  })
  return { subjects: incarnations(world, found) }
}

/** Those of these objects that a text still finds. @see mtg-context:400.7 fab-context:3.0.9a */
const inSight = (world: World, ids: readonly string[], scope: OwnScope): readonly string[] =>
  ids.filter(id => !(scope.lost ?? []).includes(id) && !isOutOfSight(world, scope, id))

const FAILS = 'fails'

/**
 * What an effect copies that makes copies, and the objects that become such; it fails where there is nothing to copy, or nothing
 * that is not a copy of it already.
 * @see fab-context:8.5.25d
 */
const copying = (world: World, effect: Effect, scope: Scope): Pick<Lasting, 'copied' | 'subjects'> | typeof FAILS | undefined => {
  const change = effect.kind === 'continuous' ? effect.change.find(modification => 'copyOf' in modification) : undefined
  if (effect.kind !== 'continuous' || !change || !('copyOf' in change)) return undefined
  const model = world.facts.base.refersTo(change.copyOf, view(world), scope).flatMap(id => world.objects[id] ?? [])[0]
  if (!model) return FAILS
  const copied = copiableOf(world, model, objectView(world, model.id))
  const { subjects = [] } = subjectsOf(world, effect, scope, 'settled')
  const left = subjects.filter(({ id }) => becomesCopy(world, isCopyOf(world.objects[id]!, copied.of)))
  return left.length === 0 ? FAILS : { copied, subjects: left }
}

const incarnations = (world: World, ids: readonly string[]): readonly Subject[] =>
  ids.flatMap(id => (world.objects[id] ? [{ id, incarnation: world.objects[id].incarnation }] : []))

/**
 * The effects on the next object of a kind, for which the event has just brought it: they start to apply, and their variables
 * are fixed.
 * @see fab:6.2.4 fab:6.2.2b
 */
export const startApplying = (world: World, event: GameEvent): World => {
  if (!world.facts.modifies || !('object' in event) || event.object === undefined) return world
  const { base } = world.facts
  const object = world.objects[event.object]
  if (!object) return world
  const lasting = world.lasting.map(each => {
    const { effect } = each
    const scope = { ...each.scope, event }
    if (effect.kind !== 'continuous' || !('next' in effect.who) || !durations.takesHold(world, each.subjects !== undefined)) return each
    if (!base.matchesEvent(effect.who.next, event, view(world), scope)) return each
    const change = effect.change.map<Modification>(one =>
      'number' in one ? { ...one, by: base.amount(one.by, viewFor(world, scope), scope) ?? 0 } : one
    )
    return { ...each, effect: { ...effect, change }, scope, subjects: [{ id: object.id, incarnation: object.incarnation }] }
  })
  return lasting.every((each, at) => each === world.lasting[at]) ? world : { ...world, lasting }
}

/** Ends the lasting effects whose end has come. */
const expire = (world: World, over: readonly { readonly until: { readonly at: string } }[]): World => {
  const left = over.length === 0 ? world.lasting : world.lasting.filter(lasting => !over.includes(lasting))
  return left.length === world.lasting.length ? world : restamp(settleCopies({ ...world, time: world.time + 1, lasting: left }))
}

/** Begins those whose condition is met at last. @see fab:6.2.2a */
export const beginAwaited = (world: World): World => {
  if (world.waiting.length === 0) return world
  const met = world.waiting.filter(lasting => isMet(world, lasting))
  if (met.length === 0) return world
  return settleCopies({ ...world, lasting: [...world.lasting, ...met], waiting: world.waiting.filter(lasting => !met.includes(lasting)) })
}

/** Ends those that lasted while something was true that no longer is. */
export const expireConditions = (world: World): World =>
  expire(
    world,
    world.lasting.filter(
      ({ until, scope }) =>
        until.at === 'condition' && durations.endsWhile(world, world.facts.base.condition(until.while, view(world), scope))
    )
  )

/** Ends those that lasted for a chain link, and those that lasted for a combat chain. */
export const expireLink = (world: World): World => expire(world, durations.endingWithLink(world, world.lasting))
export const expireChain = (world: World): World =>
  expire(world, [...durations.endingWithLink(world, world.lasting), ...durations.endingWithChain(world, world.lasting)])

/** Ends those that lasted for the turn that is ending. */
export const expireTurn = (world: World): World =>
  expire(
    world,
    durations.endingWithTurn(
      world,
      world.lasting.filter(lasting => lasting.until.at !== 'turn-end' || !waitsForChange(world, lasting.effect, lasting.for)),
      world.turn.player,
      world.turn.number
    )
  )
