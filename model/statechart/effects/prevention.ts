/** What a prevention effect does to a damage event. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { DamagePart, EventOf } from '../../trace/event.js'
import type { PreventionEffect } from '../../scenario/effect.js'
import type { Instance, World } from '../../world/index.js'
import { charge, rulesOf, use, view } from '../../world/index.js'
import type { Allocation } from '../state.js'
import { remaining } from './replacing.js'

type Damage = EventOf<'damage'>

/** The sum established for one application, and what stands against it. */
export interface Established {
  /** Places of the parts that can be prevented. */
  readonly places: readonly number[]
  /** Before anything that makes it prevent less. */
  readonly total: number
  readonly prevented: number
  readonly left: number
  /** Each part is spared the amount, not all of them together. */
  readonly fromEach: boolean
  readonly unpreventable: boolean
  readonly lessKeys: readonly string[]
}

/** Whether a static effect prevents its amount from each of several that are damaged at once. @see mtg-context:615.10 */
const isFromEach = ({ facts }: World, { isStatic, effect }: Instance<PreventionEffect>): boolean =>
  isStatic && effect.shield !== true && facts.base.rulebook.structure.prevention.staticAmount.value === 'from-each'

/**
 * How much an application prevents.
 * @see fab:6.4.10a fab:6.4.10b fab:6.4.10g fab:6.4.10h
 */
export const establish = (world: World, instance: Instance<PreventionEffect>, event: Damage): Established => {
  const { base } = world.facts
  const now = view(world)
  const here = { ...instance.scope, event: instance.scope.event ?? event }
  const matching = base.matchingParts(instance.effect.event, event, now, here)
  const barred = new Set(rulesOf(world, 'unpreventable').flatMap(each => base.matchingParts(each.effect.event, event, now, each.scope)))
  const places = event.parts.flatMap((part, place) => (matching.includes(part) && !barred.has(part) ? [place] : []))
  const sum = places.reduce((all, place) => all + event.parts[place]!.amount, 0)
  const left = remaining(world, instance, event)
  const fromEach = isFromEach(world, instance)
  const total = fromEach ? places.reduce((all, place) => all + Math.min(left, event.parts[place]!.amount), 0) : Math.min(left, sum)
  const less = total > 0 ? rulesOf(world, 'prevents-less').filter(each => base.matchesEvent(each.effect.event, event, now, each.scope)) : []
  const by = less.reduce((all, each) => all + Math.max(0, base.amount(each.effect.amount, now, each.scope) ?? 0), 0)
  return {
    places,
    total,
    prevented: Math.max(0, total - by),
    left,
    fromEach: fromEach && by === 0,
    unpreventable: places.length === 0,
    lessKeys: less.map(each => each.key)
  }
}

/**
 * The places between which the next point is to be divided: none if nothing is left to declare.
 * @see fab:6.4.10f
 */
export const undivided = (event: Damage, established: Established, allocation: Allocation): readonly number[] => {
  const { places, prevented, fromEach } = established
  if (fromEach) return []
  const sum = places.reduce((all, place) => all + event.parts[place]!.amount, 0)
  if (places.length < 2 || prevented >= sum || allocation.length >= prevented) return []
  return places.filter(place => allocation.filter(each => each === place).length < event.parts[place]!.amount)
}

const take = (event: Damage, established: Established, allocation: Allocation): readonly DamagePart[] => {
  let points = established.prevented
  return event.parts.map((part, place) => {
    if (!established.places.includes(place)) return part
    if (established.fromEach) return { ...part, amount: part.amount - Math.min(established.left, part.amount) }
    const declared = allocation.filter(each => each === place).length
    const taken = allocation.length > 0 ? declared : Math.min(points, part.amount)
    points -= taken
    return { ...part, amount: part.amount - taken }
  })
}

/** What was at stake in an application. */
const stakes = (world: World, effect: PreventionEffect, established: Established, allocation: Allocation): readonly Concept[] => [
  ...(effect.amount === 'all' ? (['prevention.unstated-amount'] as const) : []),
  ...(world.facts.lessens ? (['prevention.less'] as const) : []),
  ...(effect.shield ? (['prevention.shield'] as const) : (['prevention.fixed'] as const)),
  ...(established.unpreventable ? (['prevention.unpreventable'] as const) : []),
  ...(allocation.length > 0 ? (['prevention.allocate'] as const) : [])
]

export interface Prevented {
  readonly event: Damage | null
  readonly prevented: number
  /** More than one where the rules do not say what is used up. */
  readonly worlds: readonly World[]
  readonly stakes: readonly Concept[]
}

/** Applies a prevention effect. */
export const prevent = (world: World, instance: Instance<PreventionEffect>, event: Damage, allocation: Allocation): Prevented => {
  const established = establish(world, instance, event)
  const parts = take(event, established, allocation).filter(part => part.amount > 0)
  const { prevention } = world.facts.base.rulebook.structure
  const reduced = established.lessKeys.reduce((now, key) => {
    const rule = rulesOf(now, 'prevents-less').find(each => each.key === key)
    return rule ? use(now, rule) : now
  }, world)
  const pays = prevention.shieldPays.value === 'established-total' ? established.total : established.prevented
  const charged = instance.effect.shield
    ? charge(
        reduced,
        instance,
        established.unpreventable && prevention.unpreventableUsesShield.value ? established.left : pays,
        established.left
      )
    : reduced
  const once = prevention.unpreventableUsesOneOff
  const used = use(charged, instance)
  const worlds =
    !established.unpreventable || instance.effect.uses === undefined
      ? [used]
      : once.standing === 'undefined'
        ? [used, charged]
        : [once.value ? used : charged]
  return {
    event: parts.length === 0 ? null : { ...event, parts: [...parts] },
    prevented: established.prevented,
    worlds,
    stakes: stakes(world, instance.effect, established, allocation)
  }
}
