/** "Discard cards": those that are named, or that their player picks of the hand. @module */
import { picksDiscards } from '../rules/asking.js'
import type { Id } from '../trace/event.js'
import type { Option } from '../trace/option.js'
import { mayBePickedOfHand } from '../rules/options.js'
import { living } from '../world/index.js'
import { handOf } from '../statechart/effects/matching.js'
import { sayAmount } from '../telling/card/amount.js'
import { instruct, sayRef } from '../telling/card/speech.js'
import { asSweep } from './common/at-once.js'
import { chosenSoFar, pickedBy, playing, takenOf } from './common/choosing.js'
import { refs } from './common/doing.js'
import { inOrder } from './common/making.js'
import { amountIn, refersTo } from './common/place.js'
import { number } from './common/words.js'
import type { Doing, Instruction, Made, Place, Question, StepOf } from './instruction.js'

/** What has been chosen is discarded, card by card: the choice comes before the first of them. */
const made = (doing: Doing, step: StepOf<'discard'>): Made => {
  const player = refs(doing, step.player)[0]
  if (player === undefined) return inOrder([])
  const discards = (cards: readonly Id[]): Made => inOrder(cards.map(object => ({ event: 'discard', player, object })))
  if (step.what === undefined) return discards(doing.data.local?.kind === 'choose' ? doing.data.local.chosen : [])
  const object = refs(doing, step.what).find(id => doing.world.objects[id]?.zone === 'hand')
  return discards(object === undefined ? [] : [object])
}

/** The cards of the hand that may be picked. */
const offered = (doing: Doing, step: StepOf<'discard'>, chosen: readonly Id[]): readonly Option[] => {
  const player = refs(doing, step.player)[0]
  if (player === undefined) return []
  const there = handOf(doing.world, player, playing(doing)).filter(object => !chosen.includes(object))
  return mayBePickedOfHand(
    doing.world,
    there.map(object => ({ option: 'object', object }))
  )
}

const question = (doing: Doing, step: StepOf<'discard'>): Question | undefined => {
  const player = refs(doing, step.player)[0]
  if (step.what !== undefined || player === undefined || !living(doing.world).includes(player)) return undefined
  const { left, chosen } = chosenSoFar(doing, step, chosen => offered(doing, step, chosen))
  if (left <= 0) return undefined
  const options = offered(doing, step, chosen)
  return options.length === 0
    ? undefined
    : { player: picksDiscards(doing.world, player, doing.world.turn.player, doing.world.players), decision: 'choose', options }
}

const isPossible = (place: Place, step: StepOf<'discard'>): boolean =>
  step.what === undefined
    ? refersTo(place, step.player).some(player => handOf(place.world, player, place.playing).length >= amountIn(place, step.count ?? 1))
    : refersTo(place, step.what).some(id => place.world.objects[id]?.zone === 'hand')

export const discard: Instruction<'discard'> = {
  does: { kind: 'events', of: made, atOnce: asSweep },
  asks: {
    now: question,
    answered: (doing, step, option) => pickedBy(doing, step, option, chosen => offered(doing, step, chosen)),
    taken: (doing, step) => takenOf(doing, step, question(doing, step))
  },
  possible: isPossible,
  says: ({ player, what, count }, speech) => {
    const cards = count === undefined || count === 1 ? 'a card' : number(sayAmount(count, speech), 'card')
    return instruct(sayRef(player, speech), `discard ${what === undefined ? cards : sayRef(what, speech)}`)
  }
}
