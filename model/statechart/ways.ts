/** Shortest ways through a chart. They need not be feasible, since guards are not looked at: they say what to aim at. @module */
import { createMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Chart, Transition } from './table.js'

/** A way to a transition. */
export interface Way {
  /** The state in which it starts: the initial one, or one in which other charts start this one. */
  readonly from: string
  /** The ids of the transitions that come before it. */
  readonly through: readonly string[]
}

/** A chart in which each transition is an event of its own. */
const machineFrom = ({ id, states, transitions }: Chart, initial: string) =>
  createMachine({
    id,
    initial,
    states: Object.fromEntries(
      states.map(state => [
        state,
        {
          on: Object.fromEntries(
            transitions.filter(({ from }) => from === state).map(transition => [transition.id, { target: transition.to }])
          )
        }
      ])
    )
  })

/** Where no transition leads: other charts start this one there. */
const entriesOf = ({ initial, states, transitions }: Chart): readonly string[] => [
  initial,
  ...states.filter(state => state !== initial && transitions.every(({ from, to }) => to !== state || from === state))
]

const START = 'xstate.init'

const waysFrom = (chart: Chart, from: string): ReadonlyMap<string, Way> =>
  new Map(
    getShortestPaths(machineFrom(chart, from)).map(({ state, steps }) => [
      state.value as string,
      { from, through: steps.map(({ event }) => event.type).filter(type => type !== START) }
    ])
  )

/** A shortest way to each transition of a chart, by its id. */
export const waysIn = (chart: Chart): ReadonlyMap<string, Way> => {
  const [first, ...others] = entriesOf(chart).map(from => waysFrom(chart, from))
  const wayTo = ({ from }: Transition): Way | undefined => [first!, ...others].find(ways => ways.has(from))?.get(from)
  return new Map(
    chart.transitions.flatMap(transition => {
      const way = wayTo(transition)
      return way ? [[transition.id, way] as const] : []
    })
  )
}
