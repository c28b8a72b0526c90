/** Damage to several at once, to each its own amount. @module */
import type { DamagePart, Id } from '../../../../../model/trace/event.js'
import { living } from '../../../context.js'
import { objectAt } from '../../../objects.js'
import { joined } from '../../events/parts.js'
import { performAtOnce, refersTo, value, type Doing } from '../doing.js'
import type { Instruction, StepOf } from '../instruction.js'
import { fields } from '../../../fields.js'

const perform = (doing: Doing<StepOf<'damage-each'>>): void => {
  const { step, scope, run } = doing
  const sourceOf = (ref: string | undefined): Id | undefined => (ref === undefined ? scope.self : refersTo(doing, ref)[0])
  const bySource = new Map<Id, DamagePart[]>()
  for (const { to, amount, type, source = step.source } of step.parts) {
    const from = sourceOf(source)
    const damage = value(doing, amount)
    if (from === undefined || damage === 0) continue
    const parts = refersTo(doing, to)
      .filter(id => living(run.w).includes(id) || objectAt(run.w, id)?.zone === 'arena')
      .map(target => ({ target, amount: damage, ...fields({ type }) }))
    if (parts.length > 0) bySource.set(from, [...(bySource.get(from) ?? []), ...parts])
  }
  performAtOnce(
    doing,
    [...bySource].map(([source, parts]) => ({ event: 'damage', source, parts: joined(parts) }))
  )
}

export const damageEach: Instruction<'damage-each'> = { perform, payable: () => true }
