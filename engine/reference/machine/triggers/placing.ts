/**
 * Triggered stack objects are put on the stack, one after another.
 * @see fab:6.6.6 fab:6.6.6b
 * @module
 */
import type { Option } from '../../../../model/trace/option.js'
import { ask, living, push, turnPlayerOf, unsupported, type Run } from '../../context.js'
import type { StackObject } from '../../state.js'
import type { TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { objectAt } from '../../objects.js'

/** Stack objects that need no order among them count as one, the oldest. @see mtg:603.3b */
const distinct = ({ ctx: { rules } }: Run, stackObjects: readonly StackObject[]): readonly StackObject[] => {
  const isSame = (a: StackObject, b: StackObject): boolean => a === b || rules.isSameEffect(a.ref, b.ref)
  return stackObjects.filter((stackObject, at) => stackObjects.findIndex(each => isSame(each, stackObject)) === at)
}

/** Puts the pending triggers on the stack, one after another. */
export const place = (run: Run, task: TaskOf<'place'>): void => {
  const { ctx, w } = run
  const { rules, structure } = ctx
  const kinds = structure.placement.passes.value[task.pass]
  if (!kinds) return
  const players = [...new Set([...living(w), ...w.pending.map(stackObject => stackObject.controller)])]
  const pending = w.pending
    .filter(stackObject => rules.isOfRound(task.round, stackObject.id))
    .map(stackObject => placedBy(run, stackObject))
    .filter(stackObject => rules.isOfPlacementPass(kinds, stackObject.meta === true))
  if (pending.length === 0) return push(run, { do: 'place', pass: task.pass + 1, round: task.round })
  const everything = rules.ordersEverything(structure, w.phase)
  const controllers = pending.map(stackObject => stackObject.controller)
  const first = { option: 'player' } as const
  if (!everything && task.options === undefined && rules.needsFirstPlacer(structure, controllers)) {
    const options = players.map((player): Option => ({ ...first, player }))
    return ask(run, turnPlayerOf(w), 'first-player', options, { ...task, options: [] }, {})
  }
  const player = everything
    ? turnPlayerOf(w)
    : rules.placementOrder(players, task.selected, turnPlayerOf(w)).find(each => controllers.includes(each))
  if (player === undefined) return unsupported(run, 'a pending stack object of nobody')
  const own = distinct(
    run,
    pending.filter(stackObject => everything || stackObject.controller === player)
  )
  if (own.length === 1) return announcePending(run, { ...task, options: [] }, own[0]!)
  const options = own.map((stackObject): Option => ({ option: 'trigger', effect: stackObject.ref }))
  ask(run, player, 'trigger-order', options, { ...task, options: own.map(stackObject => stackObject.id) }, {})
}

export const answeredPlace = (run: Run, task: TaskOf<'place'>, answer: Option, index: number): void => {
  if (answer.option === 'player') return push(run, { ...task, selected: answer.player, options: [] })
  const stackObject = run.w.pending.find(each => each.id === task.options?.[index])
  if (stackObject) announcePending(run, { ...task, options: [] }, placedBy(run, stackObject))
}

/** A pending trigger as whose it is put on the stack. */
const placedBy = ({ ctx, w }: Run, pending: StackObject): StackObject => {
  const source = objectAt(w, pending.source)
  const isSame = source !== undefined && source.inc === (pending.known[source.id] ?? source.inc)
  const ofSource = isSame ? viewOf(ctx, w).object(source.id)?.controller : undefined
  const you = ctx.rules.placedFor(pending.controller, ofSource, ctx.structure)
  return you === pending.controller ? pending : { ...pending, controller: you, scope: { ...pending.scope, you } }
}

/** What has triggered meanwhile is placed in its own part of the placing. */
const announcePending = (run: Run, task: TaskOf<'place'>, stackObject: StackObject): void => {
  run.w = { ...run.w, pending: run.w.pending.filter(each => each.id !== stackObject.id) }
  push(run, { do: 'announce', kind: 'trigger', stackObject, declared: [], extras: [], picked: [], settled: 0 }, { ...task, pass: 0 })
}
