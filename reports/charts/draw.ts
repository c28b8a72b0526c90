/**
 * A chart as a drawing: an SVG that stands alone or inside a page.
 * @module
 */
import { escape } from './escape.js'
import type { LabelRow, Layout, Line, PlacedEdge, PlacedState } from './layout.js'

/** What a run knows of a row, or of a state: it was gone through, or it was not. */
export type Mark = 'fired' | 'never'

/** What may be drawn besides the chart. */
export interface Marks {
  /** By the id of the row; without it the chart is drawn as it is defined. */
  readonly rows?: ReadonlyMap<string, Mark>
  /** Rows and states to point out, by id. */
  readonly emphasis?: ReadonlySet<string>
  /** A sentence for each row, by its id, and for each state; it stands in the title that one sees by pointing. */
  readonly told?: { readonly rows: ReadonlyMap<string, string>; readonly states: ReadonlyMap<string, string> }
  /** Where a row links to, e.g. the rule that it carries out. With links the drawing is a group, else an image. */
  readonly href?: (row: LabelRow) => string | undefined
  /** Put before each id of an element, so that one page may hold a chart twice. */
  readonly prefix?: string
  /** The title of the drawing; by default the name of the chart. */
  readonly title?: string
}

const LINE = 19
const RADIUS = 6

const signs: Readonly<Record<Mark, string>> = { fired: '✓', never: '✗' }
const words: Readonly<Record<Mark, string>> = { fired: 'fired', never: 'never fired' }

/** An orthogonal line with rounded corners. */
const path = (points: Line): string =>
  points
    .map(([x, y], i) => {
      const before = points[i - 1]
      const after = points[i + 1]
      if (!before) return `M${x} ${y}`
      if (!after) return `L${x} ${y}`
      const [enterX, enterY] = towards([x, y], before)
      const [leaveX, leaveY] = towards([x, y], after)
      return `L${enterX} ${enterY}Q${x} ${y} ${leaveX} ${leaveY}`
    })
    .join('')

/** The point on the way from a corner to another point where the rounding ends. */
const towards = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): readonly [number, number] => {
  const length = Math.hypot(toX - x, toY - y)
  const part = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length
  return [round(x + (toX - x) * part), round(y + (toY - y) * part)]
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The head of an arrow at the last point of a line. */
const head = (points: Line): string => {
  const [x, y] = points.at(-1)!
  const [fromX, fromY] = points.at(-2) ?? [x, y - 1]
  const angle = round((Math.atan2(y - fromY, x - fromX) * 180) / Math.PI)
  return `<path class="chart-head" d="M0 0L-9 -4.5L-9 4.5Z" transform="translate(${x} ${y}) rotate(${angle})"/>`
}

/** What moves the row, under which guard, and which chart it starts, as statecharts write it. */
const conditionOf = ({ on, guard, calls }: LabelRow): string =>
  [on === 'internal' ? '' : on, guard === undefined ? '' : `[${guard}]`, calls === undefined ? '' : `/ ${calls}`]
    .filter(part => part !== '')
    .join(' ')

const seen = ({ on }: LabelRow): string => (on === 'internal' ? 'a step that nobody sees' : `on the observation ${on}`)

const attributes = (given: Readonly<Record<string, string | false | undefined>>): string =>
  Object.entries(given)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')

const drawRow = (row: LabelRow, edge: PlacedEdge, place: number, marks: Marks): string => {
  const mark = marks.rows?.get(row.id)
  const x = edge.label.x + 7
  const y = edge.label.y + 3 + LINE * place
  const sign = mark
    ? `<text class="chart-sign" x="${x}" y="${y + 14}">${signs[mark]}</text>`
    : `<circle class="chart-sign" cx="${x + 4}" cy="${y + 10}" r="3"/>`
  const condition = conditionOf(row)
  const told = `${row.id}: ${edge.from} to ${edge.to}, ${seen(row)}${row.guard === undefined ? '' : `, if ${row.guard}`}${row.calls === undefined ? '' : `, through ${row.calls}`}${mark ? `; ${words[mark]}` : ''}`
  const text =
    `<text x="${x + 16}" y="${y + 14}"><tspan class="chart-name">${escape(row.name)}</tspan>` +
    `${condition === '' ? '' : ` <tspan class="chart-condition">${escape(condition)}</tspan>`}</text>`
  const href = marks.href?.(row)
  const says = marks.told?.rows.get(row.id)
  const body = `<title>${escape(says === undefined ? told : `${says} (${told})`)}</title>${sign}${text}`
  return (
    `<g${attributes({
      class: 'chart-row',
      id: idOf(marks, 'row', row.id),
      'data-row': row.id,
      'data-on': row.on === 'internal' ? 'internal' : 'seen',
      'data-mark': mark,
      'data-emphasis': marks.emphasis?.has(row.id) && 'true'
    })}>` + `${href === undefined ? body : `<a href="${escape(href)}">${body}</a>`}</g>`
  )
}

const idOf = ({ prefix = '' }: Marks, kind: string, id: string): string => `${prefix}${kind}.${id}`

/** A line counts as gone through if one of its rows was. */
const markOf = (rows: readonly LabelRow[], marks: Marks): Mark | undefined => {
  const known = rows.flatMap(row => marks.rows?.get(row.id) ?? [])
  return known.includes('fired') ? 'fired' : known[0]
}

const drawEdge = (edge: PlacedEdge, marks: Marks): string =>
  `<g${attributes({
    class: 'chart-edge',
    'data-from': edge.from,
    'data-to': edge.to,
    'data-mark': markOf(edge.rows, marks),
    'data-emphasis': edge.rows.some(row => marks.emphasis?.has(row.id)) && 'true'
  })}><path class="chart-line" d="${path(edge.points)}"/>${head(edge.points)}</g>`

const drawLabel = (edge: PlacedEdge, marks: Marks): string => {
  const { x, y, width, height } = edge.label
  const rows = edge.rows.map((row, place) => drawRow(row, edge, place, marks)).join('')
  return `<g class="chart-label"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>${rows}</g>`
}

const drawState = ({ id, x, y, width, height, final }: PlacedState, marks: Marks, chart: string): string => {
  const outline = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`
  const second = final ? `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="7"/>` : ''
  const says = marks.told?.states.get(id)
  return (
    `<g${attributes({
      class: 'chart-state',
      id: idOf(marks, 'state', `${chart}.${id}`),
      'data-state': id,
      'data-final': final && 'true',
      'data-emphasis': marks.emphasis?.has(`${chart}.${id}`) && 'true'
    })}>` +
    `${says === undefined ? '' : `<title>${escape(`${id}: ${says}`)}</title>`}${outline}${second}<text x="${x + width / 2}" y="${y + height / 2 + 5}">${escape(id)}</text></g>`
  )
}

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

const describe = ({ states, edges }: Layout, marks: Marks): string => {
  const rows = edges.flatMap(edge => edge.rows)
  const finals = states.filter(state => state.final).map(state => state.id)
  const known = rows.flatMap(row => marks.rows?.get(row.id) ?? [])
  const fired = known.filter(mark => mark === 'fired').length
  return (
    `${states.length} states: ${list(states.map(state => state.id))}; it ends in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(finals)}. ` +
    `${rows.length} rows lead from state to state.${known.length === 0 ? '' : ` ${fired} of ${known.length} fired.`}`
  )
}

/**
 * Draws a chart.
 *
 * Every state is a group with `data-state`, every row one with `data-row`, and with `data-mark` if there is a mark for it. Rows
 * with the same ends share an arrow and stand in its label. Colours are variables with defaults that follow the page; a page
 * needs the rules of `CHART_STYLE` once.
 *
 * @param layout where the parts go
 * @param marks what a run went through, what to point out, and where rows link to
 * @returns the text of an `svg` element, on one line; the same layout and marks give the same text
 */
export const drawChart = (layout: Layout, marks: Marks = {}): string => {
  const { chart, width, height, start, states, edges } = layout
  const title = idOf(marks, 'title', chart)
  const description = idOf(marks, 'description', chart)
  return [
    `<svg${attributes({
      class: 'chart',
      xmlns: 'http://www.w3.org/2000/svg',
      id: idOf(marks, 'chart', chart),
      'data-chart': chart,
      viewBox: `0 0 ${width} ${height}`,
      width: String(width),
      height: String(height),
      // what is inside an image is no link to a screen reader
      role: marks.href ? 'group' : 'img',
      'aria-labelledby': `${title} ${description}`
    })}>`,
    `<title id="${escape(title)}">${escape(marks.title ?? `Chart ${chart}`)}</title>`,
    `<desc id="${escape(description)}">${escape(describe(layout, marks))}</desc>`,
    `<g class="chart-start"><circle cx="${start.x + start.width / 2}" cy="${start.y + start.height / 2}" r="${start.width / 2}"/>` +
      `<path class="chart-line" d="${path(start.points)}"/>${head(start.points)}</g>`,
    ...edges.map(edge => drawEdge(edge, marks)),
    ...states.map(state => drawState(state, marks, chart)),
    ...edges.map(edge => drawLabel(edge, marks)),
    '</svg>'
  ].join('')
}
