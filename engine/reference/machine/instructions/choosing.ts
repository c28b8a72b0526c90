/**
 * Instructions that ask for a decision.
 * @module
 */
import { isWho } from '../../../../model/base/filter.js'
import type { Id } from '../../../../model/trace/event.js'
import type { About, Option } from '../../../../model/trace/option.js'
import { ask, living, updateFrame, type Run } from '../../context.js'
import type { TaskOf } from '../../task.js'
import { doingOf, follow, note, performAll, refersTo, value, type Doing, type StepOf } from './doing.js'
import { canPayStep } from '../stack/payment.js'
import { sweepsNothing } from './sweeps.js'
import { incarnations, objectAt } from '../../objects.js'

/** Whether a card of a hand is being played: while costs are paid, the source of the cost. */
const isPlaying = ({ frame, scope }: Doing, id: Id): boolean => 'rule' in frame.cause && frame.cause.rule === 'cost' && id === scope.self

/** The hand from which cards are discarded; a card that is being played is not in it. */
const discardable = (doing: Doing, player: Id): readonly Id[] => {
  const { run, frame } = doing
  const layerCame = objectAt(run.w, frame.layer ?? '')?.since ?? Infinity
  return run.w.zones.hand.filter(id => {
    const { owner, since } = objectAt(run.w, id)!
    return owner === player && !isPlaying(doing, id) && run.ctx.rules.mayBePicked(since, layerCame, 'hand')
  })
}

export const discard = (doing: Doing<StepOf<'discard'>>): void => {
  const { step, run } = doing
  const player = refersTo(doing, step.player)[0]
  if (player === undefined) return
  if (step.what !== undefined) {
    return performAll(
      doing,
      refersTo(doing, step.what)
        .filter(id => objectAt(run.w, id)?.zone === 'hand')
        .map(object => ({ event: 'discard', player, object }))
    )
  }
  const count = step.count === undefined ? 1 : value(doing, step.count)
  pick(doing, player, discardable(doing, player), count)
}

/** Asks a player to pick so many of some things, one at a time. */
const pick = (doing: Doing, player: Id, from: readonly Id[], count: number): void => {
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
    ...(you !== undefined && { you })
  }
  askPick(run, task)
}

const aboutOf = (run: Run, task: TaskOf<'asked'>): About => {
  const layer = run.frames[task.frame]?.layer
  return { ...(layer !== undefined && { layer }), ...(task.step.as !== undefined && { as: task.step.as }) }
}

const askPick = (run: Run, task: TaskOf<'asked'>): void => {
  if (task.left > 0) return ask(run, task.by, 'choose', task.options, task, aboutOf(run, task))
  const frame = run.frames[task.frame]
  if (!frame) return
  const doing = doingOf(run, task, frame)
  if (task.step.do === 'discard') {
    return performAll(
      doing,
      task.picked.map(object => ({ event: 'discard', player: task.by, object }))
    )
  }
  if (task.step.as === undefined) return
  const { scope } = frame
  const known = incarnations(run.w, task.picked)
  updateFrame(run, task.frame, {
    known: { ...frame.known, ...known },
    scope: {
      ...scope,
      chosen: { ...scope.chosen, [task.step.as]: task.picked },
      results: { ...scope.results, [task.step.as]: task.picked.length },
      did: task.picked.length > 0 && !scope.did.includes(task.step.as) ? [...scope.did, task.step.as] : scope.did
    }
  })
}

export const choose = (doing: Doing<StepOf<'choose'>>): void => {
  const { run, step, scope, view, frame } = doing
  const by = step.by === undefined ? scope.you : refersTo(doing, step.by)[0]
  if (by === undefined) return
  const { from } = step
  const layerCame = objectAt(run.w, frame.layer ?? '')?.since ?? Infinity
  let found: readonly Id[]
  if ('players' in from) found = living(run.w).filter(player => isWho(from.players, player, scope))
  else if ('event' in from) found = scope.event?.event === 'contest' ? (scope.event.revealed ?? []) : []
  else {
    found = view
      .inZone(from.zone ?? 'arena')
      .filter(
        object => !(object.zone === 'hand' && isPlaying(doing, object.id)) && run.ctx.base.matchesFilter(from, object, view, scope, 'arena')
      )
      .filter(object => run.ctx.rules.mayBePicked(objectAt(run.w, object.id)?.since ?? 0, layerCame, object.zone))
      .map(object => object.id)
  }
  pick(doing, by, found, step.count === undefined ? 1 : value(doing, step.count))
}

/** Offers what is optional; it is not offered if its first instruction can't be carried out. */
export const offer = (doing: Doing, step: StepOf<'may'> | StepOf<'unless'>): void => {
  const { run, frameId, scope, you } = doing
  const by = step.by === undefined ? scope.you : refersTo(doing, step.by)[0]
  if (by === undefined) return
  const first = step.steps[0]
  const isPossible = first === undefined || canPayStep(run, first, scope, undefined)
  const { rules, structure } = run.ctx
  const isEmpty = step.do === 'may' && first !== undefined && sweepsNothing({ ...doing, step: first })
  const isFair = rules.mayTrySweep(structure, isEmpty) && (isPossible || rules.mayTryImpossible(structure, first))
  const options: readonly Option[] = rules.mayTake(isFair) ? [{ option: 'yes' }, { option: 'no' }] : [{ option: 'no' }]
  const task: TaskOf<'asked'> = { do: 'asked', step, frame: frameId, picked: [], options, left: 0, by, ...(you !== undefined && { you }) }
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
  if (step.do === 'may' && isYes) follow(doing, step.steps)
  if (step.do === 'unless') follow(doing, run.ctx.rules.unlessOf(isYes, step.steps, step.otherwise))
  if (isYes && step.as !== undefined) note(doing, step.as, 1)
}
