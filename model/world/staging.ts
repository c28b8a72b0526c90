/** Continuous effects, applied to objects stage by stage. @module */
import type { Modification } from '../scenario/effect.js'
import type { ObjectView, View } from '../scenario/view.js'
import type { Operation, Stage } from '../rulebook/structure.js'
import { isStoppedAtZero } from '../rules/numbers.js'
import { goesOnApplying, isReadAnew, keepsToItsObjects, modifiesWhile } from '../rules/durations.js'
import * as rules from '../rules/stages.js'
import type { Id } from '../trace/event.js'
import { controllerOf } from './control.js'
import type { Instance } from './effects.js'
import { continuousEffects } from './effects.js'
import type { Counting } from './view.js'
import { countered, printedAs, view, withCounters } from './view.js'
import type { World } from './world.js'
import type { Place } from './dependence.js'
import { placeOf } from './dependence.js'
import type { ContinuousEffect } from '../scenario/effect.js'

/** What a modification modifies; its stage follows from it. */
export const modifies = (modification: Modification): Stage['modifies'][number] => {
  if ('number' in modification) return modification.op === 'set-base' ? 'base-number' : 'number'
  if ('addTypes' in modification || 'removeTypes' in modification) return 'types'
  if ('gains' in modification || 'loses' in modification) return 'abilities'
  return 'controller' in modification ? 'controller' : 'copy'
}

/** One modification of one effect. */
export interface Modifying {
  readonly instance: Instance<ContinuousEffect>
  readonly modification: Modification
  /** Its place among the modifications of the effect. */
  readonly nth: number
}

/** One modification as it applies to one object now. */
export interface Applying extends Modifying {
  readonly key: string
  readonly object: Id
  /** How it reads now. */
  readonly live: string
  readonly by?: number
  /** Its stage and substage. */
  readonly stage: string
}

/** By what it does to a number. */
const operation = (world: World, modification: Modification): Operation => {
  if (!('number' in modification) || modification.op === 'set-base') return 'set'
  return rules.operation(world, modification.op, typeof modification.by === 'number' ? modification.by : undefined)
}

const rankIn = (world: World, stage: Stage, modification: Modification): number =>
  rules.substage(world, stage.order, operation(world, modification))

/** A modification with its place in the staging. */
interface Placed extends Modifying {
  readonly place: Place
}

/** What is known before the first stage wherever it has none: copies, and who controls what. */
const isElsewhere = ({ modification }: Modifying): boolean => 'copyOf' in modification || 'controller' in modification

/** Before the stages: what none of them takes. */
const UNSTAGED = -1

/** What counters do in a stage, each with its substage: that of effects that do the same, if not before all effects. */
const countings = (world: World, stage: Stage | undefined): readonly { readonly counting: Counting; readonly rank: number }[] =>
  stage?.modifies.includes('number')
    ? (['add', 'subtract'] as const).map(counting => ({
        counting,
        rank: rules.countersComeFirst(world) ? -1 : ((stage.order as readonly string[] | undefined)?.indexOf(counting) ?? Infinity)
      }))
    : []

/** The substage of a modification in the stage that takes it: what depends on others comes last. */
const rankOf = (world: World, stage: Stage | undefined, { place, modification }: Placed): number =>
  place.dependent ? Infinity : stage ? rankIn(world, stage, modification) : 0

/** The modifications of a stage, in the order in which it takes them: first those that depend on nothing. */
const ordered = (world: World, stages: readonly Stage[], at: number, all: readonly Placed[]): readonly Placed[] => {
  const due = all.filter(each => each.place.stage === at)
  if (due.length < 2) return due
  const stage = stages[at]
  const byRank = (a: Placed, b: Placed): number => {
    const [one, other] = [rankOf(world, stage, a), rankOf(world, stage, b)]
    return one === other ? 0 : one - other
  }
  return (rules.byTimestamp(world, due) as readonly Placed[]).toSorted(byRank)
}

const calculate = (op: string, from: number, by: number): number => {
  switch (op) {
    case 'add':
      return from + by
    case 'subtract':
      return from - by
    case 'multiply':
      return from * by
    default:
      return by
  }
}

/** What effects have added to an object so far in the staging: types and markers. */
type Added = ReadonlyMap<Id, readonly string[]>

const addedBy = (modification: Modification): readonly string[] =>
  'addTypes' in modification ? modification.addTypes : 'gains' in modification ? [modification.gains] : []

/** What a removal takes away. @see fab:6.3.6 */
const removedFrom = (world: World, object: ObjectView, what: readonly string[], added: Added): readonly string[] =>
  rules.takesAdded(world) ? what : what.filter(each => !added.get(object.id)?.includes(each))

/** An object after one modification. */
const modify = (world: World, object: ObjectView, { instance, modification, by }: Applying, now: View, added: Added): ObjectView => {
  const { base } = world.facts
  if ('number' in modification) {
    const from = object.numbers[modification.number]
    if (by === undefined || (from === undefined && modification.op !== 'set' && modification.op !== 'set-base')) return object
    const raw = calculate(modification.op, from ?? 0, by)
    const value = isStoppedAtZero(world) ? Math.max(0, raw) : raw
    // Where counters have come before all effects, they alter what has been set after them.
    const counted =
      modification.op === 'set' && rules.countersComeFirst(world)
        ? (['add', 'subtract'] as const).reduce((so, counting) => countered(world, object, modification.number, so, counting), value)
        : value
    const numbers = { ...object.numbers, [modification.number]: counted }
    return modification.op === 'set-base'
      ? { ...object, numbers, baseNumbers: { ...object.baseNumbers, [modification.number]: value } }
      : { ...object, numbers }
  }
  if ('addTypes' in modification) return { ...object, types: [...new Set([...object.types, ...modification.addTypes])] }
  if ('removeTypes' in modification) {
    const gone = removedFrom(world, object, modification.removeTypes, added)
    return { ...object, types: object.types.filter(type => !gone.includes(type)) }
  }
  if ('gains' in modification) return { ...object, markers: [...new Set([...object.markers, modification.gains])] }
  if ('loses' in modification) {
    const gone = removedFrom(world, object, [modification.loses], added)
    return { ...object, markers: object.markers.filter(marker => !gone.includes(marker)) }
  }
  if ('controller' in modification) {
    const controller = base.refersTo(modification.controller, now, instance.scope)[0]
    return controller === undefined ? object : { ...object, controller }
  }
  return object
}

const keyOf = (world: World, { instance, nth }: Modifying, id: Id): string =>
  `${instance.key}|${nth}|${id}#${world.objects[id]?.incarnation ?? 0}`

/** The objects that an effect applies to, as they are at this point of the staging. */
const subjects = (world: World, each: Modifying, objects: ReadonlyMap<Id, ObjectView>, now: View): readonly Id[] => {
  const { effect, scope } = each.instance
  const all = candidates(world, each, objects, now)
  // "While" is tested for each object by itself.
  return all.filter(object => {
    const event = { event: 'apply', object, property: '', op: '' } as const
    return !effect.while || modifiesWhile(world, world.facts.base.condition(effect.while, now, { ...scope, event }))
  })
}

const candidates = (world: World, each: Modifying, objects: ReadonlyMap<Id, ObjectView>, now: View): readonly Id[] => {
  const { effect, scope, isStatic, subjects: fixed } = each.instance
  const { base } = world.facts
  if (fixed && keepsToItsObjects(world, isStatic))
    return fixed.filter(({ id, incarnation }) => world.objects[id]?.incarnation === incarnation).map(({ id }) => id)
  const { who } = effect
  if ('ref' in who) return base.refersTo(who.ref, now, scope)
  if ('next' in who) return []
  // A started effect that applies to an object goes on applying to it, whatever becomes of its properties.
  const isKept = (object: ObjectView): boolean =>
    world.applied[keyOf(world, each, object.id)] !== undefined && goesOnApplying(world, isStatic)
  return [...objects.values()]
    .filter(object => isKept(object) || base.matchesFilter(who.all, object, now, scope, 'arena'))
    .map(object => object.id)
}

/** The number that a modification has for an object: what its application became, unless it reads otherwise by now. */
const numberOf = (world: World, each: Modifying, id: Id, now: View): Pick<Applying, 'key' | 'live' | 'by'> => {
  const { instance, modification } = each
  const key = keyOf(world, each, id)
  if (!('number' in modification)) return { key, live: 'on' }
  const by = world.facts.base.amount(modification.by, now, instance.scope)
  const live = String(by)
  const known = world.applied[key]
  if (known === undefined || isReadAnew(world, known.live, live)) return { key, live, ...(by !== undefined && { by }) }
  return { key, live: known.live, ...(known.amount !== undefined && { by: known.amount }) }
}

type Objects = ReadonlyMap<Id, ObjectView>

const viewOf = (world: World, objects: Objects): View => ({ ...view(world), object: id => objects.get(id) ?? view(world).object(id) })

/** What an effect would do now: to what, and how. */
const doing = (world: World, each: Modifying, objects: Objects): string => {
  const now = viewOf(world, objects)
  return JSON.stringify(subjects(world, each, objects, now).map(id => [id, numberOf(world, each, id, now)]))
}

/**
 * Whether a modification depends on another one: it would do something else, or to something else, once that is applied.
 * @see mtg-context:613.8a ga-context:CE.dependency.1
 */
const isDependent = (world: World, each: Modifying, other: Modifying, objects: Objects, added: Added): boolean => {
  if (each.instance.key === other.instance.key) return false
  const now = viewOf(world, objects)
  const then = new Map(objects)
  for (const id of subjects(world, other, objects, now)) {
    const object = objects.get(id)
    if (object) then.set(id, modify(world, object, { ...other, ...numberOf(world, other, id, now), object: id, stage: '' }, now, added))
  }
  return doing(world, each, objects) !== doing(world, each, then)
}

interface Staged {
  readonly objects: ReadonlyMap<Id, ObjectView>
  /** The abilities that effects have taken away from each object, by name. */
  readonly lost: ReadonlyMap<Id, readonly string[]>
  /** Every application to every object, in the order of the stages. */
  readonly applying: readonly Applying[]
  /** Whether an effect has been applied although it depends on one of its own stage that is newer. */
  overtakes: boolean
}

const stageAll = (world: World): Staged => {
  const objects = new Map<Id, ObjectView>()
  const stages = rules.stages(world)
  // Where control is a matter of no stage, who controls an object is known before the first.
  const isStaged = rules.isControlStaged(world)
  for (const [id, known] of Object.entries(world.objects)) {
    const object = printedAs(world, id, isStaged ? undefined : controllerOf(world, known))
    if (object) objects.set(id, object)
  }
  const applying: Applying[] = []
  const added = new Map<Id, readonly string[]>()
  const taken = new Set<string>()
  const lost = new Map<Id, readonly string[]>()
  const staged: Staged = { objects, lost, applying, overtakes: false }
  // While the stages are under way, every reader sees the objects as they are so far.
  memo.set(world, staged)
  const now: View = { ...view(world), object: id => objects.get(id) ?? view(world).object(id) }
  const waits = rules.waitsInStage(world)
  const all = continuousEffects(world).flatMap(instance =>
    instance.effect.change.map((modification, nth) => ({
      instance,
      modification,
      nth,
      place: placeOf(
        world,
        stages,
        instance.effect,
        modifies(rules.isSplit(world, instance.effect.change.length) ? modification : instance.effect.change[0]!)
      )
    }))
  )
  for (const at of rules.goneThrough(world, [UNSTAGED, ...stages.keys()])) {
    const stage = stages[at]
    let toCount = countings(world, stage)
    /** Lets the counters do what comes before a substage, or with it. */
    const countUpTo = (rank: number): void => {
      for (const { counting } of toCount.filter(each => each.rank <= rank))
        for (const [id, object] of objects) objects.set(id, withCounters(world, object, counting))
      toCount = toCount.filter(each => each.rank > rank)
    }
    const due = ordered(world, stages, at, all).filter(each => stage !== undefined || !isElsewhere(each))
    /** Lets a modification apply to what it has not been applied to yet; tells whether there was anything. */
    const take = (placed: Placed): boolean => {
      const { place, ...each } = placed
      const before = applying.length
      const newer = waits && stage ? due.slice(due.indexOf(placed) + 1) : []
      if (newer.some(other => isDependent(world, each, other, objects, added))) staged.overtakes = true
      for (const id of subjects(world, each, objects, now)) {
        const object = objects.get(id)
        if (!object || taken.has(keyOf(world, each, id))) continue
        taken.add(keyOf(world, each, id))
        const here: Applying = {
          ...each,
          ...numberOf(world, each, id, now),
          object: id,
          stage: `${stage?.name}/${place.dependent ? 'dependent' : stage ? rankIn(world, stage, each.modification) : 0}`
        }
        applying.push(here)
        if (world.applied[here.key]?.nothing) continue
        objects.set(id, modify(world, object, here, now, added))
        added.set(id, [...(added.get(id) ?? []), ...addedBy(each.modification)])
        if ('loses' in each.modification) lost.set(id, [...(lost.get(id) ?? []), each.modification.loses])
      }
      return applying.length > before
    }
    for (const rank of new Set(due.map(each => rankOf(world, stage, each)))) {
      countUpTo(rank)
      const substage = due.filter(each => rankOf(world, stage, each) === rank)
      // What one of them makes fit for another joins those that this takes, whichever is older.
      const mayJoin = substage.length > 1 && rules.joinsCurrent(world)
      while (substage.map(take).some(Boolean) && mayJoin);
    }
    countUpTo(Infinity)
  }
  return staged
}

const memo = new WeakMap<World, Staged>()

const stagedOf = (world: World): Staged => memo.get(world) ?? stageAll(world)

/** All objects, after the effects that modify them. */
export const modified = (world: World): ReadonlyMap<Id, ObjectView> => stagedOf(world).objects

/** The abilities that effects have taken away from an object, by name. */
export const lostBy = (world: World, id: Id): readonly string[] => (world.facts.loses ? (stagedOf(world).lost.get(id) ?? NONE) : NONE)

const NONE: readonly string[] = []

/**
 * Whether an effect waits for a newer one of its own layer, on which it depends: in which order such effects apply is not modelled.
 * @see mtg-context:613.8 ga-context:CE.dependency.1
 */
export const hasDependency = (world: World): boolean => world.facts.modifies && stagedOf(world).overtakes

/** Every modification that applies to an object now, in the order in which they do. */
export const applyingNow = (world: World): readonly Applying[] => stagedOf(world).applying
