/**
 * Objects as continuous effects make them: stage by stage, and within a stage in its order.
 * @module
 * @see fab:6.3.1 fab:6.3.2 fab:6.3.3 fab:6.3.4 fab:6.3.5
 */
import type { ContinuousEffect, Modification, NumberOperation } from '../../../../model/scenario/effect.js'
import type { Filter } from '../../../../model/scenario/amount.js'
import type { Zone } from '../../../../model/scenario/names.js'
import type { ObjectView, Scope, View } from '../../../../model/scenario/view.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import type { Stage } from '../../../../model/rulebook/structure.js'
import type { Context } from '../../context.js'
import type { Application, World } from '../../state.js'
import { abilitiesNow, asCopy } from '../../copies.js'
import { changesBase, COUNTING, type Counting } from '../../rules/continuous.js'
import { objectAt } from '../../objects.js'
import { knowing, countedView, printedView, viewThrough } from '../../seen.js'
import { type Given, type Instance, conditionOf, continuousInstances, noteGiven, noteLost } from '../../sources.js'
import { fields } from '../../fields.js'

/** One modification of one object by one effect. */
export interface Pair {
  readonly key: string
  readonly instance: Instance
  readonly change: Modification
  readonly object: Id
  /** The value that the effect states, for numbers. */
  readonly stated?: number
}

export interface Entry {
  readonly instance: Instance
  readonly effect: ContinuousEffect
  readonly change: Modification
  readonly index: number
  readonly dependent: boolean
  readonly op: NumberOperation
  readonly born: number
}

type Modified = Stage['modifies'][number]

/** A modification as it is taken: where the game sets no number but a base, to set the number is that. @see mtg-context:613.4 */
const taken = (
  { rules, structure }: Pick<Context, 'rules' | 'structure'>,
  { lasting }: Instance,
  change: Modification,
  at: number
): Modification => {
  if (!('number' in change)) return change
  if (lasting?.added?.[at]) return { ...change, op: 'add' }
  return change.op === 'set' && rules.setsBase(structure) ? { ...change, op: 'set-base' } : change
}

const modifies = (change: Modification): Modified => {
  if ('number' in change) return changesBase(change.op) ? 'base-number' : 'number'
  if ('addTypes' in change || 'removeTypes' in change) return 'types'
  if ('addSupertypes' in change || 'removeSupertypes' in change) return 'supertypes'
  if ('controller' in change) return 'controller'
  if ('copyOf' in change) return 'copy'
  return 'abilities'
}

/** What a text reads of the objects that it speaks of. */
const reads = (text: unknown): readonly Modified[] => {
  if (typeof text !== 'object' || text === null) return []
  const found = Object.values(text).flatMap(reads)
  if ('number' in text)
    return [
      ...found,
      'base' in text
        ? 'base-number'
        : typeof text.number === 'object' && text.number !== null && 'base' in text.number
          ? 'base-number'
          : 'number'
    ]
  return [
    ...found,
    ...('types' in text || 'anyType' in text || 'notTypes' in text ? ['types' as const] : []),
    ...('supertypes' in text ? ['supertypes' as const] : []),
    ...('marker' in text ? ['abilities' as const] : [])
  ]
}

const known = new WeakMap<ContinuousEffect, readonly Modified[]>()

/** What an effect reads to find its objects. */
const readBy = (effect: ContinuousEffect): readonly Modified[] => {
  let found = known.get(effect)
  if (!found) {
    found = reads([effect.while, 'all' in effect.who ? effect.who.all : undefined])
    known.set(effect, found)
  }
  return found
}

const stageOf = (stages: readonly Stage[], what: Modified): number => stages.findIndex(stage => stage.modifies.includes(what))

/** The stage in which a modification is applied: its own, or the highest that it depends on. @see fab:6.3.2a fab:6.3.2b */
const placeOf = (
  { rules, structure }: Pick<Context, 'rules' | 'structure'>,
  instance: Instance,
  effect: ContinuousEffect,
  changes: readonly Modification[],
  part: number
): { stage: number; dependent: boolean } => {
  const stages = structure.continuous.stages.value
  const ofParts = changes.map(change => stageOf(stages, modifies(change)))
  const text = [...readBy(effect), ...reads(conditionOf(instance))]
  const stage = rules.stageFor(
    structure,
    ofParts,
    part,
    text.map(each => stageOf(stages, each))
  )
  return { stage, dependent: stage > ofParts[part]! }
}

export const pairKey = (instance: Instance, index: number, world: World, object: Id): string =>
  `${instance.key}|${index}|${object}#${objectAt(world, object)?.inc ?? 0}`

const applying = (object: Id, change: Modification): GameEvent => ({
  event: 'apply',
  object,
  property: 'number' in change ? change.number : modifies(change),
  op: 'number' in change ? change.op : 'set'
})

/** A view that finds the objects of a type without looking at all of a zone. */
interface Listing extends View {
  readonly ofType: (zone: Zone, type: string) => readonly ObjectView[]
}

/** Those of a zone that may fit, in the order of the zone. */
const mayFit = (seen: View | Listing, { types, zone = 'arena', zones }: Filter): readonly ObjectView[] =>
  zones
    ? zones.flatMap(each => mayFit(seen, { zone: each, ...fields({ types }) }))
    : types?.[0] !== undefined && 'ofType' in seen
      ? seen.ofType(zone, types[0])
      : seen.inZone(zone)

/** The objects that fit what "all" of an effect says. */
export const fitting = (base: Context['base'], all: Filter, seen: View, scope: Scope): readonly Id[] =>
  mayFit(seen, all)
    .filter(object => base.matchesFilter(all, object, seen, scope, 'arena'))
    .map(object => object.id)

/** The objects that an effect applies to as things stand; `undefined` if it is not there. */
export const subjectsOf = (ctx: Context, world: World, view: View, entry: Entry): readonly Id[] | undefined => {
  const { instance, effect } = entry
  const { base, rules, structure } = ctx
  const seen = knowing(view, world, instance.known)
  if (!rules.existsNow(conditionOf(instance), given => base.condition(given, seen, instance.scope))) return undefined
  const isThere = (id: Id, inc: number): boolean => objectAt(world, id)?.inc === inc
  const kept = Object.entries(instance.lasting?.subjects ?? {})
    .filter(([id, inc]) => isThere(id, inc))
    .map(([id]) => id)
  let found: readonly Id[]
  if ('ref' in effect.who) found = instance.lasting ? kept : base.refersTo(effect.who.ref, seen, instance.scope)
  else if ('next' in effect.who) found = kept
  else {
    const isSettled = instance.lasting !== undefined && rules.areSettled(structure)
    // What has come meanwhile comes under it too. @see mtg-context:611.3a
    const matching = isSettled ? [] : fitting(base, effect.who.all, seen, instance.scope)
    found = rules.subjectsOfAll(instance.lasting === undefined, kept, matching)
  }
  const meets = (id: Id): boolean =>
    !effect.while || base.condition(effect.while, seen, { ...instance.scope, event: applying(id, entry.change) })
  return rules.subjectsWhile(
    found.filter(id => objectAt(world, id) !== undefined),
    meets
  )
}

/** The value of a modification of a number, before any replacement of its application. */
const statedValue = (
  ctx: Context,
  world: World,
  view: View,
  entry: Entry,
  recorded: Application | undefined,
  object: Id
): number | undefined => {
  const { change, instance } = entry
  if (!('number' in change)) return undefined
  const scope: Scope = { ...instance.scope, event: applying(object, change) }
  const live = (): number | undefined => ctx.base.amount(change.by, knowing(view, world, instance.known), scope)
  const added = instance.lasting?.added?.[entry.index]
  if (added) return added[object] ?? 0
  return ctx.rules.variableOf(instance.lasting === undefined, instance.lasting?.fixed[entry.index] ?? recorded?.stated, live)
}

/** Effects in their order, those of one substage together: of one operation, where operations have an order. */
const substagesOf = (entries: readonly Entry[], isByOperation: boolean): readonly (readonly Entry[])[] => {
  const found: Entry[][] = []
  for (const entry of entries) {
    const last = found.at(-1)
    if (last && (!isByOperation || last[0]!.op === entry.op)) last.push(entry)
    else found.push([entry])
  }
  return found
}

/** An effect, and the stage in which it is applied. */
export interface Placed {
  readonly stage: number
  readonly entry: Entry
}

/** Effects that are applied together, and what counters have done to numbers by then. */
export interface Round {
  readonly counting: readonly Counting[]
  readonly entries: readonly Entry[]
}

/**
 * The rounds in which effects are applied: stage by stage and substage by substage; none is gone back to.
 * @see fab:6.3.2 fab:6.3.3 fab:6.3.4 fab:6.3.5b
 */
export const roundsOf = ({ rules, structure }: Context, placed: readonly Placed[]): readonly Round[] => {
  /** What no stage takes comes first. */
  const staged: readonly Pick<Stage, 'modifies' | 'order'>[] = [{ modifies: [] }, ...structure.continuous.stages.value]
  return staged.flatMap((stage, place): readonly Round[] => {
    const mine = placed.filter(each => each.stage === place - 1).map(each => each.entry)
    const inOrder = (some: readonly Entry[]): readonly Entry[] =>
      stage.order === undefined ? [...some].sort((a, b) => a.born - b.born) : rules.applicationOrder(structure, some)
    const isOfNumbers = stage.modifies.includes('number')
    const substages = substagesOf(inOrder(mine.filter(entry => !entry.dependent)), stage.order !== undefined)
    return [
      ...substages.map(entries => ({ counting: isOfNumbers ? rules.countedBefore(structure, entries[0]!.op) : [], entries })),
      { counting: isOfNumbers ? COUNTING : [], entries: inOrder(mine.filter(entry => entry.dependent)) }
    ]
  })
}

/** What stands in one list of an object. */
const NAMED: readonly Modified[] = ['types', 'supertypes']

/** What an effect reads for the amount by which it modifies a number. */
const amountRead = ({ change }: Entry): readonly Modified[] => ('number' in change && typeof change.by !== 'number' ? reads(change.by) : [])

/** When the object of a static effect came, or became attached. @see mtg-context:613.7a mtg-context:613.7e */
export const cameAt = (world: World, { born, ref, copied }: Instance): number =>
  Math.max(born, (copied ? undefined : objectAt(world, ref.source)?.stamped) ?? born)

/** The objects of a zone, and where those of each type are among them. */
interface Listed {
  readonly seen: ObjectView[]
  readonly at: ReadonlyMap<Id, number>
  readonly byType: Map<string, Set<number>>
}

const listing = (all: readonly ObjectView[]): Listed => {
  const listed: Listed = { seen: [...all], at: new Map(all.map((objectView, at) => [objectView.id, at])), byType: new Map() }
  all.forEach(({ types }, at) => enlist(listed, at, types))
  return listed
}

const enlist = ({ byType }: Listed, at: number, types: readonly string[]): void => {
  for (const type of types) {
    const known = byType.get(type)
    if (known) known.add(at)
    else byType.set(type, new Set([at]))
  }
}

/** Puts an object as it is by now in its place. */
const relist = (listed: Listed, at: number, own: ObjectView): void => {
  const before = listed.seen[at]!.types
  listed.seen[at] = own
  if (before === own.types) return
  for (const type of before) listed.byType.get(type)?.delete(at)
  enlist(listed, at, own.types)
}

/** What the effects of a stage do that others of them could read, and the abilities that they take away. */
const bearingsOf = (entries: readonly Entry[]) => {
  const modified = new Set(entries.map(({ change }) => modifies(change)))
  if (modified.has('base-number')) modified.add('number')
  if (NAMED.some(each => modified.has(each))) for (const each of NAMED) modified.add(each)
  const lost = new Set(entries.flatMap(({ change }) => ('loses' in change ? [change.loses] : [])))
  const areAllLost = entries.some(({ change }) => 'losesAll' in change)
  return { modified, lost, areAllLost }
}

/** Whether none of some effects could change what this one does: they modify nothing that it reads, and do not take its ability away. */
const isFree = (one: Entry, { modified, lost, areAllLost }: ReturnType<typeof bearingsOf>): boolean =>
  !modified.has('controller') &&
  !modified.has('copy') &&
  !(areAllLost && one.instance.ability) &&
  !lost.has(one.instance.ability?.id ?? '') &&
  ![...readBy(one.effect), ...amountRead(one), ...reads(conditionOf(one.instance))].some(each => modified.has(each))

const without = (list: readonly string[], gone: readonly string[]): readonly string[] => list.filter(each => !gone.includes(each))

/** What effects have added to an object, and which of its abilities they have taken away. */
interface Marks {
  readonly granted: readonly string[]
  readonly lost: readonly string[]
}

export interface Projection {
  readonly objects: Map<Id, ObjectView>
  readonly pairs: readonly Pair[]
  /** The static effects that are there, by their keys, and when their objects came. */
  readonly present: ReadonlyMap<string, number>
}

/**
 * Works out objects as continuous effects make them; what they were given on entering lies below every effect.
 * @param ended effects of static abilities that turned out to be lost
 * @see fab:6.3.5 fab:6.4.8a
 */
export const compute = (ctx: Context, world: World, ended: readonly string[] = []): Projection => {
  const { base, rules, structure } = ctx
  const objects = new Map<Id, ObjectView>()
  const marks = new Map<Id, Marks>()
  const marksOf = (id: Id): Marks => marks.get(id) ?? { granted: [], lost: [] }
  const given = new Map<Id, readonly Given[]>()
  const pairs: Pair[] = []
  const zones = new Map<Zone, Listed>()
  /** What counters have done so far. */
  let counted: readonly Counting[] = []
  const object = (id: Id): ObjectView | undefined => {
    const own = objects.has(id) ? undefined : objectAt(world, id)
    return own ? counted.reduce((seen, counting) => countedView(ctx, seen, counting), printedView(world.scenario, own)) : objects.get(id)
  }
  const outer = viewThrough(ctx, world, object)
  // each zone is listed once, and kept up to date as its objects are modified
  const listedIn = (zone: Zone): Listed => {
    let listed = zones.get(zone)
    if (!listed) {
      listed = listing(outer.inZone(zone))
      zones.set(zone, listed)
    }
    return listed
  }
  const view: Listing = {
    ...outer,
    inZone: zone => listedIn(zone).seen,
    ofType: (zone, type) => {
      const { seen, byType } = listedIn(zone)
      return [...(byType.get(type) ?? [])].sort((a, b) => a - b).map(at => seen[at]!)
    }
  }
  const modify = (own: ObjectView): void => {
    objects.set(own.id, own)
    const listed = zones.get(own.zone)
    const at = listed?.at.get(own.id)
    if (at !== undefined) relist(listed!, at, own)
  }
  const count = (all: readonly Counting[]): void => {
    for (const counting of all) {
      if (counted.includes(counting)) continue
      counted = [...counted, counting]
      for (const own of objects.values()) objects.set(own.id, countedView(ctx, own, counting))
      zones.clear()
    }
  }
  const existing = continuousInstances(ctx, world).filter(({ key }) => !ended.includes(key))
  /** A static effect that was not there until now is the newest. */
  const since = (instance: Instance): number =>
    instance.lasting
      ? instance.born
      : Math.max(cameAt(world, instance), world.stamps[instance.key] ?? rules.stampOf(structure, cameAt(world, instance), world.next.time))
  const present = new Map<string, number>()
  const placed: readonly Placed[] = existing.flatMap(instance => {
    const effect = instance.effect as ContinuousEffect
    const changes = effect.change.map((change, index) => taken(ctx, instance, change, index))
    return changes.map((change, index) => {
      const { stage, dependent } = placeOf(ctx, instance, effect, changes, index)
      const op = 'number' in change ? rules.operationOf(change.op, change.by) : 'set'
      return {
        stage,
        entry: {
          instance,
          effect,
          change,
          index,
          dependent,
          op,
          born: since(instance)
        } satisfies Entry
      }
    })
  })
  /** A static effect is its source's controller's, as the stages so far make it. */
  const owned = (entry: Entry): Entry => {
    const { instance } = entry
    const you = rules.speaksFor(instance.lasting === undefined, instance.scope.you, () => object(instance.ref.source)?.controller)
    return you === instance.scope.you ? entry : { ...entry, instance: { ...instance, scope: { ...instance.scope, you } } }
  }
  const made = new Set<string>()
  const isLost = ({ ability, ref }: Instance): boolean => ability !== undefined && marksOf(ref.source).lost.includes(ability.id)
  /** The objects that effects have begun to apply to, where their later parts go on with these. */
  const begun = new Map<string, readonly Id[]>()
  /** The objects of an effect as things stand; `undefined` if it is not there. @see mtg-context:613.6 */
  const subjectsNow = (entry: Entry): readonly Id[] | undefined => {
    const { instance } = entry
    const known = begun.get(instance.key)
    if (rules.isOverInStage(structure, isLost(instance), known !== undefined)) return undefined
    return known && rules.goesOnAsBegun(structure) ? known : ctx.does.subjectsOf(ctx, world, view, entry)
  }
  /** An effect looks for its objects among them as the stages so far have made them, and is applied to each once. @see fab:6.3.5a */
  const apply = (each: Entry): void => {
    const entry = owned(each)
    const subjects = subjectsNow(entry)
    if (subjects && !entry.instance.lasting) present.set(entry.instance.key, cameAt(world, entry.instance))
    if (subjects && subjects.length > 0) begun.set(entry.instance.key, subjects)
    const stating = (id: Id) =>
      statedValue(ctx, world, view, entry, world.applications[pairKey(entry.instance, entry.index, world, id)], id)
    // an effect that modifies all its objects at once reads what it needs before that
    const before = rules.applicationIsEvent(structure) ? undefined : new Map((subjects ?? []).map(id => [id, stating(id)]))
    for (const id of subjects ?? []) {
      const own = object(id)!
      const key = pairKey(entry.instance, entry.index, world, id)
      if (made.has(key)) continue
      made.add(key)
      const recorded = world.applications[key]
      const stated = before ? before.get(id) : stating(id)
      pairs.push({ key, instance: entry.instance, change: entry.change, object: id, ...fields({ stated }) })
      // It becomes a copy as the event of it occurs.
      if (recorded?.void || ('copyOf' in entry.change && !recorded)) continue
      const by = recorded && recorded.stated === stated ? (recorded.amount ?? stated) : stated
      modify(change(own, entry.change, by, entry))
    }
  }
  const change = (own: ObjectView, made: Modification, by: number | undefined, { instance, index }: Entry): ObjectView => {
    const { granted, lost } = marksOf(own.id)
    if ('number' in made) {
      const value = own.numbers[made.number]
      if (by === undefined || (value === undefined && made.op !== 'set' && made.op !== 'set-base')) return own
      const round = 'round' in made ? { round: made.round } : {}
      const after = rules.floored(structure, rules.modified(value ?? 0, { op: made.op, by, ...round }))
      const numbers = { ...own.numbers, [made.number]: after }
      if (changesBase(made.op)) return { ...own, numbers, baseNumbers: { ...own.baseNumbers, [made.number]: after } }
      return { ...own, numbers }
    }
    if ('addTypes' in made || 'addSupertypes' in made) {
      const more = 'addTypes' in made ? made.addTypes : made.addSupertypes
      marks.set(own.id, { granted: [...granted, ...more], lost })
      return { ...own, types: [...new Set([...own.types, ...more])] }
    }
    if ('removeTypes' in made || 'removeSupertypes' in made) {
      const less = 'removeTypes' in made ? made.removeTypes : made.removeSupertypes
      return { ...own, types: without(own.types, rules.takenAway(structure, less, granted)) }
    }
    if ('gains' in made) {
      marks.set(own.id, { granted: [...granted, made.gains], lost })
      return { ...own, markers: [...own.markers, made.gains] }
    }
    if ('grants' in made) {
      // each part of an effect that grants an ability grants one of its own
      const pair = rules.connectedBy(structure, instance.key)
      const more = { ability: made.grants, key: rules.givenKey(instance.key, index), ...fields({ pair }) }
      given.set(own.id, [...(given.get(own.id) ?? []), more])
      return own
    }
    if ('losesAll' in made) {
      const printed = abilitiesNow(ctx, world, objectAt(world, own.id)!).map(({ id }) => id)
      marks.set(own.id, { granted, lost: [...lost, ...printed] })
      given.set(
        own.id,
        rules.leftOfGiven(structure, given.get(own.id) ?? [], () => true)
      )
      return { ...own, markers: without(own.markers, rules.takenAway(structure, own.markers, granted)) }
    }
    if ('loses' in made) {
      given.set(
        own.id,
        rules.leftOfGiven(structure, given.get(own.id) ?? [], ({ ability }) => ability.id === made.loses)
      )
      marks.set(own.id, { granted, lost: [...lost, made.loses] })
      return { ...own, markers: without(own.markers, rules.takenAway(structure, [made.loses], granted)) }
    }
    if ('controller' in made) {
      const controller = base.refersTo(made.controller, view, instance.scope)[0]
      return controller === undefined ? own : { ...own, controller }
    }
    const copied = instance.lasting?.copied
    return copied ? asCopy(ctx, world, own, copied) : own
  }
  /** The effects of a substage in their order, and again those that have come to apply to more by the others. @see fab:6.3.5a */
  const applyAll = (substage: readonly Entry[]): void => {
    let before: number
    do {
      before = pairs.length
      for (const entry of substage) apply(entry)
    } while (pairs.length > before && substage.length > 1 && rules.joinsSubstage(structure))
  }
  /** What an effect would do now: to which objects, and what. @see mtg-context:613.8a */
  const doing = (each: Entry): string => {
    const entry = owned(each)
    const subjects = subjectsNow(entry)
    if (subjects === undefined) return 'nothing'
    const to = 'controller' in each.change ? base.refersTo(each.change.controller, view, entry.instance.scope) : []
    return JSON.stringify([
      to,
      subjects.map(id => [
        id,
        statedValue(ctx, world, view, entry, world.applications[pairKey(entry.instance, entry.index, world, id)], id)
      ])
    ])
  }
  /** What comes of a question once an effect has been applied, which is taken back after that. */
  const ifApplied = <T>(each: Entry, asked: () => T): T => {
    const entry = owned(each)
    const subjects = (subjectsNow(entry) ?? []).flatMap(id => object(id) ?? [])
    const kept = subjects.map(({ id }) => [id, marksOf(id)] as const)
    const does = subjects.map(own => {
      const recorded = world.applications[pairKey(entry.instance, entry.index, world, own.id)]
      const stated = statedValue(ctx, world, view, entry, recorded, own.id)
      const by = recorded && recorded.stated === stated ? (recorded.amount ?? stated) : stated
      return { own, by, isVoid: recorded?.void === true }
    })
    for (const { own, by, isVoid } of does) if (!isVoid) modify(change(own, entry.change, by, entry))
    const answer = asked()
    for (const own of subjects) modify(own)
    for (const [id, before] of kept) marks.set(id, before)
    return answer
  }
  /** The effects of a stage, the oldest first, of which each waits for those that change what it does. */
  const applyWaiting = (entries: readonly Entry[]): void => {
    const bearings = bearingsOf(entries)
    let waiting = entries
    while (waiting.length > 0) {
      // what none of them could change need not be held against all others
      const bound = waiting.findIndex(entry => !isFree(entry, bearings))
      for (const each of bound < 0 ? waiting : waiting.slice(0, bound)) apply(each)
      if (bound < 0) return
      const among = waiting.slice(bound)
      const known = new Map<Entry, readonly Entry[]>()
      const dependsOn = (one: Entry): readonly Entry[] => {
        const found = known.get(one) ?? dependences(one, among)
        known.set(one, found)
        return found
      }
      const next = rules.nextOfStage(among, dependsOn)
      apply(next)
      waiting = among.filter(entry => entry !== next)
    }
  }
  /** The others that would change what an effect does. @see mtg-context:613.8a ga-context:CE.dependency.1 */
  const dependences = (one: Entry, among: readonly Entry[]): readonly Entry[] => {
    const mayChange = among.filter(other => other.instance.key !== one.instance.key && !isFree(one, bearingsOf([other])))
    if (mayChange.length === 0) return []
    const now = doing(one)
    return mayChange.filter(other => ifApplied(other, () => doing(one)) !== now)
  }
  for (const round of ctx.does.roundsOf(ctx, placed)) {
    count(round.counting)
    if (rules.waitsInStage(structure)) applyWaiting(round.entries)
    else applyAll(round.entries)
  }
  const gone = rules.endsWithAbility(structure, existing, isLost)
  if (gone.length > 0) return compute(ctx, world, [...ended, ...gone.map(({ key }) => key)])
  for (const [id, own] of objects) {
    const numbers = Object.fromEntries(Object.entries(own.numbers).map(([name, value]) => [name, rules.floored(structure, value ?? 0)]))
    const final = { ...own, numbers }
    noteLost(final, marksOf(id).lost)
    noteGiven(final, given.get(id) ?? [])
    objects.set(id, final)
  }
  return { objects, pairs, present }
}

/** What a projection is made from, beside the objects. */
const READ = [
  'players',
  'zones',
  'past',
  'stack',
  'resolving',
  'lasting',
  'applications',
  'stamps',
  'turnPlayer',
  'phase',
  'chain',
  'log',
  'marks'
] as const

const projection = (ctx: Context, world: World): Projection => {
  const known = ctx.projections.get(world.objects)
  if (known && !ctx.rules.isOutdated(known.of, world, READ)) return known.made
  const made = ctx.does.compute(ctx, world)
  ctx.projections.set(world.objects, { of: world, made })
  return made
}

export const project = (ctx: Context, world: World): ReadonlyMap<Id, ObjectView> => projection(ctx, world).objects

/** The static effects that are there. */
export const presentEffects = (ctx: Context, world: World): ReadonlyMap<string, number> => projection(ctx, world).present

/** All modifications that apply now, in the order of their application. */
export const applyingPairs = (ctx: Context, world: World): readonly Pair[] => projection(ctx, world).pairs
