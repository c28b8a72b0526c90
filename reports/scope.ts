/**
 * A verdict in words, with what it rests on: of how many checks, and what became of the others. All counts are those of the tally.
 * @module
 */
import type { Report, RulesetReport, Verdict } from '../properties/campaign/report.js'
import { count } from '../model/trace/text.js'
import { SIGN_WORDS, tally } from './order.js'
import type { Sign } from './order.js'

/** What is told in place of a verdict of an engine that does otherwise each time. */
export const NOT_DETERMINISTIC = 'not deterministic'

/** What stands in parentheses for checks that show a sign. */
const REST_WORDS: Readonly<Record<Sign, string>> = { ...SIGN_WORDS, unsupported: 'not claimed', otherwise: 'read otherwise' }

/** `on 23 of 619 checks (596 not claimed)`: on how many checks a pass rests, and what the others are. */
export const sayScope = (rulesets: readonly RulesetReport[], strict: boolean): string => {
  const all = tally(rulesets, strict).filter(({ checks }) => checks > 0)
  const passed = all.find(({ sign }) => sign === 'pass')?.checks ?? 0
  const rest = all.filter(({ sign }) => sign !== 'pass').map(({ sign, checks }) => `${checks} ${REST_WORDS[sign]}`)
  const total = all.reduce((sum, { checks }) => sum + checks, 0)
  return `on ${passed} of ${count(total, 'check')}${rest.length === 0 ? '' : ` (${rest.join(', ')})`}`
}

/** The word for a verdict, where some rulesets came to it. */
export const verdictOf = (verdict: Verdict, rulesets: readonly Pick<RulesetReport, 'unsteady'>[]): string =>
  rulesets.some(({ unsteady = [] }) => unsteady.length > 0) ? NOT_DETERMINISTIC : SIGN_WORDS[verdict]

/** The word with what it rests on, where it is a pass: `pass on 23 of 619 checks (596 not claimed)`. */
export const sayVerdict = (verdict: Verdict, rulesets: readonly RulesetReport[], strict: boolean): string => {
  const word = verdictOf(verdict, rulesets)
  return word === 'pass' ? `${word} ${sayScope(rulesets, strict)}` : word
}

/** The same of a whole report. */
export const sayWhole = ({ verdict, rulesets, run }: Report): string => sayVerdict(verdict, rulesets, run.strict)
