/** What the charts say of each step of a trace. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import type { Model } from './model.js'

/**
 * For each observation of a trace, what the transitions stand for that explain it; nothing for those that the charts refuse,
 * do not cover, or come after one of these.
 */
export const conceptsOfSteps = (model: Model, scenario: WireScenario, trace: readonly Observation[]): readonly (readonly Concept[])[] => {
  let frontier = model.start(scenario)
  let isLost = false
  return trace.map(observation => {
    isLost ||= frontier.unsupported !== undefined || frontier.exceeded
    const next = isLost ? undefined : model.accept(frontier, observation)
    if (next?.kind !== 'accepted') {
      isLost = true
      return []
    }
    frontier = next.frontier
    return frontier.concepts
  })
}
