/**
 * A scenario file opened on an engine, and the charts' verdict on its game, in words and as JSON.
 * @module
 */
import type { ImplementationUnderTest } from '../engine/port.js'
import { readScenario, toWire } from '../fixtures/loader.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { InputProblem } from '../model/scenario/problem.js'
import type { Scenario, WireScenario } from '../model/scenario/scenario.js'
import { sayExplained } from '../model/telling/decision.js'
import { createModel } from '../model/statechart/index.js'
import type { Model, Refused } from '../model/statechart/index.js'
import type { Case, ChartVerdict } from '../properties/campaign/case.js'
import type { ToldDecision } from '../properties/campaign/diagnosis.js'
import { missingFor } from '../properties/campaign/claims.js'
import { sayAllowed, sayRefusal } from '../properties/campaign/sample.js'
import { embedded, mutantOf, rulebookOf, startEngine, trustedBase } from './engine.js'
import { engineAt } from './options.js'
import type { Named, Times } from './options.js'
import { safe, verdictWord } from './screen.js'
import type { Remark } from './tell.js'

/** A scenario, and the engine and the model that it is played with. */
export interface Opening {
  readonly scenario: Scenario
  readonly wire: WireScenario
  readonly rulebook: Rulebook
  readonly iut: ImplementationUnderTest
  readonly model: Model
}

/** How an engine is named, or a mutant of the reference engine. */
type Opened = { readonly mutant?: string } & Named & Times

/** Uses an engine and shuts it down afterwards. Without one of one's own: the reference engine, or a mutant of it, in this process. */
export const withEngine = async <T>(
  rulebook: Rulebook,
  options: Opened,
  use: (iut: ImplementationUnderTest, model: Model) => Promise<T>
): Promise<T> => {
  const at = engineAt(options)
  const iut = at ? await startEngine(at, options) : embedded(rulebook, options.mutant === undefined ? undefined : mutantOf(options.mutant))
  try {
    const { level, autonomous } = iut.statement
    return await use(iut, createModel(trustedBase(rulebook), { level, autonomous }))
  } finally {
    await iut.shutdown()
  }
}

/**
 * Opens a scenario file on an engine and shuts the engine down afterwards. Without one of one's own: the reference engine, or a mutant
 * of it, in this process.
 * @throws InputProblem if the file cannot be used or the engine does not claim what it needs
 */
export const withScenario = async <T>(file: string, options: Opened, use: (opening: Opening) => Promise<T>): Promise<T> => {
  const scenario = readScenario(file)
  const rulebook = rulebookOf(scenario.ruleset)
  const wire = toWire(scenario, file)
  return withEngine(rulebook, options, (iut, model) => {
    const missing = missingFor(iut.statement, wire)
    if (missing.length > 0) throw new InputProblem(`${iut.statement.name} does not claim what ${file} needs: ${missing.join(', ')}.`)
    return use({ scenario, wire, rulebook, iut, model })
  })
}

/** The charts' verdict in lines. */
export const sayChart = (game: Case, rulebook: Rulebook, broken: readonly ToldDecision[]): readonly string[] => {
  const { chart } = game
  switch (chart.kind) {
    case 'refused':
      return [
        `charts: ${verdictWord('fail')} - ${safe(sayRefusal(game, chart, rulebook).message)}`,
        ...indented(sayBroken(broken, chart.refused, rulebook))
      ]
    case 'accepted':
      return [`charts: ${verdictWord('pass')} - every step is one that the rules allow`]
    case 'inconclusive':
      return [`charts: ${verdictWord('inconclusive')} - ${safe(chart.why)}`]
  }
}

/** A breach of an invariant as a line. */
export const sayBreach = ({ invariant, breach }: Case['breaches'][number]): string =>
  `invariant ${invariant.name}: ${verdictWord('fail')} - step ${breach.step + 1}: ${safe(breach.came)}; ${safe(breach.expected)}`

/** `it breaks one of fab:6.4.6, fab:6.4.8`: the rules of what an observation breaks, if there are any. */
const sayRules = ({ blamed }: Pick<Refused, 'blamed'>, rulebook: Rulebook): readonly string[] => {
  const rules = [...new Set(blamed.flatMap(concept => rulebook.concepts[concept]))]
  return rules.length === 0 ? [] : [`it breaks ${rules.length > 1 ? 'one of ' : ''}${rules.join(', ')} (${blamed.join(', ')})`]
}

/** What a refused game breaks: the decisions that explain it, the most likely first, then the rules of what the step is about. */
export const sayBroken = (broken: readonly ToldDecision[], refused: Refused, rulebook: Rulebook): readonly string[] => [
  ...broken.map(sayExplained),
  ...sayRules(refused, rulebook)
]

/** Where charts and invariants refuse a game, to be told at the step. */
export const failuresIn = (game: Case, rulebook: Rulebook, broken: readonly ToldDecision[]): readonly Remark[] => {
  const { chart, breaches } = game
  return [
    ...(chart.kind === 'refused'
      ? [
          {
            step: chart.step,
            lines: [
              ...sayFailure('the rules allow', sayRefusal(game, chart, rulebook)),
              ...indented(sayBroken(broken, chart.refused, rulebook))
            ]
          }
        ]
      : []),
    ...breaches.map(({ invariant, breach }) => ({
      step: breach.step,
      lines: [`${verdictWord('fail')} ${safe(breach.came)}; ${safe(breach.expected)} (${invariant.name})`]
    }))
  ]
}

/** Lines set in. */
export const indented = (lines: readonly string[], by = '     '): readonly string[] => lines.map(line => `${by}${line}`)

/** At a step: what was wanted, and what came. */
export const sayFailure = (
  wants: string,
  { expected, came }: { readonly expected: readonly string[]; readonly came: string }
): readonly string[] => [`${verdictWord('fail')} here ${wants}: ${safe(sayAllowed(expected))}`, `     what came: ${safe(came)}`]

/** The charts' verdict as JSON. */
export const chartJson = (chart: ChartVerdict, broken: readonly ToldDecision[]): object => {
  switch (chart.kind) {
    case 'refused':
      return { verdict: 'fail', step: chart.step, message: chart.refused.message, rules: chart.refused.rules, broken }
    case 'accepted':
      return { verdict: 'pass' }
    case 'inconclusive':
      return { verdict: 'inconclusive', message: chart.why }
  }
}
