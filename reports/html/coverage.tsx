/**
 * How much of each statechart the run went through.
 * @module
 */
import type { VNode } from 'preact'
import type { ChartCoverage } from '../../properties/campaign/report.js'
import { count, oneLine } from '../../model/trace/text.js'

export const Coverage = ({ charts, place }: { readonly charts: readonly ChartCoverage[]; readonly place: number }): VNode => (
  <section class="coverage" aria-labelledby={`coverage-${place}`}>
    <h3 id={`coverage-${place}`}>Charts gone through</h3>
    <ul>
      {charts.map(chart => (
        <Chart key={chart.chart} chart={chart} />
      ))}
    </ul>
  </section>
)

const Chart = ({ chart: { chart, transitions, fired, never } }: { readonly chart: ChartCoverage }): VNode => (
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
            </li>
          ))}
        </ul>
      </details>
    )}
  </li>
)
