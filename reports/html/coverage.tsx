/**
 * How much of each statechart the run went through, drawn on the chart.
 * @module
 */
import type { VNode } from 'preact'
import type { ChartCoverage } from '../../properties/campaign/report.js'
import { charts, waysIn } from '../../model/statechart/index.js'
import type { Way } from '../../model/statechart/index.js'
import { count, oneLine } from '../../model/trace/text.js'
import { drawChart } from '../charts/draw.js'
import type { Mark } from '../charts/draw.js'
import { layouts } from '../charts/layouts/index.js'
import type { Layout } from '../charts/layout.js'

export const Coverage = ({ charts: covered, place }: { readonly charts: readonly ChartCoverage[]; readonly place: number }): VNode => (
  <section class="coverage" aria-labelledby={`coverage-${place}`}>
    <h3 id={`coverage-${place}`}>Charts gone through</h3>
    <p class="soft">
      The charts say what may happen when. A transition that fired was seen in some game of this run; of one that never fired the run says
      nothing but a shortest way to it through its chart: what a situation would have to lead through, as far as the guards let it.
    </p>
    <ul>
      {covered.map(chart => (
        <Chart key={chart.chart} chart={chart} place={place} />
      ))}
    </ul>
  </section>
)

interface Props {
  readonly chart: ChartCoverage
  readonly place: number
}

const Chart = ({ chart: { chart, transitions, fired, never }, place }: Props): VNode => {
  const layout = Object.hasOwn(layouts, chart) ? layouts[chart] : undefined
  const rows = layout && rowsOf(layout)
  // A report of another version of the kit may speak of a chart that has changed since: then it is not drawn.
  const known = rows !== undefined && rows.length === transitions && never.every(id => rows.includes(id))
  const ways = known && never.length > 0 ? waysTo(chart) : undefined
  return (
    <li>
      <span class="title">{oneLine(chart)}</span>
      <span class="number">
        {fired} of {count(transitions, 'transition')} fired
      </span>
      <progress max={Math.max(transitions, 1)} value={fired} aria-label={`${oneLine(chart)}: transitions fired`} />
      {never.length > 0 && (
        <details>
          <summary>{count(never.length, 'transition')} never fired</summary>
          <ul class="never">
            {never.map((name, i) => (
              <li key={i}>
                <code>{oneLine(name)}</code>
                <WayTo way={ways?.get(name)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {layout !== undefined && known && (
        <details id={`drawing-${place}-${chart}`}>
          <summary>Drawing of the chart</summary>
          <div
            class="drawing"
            tabIndex={0}
            role="region"
            aria-label={`Drawing of the chart ${chart}`}
            dangerouslySetInnerHTML={{ __html: drawChart(layout, { rows: marksOf(rows, never), prefix: `drawing-${place}-` }) }}
          />
        </details>
      )}
    </li>
  )
}

/** A shortest way to each transition of a chart: what a situation must lead through. */
const waysTo = (id: string): ReadonlyMap<string, Way> | undefined => {
  const chart = charts.find(each => each.id === id)
  return chart && waysIn(chart)
}

/** The transitions that come before one that never fired. */
const WayTo = ({ way }: { readonly way: Way | undefined }): VNode | null =>
  way === undefined || way.through.length === 0 ? null : (
    <span class="soft">
      {' '}
      by way of{' '}
      {way.through.map((each, at) => (
        <>
          {at > 0 && ', '}
          <code>{each.slice(each.indexOf('.') + 1)}</code>
        </>
      ))}
    </span>
  )

const rowsOf = ({ edges }: Layout): readonly string[] => edges.flatMap(edge => edge.rows.map(row => row.id))

const marksOf = (rows: readonly string[], never: readonly string[]): ReadonlyMap<string, Mark> =>
  new Map(rows.map(id => [id, never.includes(id) ? 'never' : 'fired']))
