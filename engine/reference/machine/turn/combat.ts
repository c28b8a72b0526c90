/**
 * Combat: an attack, the steps of its chain link, and the end of the chain.
 * @module
 */
import type { Id } from '../../../../model/trace/event.js'
import type { EventOf } from '../../../../model/trace/event.js'
import { emit, push, type Run } from '../../context.js'
import type { Task, TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { expire } from '../continuous/lasting.js'
import { objectAt } from '../../objects.js'
import { proposal } from '../events/proposal.js'

const beginStep = (run: Run, name: string): Task =>
  proposal({ event: 'begin', what: 'step', name, player: run.w.turnPlayer }, { rule: 'combat' })

/** The game moves to a step of combat. */
export const combatStep = (run: Run, step: string): void => {
  const { ctx, w } = run
  if (w.chain) run.w = { ...w, chain: { ...w.chain, step } }
  const begin = beginStep(run, step)
  const steps = ctx.structure.turn.combat.value
  const last: Task = { do: 'ready', player: w.turnPlayer }
  const next = ctx.rules.nextStep(
    steps.map(each => each.name),
    step
  )
  const silent: readonly Task[] = [{ do: 'settle' }, next === undefined ? last : { do: 'combat-step', step: next }]
  // where nobody gets priority, what triggers resolves as if all passed
  const then = steps.find(each => each.name === step)?.priority === false ? silent : [last]
  if (step === steps[0]?.name) {
    const stackObject = ctx.rules.topOfStack(w.stack)
    if (!stackObject) return
    return push(run, begin, { do: 'became-attack', attack: stackObject.id, target: stackObject.scope.targets['attack']! }, ...then)
  }
  if (step === 'damage') return push(run, begin, { do: 'combat-damage' }, ...then)
  if (step === 'close') return push(run, begin, proposal({ event: 'close' }, { rule: 'combat' }), { do: 'chain-closed' }, ...then)
  push(run, begin, ...(ctx.rules.endsLink(step) ? [{ do: 'link-ends' } as const] : []), ...then)
}

/** The chain link is no longer the active one. @see fab-context:7.0.3d */
export const linkEnds = (run: Run): void => {
  expire(run, 'chain-link')
  push(run, { do: 'refresh' })
}

/** The attack leaves the stack and is the active attack of a new chain link. */
export const becameAttack = (run: Run, task: TaskOf<'became-attack'>): void => {
  emit(run, { see: 'left', layer: task.attack, how: 'moved' })
  push(run, proposal({ event: 'attack', object: task.attack, target: task.target }, { rule: 'combat' }))
}

/** The damage of the active attack. */
export const combatDamage = (run: Run): void => {
  const { ctx, w } = run
  if (!w.chain) return
  const { active, target } = w.chain
  const object = viewOf(ctx, w).object(active)
  if (object?.zone !== 'arena') return
  const amount = ctx.rules.combatDamage(object.numbers.power)
  if (amount === 0) return
  const event: EventOf<'damage'> = {
    event: 'damage',
    source: active,
    parts: [{ target, amount }],
    ...(ctx.rules.isHit(amount) && { hit: true })
  }
  push(run, proposal(event, { rule: 'combat' }))
}

/** The attacks of a chain that has closed leave the arena. */
export const chainClosed = (run: Run): void => {
  const { chain } = run.w
  if (!chain) return
  run.w = { ...run.w, chain: null }
  const isThere = (id: Id): boolean => objectAt(run.w, id)?.zone === 'arena'
  push(
    run,
    ...chain.attacks.filter(isThere).map(object => proposal({ event: 'move', object, from: 'arena', to: 'graveyard' }, { rule: 'combat' }))
  )
}
