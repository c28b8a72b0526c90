/**
 * Where the states, arrows and labels of a chart go on its drawing. The layout engine decides; this file asks it and
 * keeps what a drawing needs.
 * @module
 */
import { createRequire } from 'node:module'

/** Sizes that the drawing relies on: `reports/charts/draw.ts` writes monospaced text of 12 px into boxes of this size. */
const CHARACTER = 7.3
const LINE = 19
const STATE = { character: 8.9, padding: 32, height: 36 }
const DOT = 12
const LABEL = { gutter: 20, padding: 10 }

/** The dot from which an arrow leads to the initial state. */
const START = '(start)'

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.inline': 'true',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeSelfLoop': '16',
  // forwards is as the chart lists its states
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES'
}

/** The name of a row within its chart: `replacement.go-on` is `go-on`. */
const nameOf = row => row.id.slice(row.id.indexOf('.') + 1)

/** What takes the transition, under which guard, and which chart it starts, as statecharts write it; an internal transition shows no event. */
const conditionOf = row =>
  [row.on === 'internal' ? '' : row.on, row.guard === undefined ? '' : `[${row.guard}]`, row.calls === undefined ? '' : `/ ${row.calls}`]
    .filter(Boolean)
    .join(' ')

const lineOf = row => [nameOf(row), conditionOf(row)].filter(Boolean).join(' ')

/** Rows with the same ends share one arrow. */
const grouped = transitions => {
  const groups = new Map()
  for (const row of transitions) {
    const key = `${row.from} > ${row.to}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

const graphOf = (chart, groups) => ({
  id: chart.id,
  layoutOptions: OPTIONS,
  children: [
    { id: START, width: DOT, height: DOT },
    ...chart.states.map(id => ({ id, width: Math.ceil(id.length * STATE.character) + STATE.padding, height: STATE.height }))
  ],
  edges: [
    { id: START, sources: [START], targets: [chart.initial] },
    ...[...groups].map(([id, rows]) => ({
      id,
      sources: [rows[0].from],
      targets: [rows[0].to],
      labels: [
        {
          id: `${id} label`,
          text: id,
          width: Math.ceil(Math.max(...rows.map(row => lineOf(row).length)) * CHARACTER) + LABEL.gutter + LABEL.padding,
          height: rows.length * LINE + 6,
          layoutOptions: { 'elk.edgeLabels.inline': 'true' }
        }
      ]
    }))
  ]
})

const point = ({ x, y }) => [Math.round(x), Math.round(y)]
const box = ({ x, y, width, height }) => ({ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) })

/** The points of an edge; a part of no length goes. */
const pointsOf = edge => {
  const all = edge.sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]).map(point)
  return all.filter(([x, y], i) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1])
}

/**
 * Lays a chart out.
 * @param {import('../../model/statechart/table.ts').Chart} chart
 * @returns {Promise<import('../../reports/charts/layout.ts').Layout>} coordinates in pixels; the same chart gives the same layout
 */
export const arrange = async chart => {
  // loaded here: it is large, and a development dependency
  const ELK = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js')
  const groups = grouped(chart.transitions)
  const { width, height, children, edges } = await new ELK().layout(graphOf(chart, groups))
  return {
    chart: chart.id,
    width: Math.ceil(width),
    height: Math.ceil(height),
    start: { ...box(children.find(({ id }) => id === START)), points: pointsOf(edges.find(({ id }) => id === START)) },
    states: children.filter(({ id }) => id !== START).map(({ id, ...at }) => ({ id, ...box(at), final: chart.final.includes(id) })),
    edges: edges
      .filter(({ id }) => id !== START)
      .map(edge => {
        const rows = groups.get(edge.id)
        return {
          from: rows[0].from,
          to: rows[0].to,
          points: pointsOf(edge),
          label: box(edge.labels[0]),
          rows: rows.map(row => ({
            id: row.id,
            name: nameOf(row),
            on: row.on,
            ...(row.guard !== undefined && { guard: row.guard }),
            ...(row.calls !== undefined && { calls: row.calls }),
            concept: row.concept
          }))
        }
      })
  }
}
