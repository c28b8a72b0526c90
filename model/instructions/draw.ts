/** "Draw cards." @module */
import { isAnything, emptyDeck } from '../rules/events.js'
import { topOfDeck } from '../world/index.js'
import { sayAmount } from '../telling/card/amount.js'
import { instruct, sayRef } from '../telling/card/speech.js'
import { amount, playersIn } from './common/doing.js'
import { inOrder } from './common/making.js'
import { refersTo } from './common/place.js'
import { number } from './common/words.js'
import type { Doing, Instruction, Made, Place, StepOf } from './instruction.js'

const made = (doing: Doing, step: StepOf<'draw'>): Made => {
  const count = amount(doing, step.count)
  const players = isAnything(doing.world, count) ? playersIn(doing, step.player) : []
  return inOrder(players.map(player => ({ event: 'draw', player, ...(count !== 1 && { count }) })))
}

/** Where drawing from an empty deck is more than nothing, it can be done. */
const isPossible = (place: Place, step: StepOf<'draw'>): boolean => {
  const { world } = place
  const players = refersTo(place, step.player)
  return emptyDeck(world) === 'nothing' ? players.some(player => topOfDeck(world, player) !== undefined) : players.length > 0
}

export const draw: Instruction<'draw'> = {
  // cards are drawn player by player; only options are taken before
  does: { kind: 'events', of: made, jointly: 'after-options' },
  possible: isPossible,
  says: (step, speech) => {
    const count = sayAmount(step.count, speech)
    return instruct(sayRef(step.player, speech), `draw ${count === '1' ? 'a card' : number(count, 'card')}`)
  }
}
