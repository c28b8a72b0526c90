/** What a game that the charts refuse is held to break: the decisions that explain it, and the rules that they tell. @module */
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import { diagnose } from '../../model/statechart/index.js'
import type { Broken, Model } from '../../model/statechart/index.js'
import type { Case } from './case.js'

const known = new WeakMap<Case, readonly Broken[]>()

/** The decisions that, made otherwise, would have allowed what the charts refuse in a game; sought once for each game. */
export const brokenIn = (model: Model, game: Case): readonly Broken[] => {
  const { chart, scenario, played } = game
  if (chart.kind !== 'refused') return []
  const found = known.get(game) ?? diagnose(model, scenario, played.trace, chart.step)
  known.set(game, found)
  return found
}

/** The rules that a refused game names: first those of the decisions that explain it, then those that the observation itself tells. */
export const namedBy = (model: Model, game: Case, rulebook: Rulebook): readonly RuleId[] => {
  const { chart } = game
  if (chart.kind !== 'refused') return []
  const told = chart.refused.blamed.flatMap(concept => rulebook.concepts[concept])
  return [...new Set([...brokenIn(model, game).flatMap(({ rules }) => rules), ...told])]
}
