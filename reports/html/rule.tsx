/**
 * One rule, to be opened: its statement, its standing, and its checks.
 * @module
 */
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { CheckResult, RuleResult } from '../../properties/campaign/report.js'
import { grouped, SIGN_MEANING, SIGN_WORDS } from '../order.js'
import type { Signs } from '../order.js'
import { count, oneLine, plain } from '../../model/trace/text.js'
import { Checks } from './check.js'
import { SignsContext } from './context.js'
import type { Homes } from './homes.js'
import { Mark } from './verdict.js'

interface Props {
  readonly rule: RuleResult
  readonly checks: readonly CheckResult[]
  /** Checks that the rule names and the report lacks. */
  readonly missing: readonly string[]
  /** The template of each check, if they are not written in place. */
  readonly ids: ReadonlyMap<CheckResult, string> | undefined
  readonly homes: Homes
}

export const Rule = ({ rule, checks, missing, ids, homes }: Props): VNode => {
  const signs = useContext(SignsContext)
  const sign = signs.ofRule(rule)
  const also = signs.isReadOtherwise(rule)
  return (
    <details class="rule" id={rule.id} data-sign={sign} {...(also && { 'data-also': 'otherwise' })} data-text={searchText(rule, checks)}>
      <summary>
        <Mark sign={sign} />
        <span class="id">{rule.id}</span>
        <span class="title">{oneLine(rule.title)}</span>
        <span class="notes">
          {rule.standing !== 'normative' && rule.standing !== 'definition' && <span class="standing">{rule.standing}</span>}
          <span class="soft">{checks.length > 0 ? sum(checks, signs) : ''}</span>
        </span>
      </summary>
      <div class="body">
        <p class="statement">{plain(rule.statement)}</p>
        <p class="why">
          <b>{rule.standing}</b>: {STANDING[rule.standing]}
          {rule.reason !== undefined && ` ${plain(rule.reason)}`}
        </p>
        {rule.verdict === undefined && (
          <p class="why">
            {SIGN_MEANING[sign]}
            {rule.unchecked !== undefined && ` The reason: ${plain(rule.unchecked)}`}
          </p>
        )}
        {missing.map(name => (
          <p key={name} class="why">
            The check <code>{oneLine(name)}</code> is not in this report.
          </p>
        ))}
        {checks.length > 0 && ids === undefined && (
          <Checks checks={checks} shared={homes.ids} here={check => homes.rules.get(check) === rule} />
        )}
        {checks.length > 0 && ids !== undefined && (
          <div data-checks={checks.map(check => ids.get(check) ?? '').join(' ')}>
            <noscript>This report is large: its checks are shown by a script. summary.md and report.json tell them without.</noscript>
          </div>
        )}
      </div>
    </details>
  )
}

const STANDING: Readonly<Record<RuleResult['standing'], string>> = {
  normative: 'the text says so, and an engine that differs fails.',
  interpretation: 'the text leaves room, and this is our reading; to differ is worth a look, not a failure.',
  undefined: 'the text is silent or contradicts itself; what the engine does is reported, not judged.',
  definition: 'there is nothing to check.'
}

/** `2 fail, 5 pass`. */
const sum = (checks: readonly CheckResult[], { ofCheck }: Signs): string => {
  const groups = grouped(checks, ofCheck)
  return groups.length === 1 && groups[0]!.sign !== 'otherwise'
    ? count(checks.length, 'check')
    : groups.map(({ sign, items }) => `${items.length} ${SIGN_WORDS[sign]}`).join(', ')
}

/** What the search looks at, in lower case: a line on the rule itself, then one on its checks. */
const searchText = (rule: RuleResult, checks: readonly CheckResult[]): string =>
  [[rule.id, rule.title, rule.statement, rule.standing], checks.flatMap(c => [c.name, c.title])]
    .map(line => oneLine(line.join(' ')).toLowerCase())
    .join('\n')
