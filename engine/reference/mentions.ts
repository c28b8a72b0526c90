/**
 * What the cards of a scenario speak of: what none of them mentions need not be kept track of.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'

const texts = new WeakMap<WireScenario, string>()

/** The cards of a scenario as text, written once for all who look for something in it. */
const textOf = (scenario: WireScenario): string => {
  const text = texts.get(scenario) ?? JSON.stringify(scenario.cards)
  texts.set(scenario, text)
  return text
}

/** Whether the cards of a scenario hold a piece of data, written as in their files. */
export const mentions = (piece: string): ((scenario: WireScenario) => boolean) => {
  const known = new WeakMap<WireScenario, boolean>()
  return scenario => {
    let found = known.get(scenario)
    if (found === undefined) {
      found = textOf(scenario).includes(piece)
      known.set(scenario, found)
    }
    return found
  }
}
