/**
 * Where to look in an engine that fails a check.
 * @module
 */
import { CONCEPTS } from '../../model/rulebook/concept.js'
import type { Concept } from '../../model/rulebook/concept.js'
import { HINTS } from '../../model/rulebook/hints.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'

/** Most hints of one check; those after the first few help nobody. */
const MOST = 3

/** The concept that a rule says most directly: the one among whose rules it comes first. */
const conceptOf = (rulebook: Rulebook, rule: RuleId): Concept | undefined => {
  const places = CONCEPTS.map(concept => ({ concept, place: rulebook.concepts[concept].indexOf(rule) })).filter(({ place }) => place >= 0)
  return places.toSorted((a, b) => a.place - b.place)[0]?.concept
}

const few = (hints: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(hints.filter(hint => hint !== undefined).slice(0, MOST))
]

/** The hints for some rules: of each what the rulebook says of it, else what is said of its concept. */
export const hintsForRules = (rulebook: Rulebook, rules: readonly RuleId[]): readonly string[] =>
  few(
    rules.map(rule => {
      const concept = conceptOf(rulebook, rule)
      return rulebook.hints?.[rule] ?? (concept && HINTS[concept])
    })
  )

/** The hints for what a property is about. */
export const hintsForConcepts = (concepts: readonly Concept[]): readonly string[] => few(concepts.map(concept => HINTS[concept]))
