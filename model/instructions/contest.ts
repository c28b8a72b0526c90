/** Contests: each side reveals the top card of their deck; a power greater than every other wins. @module @see fab-context:8.5.45 */
import type { GameEvent, Id } from '../trace/event.js'
import { strength as strengthOf, winsClash } from '../rules/events.js'
import { objectView, topOfDeck, type World } from '../world/index.js'
import { sayRef } from '../telling/card/speech.js'
import { playersIn } from './common/doing.js'
import { one } from './common/making.js'
import { always } from './common/place.js'
import type { Doing, Instruction, StepOf } from './instruction.js'

/** What a revealed card counts for: one without power, and no card at all, less than any power. */
const strength = (world: World, card: Id | undefined): number =>
  strengthOf(world, card === undefined ? undefined : objectView(world, card)?.numbers.power)

const event = (doing: Doing, step: StepOf<'contest'>): GameEvent | undefined => {
  const { world, data } = doing
  const others = playersIn(doing, step.with)
  if (others.length === 0) return undefined
  const players = [data.scope.you, ...others]
  const cards = players.map(player => topOfDeck(world, player))
  const strengths = cards.map(card => strength(world, card))
  const best = Math.max(...strengths)
  const revealed = cards.filter(id => id !== undefined)
  const winner = winsClash(world, best, strengths.filter(each => each === best).length) ? players[strengths.indexOf(best)] : undefined
  return {
    event: 'contest',
    name: step.name,
    players,
    ...(revealed.length > 0 && { revealed }),
    ...(winner !== undefined && { winner })
  }
}

export const contest: Instruction<'contest'> = {
  does: { kind: 'events', of: (doing, step) => one(event(doing, step)) },
  possible: always,
  says: (step, speech) => `${step.name} with ${sayRef(step.with, speech)}`
}
