/**
 * What an engine claims, held against what a case needs.
 * @module
 */
import type { Statement } from '../../engine/port.js'
import { featuresOf, structuralIn } from '../../model/scenario/features.js'
import type { Card } from '../../model/scenario/card.js'
import { featuresOfCard } from '../../model/scenario/features.js'
import type { WireScenario } from '../../model/scenario/scenario.js'

/** Whether an engine claims a feature. */
export const claims = (statement: Statement, feature: string): boolean =>
  statement.features.includes('*') || statement.features.includes(feature)

/** The conformance cards of a ruleset that an engine claims by name; `undefined` if it names none. */
const claimedCards = (statement: Statement, ruleset: string): readonly string[] | undefined => statement.cards?.[ruleset]

/**
 * What a scenario needs beyond the claims: features, or cards of an engine that knows cards only. Empty if it is claimed.
 * A scenario is claimed by its features, or by its cards and the structural features that it is set up with.
 */
export const missingFor = (statement: Statement, scenario: WireScenario): readonly string[] => {
  if (!statement.rulesets.includes(scenario.ruleset)) return [`ruleset ${scenario.ruleset}`]
  const features = featuresOf(scenario).filter(feature => !claims(statement, feature))
  const cards = claimedCards(statement, scenario.ruleset)
  const used = new Set(scenario.objects.map(object => object.card))
  // a scenario without a card is claimed by its features alone
  if (features.length === 0 || cards === undefined || used.size === 0) return features
  const structural = structuralIn(scenario).filter(feature => !claims(statement, feature))
  return [...[...used].filter(card => !cards.includes(card)).map(card => `card ${card}`), ...structural]
}

/** The conformance cards with which situations may be generated for an engine; none of a ruleset that it does not claim. */
export const usableCards = (statement: Statement, ruleset: string, cards: Iterable<Card>): readonly Card[] => {
  if (!statement.rulesets.includes(ruleset)) return []
  const claimed = claimedCards(statement, ruleset)
  return [...cards].filter(card => claimed?.includes(card.name) ?? [...featuresOfCard(card)].every(feature => claims(statement, feature)))
}
