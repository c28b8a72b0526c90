/**
 * A failing random game as a scenario file, to be played again and, by a person, derived.
 * @module
 */
import { NOT_DERIVED } from '../../fixtures/derived.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { Scenario } from '../../model/scenario/scenario.js'
import { rulesOf } from './case.js'
import type { Case } from './case.js'
import { sayRefusal } from './sample.js'
import { scriptOf } from './script.js'

/** The rules that what failed cites: an invariant is more to the point than what the charts hold against a game. */
const brokenRules = ({ breaches, chart, related = [] }: Case, rulebook: Rulebook): readonly RuleId[] => {
  const failed = [
    ...breaches.map(({ invariant }) => invariant),
    ...related.flatMap(({ relation, difference }) => (difference ? [relation] : []))
  ]
  const cited = failed.flatMap(each => rulesOf(each, rulebook))
  const blamed = chart.kind === 'refused' ? chart.refused.blamed.flatMap(concept => rulebook.concepts[concept]) : []
  return [...new Set(cited.length > 0 ? cited : blamed)]
}

/** How it fails, in one sentence. */
const sayFailure = (game: Case, rulebook: Rulebook): string => {
  const { chart, breaches, related = [] } = game
  const [first] = breaches
  const [second] = related.flatMap(({ relation, difference }) => (difference ? [{ relation, difference }] : []))
  if (first) return `step ${first.breach.step + 1}: ${first.breach.came}; ${first.breach.expected} (${first.invariant.name})`
  if (chart.kind === 'refused') return `${sayRefusal(game, chart, rulebook).message} (the charts)`
  if (second) return `${second.difference.came}; the first game demands ${second.difference.expected} (${second.relation.name})`
  return 'it comes to an end that the rules do not allow'
}

/**
 * The scenario of a failing game: its situation, its decisions and the rules that it breaks, without an expectation.
 * @param count tells it from others that were found
 */
export const foundScenario = (game: Case, rulebook: Rulebook, count: number): Scenario => {
  const { ruleset, players, start, objects, until, cards } = game.scenario
  const rules = game.walked?.rules ?? brokenRules(game, rulebook)
  return {
    format: SCENARIO_FORMAT,
    id: `${ruleset}/found/${count}`,
    title: game.walked ? `Found by walking every choice of ${game.walked.fixture}` : 'Found by random play',
    purpose: `The smallest situation found in which an engine broke a rule: ${sayFailure(game, rulebook)}`,
    standing: 'undefined',
    reason: NOT_DERIVED,
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
