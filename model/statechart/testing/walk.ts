/** Random games of the model itself. @module */
import { project } from '../../trace/level.js'
import type { Observation } from '../../trace/observation.js'
import { enacted, shownMoves } from '../acceptor/enact.js'
import type { Frontier, Model } from '../acceptor/model.js'

export { shownMoves } from '../acceptor/enact.js'

/**
 * The observations that the frontier's states would accept.
 * @param prefix begins the names that the engine gives now
 */
export const observations = (model: Model, frontier: Frontier, prefix: string): readonly Observation[] =>
  shownMoves(model, frontier).flatMap(({ state, enabled }) => project([enacted(enabled, state.names, prefix)], model.setting.level))
