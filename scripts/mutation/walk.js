/** Games in which the model itself says what comes next: they go by readings that the reference engine does not take. @module */
import { enacted, shownMoves } from '../../dist/model/statechart/acceptor/enact.js'

/** Most observations of a walk. */
const LONGEST = 150

/** A game that the model allows, drawn by numbers; nothing if it comes to no end. */
export const walk = (model, wire, numbers) => {
  const trace = []
  let frontier = model.start(wire)
  while (trace.length < LONGEST && frontier.unsupported === undefined && !frontier.exceeded) {
    if (model.complete(frontier)) return trace
    const moves = shownMoves(model, frontier)
    if (moves.length === 0) return undefined
    const { state, enabled } = moves[Math.floor(numbers() * moves.length)]
    const observation = enacted(enabled, state.names, `w${trace.length}-`)
    const next = model.accept(frontier, observation)
    if (next.kind !== 'accepted') return undefined
    trace.push(observation)
    frontier = next.frontier
  }
  return undefined
}
