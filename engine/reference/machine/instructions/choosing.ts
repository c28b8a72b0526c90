/**
 * Instructions that ask for a decision.
 * @module
 */
import type { Id } from '../../../../model/trace/event.js'
import type { About, Option } from '../../../../model/trace/option.js'
import { ask, type Run } from '../../context.js'
import type { TaskOf } from '../../task.js'
import { canDo } from '../stack/payment.js'
import { doingOf, note, refersTo, type Doing } from './doing.js'
import { known, type StepOf } from './instruction.js'
import { fields } from '../../fields.js'

/** Whether a card of a hand is being played: while costs are paid, the source of the cost. */
export const isPlaying = ({ frame, scope }: Doing, id: Id): boolean =>
  'rule' in frame.cause && frame.cause.rule === 'cost' && id === scope.self

/** Asks a player to pick so many of some things, one at a time. */
export const pick = (doing: Doing, player: Id, from: readonly Id[], count: number): void => {
  const { run, step, frameId, you } = doing
  const left = run.ctx.rules.howManyPicked(count, from.length)
  const options = from.map((id): Option =>
    run.w.players.some(each => each.id === id) ? { option: 'player', player: id } : { option: 'object', object: id }
  )
  const task: TaskOf<'asked'> = {
    do: 'asked',
    step,
    frame: frameId,
    picked: [],
    options,
    left,
    by: player,
    ...fields({ you })
  }
  askPick(run, task)
}

const aboutOf = (run: Run, task: TaskOf<'asked'>): About => {
  const stackObject = run.frames[task.frame]?.stackObject
  return fields({ layer: stackObject, as: task.step.as })
}

const askPick = (run: Run, task: TaskOf<'asked'>): void => {
  if (task.left > 0) return ask(run, task.by, 'choose', task.options, task, aboutOf(run, task))
  const frame = run.frames[task.frame]
  if (frame) known(run.ctx, task.step).picked?.(doingOf(run, task, frame), task)
}

/**
 * Offers what is optional; it is not offered if its first instruction can't be carried out.
 * @param isEmpty whether it is for all of some things, and would do nothing
 */
export const offer = (doing: Doing<StepOf<'may'> | StepOf<'unless'>>, isEmpty: boolean): void => {
  const { run, step, frameId, scope, you } = doing
  const by = step.by === undefined ? scope.you : refersTo(doing, step.by)[0]
  if (by === undefined) return
  const first = step.steps[0]
  const isPossible = first === undefined || canDo(run, first, scope)
  const { rules, structure } = run.ctx
  const isFair = rules.mayTrySweep(structure, isEmpty) && (isPossible || rules.mayTryImpossible(structure, first))
  const options: readonly Option[] = isFair ? [{ option: 'yes' }, { option: 'no' }] : [{ option: 'no' }]
  const task: TaskOf<'asked'> = { do: 'asked', step, frame: frameId, picked: [], options, left: 0, by, ...fields({ you }) }
  ask(run, by, 'may', options, task, aboutOf(run, task))
}

export const answeredStep = (run: Run, task: TaskOf<'asked'>, answer: Option, index: number): void => {
  const frame = run.frames[task.frame]
  if (!frame) return
  const { step } = task
  if (answer.option === 'object' || answer.option === 'player') {
    const id = answer.option === 'object' ? answer.object : answer.player
    return askPick(run, {
      ...task,
      picked: [...task.picked, id],
      options: task.options.filter((_, at) => at !== index),
      left: task.left - 1
    })
  }
  const doing = doingOf(run, task, frame)
  const isYes = answer.option === 'yes'
  known(run.ctx, step).heard?.(doing, isYes)
  if (isYes && step.as !== undefined) note(doing, step.as, 1)
}
