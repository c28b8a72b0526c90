/**
 * The cards of a scenario, by their names.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import type { WireScenario } from '../../model/scenario/scenario.js'

const cards = new WeakMap<WireScenario, ReadonlyMap<string, Card>>()

export const cardOf = (scenario: WireScenario, name: string): Card | undefined => {
  let found = cards.get(scenario)
  if (!found) {
    found = new Map(scenario.cards.map(card => [card.name, card]))
    cards.set(scenario, found)
  }
  return found.get(name)
}
