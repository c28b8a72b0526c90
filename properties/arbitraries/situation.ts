/**
 * Random situations over a ruleset's conformance cards.
 * @module
 */
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { StartObject, WireScenario } from '../../model/scenario/scenario.js'
import { isPlayed, swarm } from './swarm.js'

/** A card in somebody's arena or hand. */
const placed = (cards: readonly Card[], players: readonly string[], most: number): fc.Arbitrary<readonly Omit<StartObject, 'id'>[]> =>
  cards.length === 0
    ? fc.constant([])
    : fc.array(
        fc.record({ card: fc.constantFrom(...cards), owner: fc.constantFrom(...players) }).map(({ card, owner }) => ({
          card: card.name,
          zone: isPlayed(card) ? ('hand' as const) : ('arena' as const),
          owner
        })),
        { minLength: 1, maxLength: most, size: 'max' }
      )

/** Cards to draw: plain ones, so that a draw changes nothing else. */
const DECK = 3

/**
 * A random situation of two to `most` players that begins in an open action phase.
 * @param cards what may be used; a swarm of them is
 * @param phase the phase in which players have priority
 */
export const situation = (ruleset: string, cards: readonly Card[], phase: string, most = 2): fc.Arbitrary<WireScenario> =>
  fc
    .record({ used: swarm(cards), seats: fc.integer({ min: 2, max: most }) })
    .chain(({ used, seats }) => {
      const players = ['A', 'B', 'C', 'D'].slice(0, seats)
      return fc.record({
        used: fc.constant(used),
        players: fc.constant(players),
        turnPlayer: fc.constantFrom(...players),
        objects: fc
          .tuple(
            placed(used.filter(isPlayed), players, 8),
            placed(
              used.filter(card => !isPlayed(card)),
              players,
              7
            )
          )
          .map(([inHand, inArena]) => [...inHand, ...inArena]),
        actionPoints: fc.integer({ min: 1, max: 3 })
      })
    })
    .map(({ used, players, turnPlayer, objects, actionPoints }) => ({
      format: SCENARIO_FORMAT,
      id: `${ruleset}/random`,
      ruleset,
      players: players.map(id => ({ id, life: 20, numbers: { 'action-points': actionPoints } })),
      start: { turnPlayer, phase },
      objects: [
        ...objects.map((object, i) => ({ id: `o${i + 1}`, ...object })),
        ...players.flatMap(owner =>
          Array.from({ length: DECK }, (_, i) => ({
            id: `${owner.toLowerCase()}${i + 1}`,
            card: used[0]!.name,
            zone: 'deck' as const,
            owner
          }))
        )
      ],
      until: { end: 'quiescent' as const },
      cards: [...used]
    }))

/** Numbers that choose among the options of one prompt after the other. */
export const decisions = (most = 60): fc.Arbitrary<readonly number[]> => fc.array(fc.nat({ max: 59 }), { maxLength: most, size: 'max' })
