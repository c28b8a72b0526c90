/** "Put counters on", or remove them. @module */
import { sayAmount } from '../telling/card/amount.js'
import { asSweep } from './common/at-once.js'
import { done } from './common/doers.js'
import { amountFor } from './common/doing.js'
import { each } from './common/making.js'
import { amountIn, withEach } from './common/place.js'
import { number, sayActed } from './common/words.js'
import type { Doing, Feasible, Instruction, Made, Place, StepOf } from './instruction.js'

/** No more are removed than there are. */
const made = (doing: Doing, step: StepOf<'counters'>): Made => {
  return each(doing, step.on, id => {
    const delta = amountFor(doing, step.delta, id)
    const object = doing.world.objects[id]
    const change = Math.max(delta, -(object?.counters[step.counter] ?? 0))
    return change === 0 || !object ? undefined : { event: 'counters', object: id, counter: step.counter, delta: change, ...done(doing) }
  })
}

const isPossible = (place: Place, { on, counter, delta }: StepOf<'counters'>): Feasible => {
  if (typeof on !== 'string') return true
  const change = amountIn(place, delta)
  return withEach(place, on, id => {
    const object = place.world.objects[id]
    return object !== undefined && (object.counters[counter] ?? 0) + change >= 0
  })
}

export const counters: Instruction<'counters'> = {
  does: { kind: 'events', of: made, atOnce: asSweep, acted: step => step.on },
  possible: isPossible,
  says: ({ delta, counter, on }, speech) =>
    typeof delta === 'number' && delta < 0
      ? `remove ${number(String(-delta), `${counter} counter`)} from ${sayActed(on, speech)}`
      : `put ${number(sayAmount(delta, speech), `${counter} counter`)} on ${sayActed(on, speech)}`
}
