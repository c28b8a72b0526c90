/**
 * Several events at once: each is gone through replacement, then all that is left of them occurs together.
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { push, type Run } from '../../context.js'
import type { World } from '../../state.js'
import type { Process, TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { allowedOutcome } from './facts.js'
import { lifeBrought } from './life.js'
import { happened } from './occurring.js'
import { voidApplication } from '../continuous/refresh.js'

/** What leaves in a group is last known as it was before the group, with all that leaves beside it. */
const rememberedFrom = (run: Run, before: World, after: World): World => {
  const fresh = Object.entries(after.past).filter(([key]) => before.past[key] === undefined)
  if (fresh.length === 0) return after
  const view = viewOf(run.ctx, before)
  return {
    ...after,
    past: { ...after.past, ...Object.fromEntries(fresh.map(([key, seen]) => [key, run.ctx.rules.lastKnownAs(view.object(seen.id), seen)])) }
  }
}

/** Whether an event takes its object from where it is. */
const isLeaving = ({ event }: GameEvent): boolean => ['move', 'destroy', 'sacrifice', 'discard', 'cease'].includes(event)

/** All events of the group that are left occur; then come the instructions that replacements have brought. */
export const occurGroup = (run: Run, task: TaskOf<'occur-group'>): void => {
  const { gathering } = run.w
  const group = gathering[gathering.length - 1]!
  const life = task.resulted ? [] : lifeBrought(run, group.ready)
  if (life.length > 0) return push(run, ...life, { ...task, resulted: true })
  run.w = { ...run.w, gathering: gathering.slice(0, -1) }
  const before = run.w
  let world = before
  const done: { process: Process; event: GameEvent }[] = []
  // what stays is changed before anything leaves, so that all finds its object
  const inPlace = group.ready.filter(({ event }) => !isLeaving(event))
  for (const process of [...inPlace, ...group.ready.filter(({ event }) => isLeaving(event))]) {
    const outcome = allowedOutcome(run.ctx, before, world, process.event)
    if (!outcome) {
      voidApplication(run, process)
      continue
    }
    world = outcome.world
    done.push({ process, event: outcome.event })
  }
  push(run, ...group.after)
  if (done.length > 0) happened(run, done, rememberedFrom(run, before, world), task.cause)
}
