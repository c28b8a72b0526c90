/**
 * Where games end: mostly when nothing is left to do, sometimes in the next turn.
 * @module
 */
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { field } from './traits.js'
import type { Opening } from './timing.js'

/** Whether a card's text speaks of times that come: of a turn's end, or of a phase as it begins. */
const isTimed = (card: Card): boolean =>
  piecesOf(card.abilities).some(
    piece => (piece['do'] === 'start' && piece['for'] !== undefined) || piece['event'] === 'begin' || field(piece['for'], 'endOfNextTurnOf')
  )

/** When nothing is left to do, or as the next player could act in their turn: more often where texts wait for what time brings. */
export const ending = (
  cards: readonly Card[],
  phases: readonly Opening[],
  player: string,
  goesOn: boolean
): fc.Arbitrary<WireScenario['until']> => {
  const quiescent = fc.constant<WireScenario['until']>({ end: 'quiescent' })
  if (!goesOn) return quiescent
  const [first] = phases
  const main = phases.find(phase => phase.main)
  const reached = [...new Set([first?.phase, main?.phase])].filter(phase => phase !== undefined)
  if (reached.length === 0) return quiescent
  const next = fc.constantFrom(...reached).map<WireScenario['until']>(phase => ({ end: 'boundary', phase, player }))
  return fc.oneof({ weight: cards.some(isTimed) ? 2 : 5, arbitrary: quiescent }, { weight: 1, arbitrary: next })
}
