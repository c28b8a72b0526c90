/**
 * What players begin with: lives near what texts ask for, life that was lost before, action points.
 * @module
 */
import fc from 'fast-check'
import type { Structure } from '../../model/rulebook/structure.js'
import type { Card } from '../../model/scenario/card.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { Seat } from '../../model/scenario/scenario.js'
import { field } from './traits.js'
import { hasActionPoints } from './timing.js'

/** A life that outlasts a random game. */
export const LONG = 60

/** The numbers with which texts of these cards compare a player's life. */
const askedFor = (cards: readonly Card[]): readonly number[] =>
  cards.flatMap(card =>
    piecesOf(card.abilities).flatMap(({ compare }) =>
      Array.isArray(compare) && compare.some(side => field(side, 'player') === 'life')
        ? compare.filter((side): side is number => typeof side === 'number')
        : []
    )
  )

/** Lives on both sides of what texts ask for. */
const near = (cards: readonly Card[]): readonly number[] =>
  [...new Set(askedFor(cards).flatMap(number => [number - 2, number - 1, number, number + 1]))].filter(life => life > 0)

const USUAL = 20

/** A life of one of two players: mostly one that lasts, sometimes one that a text asks for or that few events end. */
const life = (cards: readonly Card[]): fc.Arbitrary<number> => {
  const asked = near(cards)
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(USUAL) },
    { weight: asked.length > 0 ? 8 : 0, arbitrary: fc.constantFrom(...asked, USUAL) },
    { weight: 2, arbitrary: fc.constant(6) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }
  )
}

/** Life that was lost before, where what is gained takes back no more than that. */
const lost = ({ numbers }: Structure): fc.Arbitrary<number> =>
  numbers.lifeGained.value === 'recovered'
    ? fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 8 }) })
    : fc.constant(0)

/** Who sits at the table. */
export interface Table {
  readonly structure: Structure
  readonly players: readonly string[]
  readonly turnPlayer: string
  /** The cards of the situation. */
  readonly cards: readonly Card[]
}

/** The players of a situation. A game of more than two goes on after a defeat, which is not followed within combat. */
export const seatsOf = ({ structure, players, turnPlayer, cards }: Table): fc.Arbitrary<readonly Seat[]> => {
  const multiplayer = players.length > 2
  const fights = cards.some(({ types }) => types.includes('attack'))
  const hasPoints = hasActionPoints(structure)
  return (multiplayer ? fc.constantFrom(LONG, fights ? LONG : 4, LONG) : fc.constant(undefined)).chain(common =>
    fc.tuple(
      ...players.map(id =>
        fc
          .record({
            life: common === undefined ? life(cards) : fc.constant(common),
            damage: lost(structure),
            points: fc.integer({ min: 2, max: 5 })
          })
          .map(({ life, damage, points }): Seat => ({
            id,
            life,
            ...(hasPoints && { numbers: { 'action-points': id === turnPlayer ? points : 0 } }),
            ...(damage > 0 && { damage })
          }))
      )
    )
  )
}
