/**
 * Instructions, carried out one after another.
 * @module
 * @see fab:6.1.2 fab:6.1.3
 */
import type { Step } from '../../../../model/scenario/step.js'
import { push, updateFrame, type Run } from '../../context.js'
import { knowing } from '../../seen.js'
import type { Frame } from '../../state.js'
import type { Task, TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import type { Doing } from './doing.js'
import { known } from './instruction.js'

/** Carries out the next instruction of a list. */
export const steps = (run: Run, task: TaskOf<'steps'>): void => {
  const { rules } = run.ctx
  const step = rules.instructionAt(task.steps, task.at)
  const frame = run.frames[task.frame]
  if (!step || !frame) return
  const rest: readonly Task[] = task.at + 1 < task.steps.length ? [{ ...task, at: task.at + 1 }] : []
  // The event of an effect is carried through before the next effect is generated. @see fab:6.1.2
  push(run, ...rest)
  const own = named(run, task.frame, frame, step)
  const scope = task.you === undefined ? own.scope : { ...own.scope, you: task.you }
  const view = knowing(viewOf(run.ctx, run.w), run.w, frame.known)
  run.ctx.does.carryOut({ run, step, frameId: task.frame, frame: own, scope, view, you: task.you })
}

/** An instruction that is named comes to nothing until something comes of it. */
const named = (run: Run, id: string, frame: Frame, { do: does, as }: Step): Frame => {
  const { scope } = frame
  if (as === undefined || does === 'choose') return frame
  const before = scope.results[as]
  const now = run.ctx.rules.numberSoFar(before)
  if (now === undefined || now === before) return frame
  const found: Frame = { ...frame, scope: { ...scope, results: { ...scope.results, [as]: now } } }
  updateFrame(run, id, found)
  return found
}

/** Carries out an instruction. */
export const carryOut = (doing: Doing): void => known(doing.run.ctx, doing.step).perform(doing)
