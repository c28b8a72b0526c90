/** What walks through every decision found, in words. @module */
import type { ExpectedOutcome } from '../model/scenario/outcome.js'
import { sayOutcome as sayExpected, standsTo } from '../model/scenario/outcome.js'
import type { Decision } from '../model/scenario/scenario.js'
import { count } from '../model/trace/text.js'
import { chartsApart } from '../properties/campaign/outcomes.js'
import { cutOf, reachedBy } from '../properties/exploration/compared.js'
import type { Compared, Found } from '../properties/exploration/compared.js'
import type { Outcome, Walk } from '../properties/exploration/walk.js'
import { bold, dim, safe } from './screen.js'

/** How many states are walked in a second. */
export const rate = (states: number, seconds: number): number => Math.round(states / Math.max(seconds, 0.001))

const sayDecision = ({ player, decision, choose }: Decision): string => `${player} ${decision} ${JSON.stringify(choose)}`

const sayDecisions = (decisions: readonly Decision[]): readonly string[] =>
  decisions.length === 0 ? [dim('    with no decision')] : decisions.map(each => dim(`    ${safe(sayDecision(each))}`))

const sayPace = (seconds: number | undefined, states: number): string =>
  seconds === undefined ? '' : `; ${seconds.toFixed(1)} s, ${rate(states, seconds)} states a second`

/** How far a walk has come; `seconds`: how long it took, where that is told. */
export const sayWalk = (who: string, { states, transitions, terminal, depth, reached }: Walk, seconds?: number): string =>
  `${who}: ${count(states, 'state')}, ${count(transitions, 'transition')}, ${count(terminal, 'state')} in which it is over, ${count(reached.length, 'outcome')}, the farthest after ${count(depth, 'decision')}${sayPace(seconds, states)}`

/** How far the walk through an engine has come. */
export const sayFound = (found: Found, seconds?: number): string =>
  found.kind === 'states'
    ? sayWalk('engine', found.walk, seconds)
    : `engine: ${count(found.games.games, 'game')} from the start, ${count(found.games.reached.length, 'outcome')}${seconds === undefined ? '' : `; ${seconds.toFixed(1)} s`}`

/** Outcomes, each with the fewest decisions that lead to it. */
export const sayOutcomes = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap(({ text, decisions }) => [`  ${safe(text)}`, ...sayDecisions(decisions)])

/** Why not all was walked. */
export const cutsOf = ({ model, engine }: Pick<Compared, 'model' | 'engine'>): readonly string[] => [
  ...(model.cut === undefined ? [] : [`the charts: ${model.cut}`]),
  ...(cutOf(engine) === undefined ? [] : [`the engine: ${cutOf(engine)}`])
]

const fewest = (reached: readonly Outcome[], outcome: ExpectedOutcome): Outcome | undefined =>
  reached
    .filter(({ ending }) => standsTo(ending, outcome).kind === 'is')
    .toSorted((one, other) => one.decisions.length - other.decisions.length)[0]

/** Where the ends that are stated are not those that charts or engine reach. */
export const apartFrom = (outcomes: readonly ExpectedOutcome[], { model, engine }: Pick<Compared, 'model' | 'engine'>) => {
  const charts = chartsApart(model, outcomes)
  const stray = reachedBy(engine).filter(({ ending }) => outcomes.every(outcome => standsTo(ending, outcome).kind === 'not'))
  return { charts, stray, hold: charts.stray.length + charts.missing.length + stray.length === 0 }
}

/** The walk of a fixture that states its outcomes: how large it is, and each outcome with the fewest decisions that lead to it. */
export const sayStated = (outcomes: readonly ExpectedOutcome[], compared: Pick<Compared, 'model' | 'engine'>): readonly string[] => {
  const { charts, stray } = apartFrom(outcomes, compared)
  const engine = reachedBy(compared.engine)
  const never = (reached: readonly Outcome[], who: string, outcome: ExpectedOutcome): readonly string[] =>
    fewest(reached, outcome) ? [] : [`    ${who} never come${who === 'the engine' ? 's' : ''} to it`]
  return [
    bold('What decisions can lead to, each with the fewest'),
    sayWalk('charts', compared.model),
    sayFound(compared.engine),
    ...outcomes.flatMap(outcome => {
      const way = fewest(compared.model.reached, outcome) ?? fewest(engine, outcome)
      return [
        `  ${safe(sayExpected(outcome))}`,
        ...(way ? sayDecisions(way.decisions) : []),
        ...never(compared.model.reached, 'the charts', outcome),
        ...never(engine, 'the engine', outcome)
      ]
    }),
    ...(charts.stray.length > 0 ? [bold('What the charts reach and the fixture does not state'), ...sayOutcomes(charts.stray)] : []),
    ...(stray.length > 0 ? [bold('What the engine reaches and the fixture does not state'), ...sayOutcomes(stray)] : []),
    ...cutsOf(compared).map(cut => `not all was walked, ${safe(cut)}`)
  ]
}

/** The same as data. */
export const walkJson = (outcomes: readonly ExpectedOutcome[], compared: Pick<Compared, 'model' | 'engine'>): unknown => {
  const { charts, stray } = apartFrom(outcomes, compared)
  const { states, transitions, reached } = compared.model
  const plain = ({ text, decisions }: Outcome) => ({ text, decisions })
  return {
    charts: { states, transitions, ends: reached.length },
    engine:
      compared.engine.kind === 'states'
        ? { states: compared.engine.walk.states, transitions: compared.engine.walk.transitions, ends: compared.engine.walk.reached.length }
        : { games: compared.engine.games.games, ends: compared.engine.games.reached.length },
    outcomes: outcomes.map(outcome => ({
      outcome,
      charts: fewest(reached, outcome)?.decisions ?? null,
      engine: fewest(reachedBy(compared.engine), outcome)?.decisions ?? null
    })),
    stray: { charts: charts.stray.map(plain), engine: stray.map(plain) },
    cut: cutsOf(compared)
  }
}
