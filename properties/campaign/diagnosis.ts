/** What a game that the charts refuse is held to break: the decisions that explain it, and the rules that they tell. @module */
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import { diagnose } from '../../model/statechart/index.js'
import type { Broken, Model } from '../../model/statechart/index.js'
import type { Case } from './case.js'
import type { Named } from './suspects.js'

/** What of a game is diagnosed. */
export type Refusing = Pick<Case, 'scenario' | 'chart'> & { readonly played: Pick<Case['played'], 'trace'> }

/** The decisions that, made otherwise, would have allowed what the charts refuse in a game. */
export const brokenIn = (model: Model, { chart, scenario, played }: Refusing): readonly Broken[] =>
  chart.kind === 'refused' ? diagnose(model, scenario, played.trace, chart.step) : []

/** The rules of each decision that explains a refused game, the likeliest first; where none does, those that the observation itself tells. */
export const rulesNamed = (broken: readonly Broken[], { chart }: Pick<Case, 'chart'>, rulebook: Rulebook): Named => {
  if (chart.kind !== 'refused') return []
  const told = chart.refused.blamed.flatMap(concept => rulebook.concepts[concept])
  return broken.length > 0 ? broken.map(({ rules }) => rules) : [[...new Set(told)]]
}

/** A decision that explains a refused step, as it is told. */
export interface ToldDecision {
  readonly decision: string
  readonly rules: readonly RuleId[]
}

/** So many decisions are told of a refused step. */
const TOLD = 3

/** The first decisions, as they are told. */
export const toldOf = (broken: readonly Broken[]): readonly ToldDecision[] =>
  broken.slice(0, TOLD).map(({ decision, rules }) => ({ decision, rules }))

/** So many games of a campaign are diagnosed: of an engine that fails everywhere the first tell enough. */
export const MOST_DIAGNOSED = 24

/** Diagnoses games as they are told, each once, and no more than some. */
export const diagnosing = (model: Model): ((game: Case) => readonly ToldDecision[]) => {
  const known = new WeakMap<Case, readonly ToldDecision[]>()
  let left = MOST_DIAGNOSED
  return game => {
    const before = known.get(game)
    if (before !== undefined || game.chart.kind !== 'refused' || left === 0) return before ?? []
    left--
    const told = toldOf(brokenIn(model, game))
    known.set(game, told)
    return told
  }
}
