/** "Deal damage." @module */
import { isWho } from '../../../../../model/base/filter.js'
import type { GameEvent, Id } from '../../../../../model/trace/event.js'
import { living, turnPlayerOf } from '../../../context.js'
import { objectAt } from '../../../objects.js'
import { withinZones } from '../../../seen.js'
import { joined } from '../../events/parts.js'
import { idsTargeted, sharedWith, sweepAll } from '../acting.js'
import { inSequence, isMeant, refersTo, value, type Doing } from '../doing.js'
import type { Instruction, StepOf } from '../instruction.js'
import { fields } from '../../../fields.js'

const perform = (doing: Doing<StepOf<'damage'>>): void => {
  const { run, step, scope, view } = doing
  const source = step.source === undefined ? scope.self : refersTo(doing, step.source)[0]
  const to = step.to
  const amountFor = (target: Id): number => value({ ...doing, scope: sharedWith(scope, to, target) }, step.amount)
  if (source === undefined) return
  const event = (target: Id): GameEvent => ({
    event: 'damage',
    source,
    parts: [{ target, amount: amountFor(target), ...fields({ type: step.type }) }]
  })
  const { ctx } = run
  /** What one source deals to several at once is one event. */
  const deal = (targets: readonly Id[]): readonly GameEvent[] => {
    const each = targets.filter(target => amountFor(target) > 0).map(event)
    if (each.length < 2 || !ctx.rules.isAtOnce(ctx.structure, 'damage')) return each
    return [{ event: 'damage', source, parts: joined(each.flatMap(one => (one.event === 'damage' ? one.parts : []))) }]
  }
  const isThere = (id: Id): boolean => living(run.w).includes(id) || (objectAt(run.w, id)?.zone === 'arena' && isMeant(doing, id))
  if (typeof to === 'string') return inSequence(doing, deal(refersTo(doing, to).filter(isThere)))
  if ('targets' in to) return sweepAll(doing, deal(idsTargeted(scope, to.targets).filter(isThere)))
  if ('players' in to) {
    const { w } = run
    const order = ctx.rules.eachPlayerOrder(ctx.structure, living(w), scope.you, turnPlayerOf(w))
    return inSequence(doing, deal(order.filter(player => isWho(to.players, player, scope))))
  }
  const found = withinZones(view, to.all).filter(object => ctx.base.matchesFilter(to.all, object, view, scope, 'arena'))
  sweepAll(doing, deal(found.map(object => object.id)))
}

export const damage: Instruction<'damage'> = { perform, payable: () => true, acted: step => step.to }
