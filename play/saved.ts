/**
 * A game that was played as a scenario file: the situation, and each choice as a decision of its script.
 * @module
 */
import { NOT_DERIVED, TO_WRITE } from '../fixtures/derived.js'
import type { Scenario } from '../model/scenario/scenario.js'
import type { Decision } from '../model/scenario/script.js'
import type { Observation, ObservationOf } from '../model/trace/observation.js'
import type { Example } from './example.js'

/** The choices of a game, each as a script has it. */
export const scriptOf = (trace: readonly Observation[]): readonly Decision[] => {
  let prompt: ObservationOf<'prompt'> | undefined
  return trace.flatMap(o => {
    if (o.see === 'prompt') prompt = o
    const choose = o.see === 'answer' ? prompt?.options[o.option] : undefined
    return prompt === undefined || choose === undefined ? [] : [{ player: prompt.player, decision: prompt.decision, choose: { ...choose } }]
  })
}

/** An id that a scenario file may have, for a situation that was changed here. */
const PLAYED = 'played'

/** As a scenario, which `stacklaw run` plays: nothing is expected of it. */
export const scenarioOf = (example: Example, trace: readonly Observation[]): Scenario => {
  const { format, id, title, purpose, rules, ruleset, players, start, objects, until, cards } = example
  return {
    format,
    id: id === '' ? PLAYED : id,
    title,
    purpose,
    standing: 'undefined',
    reason: NOT_DERIVED,
    rules: [...rules],
    ruleset,
    players,
    start,
    objects,
    until,
    cards: [...cards],
    script: [...scriptOf(trace)]
  }
}

/** As the beginning of a fixture: what came is not what the rules demand, so the outcome is left for a person to derive. */
export const fixtureOf = (example: Example, trace: readonly Observation[]): Scenario => ({
  ...scenarioOf(example, trace),
  title: `${TO_WRITE}: what the situation shows`,
  purpose: `${TO_WRITE}: what a wrong engine does differently. ${example.purpose}`
})
