/** "Discard": named cards, or those that the player picks. @module */
import type { Id } from '../../../../../model/trace/event.js'
import { objectAt } from '../../../objects.js'
import { isPlaying, pick } from '../choosing.js'
import { performAll, refersTo, value, type Doing } from '../doing.js'
import type { Instruction, Payer, StepOf } from '../instruction.js'

/** The hand from which cards are discarded; a card that is being played is not in it. */
const discardable = (doing: Doing, player: Id): readonly Id[] => {
  const inHand = doing.view.inZone('hand').filter(({ id, owner }) => owner === player && !isPlaying(doing, id))
  return inHand.map(({ id }) => id)
}

const perform = (doing: Doing<StepOf<'discard'>>): void => {
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

const payable = ({ run: { ctx, w }, view, scope, playing }: Payer, step: StepOf<'discard'>): boolean => {
  const player = ctx.base.refersTo(step.player, view, scope)[0]
  const hand = w.zones.hand.filter(id => objectAt(w, id)!.owner === player && id !== playing)
  return hand.length >= (step.count === undefined ? 1 : (ctx.base.amount(step.count, view, scope) ?? 0))
}

export const discard: Instruction<'discard'> = {
  perform,
  payable,
  picked: (doing, { picked, by }) =>
    performAll(
      doing,
      picked.map(object => ({ event: 'discard', player: by, object }))
    )
}
