/**
 * The end of a turn where players may get priority in it: hands, damage, effects of this turn, and whether it all comes again.
 * @module
 * @see mtg-context:514.1 mtg-context:514.3 ga-context:EP.2 ga-context:EP.3 ga-context:EP.4
 */
import type { Option } from '../../../../model/trace/option.js'
import { ask, push, turnPlayerOf, type Run } from '../../context.js'
import { allObjects, objectAt } from '../../objects.js'
import type { Task, TaskOf } from '../../task.js'
import { togetherByRule } from '../events/together.js'
import { phaseOf } from './phases.js'

/** A phase without priority goes on, unless something has happened to which players may respond. */
export const unscheduled = (run: Run, task: TaskOf<'unscheduled'>): void => {
  const phase = phaseOf(run, run.w.phase)!
  const gives = run.ctx.rules.givesUnscheduled(phase, task.happened === true, task.checked === true)
  push(run, gives ? { do: 'priority', player: turnPlayerOf(run.w), passes: 0 } : { do: 'next-phase' })
}

/** What cleaning up changes without an event: damage, and effects that last for the turn. */
const trace = ({ w }: Run): string =>
  JSON.stringify([w.lasting.map(lasting => lasting.key), allObjects(w).filter(obj => obj.damage > 0).length])

/** All have passed in a phase that cleans up then. */
export const cleanUp = (run: Run): void => {
  const { rules } = run.ctx
  const phase = phaseOf(run, run.w.phase)!
  const opening = rules.openingActions(phase)
  const actions = phase.actions.filter(action => !opening.includes(action)).map((action): Task => ({ do: 'turn-action', action }))
  push(run, ...actions, { do: 'check', then: { do: 'cleaned-up', since: run.w.log.length, before: trace(run) } })
}

/** Clean-up is done: it comes again with priority before it, or the turn goes on. */
export const cleanedUp = (run: Run, task: TaskOf<'cleaned-up'>): void => {
  const changed = run.w.log.length > task.since || trace(run) !== task.before || run.w.stack.length > 0
  push(run, changed ? { do: 'priority', player: turnPlayerOf(run.w), passes: 0 } : { do: 'next-phase' })
}

/** The turn-player discards what is more than they may keep. */
export const discardDown = (run: Run): void => {
  const player = turnPlayerOf(run.w)
  const options = run.w.zones.hand.filter(id => objectAt(run.w, id)!.owner === player)
  if (run.ctx.rules.overHand(options.length) > 0) pickDiscard(run, { do: 'discard-down', player, picked: [], options })
}

export const pickDiscard = (run: Run, task: TaskOf<'discard-down'>): void => {
  const { options, picked, player } = task
  if (run.ctx.rules.overHand(options.length) > 0) {
    const offered = options.map((object): Option => ({ option: 'object', object }))
    return ask(run, player, 'choose', offered, task, {})
  }
  togetherByRule(
    run,
    picked.map(object => ({ event: 'discard', player, object })),
    { rule: 'turn' }
  )
}

export const answeredDiscard = (run: Run, task: TaskOf<'discard-down'>, index: number): void =>
  push(run, {
    ...task,
    picked: [...task.picked, task.options[index]!],
    options: task.options.filter((_, at) => at !== index)
  })
