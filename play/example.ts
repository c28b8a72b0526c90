/**
 * What is played: a situation with its cards, and what is told of it.
 * @module
 */
import type { Card } from '../model/scenario/card.js'
import type { WireScenario } from '../model/scenario/scenario.js'

/** An example: the situation as an engine is told it, and what a person reads beside it. */
export interface Example extends WireScenario {
  readonly title: string
  readonly purpose: string
  /** The rules that it shows. */
  readonly rules: readonly string[]
  /** The options, each by its place, that lead through the example as it is told. */
  readonly way: readonly number[]
}

/** An example as a page holds it: a conformance card is named only. */
export interface Kept extends Omit<Example, 'cards'> {
  readonly cards: readonly (string | Card)[]
}

/** The example with its cards. */
export const withCards = (kept: Kept, deck: Readonly<Record<string, Card>>): Example => ({
  ...kept,
  cards: kept.cards.flatMap(card => (typeof card === 'string' ? (deck[card] ?? []) : card))
})

/** What an engine is told of it. */
export const wireOf = ({ format, id, ruleset, players, start, objects, until, cards }: Example): WireScenario => ({
  format,
  id,
  ruleset,
  players,
  start,
  objects,
  until,
  cards
})
