/**
 * Phases of the turn.
 * @module
 */
import type { TurnAction, Phase } from '../../../../model/rulebook/structure.js'
import type { GameEvent } from '../../../../model/trace/event.js'
import { finish, living, push, turnPlayerOf, unsupported, type Run } from '../../context.js'
import type { Task, TaskOf } from '../../task.js'
import { discardDown } from './clean-up.js'
import { expire } from '../continuous/lasting.js'
import { allObjects, mapObjects, objectAt } from '../../objects.js'
import { viewOf } from '../../view.js'
import { proposal } from '../events/proposal.js'
import { togetherByRule } from '../events/together.js'
import { phaseOf } from './phases.js'

/** A phase begins. */
export const beginPhase = (run: Run, name: string): void => {
  run.w = { ...run.w, phase: name }
  const phase = phaseOf(run, name)
  if (!phase) return unsupported(run, `the phase ${name}`)
  const begin = proposal({ event: 'begin', what: 'phase', name, player: run.w.turnPlayer }, { rule: 'turn' })
  push(run, begin, ...phaseTasks(run, phase))
}

/** What follows the beginning of a phase. */
const phaseTasks = (run: Run, phase: Phase): readonly Task[] => {
  const { rules, structure } = run.ctx
  const actions = rules.openingActions(phase).map((action): Task => ({ do: 'turn-action', action }))
  if (rules.givesPriority(phase)) return [...actions, { do: 'ready', player: run.w.turnPlayer }]
  if (phase.holds) return [...actions, { do: 'next-phase' }]
  if (rules.cleansUp(structure)) return [...actions, { do: 'check', then: { do: 'unscheduled' } }]
  return [{ do: 'settle' }, ...actions.flatMap((action): readonly Task[] => [action, { do: 'settle' }]), { do: 'next-phase' }]
}

/** A phase that has begun before the scenario. */
export const openPhase = (run: Run, name: string): void => {
  const phase = phaseOf(run, name)
  if (!phase) return unsupported(run, `the phase ${name}`)
  push(run, ...(run.ctx.rules.givesPriority(phase) ? [{ do: 'ready', player: run.w.turnPlayer } as const] : phaseTasks(run, phase)))
}

const setPoints = (run: Run, points: number): void => {
  const before = run.w.players.find(({ id }) => id === run.w.turnPlayer)?.numbers['action-points'] ?? 0
  run.w = {
    ...run.w,
    players: run.w.players.map(player =>
      player.id === run.w.turnPlayer ? { ...player, numbers: { ...player.numbers, 'action-points': points } } : player
    )
  }
  // no event has happened, but effects may have changed how they modify objects
  if (run.ctx.rules.isReadAnew(before, points)) push(run, { do: 'refresh' })
}

const untapping = ({ ctx, w }: Run): readonly GameEvent[] => {
  const view = viewOf(ctx, w)
  return w.zones.arena
    .filter(id => {
      const object = objectAt(w, id)!
      const isMine = (view.object(id)?.controller ?? object.controller) === w.turnPlayer
      return isMine && object.statuses.includes('tapped') && !ctx.rules.isAway(object.statuses)
    })
    .map(object => ({ event: 'status', object, status: 'tapped', on: false }))
}

/** What the game does by itself. */
export const turnAction = (run: Run, action: TurnAction): void => {
  const { w } = run
  switch (action) {
    case 'gain-action-point':
      return setPoints(run, 1)
    case 'reset-action-points':
      return setPoints(run, 0)
    case 'untap':
      return togetherByRule(run, untapping(run), { rule: 'turn' })
    case 'draw':
      return push(run, proposal({ event: 'draw', player: w.turnPlayer }, { rule: 'turn' }))
    case 'declare-attackers':
      return push(run, { do: 'declare-attackers', picked: [] })
    case 'expire-this-turn':
      expire(run, 'turn')
      return push(run, { do: 'refresh' })
    case 'wear-off-damage':
      if (allObjects(w).every(object => object.damage === 0)) return
      run.w = { ...w, objects: mapObjects(w, object => ({ ...object, damage: 0 })) }
      return
    case 'discard-down':
      return discardDown(run)
  }
}

/** The next phase, of this turn or of the next player's. */
export const nextPhase = (run: Run, task: TaskOf<'next-phase'>): void => {
  const { w, ctx } = run
  if (task.again && ctx.rules.cleansUp(ctx.structure) && ctx.rules.comesAgain(phaseOf(run, w.phase)))
    return push(run, { do: 'begin-phase', phase: w.phase })
  const phases = ctx.structure.turn.phases.value
  const at = phases.findIndex(phase => phase.name === w.phase)
  const next = phases[at + 1]
  const players = living(w)
  const player = next ? w.turnPlayer : players.includes(w.turnPlayer) ? ctx.rules.nextToAct(players, w.turnPlayer) : turnPlayerOf(w)
  const name = (next ?? phases[0]!).name
  const { until } = w.scenario
  if (until.end === 'boundary' && until.phase === name && until.player === player) return finish(run, { why: 'boundary' })
  if (!next) {
    run.w = {
      ...w,
      phase: '',
      turnPlayer: player,
      turn: w.turn + 1,
      marks: { ...w.marks, turn: w.log.length },
      counts: { ...w.counts, turn: {} }
    }
    push(run, proposal({ event: 'begin', what: 'turn', name: 'turn', player }, { rule: 'turn' }), { do: 'begin-phase', phase: name })
    return
  }
  push(run, { do: 'begin-phase', phase: name })
}
