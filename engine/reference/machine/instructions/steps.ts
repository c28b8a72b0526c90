/**
 * Instructions, carried out one after another.
 * @module
 * @see fab:6.1.2 fab:6.1.3
 */
import { push, type Run } from '../../context.js'
import { knowing } from '../../seen.js'
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
  const scope = task.you === undefined ? frame.scope : { ...frame.scope, you: task.you }
  const view = knowing(viewOf(run.ctx, run.w), run.w, frame.known)
  run.ctx.does.carryOut({ run, step, frameId: task.frame, frame, scope, view, you: task.you })
}

/** Carries out an instruction. */
export const carryOut = (doing: Doing): void => known(doing.run.ctx, doing.step).perform(doing)
