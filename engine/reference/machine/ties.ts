/**
 * Effects that begin together: where their order matters, the turn-player settles it for good.
 * @module
 * @see fab:6.3.4 fab:6.3.4b
 */
import { ask, push, turnPlayerOf, type Run } from '../context.js'
import type { TaskOf } from '../task.js'
import type { Pair } from './projection.js'

/** Only what sets a number is made another by its order: additions, and types or abilities that are given, come to the same. */
const sets = ({ change, instance }: Pair): boolean =>
  instance.lasting === undefined && 'number' in change && (change.op === 'set' || change.op === 'set-base')

/** What effects have in common that compete: the number of an object that they set, and when they began. */
const placeOf = ({ w }: Run, { change, instance, object }: Pair): string =>
  JSON.stringify(['number' in change && [change.number, change.op], object, w.stamps[instance.key]])

/** Asks for the order of effects that begin together and set a number otherwise. Tells whether it did. */
export const orderTies = (run: Run, pairs: readonly Pair[]): boolean => {
  if (!run.ctx.rules.ordersTies(run.ctx.structure)) return false
  const competing = new Map<string, Pair[]>()
  for (const pair of pairs.filter(sets)) {
    const place = placeOf(run, pair)
    competing.set(place, [...(competing.get(place) ?? []), pair])
  }
  const tied = [...competing.values()].find(
    group => group.some(({ key }) => !run.w.applications[key]) && new Set(group.map(({ stated }) => stated)).size > 1
  )
  const instances = [...new Map(tied?.map(({ instance }) => [instance.key, instance]) ?? []).values()]
  if (instances.length < 2) return false
  ask(
    run,
    run.ctx.rules.tiesOrderer(turnPlayerOf(run.w), instances[0]!.scope.you),
    'timestamp',
    instances.map(({ ref }) => ({ option: 'effect', effect: ref })),
    { do: 'order-ties', keys: instances.map(({ key }) => key) }
  )
  return true
}

/** A moment after one, and before every later one. */
const justAfter = (moment: number): number => (moment + Math.floor(moment) + 1) / 2

/** The chosen effect comes before the others. */
export const answeredTies = (run: Run, { keys }: TaskOf<'order-ties'>, index: number): void => {
  const { stamps } = run.w
  const others = keys.filter((_, at) => at !== index)
  run.w = { ...run.w, stamps: { ...stamps, ...Object.fromEntries(others.map(key => [key, justAfter(stamps[key] ?? 0)])) } }
  push(run, { do: 'refresh' })
}
