/**
 * Makes the beginning of a fixture of a scenario in which an engine failed. The outcome is left for a person to derive.
 * @module
 */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { NOT_DERIVED, TO_WRITE } from '../../fixtures/derived.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { findRule } from '../../model/rulebook/index.js'
import type { Card } from '../../model/scenario/card.js'
import type { RuleId } from '../../model/scenario/names.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { Scenario } from '../../model/scenario/scenario.js'

/** The section of a rule, which is the folder of its fixtures: `6.4` of `fab:6.4.10g`, `context` of a neighbouring rule. */
const familyOf = (rules: readonly RuleId[]): string => {
  const own = rules.find(rule => /^[a-z]+:\d+\.\d+/.test(rule))
  return own === undefined ? (rules.some(rule => findRule(rule)) ? 'context' : 'found') : /:(\d+\.\d+)/.exec(own)![1]!
}

/** A name that the same situation and script always get. */
const nameOf = ({ ruleset, players, start, objects, script }: Scenario): string =>
  createHash('sha256').update(JSON.stringify({ ruleset, players, start, objects, script })).digest('hex').slice(0, 8)

/** Cards of the scenario's own: those that are not the ruleset's conformance cards word for word. */
const ownCards = ({ cards = [], ruleset }: Scenario): readonly Card[] =>
  cards.filter(card => !isDeepStrictEqual(conformanceCards(ruleset).get(card.name), card))

/**
 * The fixture to be finished: situation and script stay, conformance cards are named only, rules that no catalogue has are
 * left out, and no outcome is filled in. `fixturesOf` refuses it until a person has derived the outcome.
 * @param id the fixture's id; made from its first rule and its content if there is none
 */
export const promoted = (scenario: Scenario, id?: string): Scenario => {
  const { ruleset, players, start, objects, until, script, rules, purpose } = scenario
  const known = rules.filter(rule => findRule(rule))
  const cards = ownCards(scenario)
  return {
    format: SCENARIO_FORMAT,
    id: id ?? `${ruleset}/${familyOf(known)}/found-${nameOf(scenario)}`,
    title: `${TO_WRITE}: what the situation shows`,
    purpose: `${TO_WRITE}: what a wrong engine does differently. ${purpose}`,
    standing: 'undefined',
    reason: NOT_DERIVED,
    rules: known.length > 0 ? known : [...rules],
    ruleset,
    players,
    start,
    objects,
    until,
    ...(cards.length > 0 && { cards: [...cards] }),
    script
  }
}
