/**
 * What happens before a player gets priority: checks, state triggers, placement.
 * @module
 * @see fab:6.6.6 fab:6.6.6b
 */
import { living, push, turnPlayerOf, type Run } from '../../context.js'
import type { TaskOf } from '../../task.js'

export const ready = (run: Run, task: TaskOf<'ready'>): void => {
  const player = living(run.w).includes(task.player) ? task.player : turnPlayerOf(run.w)
  push(run, { do: 'check', then: { do: 'priority', player, passes: task.passes ?? 0 } })
}

/** Where nobody gets priority: pending triggers are placed and resolve as if all passed. */
export const settle = (run: Run): void => push(run, { do: 'check', then: { do: 'settle-stack' } })

export const settleStack = (run: Run): void => {
  if (run.w.stack.length > 0) push(run, { do: 'resolve' }, { do: 'settle' })
}
