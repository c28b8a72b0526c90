/**
 * Effects that begin together: where their order matters, the turn-player settles it for good.
 * @module
 * @see fab:6.3.4 fab:6.3.4b
 */
import type { ContinuousEffect } from '../../../../model/scenario/effect.js'
import type { Id } from '../../../../model/trace/event.js'
import { ask, push, turnPlayerOf, type Run } from '../../context.js'
import { type Instance, continuousInstances } from '../../sources.js'
import type { TaskOf } from '../../task.js'
import { SEAT } from '../../rules/continuous.js'
import { pairKey, project, type Pair } from './projection.js'

/** What sets a number is made another by its order: additions, and types or abilities that are given, come to the same. */
const sets = ({ change, instance }: Pair): boolean =>
  instance.lasting === undefined && 'number' in change && (change.op === 'set' || change.op === 'set-base')

/** What effects have in common that compete: the number of an object that they set, and when they began. */
const placeOf = ({ w }: Run, { change, instance, object }: Pair): string =>
  JSON.stringify(['number' in change && [change.number, change.op], object, w.stamps[instance.key]])

/** A moment after one, and before that of another player and every later one. */
const justAfter = (moment: number): number => (moment + (Math.floor(moment / SEAT) + 1) * SEAT) / 2

/** The static effects that set a number of one object otherwise, and began together. */
const setting = (run: Run, pairs: readonly Pair[]): readonly Instance[] => {
  const competing = new Map<string, Pair[]>()
  for (const pair of pairs.filter(sets)) {
    const place = placeOf(run, pair)
    competing.set(place, [...(competing.get(place) ?? []), pair])
  }
  const tied = [...competing.values()].find(
    group => group.some(({ key }) => !run.w.applications[key]) && new Set(group.map(({ stated }) => stated)).size > 1
  )
  return [...new Map(tied?.map(({ instance }) => [instance.key, instance]) ?? []).values()]
}

/** What an object is if of two effects that began together one comes before the other. */
const inOrder = ({ ctx, w }: Run, first: Instance, second: Instance, object: Id): string => {
  const stamps = { ...w.stamps, [second.key]: justAfter(w.stamps[first.key]!) }
  return JSON.stringify(project(ctx, { ...w, stamps, objects: { ...w.objects } }).get(object))
}

/** The static effects that began together and make an object fit, or unfit, for each other. @see fab:6.3.5a */
const excluding = (run: Run, pairs: readonly Pair[]): readonly Instance[] => {
  const { ctx, w } = run
  const looked = new Set<string>()
  for (const { key, instance, object } of pairs) {
    const since = w.stamps[instance.key]
    const place = `${since} ${object}`
    if (w.applications[key] || instance.lasting || since === undefined || looked.has(place)) continue
    looked.add(place)
    const isApplied = (other: Instance): boolean =>
      (other.effect as ContinuousEffect).change.some((_, index) => w.applications[pairKey(other, index, w, object)])
    const begun = continuousInstances(ctx, w).filter(each => !each.lasting && w.stamps[each.key] === since && !isApplied(each))
    const rivals = new Set<Instance>()
    begun.forEach((one, at) => {
      for (const other of begun.slice(at + 1))
        if (ctx.rules.orderMatters(inOrder(run, one, other, object), inOrder(run, other, one, object))) rivals.add(one).add(other)
    })
    if (rivals.size > 0) return begun.filter(each => rivals.has(each))
  }
  return []
}

/** Asks for the order of effects that begin together, where it makes an object another. Tells whether it did. */
export const orderTies = (run: Run, pairs: readonly Pair[]): boolean => {
  const competing = setting(run, pairs)
  const instances = competing.length > 1 ? competing : excluding(run, pairs)
  const { rules, structure } = run.ctx
  if (
    instances.length < 2 ||
    !rules.ordersTies(
      structure,
      instances.map(({ ref }) => ref.source)
    )
  )
    return false
  ask(
    run,
    rules.orderedBy(structure, turnPlayerOf(run.w), instances[0]!.scope.you),
    'timestamp',
    instances.map(({ ref }) => ({ option: 'effect', effect: ref })),
    { do: 'order-ties', keys: instances.map(({ key }) => key) }
  )
  return true
}

/** The chosen effect comes before the others. */
export const answeredTies = (run: Run, { keys }: TaskOf<'order-ties'>, index: number): void => {
  const { stamps } = run.w
  const others = keys.filter((_, at) => at !== index)
  run.w = { ...run.w, stamps: { ...stamps, ...Object.fromEntries(others.map(key => [key, justAfter(stamps[key] ?? 0)])) } }
  push(run, { do: 'refresh' })
}
