/**
 * A failing random game as a scenario file, to be played again and, by a person, derived.
 * @module
 */
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { Scenario } from '../../model/scenario/scenario.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { rulesOf } from './case.js'
import type { Case } from './case.js'
import type { RuleId } from '../../model/scenario/names.js'
import { scriptOf } from './script.js'

/** The rules that what failed cites: an invariant is more to the point than all that the charts take to be at stake. */
const brokenRules = ({ breaches, chart, related = [] }: Case, rulebook: Rulebook): readonly RuleId[] => {
  const failed = [
    ...breaches.map(({ invariant }) => invariant),
    ...related.flatMap(({ relation, difference }) => (difference ? [relation] : []))
  ]
  const cited = [...new Set(failed.flatMap(each => rulesOf(each, rulebook)))]
  return cited.length > 0 ? cited : chart.kind === 'refused' ? chart.refused.rules : []
}

/** The checks that failed, by name. */
const broken = ({ breaches, chart, related = [] }: Case): string => {
  const names = [
    ...new Set([
      ...breaches.map(({ invariant }) => `the invariant ${invariant.name}`),
      ...related.flatMap(({ relation, difference }) => (difference ? [`the relation ${relation.name}`] : [])),
      ...(chart.kind === 'refused' ? ['the charts'] : [])
    ])
  ]
  return names.length > 0 ? names.join(', ') : 'the ends that can be reached'
}

/**
 * The scenario of a failing game: its situation and its decisions, without an expectation.
 * @param count tells it from others that were found
 */
export const foundScenario = (game: Case, rulebook: Rulebook, count: number): Scenario => {
  const { ruleset, players, start, objects, until, cards } = game.scenario
  const rules = brokenRules(game, rulebook)
  return {
    format: SCENARIO_FORMAT,
    id: `${ruleset}/found/${count}`,
    title: 'Found by random play',
    purpose: `The smallest situation found that breaks a rule: ${broken(game)}. Its outcome is still to be derived by a person.`,
    standing: 'undefined',
    reason: 'no outcome has been derived yet',
    rules: rules.length > 0 ? [...rules] : [`${ruleset}:unknown`],
    ruleset,
    players,
    start,
    objects,
    until,
    cards,
    script: [...(game.script ?? scriptOf(game.played.trace))]
  }
}
