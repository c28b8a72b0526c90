/** "Create tokens", each with a name that no object has had. @module */
import type { GameEvent } from '../trace/event.js'
import { sayAmount } from '../telling/card/amount.js'
import { sayBrought } from '../telling/card/entering.js'
import { instruct, sayRef } from '../telling/card/speech.js'
import { fresh } from '../statechart/state.js'
import { asSweep } from './common/at-once.js'
import { amount, refs } from './common/doing.js'
import { coming, inOrder } from './common/making.js'
import { always } from './common/place.js'
import type { Doing, Instruction, Made, StepOf } from './instruction.js'

const count = (doing: Doing, step: StepOf<'create'>): number => amount(doing, step.count ?? 1)

const made = (doing: Doing, step: StepOf<'create'>): Made => {
  const player = refs(doing, step.player)[0]
  if (player === undefined) return inOrder([])
  const events: GameEvent[] = []
  let { state } = doing
  for (let n = 0; n < count(doing, step); n++) {
    const [object, named] = fresh(state, 'object')
    state = named
    events.push(coming(doing, { event: 'create', player, object, card: step.card }, step.with))
  }
  return { ...inOrder(events), state }
}

export const create: Instruction<'create'> = {
  does: { kind: 'events', of: made, atOnce: asSweep },
  possible: always,
  often: count,
  says: (step, speech) => {
    const many = step.count === undefined ? 'a' : sayAmount(step.count, speech)
    const ending = step.count === undefined || step.count === 1 ? '' : 's'
    return instruct(sayRef(step.player, speech), `create ${many} ${step.card}${ending}${sayBrought(step.with, speech)}`)
  }
}
