/**
 * Entries of a list of known failures that are none any more: they fail the run, so they are told before all else.
 * @module
 */
import type { VNode } from 'preact'
import type { Report } from '../../properties/campaign/report.js'
import { count, oneLine } from '../../model/trace/text.js'
import { whatToDo } from '../stale.js'

export const Stale = ({ expect }: { readonly expect: Report['expect'] }): VNode | null =>
  expect === undefined || expect.stale.length === 0 ? null : (
    <section class="stale is-fail" aria-labelledby="stale">
      <h2 id="stale">{count(expect.stale.length, 'stale entry', 'stale entries')} in the list of known failures</h2>
      <p>{whatToDo(expect)}</p>
      <ul>
        {expect.stale.map(({ ruleset, check, verdict, reason, why }, i) => (
          <li key={i}>
            <p>
              <code>{oneLine(check)}</code> of {oneLine(ruleset)} is listed as {verdict}, but {oneLine(why)}.
            </p>
            <p class="soft">The reason that the list gives: {oneLine(reason)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
