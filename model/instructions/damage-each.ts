/** "Deal damage to each, at once", to each its own amount. @module */
import { isAnything } from '../rules/events.js'
import type { GameEvent } from '../trace/event.js'
import { living } from '../world/index.js'
import { and, instruct, sayRef } from '../telling/card/speech.js'
import { isInArena } from '../statechart/effects/attachment.js'
import { together } from '../statechart/effects/change.js'
import { amount, dealer, refs } from './common/doing.js'
import { inOrder } from './common/making.js'
import { always } from './common/place.js'
import { sayDamage, saySource } from './common/words.js'
import type { Doing, Instruction, Made, StepOf } from './instruction.js'

const made = (doing: Doing, step: StepOf<'damage-each'>): Made => {
  const { world } = doing
  const parts = step.parts.flatMap(part => {
    const source = dealer(doing, part.source ?? step.source)
    return refs(doing, part.to)
      .filter(target => source !== undefined && (living(world).includes(target) || isInArena(world, target)))
      .map(target => ({
        source: source!,
        target,
        amount: amount(doing, part.amount),
        ...(part.type !== undefined && { type: part.type })
      }))
      .filter(share => isAnything(world, share.amount))
  })
  // Each source deals its damage in an event of its own.
  const sources = [...new Set(parts.map(part => part.source))]
  return inOrder(
    sources.map<GameEvent>(source => ({
      event: 'damage',
      source,
      parts: together(parts.filter(part => part.source === source).map(({ source: _, ...part }) => part))
    }))
  )
}

export const damageEach: Instruction<'damage-each'> = {
  does: { kind: 'events', of: made, atOnce: () => [true] },
  possible: always,
  says: (step, speech) => {
    const parts = step.parts.map(
      ({ amount: of, type, to, source }) =>
        `${sayDamage(of, type, speech)} to ${sayRef(to, speech)}${source === undefined ? '' : ` from ${sayRef(source, speech)}`}`
    )
    return `${instruct(saySource(step.source, speech), 'deal')} ${and(parts)}, at once`
  }
}
