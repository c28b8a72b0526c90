/**
 * Instructions, carried out one after another.
 * @module
 * @see fab:6.1.2 fab:6.1.3
 */
import { bringing } from '../events/entering.js'
import { isTooOften, living, push, turnPlayerOf, type Run } from '../../context.js'
import type { Task, TaskOf } from '../../task.js'
import { viewOf } from '../../view.js'
import { act, create, damageEach, dealDamage, draw } from './acting.js'
import { choose, discard, offer } from './choosing.js'
import { follow, inSequence, note, refersTo, stepsTask, value, type Doing } from './doing.js'
import { startEffect } from '../continuous/lasting.js'
import { objectAt } from '../../objects.js'
import { reflexive } from '../triggers/reflexive.js'
import { knowing } from '../../seen.js'

/** Carries out the next instruction of a list. */
export const steps = (run: Run, task: TaskOf<'steps'>): void => {
  const { rules } = run.ctx
  const step = rules.instructionAt(task.steps, task.at)
  const frame = run.frames[task.frame]
  if (!step || !frame) return
  const rest: readonly Task[] = task.at + 1 < task.steps.length ? [{ ...task, at: task.at + 1 }] : []
  const isThrough = rules.carriedThroughFirst()
  if (isThrough) push(run, ...rest)
  const scope = task.you === undefined ? frame.scope : { ...frame.scope, you: task.you }
  const view = knowing(viewOf(run.ctx, run.w), run.w, frame.known)
  perform({ run, step, frameId: task.frame, frame, scope, view, you: task.you })
  if (!isThrough) push(run, ...rest)
}

const perform = (doing: Doing): void => {
  const { run, step } = doing
  switch (step.do) {
    case 'damage':
      return dealDamage({ ...doing, step })
    case 'damage-each':
      return damageEach({ ...doing, step })
    case 'draw':
      return draw({ ...doing, step })
    case 'discard':
      return discard({ ...doing, step })
    case 'gain':
    case 'lose': {
      const amount = value(doing, step.amount)
      const players = refersTo(doing, step.player).filter(player => living(run.w).includes(player))
      return inSequence(
        doing,
        players.map(player => ({ event: step.do, player, of: step.of, amount }))
      )
    }
    case 'destroy':
    case 'sacrifice':
    case 'reveal':
      return act(doing, step.what, object => ({ event: step.do, object }))
    case 'move':
      return act(doing, step.what, object => {
        const { zone: from } = objectAt(run.w, object)!
        const move = { event: 'move', object, from, to: step.to, ...(step.position && { position: step.position }) } as const
        return step.with ? bringing(run.ctx, move, step.with, doing.view, doing.scope) : move
      })
    case 'counters': {
      const delta = run.ctx.base.amount(step.delta, doing.view, doing.scope) ?? 0
      return act(doing, step.on, object => ({ event: 'counters', object, counter: step.counter, delta }))
    }
    case 'status':
      return act(doing, step.what, object => ({ event: 'status', object, status: step.status, on: step.on }))
    case 'create':
      return create({ ...doing, step })
    case 'contest': {
      const others = refersTo(doing, step.with).filter(player => living(run.w).includes(player))
      if (others.length === 0) return
      return inSequence(doing, [{ event: 'contest', name: step.name, players: [doing.scope.you, ...others] }])
    }
    case 'negate':
      return inSequence(
        doing,
        refersTo(doing, step.what)
          .filter(id => run.w.stack.some(layer => layer.id === id && run.ctx.rules.mayNegate(layer)))
          .map(layer => ({ event: 'negate', layer }))
      )
    case 'attach': {
      const to = step.to === undefined ? undefined : refersTo(doing, step.to)[0]
      if (step.to !== undefined && to === undefined) return
      return act(doing, step.what, object => ({ event: 'attach', object, ...(to !== undefined && { to }) }))
    }
    case 'heal':
      return act(doing, step.what, object => ({ event: 'heal', object }))
    case 'win':
    case 'defeat': {
      const players = refersTo(doing, step.player).filter(player => living(run.w).includes(player))
      return inSequence(
        doing,
        players.map(player => ({ event: step.do, player }))
      )
    }
    case 'start':
      if (startEffect(run, step, { ...doing.frame, scope: doing.scope }) && step.as !== undefined) note(doing, step.as, 1)
      return
    case 'choose':
      return choose({ ...doing, step })
    case 'may':
    case 'unless':
      return offer(doing, step)
    case 'if': {
      const { rules, base } = run.ctx
      const holds = base.condition(step.if, doing.view, doing.scope)
      return follow(doing, rules.branchOf(holds, rules.underCondition(run.ctx.structure, step.if, step.then), step.else ?? []))
    }
    case 'each-player': {
      const { ctx, w } = run
      const order = ctx.rules.eachPlayerOrder(ctx.structure, living(w), doing.scope.you, turnPlayerOf(w))
      const each = order.map((you): Task => ({ do: 'steps', steps: step.steps, at: 0, frame: doing.frameId, you }))
      const { cause } = doing.frame
      if (ctx.rules.actTogether(ctx.structure, step.steps)) return push(run, { do: 'collect' }, ...each, { do: 'collected', cause })
      if (!ctx.rules.picksFirst(ctx.structure, step.steps)) return push(run, ...each)
      return push(run, { do: 'collect' }, ...each, { do: 'collected', cause, inTurn: true })
    }
    case 'repeat': {
      const times = value(doing, step.times)
      if (isTooOften(run, times, 'instructions that are carried out')) return
      return push(run, ...Array.from({ length: times }, (): Task => stepsTask(doing, step.steps)))
    }
    case 'modes': {
      const picked = doing.frame.modes.flatMap(id => step.modes.filter(mode => mode.id === id))
      return push(run, ...picked.map(mode => stepsTask(doing, mode.steps)))
    }
    case 'when':
      return reflexive({ ...doing, step })
  }
}
