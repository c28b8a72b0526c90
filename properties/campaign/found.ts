/**
 * A failing random game: as a failure of its own in the report, and as a scenario file, to be played again and, by a person,
 * derived.
 * @module
 */
import { createHash } from 'node:crypto'
import { NOT_DERIVED } from '../../fixtures/derived.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { Scenario } from '../../model/scenario/scenario.js'
import { rulesOf } from './case.js'
import type { Case } from './case.js'
import { checkName, failingIn } from './failing.js'
import type { Judged } from './failing.js'
import { standingOf } from './ledger.js'
import type { FoundGame } from './report.js'
import { sayRefusal } from './sample.js'
import { scriptOf } from './script.js'

/** The rules that what failed cites: an invariant is more to the point than what the charts hold against a game. */
const brokenRules = ({ breaches, chart, related = [] }: Case, rulebook: Rulebook): readonly RuleId[] => {
  const failed = [
    ...breaches.map(({ invariant }) => invariant),
    ...related.flatMap(({ relation, difference }) => (difference ? [relation] : []))
  ]
  const cited = failed.flatMap(each => rulesOf(each, rulebook))
  const diagnosis = chart.kind === 'refused' ? chart.refused.blamed.flatMap(concept => rulebook.concepts[concept]) : []
  return [...new Set(cited.length > 0 ? cited : diagnosis)]
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

const FIRMEST = ['normative', 'interpretation', 'undefined'] as const

/** How firmly the firmest of some checks stands; a failure that no check stands for is no advice. */
const firmest = (standings: readonly FoundGame['standing'][]): FoundGame['standing'] =>
  FIRMEST.find(standing => standings.includes(standing)) ?? 'normative'

/** A name that the same situation always gets in which the same decisions break the same checks. */
const idOf = (checks: readonly string[], { scenario, script, played }: Case): string => {
  const { ruleset, players, start, objects, until } = scenario
  const content = { checks: checks.toSorted(), ruleset, players, start, objects, until, script: script ?? scriptOf(played.trace) }
  return `found/${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)}`
}

/** The id of a game that random play found: what a list of known failures names it by. */
export const foundId = (judged: Judged, game: Case): string => idOf(failingIn(judged, game).map(checkName), game)

/**
 * What the report tells of a game that random play found.
 * @param replay the command that plays it again
 * @param drawn the command that draws it again as it was before it was made smaller
 */
export const foundGame = (judged: Judged, game: Case, replay?: string, drawn?: string): FoundGame => {
  const { rulebook } = judged
  const failing = failingIn(judged, game, replay)
  const [first] = failing
  const checks = failing.map(checkName)
  const rules = brokenRules(game, rulebook)
  return {
    id: idOf(checks, game),
    checks,
    rules: [...rules],
    standing: firmest(failing.map(({ concepts }) => standingOf(rulebook, rulesOf({ concepts }, rulebook)))),
    cards: [...new Set(game.scenario.objects.map(object => object.card))],
    message: first?.message ?? sayFailure(game, rulebook),
    ...(drawn !== undefined && { drawn }),
    ...(first && { evidence: first.evidence() })
  }
}
