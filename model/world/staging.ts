/** Continuous effects, applied to objects stage by stage. @module */
import type { Modification, NumberOperation } from '../scenario/effect.js'
import type { ObjectView, View } from '../scenario/view.js'
import type { Operation, Stage } from '../rulebook/structure.js'
import { isStoppedAtZero } from '../rules/numbers.js'
import { goesOnApplying, isReadAnew, keepsToItsObjects, modifiesWhile } from '../rules/durations.js'
import * as rules from '../rules/stages.js'
import type { Id } from '../trace/event.js'
import { abilitiesOf } from './ability.js'
import { controllerOf } from './control.js'
import type { Instance } from './effects.js'
import { continuousEffects, continuousNow } from './effects.js'
import type { Counting } from './view.js'
import { printedAs, view, withCounters } from './view.js'
import type { Gained, World } from './world.js'
import type { Place } from './dependence.js'
import { mayDepend, placeOf, thoseThatMayWait } from './dependence.js'
import type { ContinuousEffect } from '../scenario/effect.js'

/** Whether an operation is on the base of a number. */
const isOfBase = (op: NumberOperation): boolean => op.endsWith('-base')

/** What an operation does, to a number or to its base. */
const operatingOn = (op: NumberOperation): Operation => op.replace('-base', '') as Operation

/** What a modification modifies; its stage follows from it. */
export const modifies = (modification: Modification): Stage['modifies'][number] => {
  if ('number' in modification) return isOfBase(modification.op) ? 'base-number' : 'number'
  if ('addTypes' in modification || 'removeTypes' in modification) return 'types'
  if ('addSupertypes' in modification || 'removeSupertypes' in modification) return 'supertypes'
  if ('gains' in modification || 'grants' in modification || 'loses' in modification || 'losesAll' in modification) return 'abilities'
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
  if (!('number' in modification)) return 'set'
  return rules.operation(world, operatingOn(modification.op), typeof modification.by === 'number' ? modification.by : undefined)
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
  const due = all.filter(placed => placed.place.stage === at)
  if (due.length < 2) return due
  const stage = stages[at]
  const byRank = (a: Placed, b: Placed): number => {
    const [one, other] = [rankOf(world, stage, a), rankOf(world, stage, b)]
    return one === other ? 0 : one - other
  }
  return (rules.byTimestamp(world, due) as readonly Placed[]).toSorted(byRank)
}

const calculate = (modification: Extract<Modification, { number: unknown }>, from: number, by: number): number => {
  switch (operatingOn(modification.op)) {
    case 'add':
      return from + by
    case 'subtract':
      return from - by
    case 'multiply':
      return from * by
    case 'divide':
      // nothing is divided by nothing
      return by === 0 ? from : 'round' in modification && modification.round === 'up' ? Math.ceil(from / by) : Math.floor(from / by)
    case 'set':
      return by
  }
}

/** What effects have added to an object so far in the staging: types and markers. */
type Added = ReadonlyMap<Id, readonly string[]>

/** The types or supertypes that a modification gives or takes. */
const typesIn = (modification: Modification): readonly string[] =>
  Object.entries(modification).flatMap(([name, of]) => (/Types|Supertypes/.test(name) ? (of as readonly string[]) : []))

const addedBy = (modification: Modification): readonly string[] =>
  'addTypes' in modification || 'addSupertypes' in modification
    ? typesIn(modification)
    : 'gains' in modification
      ? [modification.gains]
      : []

/** What a removal takes away. @see fab:6.3.6 */
const removedFrom = (world: World, object: ObjectView, what: readonly string[], added: Added): readonly string[] =>
  rules.takesAdded(world) ? what : what.filter(each => !added.get(object.id)?.includes(each))

/** An object after one modification. */
const modify = (world: World, object: ObjectView, { instance, modification, by }: Applying, now: View, added: Added): ObjectView => {
  const { base } = world.facts
  if ('number' in modification) {
    const from = object.numbers[modification.number]
    if (by === undefined || (from === undefined && operatingOn(modification.op) !== 'set')) return object
    const raw = calculate(modification, from ?? 0, by)
    const value = isStoppedAtZero(world) ? Math.max(0, raw) : raw
    const numbers = { ...object.numbers, [modification.number]: value }
    return isOfBase(modification.op)
      ? { ...object, numbers, baseNumbers: { ...object.baseNumbers, [modification.number]: value } }
      : { ...object, numbers }
  }
  if ('addTypes' in modification || 'addSupertypes' in modification)
    return { ...object, types: [...new Set([...object.types, ...typesIn(modification)])] }
  if ('removeTypes' in modification || 'removeSupertypes' in modification) {
    const gone = removedFrom(world, object, typesIn(modification), added)
    return { ...object, types: object.types.filter(type => !gone.includes(type)) }
  }
  if ('gains' in modification) return { ...object, markers: [...new Set([...object.markers, modification.gains])] }
  if ('loses' in modification) {
    const gone = removedFrom(world, object, [modification.loses], added)
    return { ...object, markers: object.markers.filter(marker => !gone.includes(marker)) }
  }
  if ('losesAll' in modification) {
    const gone = removedFrom(world, object, object.markers, added)
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

/** What has come of the effects so far in the staging. */
interface SoFar {
  readonly objects: Objects
  readonly added: Added
  /** The abilities that effects have taken away from each object, by name. */
  readonly lost: ReadonlyMap<Id, readonly string[]>
  /** The objects to which effects have begun to apply, by their keys. */
  readonly begun: ReadonlyMap<string, readonly Id[]>
}

const isLost = ({ isStatic, ref }: Instance, lost: SoFar['lost']): boolean =>
  isStatic && lost.get(ref.source)?.includes(ref.ability) === true

/**
 * The objects that an effect applies to, as they are at this point of the staging: none, if its ability is lost before it has begun.
 * @see mtg-context:613.6 ga-context:CE.layers
 */
const subjects = (world: World, modifying: Modifying, { objects, lost, begun }: SoFar, now: View): readonly Id[] => {
  const { instance } = modifying
  const known = rules.goesOnAsBegun(world) ? begun.get(instance.key) : undefined
  if (known) return known
  if (isLost(instance, lost) && rules.standsInEarlierStages(world)) return []
  return fitting(world, modifying, objects, now)
}

const fitting = (world: World, modifying: Modifying, objects: Objects, now: View): readonly Id[] => {
  const { effect, scope } = modifying.instance
  const all = candidates(world, modifying, objects, now)
  // "While" is tested for each object by itself.
  return all.filter(object => {
    const event = { event: 'apply', object, property: '', op: '' } as const
    return !effect.while || modifiesWhile(world, world.facts.base.condition(effect.while, now, { ...scope, event }))
  })
}

const candidates = (world: World, modifying: Modifying, objects: ReadonlyMap<Id, ObjectView>, now: View): readonly Id[] => {
  const { effect, scope, isStatic, subjects: fixed } = modifying.instance
  const { base } = world.facts
  if (fixed && keepsToItsObjects(world, isStatic))
    return fixed.filter(({ id, incarnation }) => world.objects[id]?.incarnation === incarnation).map(({ id }) => id)
  const { who } = effect
  if ('ref' in who) return base.refersTo(who.ref, now, scope)
  if ('next' in who) return []
  // A started effect that applies to an object goes on applying to it, whatever becomes of its properties.
  const isKept = (object: ObjectView): boolean =>
    world.applied[keyOf(world, modifying, object.id)] !== undefined && goesOnApplying(world, isStatic)
  return [...objects.values()]
    .filter(object => isKept(object) || base.matchesFilter(who.all, object, now, scope, 'arena'))
    .map(object => object.id)
}

/** The number that a modification has for an object: what its application became, unless it reads otherwise by now. */
const numberOf = (world: World, modifying: Modifying, id: Id, now: View): Pick<Applying, 'key' | 'live' | 'by'> => {
  const { instance, modification } = modifying
  const key = keyOf(world, modifying, id)
  if (!('number' in modification)) return { key, live: 'on' }
  const settled = instance.adds?.[modifying.nth]
  if (settled) return { key, live: String(settled[id] ?? 0), by: settled[id] ?? 0 }
  const by = world.facts.base.amount(modification.by, now, instance.scope)
  const live = String(by)
  const known = world.applied[key]
  if (known === undefined || isReadAnew(world, known.live, live)) return { key, live, ...(by !== undefined && { by }) }
  return { key, live: known.live, ...(known.amount !== undefined && { by: known.amount }) }
}

type Objects = ReadonlyMap<Id, ObjectView>

const viewOf = (world: World, objects: Objects): View => {
  const now = view(world)
  return {
    ...now,
    object: id => objects.get(id) ?? now.object(id),
    inZone: zone => now.inZone(zone).map(objectView => objects.get(objectView.id) ?? objectView)
  }
}

/** What an effect would do now: to what, and how. */
const doing = (world: World, modifying: Modifying, soFar: SoFar): string => {
  const now = viewOf(world, soFar.objects)
  const { instance, modification } = modifying
  const to = 'controller' in modification ? world.facts.base.refersTo(modification.controller, now, instance.scope) : []
  return JSON.stringify([to, subjects(world, modifying, soFar, now).map(id => [id, numberOf(world, modifying, id, now)])])
}

/**
 * Whether a modification depends on another one: it would do something else, or to something else, once that is applied.
 * @see mtg-context:613.8a ga-context:CE.dependency.1
 */
const isDependent = (world: World, modifying: Modifying, other: Modifying, soFar: SoFar): boolean => {
  if (!mayDepend(modifying, other)) return false
  const now = viewOf(world, soFar.objects)
  const objects = new Map(soFar.objects)
  const lost = new Map(soFar.lost)
  for (const id of subjects(world, other, soFar, now)) {
    const object = objects.get(id)
    if (!object) continue
    objects.set(id, modify(world, object, { ...other, ...numberOf(world, other, id, now), object: id, stage: '' }, now, soFar.added))
    const gone = lostOf(world, other.modification, id)
    if (gone.length > 0) lost.set(id, [...(lost.get(id) ?? []), ...gone])
  }
  return doing(world, modifying, soFar) !== doing(world, modifying, { ...soFar, objects, lost })
}

/** A modification as its stage takes it: a number that is set or multiplied in another way, where the game has none such. */
const asTaken = (world: World, { adds }: Instance, modification: Modification, nth: number): Modification => {
  if (!('number' in modification)) return modification
  if (adds?.[nth]) return { ...modification, op: 'add' }
  return modification.op === 'set' && rules.setsBase(world) ? { ...modification, op: 'set-base' } : modification
}

/** The abilities that an object has been given, after one modification. @see fab:6.3.6 */
const gainedAfter = (world: World, before: readonly Gained[], { modification, key, instance }: Applying): readonly Gained[] => {
  if ('grants' in modification) return [...before, { ability: modification.grants, by: key, effect: instance.key }]
  if (!rules.takesAdded(world)) return before
  if ('losesAll' in modification) return []
  return 'loses' in modification ? before.filter(({ ability }) => ability.id !== modification.loses) : before
}

/** The abilities of its own that a modification takes from an object. */
const lostOf = (world: World, modification: Modification, id: Id): readonly string[] => {
  if ('loses' in modification) return [modification.loses]
  return 'losesAll' in modification ? abilitiesOf(world, id).map(ability => ability.id) : []
}

interface Staged {
  readonly objects: ReadonlyMap<Id, ObjectView>
  /** The abilities that effects have taken away from each object, by name. */
  readonly lost: ReadonlyMap<Id, readonly string[]>
  /** The abilities with a text of their own that effects have given to each object, the oldest first. */
  readonly gained: ReadonlyMap<Id, readonly Gained[]>
  /** Every application to every object, in the order of the stages. */
  readonly applying: readonly Applying[]
  /** Whether effects of one stage depend on each other in a loop, and on others besides. */
  hasOpenLoop: boolean
}

/** @param ended the keys of effects whose abilities turned out to be lost */
const stageAll = (world: World, ended: readonly string[] = []): Staged => {
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
  const begun = new Map<string, readonly Id[]>()
  const soFar: SoFar = { objects, added, lost, begun }
  const gained = new Map<Id, readonly Gained[]>()
  const staged: Staged = { objects, lost, gained, applying, hasOpenLoop: false }
  // While the stages are under way, every reader sees the objects as they are so far.
  memo.set(world, staged)
  const now: View = { ...view(world), object: id => objects.get(id) ?? view(world).object(id) }
  const waits = rules.waitsInStage(world)
  const existing = continuousEffects(world).filter(({ key }) => !ended.includes(key))
  const all = existing.flatMap(instance => {
    const changes = instance.effect.change.map((modification, nth) => asTaken(world, instance, modification, nth))
    return changes.map((modification, nth) => ({
      instance,
      modification,
      nth,
      place: placeOf(world, stages, instance.effect, modifies(rules.isSplit(world, changes.length) ? modification : changes[0]!))
    }))
  })
  for (const at of rules.goneThrough(world, [UNSTAGED, ...stages.keys()])) {
    const stage = stages[at]
    let toCount = countings(world, stage)
    /** Lets the counters do what comes before a substage, or with it. */
    const countUpTo = (rank: number): void => {
      for (const { counting } of toCount.filter(each => each.rank <= rank))
        for (const [id, object] of objects) objects.set(id, withCounters(world, object, counting))
      toCount = toCount.filter(each => each.rank > rank)
    }
    const due = ordered(world, stages, at, all).filter(placed => stage !== undefined || !isElsewhere(placed))
    /** Lets a modification apply to what it has not been applied to yet; tells whether there was anything. */
    const take = (placed: Placed): boolean => {
      const { place, ...each } = placed
      const before = applying.length
      const found = subjects(world, each, soFar, now)
      if (found.length > 0 && !begun.has(each.instance.key)) begun.set(each.instance.key, found)
      // where applying is no event of its own, an effect modifies all its objects at once
      const known = world.facts.reportsApplications ? undefined : new Map(found.map(id => [id, numberOf(world, each, id, now)]))
      for (const id of found) {
        const object = objects.get(id)
        if (!object || taken.has(keyOf(world, each, id))) continue
        taken.add(keyOf(world, each, id))
        const here: Applying = {
          ...each,
          ...(known?.get(id) ?? numberOf(world, each, id, now)),
          object: id,
          stage: `${stage?.name}/${place.dependent ? 'dependent' : stage ? rankIn(world, stage, each.modification) : 0}`
        }
        applying.push(here)
        if (world.applied[here.key]?.nothing) continue
        objects.set(id, modify(world, object, here, now, added))
        added.set(id, [...(added.get(id) ?? []), ...addedBy(each.modification)])
        const gone = lostOf(world, each.modification, id)
        if (gone.length > 0) lost.set(id, [...(lost.get(id) ?? []), ...gone])
        if (world.facts.grants) gained.set(id, gainedAfter(world, gained.get(id) ?? [], here))
      }
      return applying.length > before
    }
    /** Takes effects of which each waits for those on which it depends. */
    const takeWaiting = (waiting: readonly Placed[]): void => {
      const mayWait = thoseThatMayWait(waiting)
      for (let left = waiting; left.length > 0;) {
        const among = left
        const known = new Map<number, readonly number[]>()
        const dependence = (at: number): readonly number[] => {
          const placed = among[at]!
          if (!mayWait.has(placed)) return NOT_ONE
          const found = known.get(at) ?? [...among.keys()].filter(other => isDependent(world, placed, among[other]!, soFar))
          known.set(at, found)
          return found
        }
        if (among.length > 2 && mayWait.size > 0 && among.some((_, at) => dependence(at).length > 0))
          staged.hasOpenLoop ||= rules.isLoopOpen(world, among.length, dependence)
        const next = rules.nextInStage(world, among.length, dependence)
        take(among[next]!)
        left = among.filter((_, at) => at !== next)
      }
    }
    for (const rank of new Set(due.map(placed => rankOf(world, stage, placed)))) {
      countUpTo(rank)
      const substage = due.filter(placed => rankOf(world, stage, placed) === rank)
      if (waits) {
        takeWaiting(substage)
        continue
      }
      // What one of them makes fit for another joins those that this takes, whichever is older.
      const mayJoin = substage.length > 1 && rules.joinsCurrent(world)
      while (substage.map(take).some(Boolean) && mayJoin);
    }
    countUpTo(Infinity)
  }
  const over = rules.standsInEarlierStages(world) ? [] : existing.filter(instance => isLost(instance, lost))
  return over.length === 0 ? staged : stageAll(world, [...ended, ...over.map(({ key }) => key)])
}

const memo = new WeakMap<World, Staged>()

const stagedOf = (world: World): Staged => memo.get(world) ?? stageAll(world)

/** All objects, after the effects that modify them. */
export const modified = (world: World): ReadonlyMap<Id, ObjectView> => stagedOf(world).objects

/** The abilities that effects have taken away from an object, by name. */
export const lostBy = (world: World, id: Id): readonly string[] => (world.facts.loses ? (stagedOf(world).lost.get(id) ?? NONE) : NONE)

/** The abilities with a text of their own that effects have given to an object. */
export const gainedBy = (world: World, id: Id): readonly Gained[] =>
  world.facts.grants ? (stagedOf(world).gained.get(id) ?? NOTHING) : NOTHING

const NONE: readonly string[] = []

/** None of the others, by their places. */
const NOT_ONE: readonly number[] = []

const NOTHING: readonly Gained[] = []

/**
 * Whether effects of one layer depend on each other in a loop, and on others besides: whether the loop waits for these, no text says.
 * @see mtg-context:613.8b ga-context:CE.dependency.2
 */
export const hasOpenLoop = (world: World): boolean => world.facts.modifies && mayLoop(world) && stagedOf(world).hasOpenLoop

const loops = new WeakMap<readonly Instance<ContinuousEffect>[], boolean>()

/** Whether there could be a loop with something besides: three modifications, of which some could wait for others. All else need not be staged. */
const mayLoop = (world: World): boolean => {
  const all = continuousNow(world)
  const known = loops.get(all) ?? maybeLoop(all)
  loops.set(all, known)
  return known && rules.waitsInStage(world)
}

const maybeLoop = (all: readonly Instance<ContinuousEffect>[]): boolean => {
  const modifications = all.flatMap(instance => instance.effect.change.map(modification => ({ instance, modification })))
  return modifications.length > 2 && thoseThatMayWait(modifications).size > 0
}

/** Every modification that applies to an object now, in the order in which they do. */
export const applyingNow = (world: World): readonly Applying[] => stagedOf(world).applying
