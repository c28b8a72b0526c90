/** Plays one situation under every ruleset on the reference engine. @module */
import { toWire } from '../../fixtures/loader.js'
import { everyRulebook } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Question } from '../../model/scenario/question.js'
import type { Scenario } from '../../model/scenario/scenario.js'
import { conceptsOfSteps, createModel } from '../../model/statechart/index.js'
import { tellGame } from '../../model/telling/story/index.js'
import { compareGames } from '../../model/trace/compare.js'
import { runCase } from '../../properties/campaign/case.js'
import { runFixture } from '../../properties/campaign/fixture.js'
import { scripted } from '../../properties/campaign/play.js'
import { embedded, trustedBase } from '../engine.js'
import { askedOf, carriedOver } from './asked.js'
import { contradictionsOf } from './contradictions.js'
import type { Played, Row, Shown } from './row.js'

/** Plays a scenario of a ruleset; a derived outcome is judged. */
const playIn = async (rulebook: Rulebook, scenario: Scenario, file: string): Promise<Played> => {
  const iut = embedded(rulebook)
  const played = { name: rulebook.id, rulebook, scenario }
  if (scenario.expect && scenario.ruleset === rulebook.id && scenario.rules.length > 0) {
    const { check, game } = await runFixture(iut, undefined, rulebook, [], { file, scenario })
    return { ...played, trace: game?.played.trace ?? [], verdict: check.verdict, message: check.message }
  }
  const wire = { ...toWire(scenario, file), ruleset: rulebook.id }
  const game = await runCase(iut, undefined, rulebook, [], wire, scripted(scenario.script))
  return { ...played, trace: game.played.trace, verdict: 'untested', message: 'no outcome has been derived for this ruleset' }
}

/** Plays under every ruleset, one after another. */
const playInEach = async (
  scenarioOf: (rulebook: Rulebook) => Scenario,
  fileOf: (rulebook: Rulebook) => string
): Promise<readonly Played[]> => {
  const games: Played[] = []
  for (const rulebook of everyRulebook) games.push(await playIn(rulebook, scenarioOf(rulebook), fileOf(rulebook)))
  return games
}

/** What a game shows at a step, in words, with the rules that explain it. */
const shownAt = ({ rulebook, scenario, trace, name }: Played, at: number): Omit<Shown, 'rulesets'> => {
  const wire = { ...toWire(scenario), ruleset: name }
  const concepts = conceptsOfSteps(createModel(trustedBase(rulebook), { level: 'full', autonomous: [] }), wire, trace)
  const told = tellGame(wire, trace, rulebook, concepts)
  const entry = told.find(({ from, to }) => from <= at && at <= to)
  return { step: at + 1, says: entry?.text ?? 'Nothing more.', rules: entry?.rules ?? [] }
}

const ownNames = ({ players, objects }: Scenario): ReadonlySet<string> => new Set([...players, ...objects].map(({ id }) => id))

/** Sets games side by side; where they part, each side is told with the rules of every ruleset in it. */
const setSideBySide = (title: string, games: readonly Played[], shows?: Question['shows']): Omit<Row, 'contradictions'> => {
  const scenario = games[0]!.scenario
  const comparison = compareGames(
    games.map(({ name, trace }) => ({ name, trace })),
    ownNames(scenario),
    shows
  )
  const parting = comparison.parting.map((group): Shown => {
    const shown = group.map(({ name, at }) =>
      shownAt(
        games.find(game => game.name === name)!,
        at
      )
    )
    const rulesets = group.map(({ name }) => name)
    return { ...shown[0]!, rulesets, rules: [...new Set(shown.flatMap(({ rules }) => rules))] }
  })
  return { title, games, comparison, parting }
}

/** A question under every ruleset, set against what is claimed of each. */
export const rowOfQuestion = async (question: Question, file: string): Promise<Row> => {
  const games = await playInEach(
    rulebook => askedOf(question, rulebook),
    ({ id }) => `${file}#${id}`
  )
  const row = setSideBySide(question.title, games, question.shows)
  return { ...row, id: question.question, contradictions: contradictionsOf(question, games, row.comparison) }
}

/** A scenario of one game under every ruleset. */
export const rowOfScenario = async (scenario: Scenario, file: string): Promise<Row> => {
  const games = await playInEach(
    rulebook => carriedOver(scenario, rulebook, file),
    () => file
  )
  return { ...setSideBySide(scenario.title, games), contradictions: [] }
}
