/**
 * What happens before a player gets priority: checks, state triggers, placement.
 * @module
 * @see fab:6.6.6 fab:6.6.6b
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { living, push, turnPlayerOf, unsupported, type Run } from '../../context.js'
import type { Task, TaskOf } from '../../task.js'
import { isForbidden } from '../events/facts.js'
import { instancesFor } from '../../instances.js'
import { objectsWhose, viewOf } from '../../view.js'
import { loseTargets } from '../stack/lost-targets.js'
import { leave } from '../stack/stack.js'
import { allObjects, objectAt } from '../../objects.js'
import { hasContinuous, movedBy } from '../../sources.js'
import { occurTogether } from '../events/occurring.js'
import { proposal } from '../events/proposal.js'

/** Players whose check is up lose together, but for those of whom a changed rule says that they can't. @see fab-context:1.0.2 */
const defeats = (run: Run): readonly GameEvent[] => {
  const { rules, structure } = run.ctx
  if (!structure.checks.list.value.includes('player-dead')) return []
  const due = rules.deadPlayers(
    run.w.players
      .filter(player => !player.out)
      .map(({ id, numbers }) => ({
        id,
        life: numbers.life,
        deck: () => run.w.zones.deck.filter(card => objectAt(run.w, card)!.owner === id).length
      }))
  )
  const events = due.map((player): GameEvent => ({ event: 'defeat', player }))
  return rules.allowed(events, event => isForbidden(run.ctx, run.w, event))
}

export const checkPlayers = (run: Run): void => {
  const events = defeats(run)
  if (events.length > 0) occurTogether(run, events, { rule: 'check' })
}

/** Objects that have the number which the check looks at, unless a continuous effect gives it. */
const vitalObjects = { life: objectsWhose(card => card.life !== undefined), toughness: objectsWhose(card => card.toughness !== undefined) }

const deaths = (run: Run): readonly GameEvent[] => {
  if (!run.ctx.structure.checks.list.value.includes('object-dead')) return []
  const { ctx, w } = run
  const view = viewOf(ctx, w)
  const vital = ctx.structure.checks.vital.value
  const candidates = hasContinuous(ctx, w) ? allObjects(w) : vitalObjects[vital](w)
  const dead = ctx.rules.deadObjects(
    candidates.flatMap(({ id, zone, damage }) => {
      const number = zone === 'arena' ? view.object(id)?.numbers[vital] : undefined
      return number === undefined ? [] : [{ id, vital: number, damage }]
    })
  )
  return dead.map((object): GameEvent => ({ event: 'move', object, from: 'arena', to: 'graveyard' }))
}

/** Objects whose check is up go to the graveyard together; where all checks are one event, players lose in it. */
export const checkObjects = (run: Run): void => {
  const { ctx, w } = run
  const moves = deaths(run)
  if (ctx.rules.checksTogether(ctx.structure)) {
    const lost = defeats(run)
    if (lost.length > 0) return occurTogether(run, [...lost, ...moves], { rule: 'check' })
  }
  if (moves.length === 1) return push(run, proposal(moves[0]!, { rule: 'check' }))
  if (moves.some(event => instancesFor(ctx, w, 'replace', 'move', movedBy(event)).length > 0))
    return unsupported(run, 'replacement of deaths at once')
  if (moves.length > 0) occurTogether(run, moves, { rule: 'check' })
}

/** An attack that vanishes before its damage closes the chain. */
export const losesAttack = ({ ctx, w }: Run): boolean =>
  w.chain !== null && ctx.rules.closesChain(w.chain.step, objectAt(w, w.chain.active)?.zone === 'arena')

/** Brings the game to a state in which a player may get priority: the checks come first, each once. */
const prepare = (run: Run, then: Task): void => {
  if (run.ctx.rules.repeatsChecks(run.ctx.structure)) return push(run, { do: 'check', then })
  const failing = loseTargets(run)
  if (failing) {
    push(run, { do: 'ready', player: turnPlayerOf(run.w) })
    return leave(run, failing, 'failed')
  }
  const { list } = run.ctx.structure.checks
  const objectsFirst = list.value.indexOf('object-dead') < list.value.indexOf('player-dead')
  if (run.ctx.rules.checksTogether(run.ctx.structure)) return push(run, { do: 'check-objects' }, { do: 'checked', then })
  if (objectsFirst) return push(run, { do: 'check-objects' }, { do: 'check-players' }, { do: 'checked', then })
  push(run, { do: 'check-players' }, { do: 'check-objects' }, { do: 'checked', then })
}

/** After the checks: state triggers, placement, and the close of a chain whose attack is gone. @see fab-context:1.10.2 */
export const checked = (run: Run, task: TaskOf<'checked'>): void => {
  const close = { do: 'combat-step', step: 'close' } as const
  run.ctx.does.sampleStates(run)
  const { then } = task
  push(run, { do: 'place', pass: 0 }, losesAttack(run) ? close : then)
}

export const ready = (run: Run, task: TaskOf<'ready'>): void => {
  const player = living(run.w).includes(task.player) ? task.player : turnPlayerOf(run.w)
  prepare(run, { do: 'priority', player, passes: task.passes ?? 0 })
}

/** Where nobody gets priority: pending layers are placed and resolve as if all passed. */
export const settle = (run: Run): void => prepare(run, { do: 'settle-stack' })

export const settleStack = (run: Run): void => {
  if (run.w.stack.length > 0) push(run, { do: 'resolve' }, { do: 'settle' })
}
