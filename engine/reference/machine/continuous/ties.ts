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

/** A moment after one, and before that of another player and every later one. */
const justAfter = (moment: number): number => (moment + (Math.floor(moment / SEAT) + 1) * SEAT) / 2

/** What an object is if of two effects that began together one comes before the other. */
const inOrder = ({ ctx, w }: Run, first: Instance, second: Instance, object: Id): string => {
  const stamps = { ...w.stamps, [second.key]: justAfter(w.stamps[first.key]!) }
  return JSON.stringify(project(ctx, { ...w, stamps, objects: { ...w.objects } }).get(object))
}

/** The numbers that a static effect sets. */
const setBy = ({ effect, lasting }: Instance): readonly string[] =>
  lasting === undefined
    ? (effect as ContinuousEffect).change.flatMap(change =>
        'number' in change && (change.op === 'set' || change.op === 'set-base') ? [`${change.op} ${change.number}`] : []
      )
    : []

/** Whether an effect has been applied to an object: what starts to apply comes after it, unless both set the same number. */
const comesBefore = ({ w }: Run, other: Instance, one: Instance, object: Id): boolean =>
  (other.effect as ContinuousEffect).change.some((_, index) => w.applications[pairKey(other, index, w, object)] !== undefined) &&
  !setBy(other).some(number => setBy(one).includes(number))

/** The static effects that began together and make an object another by their order. @see fab:6.3.4b fab:6.3.5a */
const tied = (run: Run, fresh: readonly Pair[]): readonly Instance[] => {
  const { ctx, w } = run
  const looked = new Set<string>()
  for (const { instance, object } of fresh) {
    const since = w.stamps[instance.key]
    const place = `${since} ${object}`
    if (since === undefined || looked.has(place)) continue
    looked.add(place)
    const begun = continuousInstances(ctx, w).filter(each => w.stamps[each.key] === since && !comesBefore(run, each, instance, object))
    const rivals = new Set<Instance>()
    begun.forEach((one, at) => {
      for (const other of begun.slice(at + 1))
        if (ctx.rules.orderMatters(inOrder(run, one, other, object), inOrder(run, other, one, object))) rivals.add(one).add(other)
    })
    if (rivals.size > 0) return begun.filter(each => rivals.has(each))
  }
  return []
}

/**
 * Asks for the order of effects that begin together, where it makes an object another. Tells whether it did.
 * @param fresh what is applied from now on
 */
export const orderTies = (run: Run, fresh: readonly Pair[]): boolean => {
  const instances = tied(run, fresh)
  const { rules, structure } = run.ctx
  const [first] = instances
  const sources = instances.map(({ ref }) => ref.source)
  if (!first || !rules.ordersTies(structure, sources)) return false
  ask(
    run,
    rules.orderedBy(structure, turnPlayerOf(run.w), first.scope.you),
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
