/**
 * The outcomes that a fixture states: every legal choice is walked in the engine, from the start for each game, and the ends that it
 * reaches must be these.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import { sayOutcome, standsTo } from '../../model/scenario/outcome.js'
import type { ExpectedOutcome } from '../../model/scenario/outcome.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import { createModel } from '../../model/statechart/index.js'
import type { Model } from '../../model/statechart/index.js'
import { count } from '../../model/trace/text.js'
import type { Observation } from '../../model/trace/observation.js'
import { modelSpace } from '../exploration/model-space.js'
import { walk } from '../exploration/walk.js'
import type { Walk } from '../exploration/walk.js'
import { EXPLORATION_BUDGET, OTHERWISE, sayDecisions, sayEnd, walked } from './explore.js'
import { sayUnsupported, unsupportedOf } from './given-up.js'
import { scriptOf } from './script.js'

/** How what an engine reaches stands to the outcomes that are stated. */
export type OutcomesJudged =
  | { readonly kind: 'reached'; readonly games: number }
  /** Nothing can be told, or not all of it. */
  | { readonly kind: 'inconclusive'; readonly why: string }
  /** An outcome was not reached, which the games that the engine ended as unsupported may account for. */
  | { readonly kind: 'unsupported'; readonly why: string; readonly notes: readonly string[] }
  | {
      readonly kind: 'differs'
      readonly message: string
      /** The fewest decisions that lead there. */
      readonly decisions: readonly Decision[]
      /** The engine's game, where it reaches an end that is none of the outcomes. */
      readonly trace: readonly Observation[]
    }

const shortest = <T extends { readonly decisions: readonly Decision[] }>(found: readonly T[]): T | undefined =>
  found.toSorted((one, other) => one.decisions.length - other.decisions.length)[0]

/** Every decision of a scenario, as the charts follow it: what can be reached depends on nothing that an engine shows or decides. */
export const chartsWalk = (model: Model, scenario: WireScenario, limit = EXPLORATION_BUDGET): Promise<Walk> => {
  const full = createModel(model.setting.base, { level: 'full', autonomous: [] })
  return walk(modelSpace(full, scenario), { limit })
}

/** Where what is reached differs from what is stated. */
export interface OutcomesApart<E> {
  /** The ends that are none of the outcomes. */
  readonly stray: readonly E[]
  /** The outcomes that no end is. */
  readonly missing: readonly ExpectedOutcome[]
}

/** How the ends of a walk through the charts differ from the outcomes that are stated. */
export const chartsApart = ({ reached, cut }: Walk, outcomes: readonly ExpectedOutcome[]): OutcomesApart<Walk['reached'][number]> => ({
  stray: reached.filter(({ ending }) => outcomes.every(outcome => standsTo(ending, outcome).kind === 'not')),
  missing: cut === undefined ? outcomes.filter(outcome => reached.every(({ ending }) => standsTo(ending, outcome).kind !== 'is')) : []
})

/** How the charts come to an outcome that an engine never reaches, as the end of a sentence. */
const wayTo = async (
  model: Model | undefined,
  scenario: WireScenario,
  outcome: ExpectedOutcome
): Promise<{ readonly said: string; readonly decisions: readonly Decision[] }> => {
  const reached = model ? (await chartsWalk(model, scenario)).reached : []
  const way = reached.find(({ ending }) => standsTo(ending, outcome).kind === 'is')
  return way ? { said: `, ${sayDecisions(way.decisions)}`, decisions: way.decisions } : { said: '', decisions: [] }
}

/**
 * Walks every legal choice in the engine, and holds each end against the outcomes that are stated. An engine that takes decisions by
 * itself need not reach all of them, but reaches nothing else; neither need one that ends some of the games as unsupported.
 * @param budget the most answers that are given to the engine; beyond it nothing is decided but that an end is none of the outcomes
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const judgeOutcomes = async (
  iut: ImplementationUnderTest,
  model: Model | undefined,
  scenario: WireScenario,
  outcomes: readonly ExpectedOutcome[],
  budget = EXPLORATION_BUDGET
): Promise<OutcomesJudged> => {
  const { ends, games, notes, lost, cut } = await walked(iut, scenario, budget)
  const over = ends.filter(({ end }) => end.why !== 'budget')
  const stray = shortest(
    over
      .filter(({ end }) => outcomes.every(outcome => standsTo(end, outcome).kind === 'not'))
      .map(({ end, trace }) => ({ end, trace, decisions: scriptOf(trace) }))
  )
  if (stray) {
    const { end, trace, decisions } = stray
    const message = `the engine reaches an end that is none of the outcomes, ${sayDecisions(decisions)}: ${sayEnd(end)}`
    return { kind: 'differs', message, decisions, trace }
  }
  if (cut !== undefined) return { kind: 'inconclusive', why: `not every outcome could be looked for: ${cut}` }
  const missing = outcomes.find(outcome => over.every(({ end }) => standsTo(end, outcome).kind !== 'is'))
  if (missing === undefined || iut.statement.autonomous.length > 0) {
    if (over.length > 0) return { kind: 'reached', games }
    if (notes.length === 0) return { kind: 'inconclusive', why: 'the engine came to the end of no game' }
  }
  if (notes.length > 0) {
    const why = `not every outcome was reached, and ${notes.length} of ${count(games, 'game')} ended ${sayUnsupported(unsupportedOf(notes))}`
    return { kind: 'unsupported', why, notes }
  }
  if (lost > 0) return { kind: 'inconclusive', why: OTHERWISE }
  if (over.length < ends.length) return { kind: 'inconclusive', why: 'the engine ended a game as it had taken too many steps' }
  const untold = over.flatMap(({ end }) => {
    const standing = standsTo(end, missing!)
    return standing.kind === 'may' ? [standing.untold] : []
  })[0]
  if (untold)
    return {
      kind: 'inconclusive',
      why: `the engine does not report ${untold.join(', ')} at the end, so that an outcome cannot be told: ${sayOutcome(missing!)}`
    }
  const { said, decisions } = await wayTo(model, scenario, missing!)
  return { kind: 'differs', message: `the engine never reaches an outcome${said}: ${sayOutcome(missing!)}`, decisions, trace: [] }
}
