/**
 * Checks: one line each, with the evidence of those that need attention.
 * @module
 */
import type { VNode } from 'preact'
import type { CheckResult } from '../../properties/campaign/report.js'
import { count, oneLine, plain } from '../../model/trace/text.js'
import { needsAttention } from '../order.js'
import { Evidence } from './evidence.js'
import { Mark } from './verdict.js'

/** Of a list of checks the first game is open from the start. */
export const Checks = ({ checks }: { readonly checks: readonly CheckResult[] }): VNode => (
  <ul class="checks">
    {checks.map((check, i) => (
      <Check key={i} check={check} open={i === 0} />
    ))}
  </ul>
)

interface Props {
  readonly check: CheckResult
  readonly open?: boolean
}

export const Check = ({ check, open = false }: Props): VNode => (
  <li class={`check is-${check.verdict}`}>
    <p class="line">
      <Mark sign={check.verdict} /> <span class="title">{oneLine(check.title)}</span>
    </p>
    {check.purpose !== undefined && needsAttention(check.verdict) && <p class="purpose">{plain(check.purpose)}</p>}
    {check.evidence === undefined && <p class="message">{plain(check.message)}</p>}
    <p class="soft">
      {needsAttention(check.verdict) ? KINDS[check.kind] : check.kind} <code>{oneLine(check.name)}</code>
      {check.standing !== 'normative' && `, ${check.standing}`}, {cases(check)}
      {check.needs?.length ? `; needs ${check.needs.map(oneLine).join(', ')}` : ''}
    </p>
    {check.evidence !== undefined && <Evidence evidence={check.evidence} check={check} open={open} />}
  </li>
)

/** What kind of check it is, for who has not met the word. */
const KINDS: Readonly<Record<CheckResult['kind'], string>> = {
  fixture: 'fixture (a situation whose outcome was derived from the rules by hand)',
  invariant: 'invariant (a property that holds in every game)',
  relation: 'relation (two games of which the rules demand the same)',
  exploration: 'exploration (every choice of a small situation, and the ends that it can come to)',
  chart: 'chart (what the formal model allows, step by step)'
}

/** Of a failed check it says nothing how often its situation occurred elsewhere. */
const cases = ({ verdict, cases, met, randomCases, randomMet }: CheckResult): string =>
  [
    count(cases, 'case'),
    ...(met === undefined || verdict === 'fail' ? [] : [`its situation met in ${met}`]),
    ...(randomMet === undefined || !randomCases || verdict === 'fail' ? [] : [`${share(randomMet, randomCases)} of the random games`])
  ].join(', ')

/** A share in percent, with a decimal where it is small. */
const share = (part: number, whole: number): string => {
  const percent = (100 * part) / whole
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`
}
