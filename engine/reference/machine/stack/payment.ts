/**
 * Whether costs can be paid.
 * @module
 */
import type { Step } from '../../../../model/scenario/step.js'
import type { Scope } from '../../../../model/scenario/view.js'
import type { Id } from '../../../../model/trace/event.js'
import type { Run } from '../../context.js'
import { viewOf } from '../../view.js'
import { objectAt } from '../../objects.js'

/** Whether a player can carry out the instructions of a cost in full. */
export const canPay = (run: Run, cost: readonly Step[], scope: Scope, playing: Id | undefined): boolean =>
  cost.every(step => canPayStep(run, step, scope, playing))

/** Whether one instruction can be carried out. */
export const canPayStep = (run: Run, step: Step, scope: Scope, playing: Id | undefined): boolean => {
  const { ctx, w } = run
  const view = viewOf(ctx, w)
  const objects = (ref: unknown): readonly Id[] => (typeof ref === 'string' ? ctx.base.refersTo(ref, view, scope) : [])
  const inArena = (ref: unknown): boolean =>
    typeof ref !== 'string' || ref.startsWith('chosen:') || objects(ref).some(id => objectAt(w, id)?.zone === 'arena')
  switch (step.do) {
    case 'destroy':
    case 'sacrifice':
      return inArena(step.what)
    case 'discard': {
      const player = ctx.base.refersTo(step.player, view, scope)[0]
      const hand = w.zones.hand.filter(id => objectAt(w, id)!.owner === player && id !== playing)
      return hand.length >= (step.count === undefined ? 1 : (ctx.base.amount(step.count, view, scope) ?? 0))
    }
    case 'draw': {
      const player = ctx.base.refersTo(step.player, view, scope)[0]
      return w.zones.deck.some(id => objectAt(w, id)!.owner === player)
    }
    case 'lose': {
      const player = ctx.base.refersTo(step.player, view, scope)[0]
      return player !== undefined && view.number(player, step.of) >= (ctx.base.amount(step.amount, view, scope) ?? Infinity)
    }
    case 'status':
      return objects(step.what).every(id => objectAt(w, id)?.statuses.includes(step.status) !== step.on)
    case 'counters': {
      const delta = ctx.base.amount(step.delta, view, scope) ?? 0
      return objects(step.on).every(id => (objectAt(w, id)?.counters[step.counter] ?? 0) + delta >= 0)
    }
    case 'choose':
      return hasChoice(run, step, scope, playing)
    default:
      return true
  }
}

const hasChoice = (run: Run, step: Extract<Step, { do: 'choose' }>, scope: Scope, playing: Id | undefined): boolean => {
  const { from } = step
  if ('players' in from || 'event' in from) return true
  const view = viewOf(run.ctx, run.w)
  return view
    .inZone(from.zone ?? 'arena')
    .some(object => object.id !== playing && run.ctx.base.matchesFilter(from, object, view, scope, 'arena'))
}
