/**
 * Triggered layers are put on the stack, one after another.
 * @see fab:6.6.6 fab:6.6.6b
 * @module
 */
import type { Option } from '../../../../model/trace/option.js'
import { ask, living, push, turnPlayerOf, unsupported, type Run } from '../../context.js'
import type { Layer } from '../../state.js'
import type { TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { objectAt } from '../../objects.js'

/** Layers that need no order among them count as one, the oldest. @see mtg:603.3b */
const distinct = ({ ctx: { rules } }: Run, layers: readonly Layer[]): readonly Layer[] => {
  const isSame = (a: Layer, b: Layer): boolean => a === b || rules.isSameEffect(a.ref, b.ref)
  return layers.filter((layer, at) => layers.findIndex(each => isSame(each, layer)) === at)
}

/** Puts the pending layers on the stack, one after another. */
export const place = (run: Run, task: TaskOf<'place'>): void => {
  const { ctx, w } = run
  const { rules, structure } = ctx
  const kinds = structure.placement.passes.value[task.pass]
  if (!kinds) return
  const players = [...new Set([...living(w), ...w.pending.map(layer => layer.controller)])]
  const pending = w.pending
    .filter(layer => rules.isOfRound(task.round, layer.id))
    .map(layer => placedBy(run, layer))
    .filter(layer => rules.isOfPlacementPass(kinds, layer.meta === true))
  if (pending.length === 0) return push(run, { do: 'place', pass: task.pass + 1, ...(task.round && { round: task.round }) })
  const controllers = pending.map(layer => layer.controller)
  const first = { option: 'player' } as const
  if (task.options === undefined && rules.needsFirstPlacer(structure, controllers)) {
    const options = players.map((player): Option => ({ ...first, player }))
    return ask(run, turnPlayerOf(w), 'first-player', options, { ...task, options: [] }, {})
  }
  const player = rules.placementOrder(players, task.selected, turnPlayerOf(w)).find(each => controllers.includes(each))
  if (player === undefined) return unsupported(run, 'a pending layer of nobody')
  const own = distinct(
    run,
    pending.filter(layer => layer.controller === player)
  )
  if (own.length === 1) return announcePending(run, { ...task, options: [] }, own[0]!)
  const options = own.map((layer): Option => ({ option: 'trigger', effect: layer.ref }))
  ask(run, player, 'trigger-order', options, { ...task, options: own.map(layer => layer.id) }, {})
}

export const answeredPlace = (run: Run, task: TaskOf<'place'>, answer: Option, index: number): void => {
  if (answer.option === 'player') return push(run, { ...task, selected: answer.player, options: [] })
  const layer = run.w.pending.find(each => each.id === task.options?.[index])
  if (layer) announcePending(run, { ...task, options: [] }, placedBy(run, layer))
}

/** A pending layer as whose it is put on the stack. */
const placedBy = ({ ctx, w }: Run, pending: Layer): Layer => {
  const source = objectAt(w, pending.source)
  const isSame = source !== undefined && source.inc === (pending.known[source.id] ?? source.inc)
  const ofSource = isSame ? viewOf(ctx, w).object(source.id)?.controller : undefined
  const you = ctx.rules.placedFor(pending.controller, ofSource, ctx.structure)
  return you === pending.controller ? pending : { ...pending, controller: you, scope: { ...pending.scope, you } }
}

/** Where there are no rounds, what has triggered meanwhile is placed in its own part of the placing. */
const announcePending = (run: Run, task: TaskOf<'place'>, layer: Layer): void => {
  const then = task.round ? task : { ...task, pass: 0 }
  run.w = { ...run.w, pending: run.w.pending.filter(each => each.id !== layer.id) }
  push(run, { do: 'announce', kind: 'trigger', layer, declared: [], extras: [], picked: [], settled: 0 }, then)
}
