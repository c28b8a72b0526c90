/**
 * What the cards of a scenario speak of: what none of them mentions need not be kept track of.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'

/** Whether the cards of a scenario hold a piece of data, written as in their files. */
export const mentions = (piece: string): ((scenario: WireScenario) => boolean) => {
  const known = new WeakMap<WireScenario, boolean>()
  return scenario => {
    let found = known.get(scenario)
    if (found === undefined) {
      found = JSON.stringify(scenario.cards).includes(piece)
      known.set(scenario, found)
    }
    return found
  }
}
