/** One situation as each game would have it. @module */
import { toWire } from '../../fixtures/loader.js'
import { findRulebook } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { phaseOf } from '../../model/rulebook/structure.js'
import type { PhaseRole, Question } from '../../model/scenario/question.js'
import { scenarioOfQuestion, situationOfQuestion } from '../../model/scenario/question.js'
import type { Scenario } from '../../model/scenario/scenario.js'
import { isWait } from '../../model/scenario/script.js'

/** The role of a phase of a scenario in its own game. */
const roleOf = (rulebook: Rulebook | undefined, phase: string): PhaseRole | undefined =>
  rulebook?.structure.turn.phases.value.find(each => each.name === phase)?.role

/** A scenario of one game as another would have it: with the cards of the first, phases by what they are for, and no outcome. */
export const carriedOver = (scenario: Scenario, to: Rulebook, file: string): Scenario => {
  if (scenario.ruleset === to.id) return scenario
  const home = findRulebook(scenario.ruleset)
  const phase = (name: string): string => {
    const role = roleOf(home, name)
    return role === undefined ? name : phaseOf(to.structure)(role)
  }
  const { expect: _, start, until, ...rest } = scenario
  return {
    ...rest,
    ruleset: to.id,
    cards: [...toWire(scenario, file).cards],
    start: { ...start, phase: phase(start.phase) },
    script: rest.script.map(entry => (isWait(entry) && entry.until === 'phase' ? { ...entry, name: phase(entry.name) } : entry)),
    until: until.end === 'boundary' ? { ...until, phase: phase(until.phase) } : until
  }
}

/** A question as the game has it; where it has no answer, with the decisions of the game of which it is an edition. */
export const askedOf = (question: Question, rulebook: Rulebook): Scenario => {
  const phase = phaseOf(rulebook.structure)
  const own = scenarioOfQuestion(question, rulebook.id, phase)
  if (own) return own
  const script = question.games[rulebook.editionOf ?? '']?.script ?? Object.values(question.games)[0]?.script ?? []
  return { ...situationOfQuestion(question, rulebook.id, phase), script }
}
