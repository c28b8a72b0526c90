/**
 * The tools that narrow the lists of rules. They work with the script only, so they stay hidden without it.
 * @module
 */
import type { VNode } from 'preact'
import type { Report } from '../../properties/campaign/report.js'
import { choicesOf, SIGN_MEANING, SIGN_WORDS } from '../order.js'
import { Shape } from './verdict.js'

export const Filters = ({ report }: { readonly report: Report }): VNode => (
  <search class="filters" id="filters" hidden aria-label="Rules">
    <label class="find">
      <span class="hidden">Search rules and checks</span>
      <input type="search" id="find" placeholder="Search rules and checks" autocomplete="off" spellcheck={false} aria-keyshortcuts="/" />
      <kbd aria-hidden="true">/</kbd>
    </label>
    <div class="choices" role="group" aria-label="Show only rules with the verdict">
      {choicesOf(report.rulesets, report.run.strict).map(({ sign, rules }) => (
        <button key={sign} type="button" class={`is-${sign}`} data-sign={sign} aria-pressed="false" title={SIGN_MEANING[sign]}>
          <Shape sign={sign} />
          {SIGN_WORDS[sign]} <span class="number">{rules}</span>
        </button>
      ))}
    </div>
    <p class="found" id="found" role="status" />
  </search>
)
