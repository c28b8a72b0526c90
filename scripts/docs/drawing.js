/**
 * Drawings of charts on pages: each row links to what is told of it. The page of a chart holds its drawing; other pages have a
 * place that a script draws it into, so that a drawing is in the book once.
 * @module
 */
import { drawChart } from '../../dist/reports/charts/draw.js'
import { packedScript } from './packed.js'
import { places, way } from './places.js'
import { html } from './text.js'

/** Where no page is, links begin with this; the script of the pages puts the way to the folder of the book there. */
const ROOT = '@root/'

const drawn = (layout, told, href) => drawChart(layout, { prefix: 'drawn.', href, told })

/** The sentences of a chart: of each row, and of each state. A row and a state may have one name. */
export const sentencesOf = chart => ({
  rows: new Map(chart.transitions.map(row => [row.id, row.description])),
  states: new Map(chart.states.map(state => [state, chart.descriptions[state]]))
})

/** A drawing in its frame, on the page of its chart. */
export const drawing = (knowledge, chart, from) => {
  const svg = drawn(knowledge.layouts[chart.id], sentencesOf(chart), row =>
    way(from, places.transition(chart.id, row.id)).replace(/^.*#/, '#')
  )
  return `<div class="drawing alone" tabindex="0" role="region" aria-label="Drawing of the chart ${chart.id}">${svg}</div>`
}

/** A place for a drawing, with the rows that are to be lit. */
export const DRAWN = (chart, rows, from) =>
  `<div class="drawing" tabindex="0" role="region" aria-label="Drawing of the chart ${chart}" data-chart="${chart}" data-lit="${html(rows.map(({ id }) => id).join(' '))}"><a href="${way(from, places.chart(chart))}">The drawing of the chart ${html(chart)}</a></div>`

/** The drawing of a chart as a script that the pages load. */
export const drawingScript = (knowledge, chart) =>
  packedScript(
    'drawn',
    [chart.id],
    drawn(knowledge.layouts[chart.id], sentencesOf(chart), row => `${ROOT}${places.transition(chart.id, row.id).replace('.md', '.html')}`)
  )

/** How to read a drawing. */
export const LEGEND =
  '<p class="legend">A filled dot is an observation that the engine reports, a hollow one a step that nobody sees. A row gives its name, the observation that moves it, its guard in brackets, and after a stroke the chart that it puts on top; <code>events</code> is that of one event or of several. The state with a double line is where the chart ends. Point at a state or a row for its sentence.</p>'
