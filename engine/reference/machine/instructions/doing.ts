/**
 * What the instructions have in common.
 * @module
 */
import type { Step } from '../../../../model/scenario/step.js'
import type { Scope, View } from '../../../../model/scenario/view.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { living, push, turnPlayerOf, updateFrame, type Run } from '../../context.js'
import type { Frame, SelfChange } from '../../state.js'
import type { Process, Task, TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { countTaken, finding, timesAfter, withDone } from './results.js'
import { objectAt } from '../../objects.js'
import { knowing } from '../../seen.js'
import { proposal } from '../events/proposal.js'
import { together } from '../events/together.js'
import { fields } from '../../fields.js'

/** An instruction about to be carried out. */
export interface Doing<S extends Step = Step> {
  readonly run: Run
  readonly step: S
  readonly frameId: string
  readonly frame: Frame
  readonly scope: Scope
  readonly view: View
  readonly you: Id | undefined
}

export const doingOf = (run: Run, task: Pick<TaskOf<'asked'>, 'step' | 'frame' | 'you'>, frame: Frame): Doing => ({
  run,
  step: task.step,
  frameId: task.frame,
  frame,
  scope: task.you === undefined ? frame.scope : { ...frame.scope, you: task.you },
  view: knowing(viewOf(run.ctx, run.w), run.w, frame.known),
  you: task.you
})

export const stepsTask = ({ frameId, you }: Doing, list: readonly Step[]): Task => ({
  do: 'steps',
  steps: list,
  at: 0,
  frame: frameId,
  ...fields({ you })
})

export const follow = (doing: Doing, list: readonly Step[]): void => push(doing.run, stepsTask(doing, list))

export const refersTo = ({ run, view, scope }: Doing, ref: string): readonly Id[] => run.ctx.base.refersTo(ref, view, scope)

/** The players in the game that a reference stands for, in the order in which they act. @see fab-context:1.9.2c mtg-context:121.2c ga-context:SS.1 */
export const playersMeant = (doing: Doing, ref: string): readonly Id[] => {
  const { run, scope } = doing
  const meant = refersTo(doing, ref)
  return run.ctx.rules
    .eachPlayerOrder(run.ctx.structure, living(run.w), scope.you, turnPlayerOf(run.w))
    .filter(player => meant.includes(player))
}

/** An amount as a number of times: none if it can't be computed. */
export const value = ({ run, view, scope }: Doing, amount: Parameters<typeof run.ctx.base.amount>[0]): number =>
  run.ctx.rules.timesPerformed(run.ctx.base.amount(amount, view, scope))

/** The self-replacements of an instruction for an event of its, their conditions tested as its effect is generated. @see fab:6.4.7b */
export const selfsFor = ({ run, step, scope, view, frame }: Doing, event: GameEvent): readonly SelfChange[] =>
  (step.instead ?? [])
    .map((selfReplacement, at) => ({ each: selfReplacement, at }))
    .filter(({ each }) => run.ctx.base.condition(each.if, view, { ...scope, event: scope.event ?? event }))
    .map(({ each, at }) => ({
      ...each,
      ref: { source: scope.self, ability: frame.ability, ...(at > 0 && { n: at + 1 }) },
      you: scope.you,
      knowing: {
        scope,
        known: frame.known,
        ...fields({ saw: frame.saw, followed: frame.followed })
      }
    }))

export const propose = (
  doing: Doing,
  event: GameEvent,
  rest: Partial<Process> = {},
  mine: readonly SelfChange[] = selfsFor(doing, event)
): Process => {
  const { step, frame, frameId } = doing
  return proposal(event, frame.cause, {
    frame: frameId,
    ...fields({ origin: frame.origin }),
    ...(mine.length > 0 && { selfs: mine }),
    ...(step.as !== undefined && { result: { frame: frameId, as: step.as } }),
    ...(step.do === 'move' && step.until && { until: { event: step.until, to: step.to } }),
    ...rest
  })
}

export const inSequence = (doing: Doing, events: readonly GameEvent[]): void => {
  const { run } = doing
  if (run.w.collecting) {
    run.w = { ...run.w, collecting: [...run.w.collecting, ...events.map(event => propose(doing, event))] }
    return
  }
  push(doing.run, ...events.map(event => propose(doing, event)))
}

/** Performs the parts of a compound instruction: at once where the structure says so, or one after another, or as it is told. */
export const performAll = (
  doing: Doing,
  events: readonly GameEvent[],
  otherwise: (doing: Doing, events: readonly GameEvent[]) => void = inSequence
): void => {
  const { ctx } = doing.run
  const what = events.some(({ event }) => event === 'damage') ? 'damage' : 'other'
  if (ctx.rules.isAtOnce(ctx.structure, what)) performAtOnce(doing, events)
  else otherwise(doing, events)
}

/** Performs events of one instruction at the same time, in every game. */
export const performAtOnce = (doing: Doing, events: readonly GameEvent[]): void => {
  if (events.length < 2 || doing.run.w.collecting) return inSequence(doing, events)
  together(
    doing.run,
    events.map(event => propose(doing, event)),
    doing.frame.cause
  )
}

/** Whether a reference still means this object: it may be followed to where it first went. */
export const isMeant = ({ run, frame }: Doing, id: Id): boolean => {
  const object = objectAt(run.w, id)
  return object !== undefined && !object.ceased && finding(run, frame, object, object.inc)
}

/** Notes that a named instruction was carried out. */
export const note = ({ run, frameId }: Doing, as: string, result: number): void => {
  const frame = run.frames[frameId]!
  const { scope } = frame
  countTaken(run, frame, as)
  updateFrame(run, frameId, {
    times: timesAfter(frame, as),
    scope: { ...scope, results: { ...scope.results, [as]: result }, did: withDone(scope, as) }
  })
}
