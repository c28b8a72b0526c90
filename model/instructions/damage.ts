/** "Deal damage." @module */
import { isAnything } from '../rules/events.js'
import { living } from '../world/index.js'
import { instruct } from '../telling/card/speech.js'
import { isInArena } from '../statechart/effects/attachment.js'
import { asDamage } from './common/at-once.js'
import { actedOn, amountFor, dealer } from './common/doing.js'
import { inOrder } from './common/making.js'
import { always } from './common/place.js'
import { sayActed, sayDamage, saySource } from './common/words.js'
import type { Doing, Instruction, Made, StepOf } from './instruction.js'

const made = (doing: Doing, step: StepOf<'damage'>): Made => {
  const { world, together } = doing
  const source = dealer(doing, step.source)
  if (source === undefined) return inOrder([])
  const { ids, ordered } = actedOn(doing, step.to)
  const parts = ids
    .filter(target => living(world).includes(target) || isInArena(world, target))
    .map(target => ({
      target,
      amount: amountFor(doing, step.amount, target),
      ...(step.type !== undefined && { type: step.type })
    }))
    .filter(part => isAnything(world, part.amount))
  if (parts.length === 0) return inOrder([])
  // At once, it is one event that damages several.
  if (together) return inOrder([{ event: 'damage', source, parts }])
  return { events: parts.map(part => ({ event: 'damage', source, parts: [part] })), ordered }
}

export const damage: Instruction<'damage'> = {
  does: { kind: 'events', of: made, atOnce: asDamage, acted: step => step.to },
  possible: always,
  says: (step, speech) =>
    `${instruct(saySource(step.source, speech), 'deal')} ${sayDamage(step.amount, step.type, speech)} to ${sayActed(step.to, speech)}`
}
