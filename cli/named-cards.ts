/** The cards that random games are drawn from, as they are named on the command line. @module */
import { everyCard } from '../fixtures/cards.js'
import { deckOf } from '../fixtures/loader.js'
import { InputProblem } from '../model/scenario/problem.js'
import { suggest } from './choose.js'
import { rulebookOf } from './engine.js'

/** The word for the cards to code first, among names of cards. */
const DECK = 'deck'

/**
 * The cards that random games are drawn from.
 * @throws InputProblem if one is of no ruleset that is judged
 */
export const namedCards = (given: readonly string[], rulesets: readonly string[]): readonly string[] => {
  const names = given.flatMap(name => (name === DECK ? rulesets.flatMap(deckOf) : [name]))
  const known = new Set(rulesets.flatMap(id => [...everyCard(rulebookOf(id)).keys()]))
  const unknown = names.find(name => !known.has(name))
  if (unknown !== undefined)
    throw new InputProblem(
      `There is no card ${JSON.stringify(unknown)} of ${rulesets.join(', ')}; ${suggest(unknown, [...known], 'none has a name like it.')} ${rulesets.map(id => `"stacklaw cards --ruleset ${id}"`).join(' and ')} ${rulesets.length === 1 ? 'lists' : 'list'} them.`
    )
  if (names.length === 0) throw new InputProblem(`There is no deck of ${rulesets.join(', ')}; name the cards.`)
  return names
}
