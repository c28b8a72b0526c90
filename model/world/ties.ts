/**
 * Effects of one timestamp: of which a player has to decide the order, and of which one may be asked for it.
 * @module
 * @see fab:6.3.4 fab:6.3.4b
 */
import type { ContinuousEffect } from '../scenario/effect.js'
import { isTurnPlayersToOrder } from '../rules/timestamps.js'
import type { Id } from '../trace/event.js'
import type { Application } from './applying.js'
import { applications } from './applying.js'
import { continuousEffects } from './effects.js'
import type { Instance } from './effects.js'
import type { Applying } from './staging.js'
import { applyingNow, modified } from './staging.js'
import type { World } from './world.js'

/** An effect and its timestamp. */
export type Stamped = Pick<Instance, 'key' | 'since'>

/** The world in which one of the effects that began together comes before the others, for good. */
export const withFirst = (world: World, all: readonly Stamped[], first: number): World => {
  const later = all.filter((_, at) => at !== first)
  const after = (since: number): number => (since + Math.floor(since) + 1) / 2
  return { ...world, stamped: { ...world.stamped, ...Object.fromEntries(later.map(({ key, since }) => [key, after(since)])) } }
}

/** Whether a player orders effects of one timestamp. */
export const isOrdered = (world: World): boolean => isTurnPlayersToOrder(world)

/** What effects of one stage and substage compete for, if they set a number: its object, and when they began. */
const contested = ({ modification, instance, object, stage }: Applying): string | undefined =>
  instance.isStatic && 'number' in modification && (modification.op === 'set' || modification.op === 'set-base')
    ? [object, modification.number, stage, instance.since].join()
    : undefined

/** Static effects that begin together to set one number of an object, each to another value. */
const settingOtherwise = (world: World): readonly Instance[] => {
  for (const due of applications(world)) {
    const place = contested(due)
    if (place === undefined) continue
    const rivals = applyingNow(world).filter(applying => contested(applying) === place)
    if (new Set(rivals.map(({ by }) => by)).size > 1) return [...new Set(rivals.map(({ instance }) => instance))]
  }
  return []
}

/** The static effects of one timestamp that have yet to apply to an object, whether or not it fits them by now. */
const startingWith = (world: World, { instance: { isStatic, since }, object }: Applying): readonly Instance[] => {
  if (!isStatic) return []
  const { incarnation = 0 } = world.objects[object] ?? {}
  const hasStarted = ({ key, effect }: Instance<ContinuousEffect>): boolean =>
    effect.change.some((_, nth) => world.applied[`${key}|${nth}|${object}#${incarnation}`])
  return continuousEffects(world).filter(instance => instance.isStatic && instance.since === since && !hasStarted(instance))
}

/** Of effects that begin together, those of which two show another world when the one comes first than when the other does. */
export const parting = (
  world: World,
  all: readonly Instance[],
  shows: (world: World) => string,
  ordered: typeof withFirst = withFirst
): readonly Instance[] => {
  const parts = (one: Instance, other: Instance): boolean =>
    one !== other && shows(ordered(world, [one, other], 0)) !== shows(ordered(world, [one, other], 1))
  return all.filter(one => all.some(other => parts(one, other)))
}

/** Of effects that start to apply to an object together, those of which one makes it another when it comes before another one. */
const dividing = (world: World, object: Id, starting: readonly Instance[]): readonly Instance[] =>
  parting(world, starting, then => JSON.stringify(modified(then).get(object)))

/** Of these, those of which one applies to it when it comes before another one, and else does not. */
const excluding = (world: World, object: Id, starting: readonly Instance[]): readonly Instance[] =>
  parting(world, starting, then =>
    applyingNow(then)
      .filter(applying => applying.object === object)
      .map(({ key }) => key)
      .sort()
      .join()
  )

const findTied = (world: World): readonly Instance[] => {
  if (!isOrdered(world)) return []
  const setting = settingOtherwise(world)
  if (setting.length > 0) return setting
  for (const due of applications(world)) {
    const starting = startingWith(world, due)
    const found = starting.length > 1 ? dividing(world, due.object, starting) : []
    if (found.length > 0) return found
  }
  return []
}

/** What becomes of objects, and which effects apply to them. */
export const shown = (world: World): string =>
  JSON.stringify([
    [...modified(world)],
    applyingNow(world)
      .map(({ key }) => key)
      .sort()
  ])

const findOpenOrder = (world: World): boolean => {
  if (!world.facts.modifies || isOrdered(world)) return false
  const all = continuousEffects(world).filter(({ isStatic }) => isStatic)
  const groups = new Map<number, readonly Instance[]>()
  for (const each of all) groups.set(each.since, [...(groups.get(each.since) ?? []), each])
  return [...groups.values()].some(group => group.length > 1 && parting(world, group, shown).length > 0)
}

const knownOpenOrder = new WeakMap<World, boolean>()

/**
 * Whether static effects have begun together whose order shows, in a game in which players give an order to objects of theirs that come
 * together, or no rule orders the effects of one object: nobody need tell which order they have.
 * @see mtg-context:613.7m ga-context:CE.timestamps.4
 */
export const isOrderOpen = (world: World): boolean => {
  const known = knownOpenOrder.get(world) ?? findOpenOrder(world)
  knownOpenOrder.set(world, known)
  return known
}

const knownTied = new WeakMap<World, readonly Instance[]>()

/**
 * Static effects that begin together of which a player decides what an object becomes by their order: each sets a number of it to
 * another value, or one makes it unfit for another. Of all other effects of a substage the order makes no difference.
 * @see fab:6.3.4 fab:6.3.4b fab:6.3.5a
 */
export const tied = (world: World): readonly Instance[] => {
  const known = knownTied.get(world) ?? findTied(world)
  knownTied.set(world, known)
  return known
}

/** Effects, and with them those whose order has to be decided, if some of them are of these. */
export const withAll = (some: readonly Instance[], more: readonly Instance[]): readonly Instance[] => {
  const keys = new Set(some.map(({ key }) => key))
  return more.some(({ key }) => keys.has(key)) ? [...some, ...more.filter(({ key }) => !keys.has(key))] : some
}

/**
 * Static effects that begin together of which the order decides which of them apply to an object, though it becomes the same in
 * either: a player may be asked for it, and where nobody is, either may come first.
 * @see fab:6.3.4b fab:6.3.5a
 */
export const alternatives = (world: World): readonly (readonly Instance[])[] => {
  const known = knownAlternatives.get(world) ?? findAlternatives(world)
  knownAlternatives.set(world, known)
  return known
}

const knownAlternatives = new WeakMap<World, readonly (readonly Instance[])[]>()

/** Whether an effect applies to anything yet: in which order it came is settled then. */
const hasApplied = ({ applied }: World, { key }: Instance): boolean => Object.keys(applied).some(each => each.startsWith(`${key}|`))

const findAlternatives = (world: World): readonly (readonly Instance[])[] => {
  if (!isOrdered(world) || tied(world).length > 0) return []
  const found = applications(world).map(due => {
    const starting = startingWith(world, due).filter(instance => !hasApplied(world, instance))
    return starting.length > 1 ? excluding(world, due.object, starting) : []
  })
  return distinct(found)
}

/** Those lists that are no list of one, each once. */
export const distinct = (all: readonly (readonly Instance[])[]): readonly (readonly Instance[])[] => [
  ...new Map(all.filter(each => each.length > 1).map(each => [each.map(({ key }) => key).join(), each])).values()
]

/**
 * The effects that begin to apply to one object and have one timestamp, though their order does not make it another: a player may be
 * asked for it. Some are of one stage and substage, or there are more of them in others.
 * @see fab:6.3.4 fab:6.3.4b
 */
export const orderable = (world: World): readonly (readonly Instance[])[] => {
  if (!isOrdered(world)) return []
  const due = applications(world)
  // what comes with a copy begins once it is one
  if (due.some(({ modification }) => 'copyOf' in modification)) return []
  const groupsBy = (place: (application: Application) => string): readonly (readonly Instance[])[] => {
    const groups = new Map<string, Map<string, Instance>>()
    for (const each of due) {
      const of = groups.get(place(each)) ?? new Map<string, Instance>()
      groups.set(place(each), of.set(each.instance.key, each.instance))
    }
    return [...groups.values()].map(each => [...each.values()])
  }
  const groups = [
    ...groupsBy(application => `${application.object} ${application.instance.since} ${application.stage}`),
    ...groupsBy(application => `${application.object} ${application.instance.since}`),
    ...groupsBy(application => `${application.instance.since}`)
  ]
  const either = alternatives(world)
  return distinct([...either, ...groups.flatMap(each => [each, withAll(each, tied(world)), ...either.map(more => withAll(each, more))])])
}
