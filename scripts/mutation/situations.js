/** Situations drawn from the cards of a ruleset, the same at every run. @module */
import fc from 'fast-check'
import { conformanceCards } from '../../dist/fixtures/loader.js'
import { everythingIn, situation } from '../../dist/properties/arbitraries/situation.js'

const SEED = 13

export const situationsFor = (rulebook, many) => {
  const known = conformanceCards(rulebook.id)
  const drawn = fc.noBias(situation({ ...everythingIn(rulebook), ruleset: rulebook.id, cards: [...known.values()], known }))
  return fc.sample(drawn, { numRuns: many, seed: SEED })
}
