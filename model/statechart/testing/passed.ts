/** The states that a trace leads through. @module */
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { expand, fire, isShown } from '../acceptor/expand.js'
import { matches } from '../acceptor/match.js'
import type { Model } from '../acceptor/model.js'
import type { ModelState } from '../state.js'

/** The most silent steps that are followed after one observation: states alike follow from many. */
const MOST = 100

/** A long game shows nothing new. */
const ENOUGH = 2_000

const internally = (model: Model, from: readonly ModelState[]): readonly ModelState[] => {
  const queue = [...from]
  for (let at = 0; at < queue.length && at < MOST; at++) {
    const state = queue[at]!
    for (const move of expand(model.setting, state))
      if (!isShown(model.setting, move)) queue.push(fire(model.setting, state, move, { names: state.names, order: [] }))
  }
  return queue
}

/** Every state in which the model is on the way of a trace, those included that nobody sees; until the charts say no more. */
export const passed = (model: Model, scenario: WireScenario, trace: readonly Observation[]): readonly ModelState[] => {
  let frontier = model.start(scenario)
  const found: ModelState[] = []
  for (const observation of trace) {
    if (found.length > ENOUGH) break
    const next = model.accept(frontier, observation)
    if (next.kind === 'refused' || next.frontier.exceeded || next.frontier.unsupported !== undefined) break
    const after = frontier.states.flatMap(state =>
      expand(model.setting, state)
        .filter(move => isShown(model.setting, move))
        .flatMap(move => matches(move.effect.pattern!, observation, state.names).ways.map(way => fire(model.setting, state, move, way)))
    )
    found.push(...internally(model, after))
    frontier = next.frontier
  }
  return found
}
