/**
 * The declaration of attackers: the turn-player chooses them one by one; then all become tapped, and then all attack.
 * @module
 * @see mtg-context:508.1 mtg-context:508.1f mtg-context:508.1k
 */
import { HASTE } from '../../../../model/scenario/names.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import type { Option } from '../../../../model/trace/option.js'
import { ask, living, push, type Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import type { TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { isForbidden } from '../events/facts.js'
import { togetherByRule } from '../events/together.js'

/** The creatures that a player controls. */
const creaturesOf = ({ ctx, w }: Run, player: Id): readonly Id[] => {
  const view = viewOf(ctx, w)
  return w.zones.arena.filter(id => {
    const seen = view.object(id)
    return seen?.controller === player && seen.types.includes('creature') && !ctx.rules.isAway(objectAt(w, id)!.statuses)
  })
}

const attackOf = ({ w }: Run, object: Id): GameEvent => ({
  event: 'attack',
  object,
  target: living(w).find(player => player !== w.turnPlayer) ?? w.turnPlayer
})

/** Whether an object is as it was when the turn began: it has not come since, and no other player had it. */
const isSettled = ({ ctx, w }: Run, id: Id): boolean =>
  w.settled?.[id] === `${objectAt(w, id)!.inc} ${viewOf(ctx, w).object(id)!.controller}`

const mayAttack = (run: Run, id: Id): boolean => {
  const { ctx, w } = run
  const view = viewOf(ctx, w).object(id)!
  const isTapped = objectAt(w, id)!.statuses.includes('tapped')
  return ctx.rules.mayAttack(isTapped, isSettled(run, id), view.markers.includes(HASTE), isForbidden(ctx, w, attackOf(run, id)))
}

/** Takes it as known who has had what since the turn began. @see mtg-context:508.1a */
export const recordSettled = (run: Run): void => {
  const { ctx, w } = run
  const view = viewOf(ctx, w)
  const { arrived = [] } = w.scenario.start
  const had = w.zones.arena.filter(id => !arrived.includes(id))
  run.w = { ...w, settled: Object.fromEntries(had.map(id => [id, `${objectAt(w, id)!.inc} ${view.object(id)?.controller ?? ''}`])) }
}

/** Asks for the next attacker, or lets those that were chosen become tapped and attack. */
export const declareAttackers = (run: Run, task: TaskOf<'declare-attackers'>): void => {
  const { picked } = task
  const left = task.done ? [] : creaturesOf(run, run.w.turnPlayer).filter(id => !picked.includes(id) && mayAttack(run, id))
  if (left.length > 0) {
    const options: readonly Option[] = [...left.map((object): Option => ({ option: 'object', object })), { option: 'done' }]
    return ask(run, run.w.turnPlayer, 'choose', options, task, {})
  }
  if (picked.length === 0) return
  push(run, { do: 'attack', picked })
  togetherByRule(
    run,
    picked.map((object): GameEvent => ({ event: 'status', object, status: 'tapped', on: true })),
    { rule: 'turn' }
  )
}

export const answeredAttacker = (run: Run, task: TaskOf<'declare-attackers'>, answer: Option): void =>
  push(run, answer.option === 'object' ? { ...task, picked: [...task.picked, answer.object] } : { ...task, done: true })

/** Those that were chosen attack, as far as the turn-player still controls them. */
export const attackAll = (run: Run, { picked }: TaskOf<'attack'>): void => {
  const still = creaturesOf(run, run.w.turnPlayer)
  togetherByRule(
    run,
    run.ctx.rules.attackingOf(picked, still).map(id => attackOf(run, id)),
    { rule: 'turn' }
  )
}
