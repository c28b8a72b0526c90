/** Where each chart stands, in its drawing. @module */
/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { charts } from '../model/statechart/charts/index.js'
import { drawChart } from '../reports/charts/draw.js'
import type { Fetched, Later } from './later.js'

/** The address of a row of a chart, where there is a page of it. */
export type RowHref = (chart: string, row: string) => string | undefined

interface Props {
  /** The states that the charts are in, as `chart.state`; the innermost chart comes last. */
  readonly at: readonly string[]
  readonly later: Fetched
  readonly rowHref?: RowHref | undefined
}

const chartOf = (state: string): string => state.slice(0, state.indexOf('.'))
const stateOf = (state: string): string => state.slice(state.indexOf('.') + 1)

/** The sentences of a chart, by its rows and states. */
const sentencesOf = (id: string): { readonly rows: ReadonlyMap<string, string>; readonly states: ReadonlyMap<string, string> } => {
  const chart = charts.find(each => each.id === id)
  return {
    rows: new Map(chart?.transitions.map(row => [row.id, row.description])),
    states: new Map(Object.entries(chart?.descriptions ?? {}))
  }
}

interface OneProps {
  readonly chart: string
  readonly layout: Later['layouts'][string] | undefined
  readonly states: readonly string[]
  readonly isOpen: boolean
  readonly rowHref: Props['rowHref']
}

/** So many are open: the chart that asks, which is the innermost, and the one that it asks for. */
const OPEN = 2

/** Brings what is lit into the middle of the frame. */
const middle = (frame: HTMLElement | null): void => {
  const lit = frame?.querySelector('.chart-state[data-emphasis]')
  if (!frame || !lit) return
  const to = frame.getBoundingClientRect()
  const state = lit.getBoundingClientRect()
  frame.scrollLeft += state.left + state.width / 2 - to.left - frame.clientWidth / 2
  frame.scrollTop += state.top + state.height / 2 - to.top - frame.clientHeight / 2
}

const One = ({ chart, layout, states, isOpen, rowHref }: OneProps): VNode | null => {
  const frame = useRef<HTMLDivElement>(null)
  const lit = states.join(' ')
  const told = useMemo(() => sentencesOf(chart), [chart])
  const svg = useMemo(
    () =>
      layout &&
      drawChart(layout, {
        emphasis: new Set(lit.split(' ').map(state => `${chart}.${state}`)),
        told,
        prefix: 'drawn.',
        ...(rowHref && { href: row => rowHref(chart, row.id) })
      }),
    [chart, lit, told, layout, rowHref]
  )
  useEffect(() => middle(frame.current), [svg])
  if (svg === undefined) return null
  return (
    <details class="standing-chart" open={isOpen} onToggle={() => middle(frame.current)}>
      <summary>
        {chart}: {states.join(', ')}
      </summary>
      {states.map(state => (
        <p class="caption">{told.states.get(state) ?? ''}</p>
      ))}
      <div
        ref={frame}
        class="drawing"
        tabIndex={0}
        role="region"
        aria-label={`Drawing of the chart ${chart}, at ${states.join(', ')}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </details>
  )
}

/** The drawing of each chart that is under way, with the states lit that it may be in. */
export const Drawn = ({ at, later, rowHref }: Props): VNode | null => {
  const [layouts, setLayouts] = useState<Later['layouts']>({})
  useEffect(() => {
    later().then(
      found => setLayouts(found.layouts),
      () => undefined
    )
  }, [later])
  const ids = [...new Set(at.filter(each => each.includes('.')).map(chartOf))].filter(id => layouts[id] !== undefined)
  if (ids.length === 0) return null
  return (
    <section aria-labelledby="drawn">
      <h2 id="drawn">Where the charts stand</h2>
      <p class="legend">The innermost chart comes first; the state that it is in is lit. Point at a state or a row for its sentence.</p>
      {[...ids].reverse().map((chart, place) => (
        <One
          key={chart}
          chart={chart}
          layout={layouts[chart]}
          states={at.filter(each => chartOf(each) === chart).map(stateOf)}
          isOpen={place < OPEN}
          rowHref={rowHref}
        />
      ))}
    </section>
  )
}
