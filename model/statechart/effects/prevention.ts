/** What a prevention effect does to a damage event. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { DamagePart, EventOf } from '../../trace/event.js'
import type { PreventionEffect } from '../../scenario/effect.js'
import type { Instance, World } from '../../world/index.js'
import { isAnything } from '../../rules/events.js'
import * as rules from '../../rules/prevention.js'
import { charge, rulesOf, use, view } from '../../world/index.js'
import type { Allocation } from '../state.js'
import { isShielded, remaining, shareKey } from './replacing.js'

type Damage = EventOf<'damage'>

/** The sum established for one application, and what stands against it. */
export interface Established {
  /** Places of the parts that the effect speaks of. */
  readonly meant: readonly number[]
  /** Places of those that can be prevented. */
  readonly places: readonly number[]
  /** Before anything that makes it prevent less. */
  readonly total: number
  readonly prevented: number
  readonly left: number
  /** What each part is spared, where that is settled for each and not for all of them together. */
  readonly spared?: readonly number[]
  readonly unpreventable: boolean
  readonly lessKeys: readonly string[]
}

/** Whether an effect has its amount for each of several that are damaged at once. @see mtg-context:615.10 mtg-context:615.11 */
const isFromEach = (world: World, { isStatic, effect }: Instance<PreventionEffect>): boolean =>
  rules.hasAmountForEach(world, rules.hasShieldOfItsOwn(world, effect), isStatic && effect.shield !== true && rules.isStaticFromEach(world))

/** How much of one part of the damage an effect prevents that counts for each part. */
const sparedOf = (world: World, instance: Instance<PreventionEffect>, part: DamagePart): number =>
  Math.min(part.amount, remaining(world, instance, { event: 'damage', source: '', parts: [part] }))

/**
 * How much an application prevents.
 * @see fab:6.4.10a fab:6.4.10b fab:6.4.10g fab:6.4.10h
 */
export const establish = (world: World, instance: Instance<PreventionEffect>, event: Damage): Established => {
  const { base } = world.facts
  const now = view(world)
  const here = { ...instance.scope, event: instance.scope.event ?? event }
  const matching = rules.partsMeant(world, instance.effect.event, event, now, here).filter(part => isShielded(world, instance, part.target))
  const barring = rulesOf(world, 'unpreventable').filter(each => base.matchesEvent(each.effect.event, event, now, each.scope))
  const barred = new Set(barring.flatMap(each => base.matchingParts(each.effect.event, event, now, each.scope)))
  const places = event.parts.flatMap((part, place) =>
    matching.includes(part) && rules.canBePrevented(world, barred.has(part)) ? [place] : []
  )
  const sum = places.reduce((all, place) => all + event.parts[place]!.amount, 0)
  const left = remaining(world, instance, event)
  const spared = event.parts.map((part, place) => (places.includes(place) ? sparedOf(world, instance, part) : 0))
  const isShared = !isFromEach(world, instance)
  const total = isShared ? rules.established(world, left, sum) : spared.reduce((all, points) => all + points, 0)
  const less = rulesOf(world, 'prevents-less').filter(each => base.matchesEvent(each.effect.event, event, now, each.scope))
  const prevented = rules.preventedOf(
    world,
    total,
    less.map(each => Math.max(0, base.amount(each.effect.amount, now, each.scope) ?? 0))
  )
  return {
    meant: event.parts.flatMap((part, place) => (matching.includes(part) ? [place] : [])),
    places,
    total,
    prevented,
    left,
    ...(!isShared && prevented === total && { spared }),
    unpreventable: places.length === 0,
    lessKeys: rules.usesUpReducers(world, total) ? less.map(each => each.key) : []
  }
}

/**
 * The places between which the next point is to be divided: none if nothing is left to declare.
 * @see fab:6.4.10f
 */
export const undivided = (world: World, event: Damage, established: Established, allocation: Allocation): readonly number[] => {
  const { places, prevented, spared } = established
  if (spared) return []
  const sum = places.reduce((all, place) => all + event.parts[place]!.amount, 0)
  if (!rules.isToBeDivided(world, places.length, prevented, sum) || allocation.length >= prevented) return []
  return places.filter(place => allocation.filter(each => each === place).length < event.parts[place]!.amount)
}

const take = (event: Damage, established: Established, allocation: Allocation): readonly DamagePart[] => {
  let points = established.prevented
  return event.parts.map((part, place) => {
    if (!established.places.includes(place)) return part
    if (established.spared) return { ...part, amount: part.amount - (established.spared[place] ?? 0) }
    const declared = allocation.filter(each => each === place).length
    const taken = allocation.length > 0 ? declared : Math.min(points, part.amount)
    points -= taken
    return { ...part, amount: part.amount - taken }
  })
}

/** What was at stake in an application. */
const suspects = (world: World, effect: PreventionEffect, established: Established, allocation: Allocation): readonly Concept[] => [
  ...(effect.amount === 'all' ? (['prevention.unstated-amount'] as const) : []),
  ...(world.facts.lessens ? (['prevention.less'] as const) : []),
  ...(effect.shield ? (['prevention.shield'] as const) : (['prevention.fixed'] as const)),
  ...(established.unpreventable ? (['prevention.unpreventable'] as const) : []),
  ...(allocation.length > 0 ? (['prevention.allocate'] as const) : [])
]

export interface Prevented {
  readonly event: Damage | null
  readonly prevented: number
  /** The damage as far as it was prevented: what a further modification speaks of. */
  readonly spared: Damage
  /** Whether nothing of the damage can be prevented. */
  readonly unpreventable: boolean
  /** More than one where the rules do not say what is used up. */
  readonly worlds: readonly World[]
  readonly suspects: readonly Concept[]
}

/** Charges the share of each thing that was damaged. */
const chargeEach = (world: World, { key }: Instance<PreventionEffect>, { parts }: Damage, { spared = [] }: Established): World => ({
  ...world,
  usedShield: parts.reduce((now, { target }, place) => {
    const share = shareKey(world, key, target)
    const pending = spared[place] ?? 0
    return pending > 0 ? { ...now, [share]: (now[share] ?? 0) + rules.paid(world, pending, pending) } : now
  }, world.usedShield)
})

/** Applies a prevention effect. */
export const prevent = (world: World, instance: Instance<PreventionEffect>, event: Damage, allocation: Allocation): Prevented => {
  const established = establish(world, instance, event)
  const left = take(event, established, allocation)
  const parts = left.filter(part => isAnything(world, part.amount))
  const reduced = established.lessKeys.reduce((now, key) => {
    const rule = rulesOf(now, 'prevents-less').find(each => each.key === key)
    return rule ? use(now, rule) : now
  }, world)
  const pays = rules.paysEstablished(world) ? established.total : established.prevented
  const charged = rules.hasShieldOfItsOwn(world, instance.effect)
    ? chargeEach(reduced, instance, event, established)
    : instance.effect.shield
      ? charge(
          reduced,
          instance,
          rules.paid(world, established.unpreventable && rules.unpreventableUsesShield(world) ? established.left : pays, established.left),
          established.left
        )
      : reduced
  const used = rules.isUsedUp(world, instance.effect.uses) ? use(charged, instance) : charged
  const worlds =
    !established.unpreventable || instance.effect.uses === undefined
      ? [used]
      : rules.unpreventableUsesOneOff(world).map(uses => (uses ? used : charged))
  const spared = established.meant.map(at => ({ ...event.parts[at]!, amount: event.parts[at]!.amount - left[at]!.amount }))
  return {
    event: parts.length === 0 ? null : { ...event, parts: [...parts] },
    prevented: established.prevented,
    spared: rules.spokenOf(world, { ...event, parts: spared }, { ...event, parts: established.meant.map(at => event.parts[at]!) }),
    unpreventable: established.unpreventable,
    worlds,
    suspects: suspects(world, instance.effect, established, allocation)
  }
}
