/**
 * A failing random game as a scenario file, to be played again and, by a person, derived.
 * @module
 */
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { Scenario } from '../../model/scenario/scenario.js'
import type { Case } from './case.js'
import { scriptOf } from './script.js'

/**
 * The scenario of a failing game: its situation and its decisions, without an expectation.
 * @param count tells it from others that were found
 */
export const foundScenario = (game: Case, count: number): Scenario => {
  const { ruleset, players, start, objects, until, cards } = game.scenario
  const rules = game.chart.kind === 'refused' ? game.chart.refused.rules : []
  return {
    format: SCENARIO_FORMAT,
    id: `${ruleset}/found/${count}`,
    title: 'Found by random play',
    purpose: 'The smallest situation found that breaks a rule; its outcome is still to be derived by a person.',
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
