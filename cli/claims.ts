/**
 * What an engine claims, held against what this kit knows.
 * @module
 */
import { sayClaim, wrongWords } from '../engine/protocol/doctor/claims.js'
import type { Known } from '../engine/protocol/doctor/claims.js'
import type { Statement } from '../engine/port.js'
import { everyCard } from '../fixtures/cards.js'
import { editions, findRulebook, rulebooks } from '../model/rulebook/index.js'
import { FEATURES } from '../model/scenario/features.js'
import type { NotCovered } from '../properties/campaign/report.js'
import { complain } from './screen.js'

/** The words that an engine may claim. */
export const KNOWN: Known = {
  rulesets: [...Object.values(rulebooks), ...editions].map(rulebook => rulebook.id),
  features: FEATURES,
  cards: ruleset => [findRulebook(ruleset)].flatMap(rulebook => (rulebook ? [...everyCard(rulebook).keys()] : []))
}

/** So many are told on the terminal; the report has all. */
const TOLD = 10

/** Says on the terminal what of the claims cannot be right, and gives it for the report. What is left of them is judged. */
export const warnOfClaims = (statement: Statement): readonly NotCovered[] => {
  const sentences = wrongWords(statement, KNOWN).map(sayClaim)
  if (sentences.length === 0) return []
  for (const sentence of sentences.slice(0, TOLD)) complain(`warning: ${sentence}`)
  if (sentences.length > TOLD) complain(`warning: ${sentences.length - TOLD} more of its claims cannot be right; the report names them.`)
  return [
    {
      kind: 'claims',
      brief: `${sentences.length} (${sentences[0]!}${sentences.length > 1 ? '; …' : ''})`,
      sentence: 'What the engine claims there is not as it is spelt, so nothing is judged by it.',
      items: [{ names: sentences }]
    }
  ]
}
