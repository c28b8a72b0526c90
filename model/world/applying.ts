/**
 * Applications of continuous effects to objects: which are due as events, and what is kept of those that occurred.
 * @module
 */
import type { TrustedBase } from '../base/base.js'
import type { ContinuousEffect, Modification } from '../scenario/effect.js'
import type { EventOf, Id } from '../trace/event.js'
import { settleCopies } from './copy.js'
import { continuousEffects, rulesOf } from './effects.js'
import { viewFor } from './view.js'
import type { Instance } from './effects.js'
import type { Applying } from './staging.js'
import { applyingNow, modified } from './staging.js'
import type { Applied, World } from './world.js'

/** The rule by which an application is an event; games without it apply effects untold. */
const APPLICATION_IS_EVENT = 'fab:6.2.5'

export const appliesAsEvent = ({ rulebook }: TrustedBase): boolean => rulebook.concepts['continuous.apply'].includes(APPLICATION_IS_EVENT)

/** An application that is due: the first one to an object, or one by which an effect modifies it in another way. */
export interface Application extends Applying {
  readonly event: EventOf<'apply'>
}

const told = (modification: Modification): { readonly property: string; readonly op: string; readonly gains?: string } => {
  if ('number' in modification) return { property: modification.number, op: modification.op }
  if ('addTypes' in modification) return { property: 'types', op: 'add', gains: modification.addTypes.join(' ') }
  if ('removeTypes' in modification) return { property: 'types', op: 'remove', gains: modification.removeTypes.join(' ') }
  if ('gains' in modification) return { property: modification.gains, op: 'gain', gains: modification.gains }
  if ('loses' in modification) return { property: modification.loses, op: 'lose', gains: modification.loses }
  return { property: 'controller' in modification ? 'controller' : 'copy', op: 'set' }
}

const eventOf = ({ instance, modification, object, by }: Applying): EventOf<'apply'> => ({
  event: 'apply',
  object,
  effect: instance.ref,
  ...told(modification),
  ...('copyOf' in modification && instance.copied && { gains: instance.copied.of.id }),
  ...(by !== undefined && { amount: by })
})

/**
 * The applications that are due, in the order of the stages.
 * @see fab:6.2.5 fab:6.2.5a
 */
export const applications = (world: World): readonly Application[] =>
  world.facts.tells
    ? applyingNow(world)
        .filter(each => world.applied[each.key]?.live !== each.live)
        .map(each => ({ ...each, event: eventOf(each) }))
    : []

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
    const rivals = applyingNow(world).filter(each => contested(each) === place)
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
  return continuousEffects(world).filter(each => each.isStatic && each.since === since && !hasStarted(each))
}

/** Of effects that start to apply to an object together, those of which one makes it another when it comes before another one. */
const dividing = (world: World, object: Id, starting: readonly Instance[]): readonly Instance[] => {
  const becomes = (pair: readonly Instance[], first: number): string => JSON.stringify(modified(withFirst(world, pair, first)).get(object))
  const divides = (one: Instance, other: Instance): boolean => one !== other && becomes([one, other], 0) !== becomes([one, other], 1)
  return starting.filter(one => starting.some(other => divides(one, other)))
}

const findTied = (world: World): readonly Instance[] => {
  if (world.facts.base.rulebook.structure.continuous.ties.value !== 'turn-player') return []
  const setting = settingOtherwise(world)
  if (setting.length > 0) return setting
  for (const due of applications(world)) {
    const starting = startingWith(world, due)
    const found = starting.length > 1 ? dividing(world, due.object, starting) : []
    if (found.length > 0) return found
  }
  return []
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
const withTied = (world: World, some: readonly Instance[]): readonly Instance[] => {
  const keys = new Set(some.map(({ key }) => key))
  const more = tied(world)
  return more.some(({ key }) => keys.has(key)) ? [...some, ...more.filter(({ key }) => !keys.has(key))] : some
}

/**
 * The effects that begin to apply to one object and have one timestamp, though their order makes no difference: a player may be asked
 * for it. Some are of one stage and substage, or there are more of them in others.
 * @see fab:6.3.4 fab:6.3.4b
 */
export const orderable = (world: World): readonly (readonly Instance[])[] => {
  if (world.facts.base.rulebook.structure.continuous.ties.value !== 'turn-player') return []
  const due = applications(world)
  // what comes with a copy begins once it is one
  if (due.length < 2 || due.some(({ modification }) => 'copyOf' in modification)) return []
  const groupsBy = (place: (each: Application) => string): readonly (readonly Instance[])[] => {
    const groups = new Map<string, Map<string, Instance>>()
    for (const each of due) {
      const of = groups.get(place(each)) ?? new Map<string, Instance>()
      groups.set(place(each), of.set(each.instance.key, each.instance))
    }
    return [...groups.values()].map(each => [...each.values()])
  }
  const all = [
    ...groupsBy(each => `${each.object} ${each.instance.since} ${each.stage}`),
    ...groupsBy(each => `${each.object} ${each.instance.since}`),
    ...groupsBy(each => `${each.instance.since}`)
  ].flatMap(each => [each, withTied(world, each)])
  const named = new Map(all.filter(each => each.length > 1).map(each => [each.map(({ key }) => key).join(), each]))
  return [...named.values()]
}

/** An effect and its timestamp. */
export type Stamped = Pick<Instance, 'key' | 'since'>

/** The world in which one of the effects that began together comes before the others, for good. */
export const withFirst = (world: World, all: readonly Stamped[], first: number): World => {
  const later = all.filter((_, at) => at !== first)
  const after = (since: number): number => (since + Math.floor(since) + 1) / 2
  return { ...world, stamped: { ...world.stamped, ...Object.fromEntries(later.map(({ key, since }) => [key, after(since)])) } }
}

/** Which applications an effect says can't be. */
const forbidding = (world: World): ((each: Applying) => boolean) | undefined => {
  const bans = rulesOf(world, 'cant').filter(({ effect }) => effect.event.event === 'apply')
  if (bans.length === 0) return undefined
  return each => bans.some(({ effect, scope }) => world.facts.base.matchesEvent(effect.event, eventOf(each), viewFor(world, scope), scope))
}

/** The applications that came about before an effect said that they can't be. */
const forbiddenSince = (world: World): readonly Applying[] => {
  const forbids = world.facts.tells ? forbidding(world) : undefined
  return forbids ? applyingNow(world).filter(each => world.applied[each.key] && !world.applied[each.key]!.nothing && forbids(each)) : []
}

/**
 * Whether an effect has been applied to an object of which an effect says by now that it can't be. What becomes of it is left open:
 * it stays, or is gone as all is worked out anew.
 * @see fab:6.3.1 fab:6.3.5 fab:6.3.7
 */
export const isForbiddenSince = (world: World): boolean => forbiddenSince(world).length > 0

/** Whether something that an effect did not come to change, or no longer, is forbidden to it no more: what then becomes of it is open. */
export const isAllowedAgain = (world: World): boolean => {
  const forbids = forbidding(world)
  return applyingNow(world).some(each => world.applied[each.key]?.nothing && !forbids?.(each))
}

/** Keeps an application: as it read, or as what it became; `null` if it was replaced by nothing. */
export const record = (world: World, { key, live, by }: Application, became: number | undefined | null = by): World => {
  const kept: Applied = { live, ...(became === null ? { nothing: true } : became !== undefined && { amount: became }) }
  return settleCopies({ ...world, applied: { ...world.applied, [key]: kept } })
}

/** Takes back what can't be by now, where a late ban does so. */
const takenBack = (world: World): World => {
  const gone = world.facts.takesBack ? forbiddenSince(world) : []
  if (gone.length === 0) return world
  const nothing = Object.fromEntries(gone.map(({ key }) => [key, { live: world.applied[key]!.live, nothing: true as const }]))
  return { ...world, applied: { ...world.applied, ...nothing } }
}

/** Forgets what applies no longer: it would start anew. */
export const settle = (before: World): World => {
  if (Object.keys(before.applied).length === 0) return before
  const world = takenBack(before)
  const known = Object.keys(world.applied)
  const current = new Set(applyingNow(world).map(each => each.key))
  const kept = known.filter(key => current.has(key))
  return kept.length === known.length ? world : { ...world, applied: Object.fromEntries(kept.map(key => [key, world.applied[key]!])) }
}
