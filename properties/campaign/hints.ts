/**
 * Where to look in an engine that fails a check.
 * @module
 */
import type { Concept } from '../../model/rulebook/concept.js'
import { HINTS } from '../../model/rulebook/hints.js'
import { conceptsOf } from '../../model/rulebook/rulebook.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'

/** Most hints of one check; those after the first few help nobody. */
const MOST = 3

/** The concept that a rule says most directly: the one among whose rules it comes first. */
const conceptOf = (rulebook: Rulebook, rule: RuleId): Concept | undefined => {
  const places = conceptsOf(rulebook, rule).map(concept => ({ concept, place: rulebook.concepts[concept].indexOf(rule) }))
  return places.toSorted((a, b) => a.place - b.place)[0]?.concept
}

/** The rule that a rule is a part of, by its number: `1.8.4a` of `1.8.4`, and that of `1.8`. */
const parentOf = (rule: RuleId): RuleId | undefined => {
  const parent = rule.replace(/([a-z]|\.\d+)$/, '')
  return parent === rule || !/\d$/.test(parent) ? undefined : parent
}

/** What is said of a rule, else of its concept, else of what it is a part of. */
const hintFor = (rulebook: Rulebook, rule: RuleId): string | undefined => {
  const concept = conceptOf(rulebook, rule)
  const own = rulebook.hints?.[rule] ?? (concept && HINTS[concept])
  const parent = parentOf(rule)
  return own ?? (parent && hintFor(rulebook, parent))
}

const few = (hints: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(hints.filter(hint => hint !== undefined).slice(0, MOST))
]

/** The hints for some rules; none for a rule of which nothing is said that is not in the rule itself. */
export const hintsForRules = (rulebook: Rulebook, rules: readonly RuleId[]): readonly string[] =>
  few(rules.map(rule => hintFor(rulebook, rule)))

/** The hints for what a property is about. */
export const hintsForConcepts = (concepts: readonly Concept[]): readonly string[] => few(concepts.map(concept => HINTS[concept]))
