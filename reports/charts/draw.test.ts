import { describe, expect, test } from 'vitest'
import { charts } from '../../model/statechart/index.js'
import { drawChart } from './draw.js'
import type { Box, Layout, Line } from './layout.js'
import { layouts } from './layouts/index.js'

const all = Object.values(layouts)

/** The straight parts of a line. */
const parts = (points: Line) => points.slice(1).map((to, i) => [points[i]!, to] as const)

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Whether a straight part runs through the inside of a box. */
const crosses = ([[x1, y1], [x2, y2]]: readonly [readonly [number, number], readonly [number, number]], box: Box): boolean =>
  Math.max(x1, x2) > box.x + 1 &&
  Math.min(x1, x2) < box.x + box.width - 1 &&
  Math.max(y1, y2) > box.y + 1 &&
  Math.min(y1, y2) < box.y + box.height - 1

/** What makes a drawing hard to read. */
const flaws = ({ width, height, states, edges }: Layout): readonly string[] => {
  const boxes = [
    ...states.map(state => ({ name: state.id, ...state })),
    ...edges.map(edge => ({ name: `the label ${edge.from} > ${edge.to}`, ...edge.label }))
  ]
  return [
    ...boxes
      .filter(box => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
      .map(({ name }) => `${name} sticks out`),
    ...boxes.flatMap((box, i) =>
      boxes
        .slice(i + 1)
        .filter(other => overlap(box, other))
        .map(other => `${box.name} lies on ${other.name}`)
    ),
    ...edges.flatMap(edge =>
      boxes
        .filter(box => box.name !== `the label ${edge.from} > ${edge.to}` && parts(edge.points).some(part => crosses(part, box)))
        .map(box => `the arrow ${edge.from} > ${edge.to} runs through ${box.name}`)
    ),
    ...edges.flatMap(edge =>
      parts(edge.points).some(([a, b]) => a[0] !== b[0] && a[1] !== b[1]) ? [`${edge.from} > ${edge.to} is slanted`] : []
    )
  ]
}

const rowsOf = (svg: string): readonly string[] => [...svg.matchAll(/data-row="([^"]+)"/g)].map(found => found[1]!).sort()

describe.each(charts)('the chart $id', chart => {
  const layout = layouts[chart.id]!

  test('has every state and every row on its drawing, as the chart has them', () => {
    expect(layout.states.map(({ id, final }) => [id, final])).toEqual(chart.states.map(id => [id, chart.final.includes(id)]))
    expect(
      layout.edges
        .flatMap(({ from, to, rows }) => rows.map(({ name: _, ...row }) => ({ ...row, from, to })))
        .sort((a, b) => a.id.localeCompare(b.id))
    ).toEqual(chart.transitions.map(({ description: _, ...row }) => row).sort((a, b) => a.id.localeCompare(b.id)))
    expect(rowsOf(drawChart(layout))).toEqual(chart.transitions.map(({ id }) => id).sort())
  })

  test('has nothing that lies on something else', () => {
    expect(flaws(layout)).toEqual([])
  })
})

test('no layout is without its chart', () => {
  expect(Object.keys(layouts).sort()).toEqual(charts.map(({ id }) => id).sort())
})

test('what lies on something else is found', () => {
  const [first, second, ...others] = layouts.checks!.states
  const moved = { ...layouts.checks!, states: [first!, { ...second!, x: first!.x, y: first!.y }, ...others] }
  expect(flaws(moved)).toContain('looking lies on decided')
})

test('the same chart gives the same drawing', () => {
  for (const layout of all) expect(drawChart(layout)).toBe(drawChart(layout))
})

test('marks say which rows fired, by sign, by attribute and in words', () => {
  const svg = drawChart(layouts.checks!, {
    rows: new Map([
      ['checks.place', 'fired'],
      ['checks.over', 'never']
    ])
  })
  expect(svg).toMatch(
    /data-row="checks.place" data-on="internal" data-mark="fired"><title>checks.place: .*?; fired<\/title><text class="chart-sign"[^>]*>✓</
  )
  expect(svg).toMatch(
    /data-row="checks.over" data-on="seen" data-mark="never"><title>checks.over: .*?; never fired<\/title><text class="chart-sign"[^>]*>✗</
  )
  expect(svg).toContain('1 of 2 fired.')
  expect(svg.match(/data-mark=/g)).toHaveLength(4)
  expect(svg).toContain('class="chart-edge" data-from="decided" data-to="over" data-mark="never"')
})

test('an arrow counts as gone through when one of its rows was', () => {
  const svg = drawChart(layouts.checks!, {
    rows: new Map([
      ['checks.sample', 'fired'],
      ['checks.lose-targets', 'never']
    ])
  })
  expect(svg).toContain('class="chart-edge" data-from="looking" data-to="looking" data-mark="fired"')
})

test('is an image with a title and a description, or a group if it holds links', () => {
  const image = drawChart(layouts.announcement!)
  expect(image).toContain('role="img" aria-labelledby="title.announcement description.announcement"')
  expect(image).toContain('4 states: open, asked, ownerAsked, and done; it ends in done. 11 rows lead from state to state.')
  const linked = drawChart(layouts.announcement!, {
    href: row => (row.id === 'announcement.limit' ? 'rules/6.6.5e.html?a=1&b=2' : undefined)
  })
  expect(linked).toContain('role="group"')
  expect(linked.match(/<a /g)).toHaveLength(1)
  expect(linked).toContain(
    '<a href="rules/6.6.5e.html?a=1&amp;b=2"><title>announcement.limit: open to open, on the observation suppressed</title>'
  )
})

test('a prefix keeps the ids of two drawings on a page apart', () => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(found => found[1]!)
  const twice = [...ids(drawChart(layouts.checks!, { prefix: 'fab.' })), ...ids(drawChart(layouts.checks!, { prefix: 'ga.' }))]
  expect(new Set(twice).size).toBe(twice.length)
})

test('rows and states can be pointed out', () => {
  const svg = drawChart(layouts.checks!, { emphasis: new Set(['checks.place', 'checks.done']) })
  expect(svg).toContain('data-row="checks.place" data-on="internal" data-emphasis="true"')
  expect(svg).toContain('data-state="done" data-final="true" data-emphasis="true"')
  expect(svg.match(/data-emphasis/g)).toHaveLength(3)
})

test('what a caller gives is escaped', () => {
  const svg = drawChart(layouts.checks!, { title: '<script>"', prefix: '"><i>', href: () => '"><script>' })
  expect(svg).not.toMatch(/<script|<i>/)
})
