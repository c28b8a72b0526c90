/**
 * The top layer of the stack resolves.
 * @module
 */
import { addFrame, emit, push, type Run } from '../../context.js'
import type { Layer } from '../../state.js'
import type { Task, TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { objectAt } from '../../objects.js'
import { countResolution } from '../instructions/results.js'
import { knowing } from '../../seen.js'
import { proposal } from '../events/proposal.js'
import { stillLegal } from './targets.js'

/** The top layer resolves, or fails. */
export const resolve = (run: Run): void => {
  const { ctx, w } = run
  const { rules, structure, base } = ctx
  const layer = rules.topOfStack(w.stack)
  if (!layer) return
  // An attack does not resolve: it becomes the active attack. @see fab-context:7.1.3
  if (layer.attack !== undefined) return push(run, { do: 'combat-step', step: run.ctx.structure.turn.combat.value[0]!.name })
  emit(run, { see: 'resolve', layer: layer.id })
  const legal = Object.entries(stillLegal(run, layer)).filter(([name]) => !layer.lost?.includes(name))
  const earlier = Object.entries(layer.scope.targets).filter(([name]) => !layer.targetNames.includes(name))
  const targets = Object.fromEntries([...earlier, ...legal])
  const scope = { ...layer.scope, you: layer.controller, targets }
  const view = knowing(viewOf(ctx, w), w, layer.known)
  const holds = layer.when === undefined || !rules.failsForState(structure, base.condition(layer.when, view, scope))
  const written = {
    if: layer.if === undefined || base.condition(layer.if, view, scope),
    unless: layer.unless !== undefined && base.condition(layer.unless, view, scope)
  }
  const fails = rules.failsForCondition(structure, written)
  if (rules.failsForTargets(layer.targetNames.length, legal.length, structure) || !holds || fails) return leave(run, layer, 'failed')
  if (layer.kind === 'card') run.w = { ...w, resolving: layer.id }
  countResolution(run, layer)
  const frame = addFrame(run, {
    scope,
    known: layer.known,
    ...(layer.saw && { saw: layer.saw }),
    cause: { layer: layer.id },
    modes: layer.modes,
    ability: layer.ref.ability,
    layer: layer.id
  })
  const tasks: Task[] = [{ do: 'resolved', layer: layer.id, frame }]
  if (rules.generates(written)) tasks.unshift({ do: 'steps', steps: layer.instructions.steps, at: 0, frame })
  push(run, ...tasks)
}

/** A layer leaves the stack; a card goes where its types say. */
export const leave = (run: Run, layer: Layer, how: 'resolved' | 'failed' | 'negated'): void => {
  const { resolving, ...w } = run.w
  const isOther = resolving !== undefined && resolving !== layer.id
  run.w = { ...w, stack: w.stack.filter(each => each.id !== layer.id), ...(isOther && { resolving }) }
  emit(run, { see: 'left', layer: layer.id, how })
  if (run.ctx.rules.samplesAlways(run.ctx.structure)) run.ctx.does.sampleStates(run)
  if (layer.kind !== 'card' || objectAt(run.w, layer.id)?.zone !== 'stack') return
  const to = run.ctx.rules.leavesTo(run.ctx.structure, viewOf(run.ctx, run.w).object(layer.id)?.types ?? [], how)
  push(run, proposal({ event: 'move', object: layer.id, from: 'stack', to }, { rule: 'resolution' }))
}

/** The instructions of a layer are done. */
export const resolved = (run: Run, task: TaskOf<'resolved'>): void => {
  const layer = run.w.stack.find(each => each.id === task.layer)
  const due = run.frames[task.frame]?.onceResolved ?? []
  endFrame(run, task.frame)
  if (due.length > 0) push(run, { do: 'trigger-resolved', layers: due })
  if (layer) leave(run, layer, 'resolved')
}

/** The instructions of a frame are done. */
export const endFrame = (run: Run, frame: string): void => {
  const { [frame]: _, ...frames } = run.frames
  run.frames = frames
}
