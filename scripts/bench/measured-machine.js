/** The small game as a machine of XState, which `xstate/graph` searches: the states and moves of `properties/exploration/common`. @module */
import { assign, createMachine } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { beginning, following, textOf } from '../../dist/properties/exploration/common/measured.js'

/** So many ways on has a state at most. */
const MOST = 3

/** Searches all states of a size with `xstate/graph`. */
export const searchedByXState = size => {
  const events = Array.from({ length: MOST }, (_, way) => ({ type: `way${way}` }))
  const machine = createMachine({
    context: { state: beginning(size) },
    on: Object.fromEntries(
      events.map(({ type }, way) => [
        type,
        {
          guard: ({ context }) => following(context.state, size)[way] !== undefined,
          actions: assign({ state: ({ context }) => following(context.state, size)[way] })
        }
      ])
    )
  })
  const map = getAdjacencyMap(machine, { events, limit: Infinity, serializeState: snapshot => textOf(snapshot.context.state) })
  return { states: Object.keys(map).length }
}
