/**
 * Checks: one line each, with the evidence of those that need attention.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { CheckResult } from '../../properties/campaign/report.js'
import { count, oneLine, plain } from '../../model/trace/text.js'
import { needsAttention } from '../order.js'
import { SignsContext } from './context.js'
import { Evidence } from './evidence.js'
import { Mark } from './verdict.js'

/** A list of checks, and which of them are told in full there. */
interface ListProps {
  readonly checks: readonly CheckResult[]
  /** The id of each check that several rules name and that has a game; it is told where `here` says so. */
  readonly shared?: ReadonlyMap<CheckResult, string>
  readonly here?: (check: CheckResult) => boolean
}

/** Of a list of checks the first game is open from the start. */
export const Checks = ({ checks, shared, here }: ListProps): VNode => (
  <ul class="checks">
    {checks.map((check, i) => {
      const id = shared?.get(check)
      if (id === undefined) return <Check key={i} check={check} open={i === 0} />
      return here?.(check) ? <Check key={i} check={check} open={i === 0} id={id} /> : <Told key={i} check={check} id={id} />
    })}
  </ul>
)

/** A check that is told under another rule: a link to it, for which the script puts a copy. */
const Told = ({ check, id }: { readonly check: CheckResult; readonly id: string }): VNode => {
  const sign = useContext(SignsContext).ofCheck(check)
  return (
    <li class={`check is-${sign}`} data-same={id}>
      <p class="line">
        <Mark sign={sign} /> <span class="title">{oneLine(check.title)}</span>
      </p>
      <p class="soft">
        <code>{oneLine(check.name)}</code> is told in full <a href={`#${id}`}>under another rule</a>
      </p>
    </li>
  )
}

interface Props {
  readonly check: CheckResult
  readonly open?: boolean
  readonly id?: string
}

export const Check = ({ check, open = false, id }: Props): VNode => {
  const sign = useContext(SignsContext).ofCheck(check)
  const isTold = needsAttention(sign) || sign === 'otherwise'
  return (
    <li class={`check is-${sign}`} {...(id !== undefined && { id })}>
      <p class="line">
        <Mark sign={sign} /> <span class="title">{oneLine(check.title)}</span>
      </p>
      {check.purpose !== undefined && isTold && <p class="purpose">{plain(check.purpose)}</p>}
      {check.evidence === undefined && <p class="message">{plain(check.message)}</p>}
      <p class="soft">
        {isTold ? KINDS[check.kind] : check.kind} <code>{oneLine(check.name)}</code>
        {check.standing !== 'normative' && `, ${check.standing}`}, {cases(check)}
        {check.needs?.length ? `; needs ${check.needs.map(oneLine).join(', ')}` : ''}
      </p>
      {check.known !== undefined && <p class="why">Known: {plain(check.known)}</p>}
      {check.failedIn !== undefined && check.failedIn.length > 1 && <FailedIn all={check.failedIn} />}
      {check.evidence !== undefined && <Evidence evidence={check.evidence} check={check} open={open} />}
    </li>
  )
}

/** The other situations in which it fails, those that nobody knows of first. */
const FailedIn = ({ all }: { readonly all: NonNullable<CheckResult['failedIn']> }): VNode => (
  <details class="soft">
    <summary>It fails in {count(all.length, 'situation')}</summary>
    <ul>
      {all
        .toSorted((a, b) => Number(a.known !== undefined) - Number(b.known !== undefined))
        .map(({ situation, message, known }) => (
          <li key={situation}>
            <code>{oneLine(situation)}</code>: {plain(message)}
            {known !== undefined && ` Known: ${plain(known)}`}
          </li>
        ))}
    </ul>
  </details>
)

/** What kind of check it is, for who has not met the word. */
const KINDS: Readonly<Record<CheckResult['kind'], string>> = {
  fixture: 'fixture (a situation whose outcome was derived from the rules by hand)',
  invariant: 'invariant (a property that holds in every game)',
  relation: 'relation (two games of which the rules demand the same)',
  exploration: 'exploration (every choice of a small situation, and the ends that it can come to)',
  chart: 'chart (what the formal model allows, step by step)',
  corpus: 'corpus (a small situation in which ideas meet; charts, invariants and relations judge its game)'
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
