/**
 * How many rules and checks have each verdict.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { RulesetReport } from '../../properties/campaign/report.js'
import { SIGN_MEANING, tally } from '../order.js'
import { WholeContext } from './context.js'
import { Mark } from './verdict.js'

/** A table of a ruleset's verdicts under a bar of its rules. */
export const Counts = ({ ruleset }: { readonly ruleset: RulesetReport }): VNode => {
  const all = tally([ruleset], useContext(WholeContext).strict)
  return (
    <div class="counts">
      <Bar parts={all.map(({ sign, rules }) => ({ sign, size: rules }))} />
      <table>
        <thead>
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col">Rules</th>
            <th scope="col">Checks</th>
            <th scope="col" class="meaning">
              Meaning
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ sign, rules, checks }) => (
            <tr key={sign}>
              <th scope="row">
                <Mark sign={sign} />
              </th>
              <td>{rules}</td>
              <td>{checks}</td>
              <td class="meaning">{SIGN_MEANING[sign]}</td>
            </tr>
          ))}
          <tr class="total">
            <th scope="row">all</th>
            <td>{ruleset.rules.length}</td>
            <td>{ruleset.checks.length}</td>
            <td class="meaning" />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** Shares side by side, for the eye only: the table says it in numbers. Attributes, since the policy bars inline styles. */
export const Bar = ({ parts }: { readonly parts: readonly { readonly sign: string; readonly size: number }[] }): VNode | null => {
  const total = parts.reduce((sum, part) => sum + part.size, 0)
  if (total === 0) return null
  let x = 0
  return (
    <svg class="bar" aria-hidden="true" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none">
      {parts.map(({ sign, size }) => {
        const at = x
        x += size
        return <rect key={sign} class={`is-${sign}`} x={at} y="0" width={size} height="1" />
      })}
    </svg>
  )
}
