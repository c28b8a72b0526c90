/**
 * The top stack object of the stack resolves.
 * @module
 */
import { addFrame, emit, push, type Run } from '../../context.js'
import type { StackObject } from '../../state.js'
import type { Task, TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { objectAt } from '../../objects.js'
import { countResolution } from '../instructions/results.js'
import { knowing } from '../../seen.js'
import { proposal } from '../events/proposal.js'
import { stillLegal } from './targets.js'
import { fields } from '../../fields.js'

/** The top stack object resolves, or fails. */
export const resolve = (run: Run): void => {
  const { ctx, w } = run
  const { rules, structure, base } = ctx
  const stackObject = rules.topOfStack(w.stack)
  if (!stackObject) return
  // An attack does not resolve: it becomes the active attack. @see fab-context:7.1.3
  if (stackObject.attack !== undefined) return push(run, { do: 'combat-step', step: run.ctx.structure.turn.combat.value[0]!.name })
  emit(run, { see: 'resolve', layer: stackObject.id })
  const legal = Object.entries(stillLegal(run, stackObject)).filter(([name]) => !stackObject.lost?.includes(name))
  const earlier = Object.entries(stackObject.scope.targets).filter(([name]) => !stackObject.targetNames.includes(name))
  const targets = Object.fromEntries([...earlier, ...legal])
  const scope = { ...stackObject.scope, you: stackObject.controller, targets }
  const view = knowing(viewOf(ctx, w), w, stackObject.known)
  const holds = stackObject.when === undefined || !rules.failsForState(structure, base.condition(stackObject.when, view, scope))
  const written = {
    if: stackObject.if === undefined || base.condition(stackObject.if, view, scope),
    unless: stackObject.unless !== undefined && base.condition(stackObject.unless, view, scope)
  }
  const fails = rules.failsForCondition(structure, written)
  if (rules.failsForTargets(stackObject.targetNames.length, legal.length, structure) || !holds || fails)
    return leave(run, stackObject, 'failed')
  if (stackObject.kind === 'card') run.w = { ...w, resolving: stackObject.id }
  countResolution(run, stackObject)
  const frame = addFrame(run, {
    scope,
    known: stackObject.known,
    ...fields({ saw: stackObject.saw }),
    cause: { layer: stackObject.id },
    modes: stackObject.modes,
    ability: stackObject.ref.ability,
    stackObject: stackObject.id
  })
  const tasks: Task[] = [{ do: 'resolved', stackObject: stackObject.id, frame }]
  if (rules.generates(written)) tasks.unshift({ do: 'steps', steps: stackObject.instructions.steps, at: 0, frame })
  push(run, ...tasks)
}

/** A stack object leaves the stack; a card goes where its types say. */
export const leave = (run: Run, stackObject: StackObject, how: 'resolved' | 'failed' | 'negated'): void => {
  const { resolving, ...w } = run.w
  const isOther = resolving !== undefined && resolving !== stackObject.id
  run.w = { ...w, stack: w.stack.filter(each => each.id !== stackObject.id), ...(isOther && { resolving }) }
  emit(run, { see: 'left', layer: stackObject.id, how })
  if (run.ctx.rules.samplesAlways(run.ctx.structure)) run.ctx.does.sampleStates(run)
  if (stackObject.kind !== 'card' || objectAt(run.w, stackObject.id)?.zone !== 'stack') return
  const to = run.ctx.rules.leavesTo(run.ctx.structure, viewOf(run.ctx, run.w).object(stackObject.id)?.types ?? [], how)
  push(run, proposal({ event: 'move', object: stackObject.id, from: 'stack', to }, { rule: 'resolution' }))
}

/** The instructions of a stack object are done. */
export const resolved = (run: Run, task: TaskOf<'resolved'>): void => {
  const stackObject = run.w.stack.find(each => each.id === task.stackObject)
  const due = run.frames[task.frame]?.onceResolved ?? []
  endFrame(run, task.frame)
  if (due.length > 0) push(run, { do: 'trigger-resolved', stackObjects: due })
  if (stackObject) leave(run, stackObject, 'resolved')
}

/** The instructions of a frame are done. */
export const endFrame = (run: Run, frame: string): void => {
  const { [frame]: _, ...frames } = run.frames
  run.frames = frames
}
