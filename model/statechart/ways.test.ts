/** Shortest ways to the transitions of each chart. */
import { describe, expect, it } from 'vitest'
import { charts } from './charts/index.js'
import type { Chart } from './table.js'
import { waysIn } from './ways.js'

const rowOf = ({ transitions }: Chart, id: string) => transitions.find(transition => transition.id === id)!

/** The length of the shortest way to each state, found state by state. */
const distances = ({ transitions }: Chart, from: string): ReadonlyMap<string, number> => {
  const found = new Map([[from, 0]])
  for (const [state, far] of found)
    for (const transition of transitions) if (transition.from === state && !found.has(transition.to)) found.set(transition.to, far + 1)
  return found
}

describe.each(charts.map(chart => [chart.id, chart] as const))('%s', (_, chart) => {
  const ways = waysIn(chart)

  it('has a way to each transition', () => {
    expect([...ways.keys()]).toEqual(chart.transitions.map(({ id }) => id))
  })

  it('goes from state to state, and none is shorter', () => {
    for (const [id, { from, through }] of ways) {
      const end = through.reduce((at, each) => {
        expect(rowOf(chart, each).from).toBe(at)
        return rowOf(chart, each).to
      }, from)
      expect(rowOf(chart, id).from).toBe(end)
      expect(through).toHaveLength(distances(chart, from).get(end)!)
    }
  })
})

it('starts in the initial state, or where another chart starts this one', () => {
  const entries = charts.flatMap(chart =>
    [...waysIn(chart).values()].filter(({ from }) => from !== chart.initial).map(({ from }) => `${chart.id}.${from}`)
  )
  expect([...new Set(entries)]).toEqual(['stack.negated', 'stack.moved'])
})
