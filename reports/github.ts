/**
 * What a report tells GitHub Actions: annotations, worst first.
 * @module
 */
import { count, oneLine } from '../model/trace/text.js'
import type { Report } from '../properties/campaign/report.js'
import { headline } from './headline.js'
import { sayWhole } from './scope.js'
import { attentionOf, signOfCheck } from './order.js'

/** GitHub shows no more of one kind in a step. */
const MOST = 10

const inMessage = (text: string): string => oneLine(text).replaceAll('%', '%25')
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const annotation = (kind: 'error' | 'warning' | 'notice', title: string, message: string): string =>
  `::${kind} title=${inProperty(title)}::${inMessage(message)}`

/**
 * The annotations of a report, a line each: an error for each check that fails, a warning for each that does not decide, and last
 * the report in a sentence. Known failures are none.
 */
export const annotationsOf = (report: Report): readonly string[] => {
  const all = attentionOf(report).filter(({ check }) => check.known === undefined)
  const failing = all.filter(({ check }) => ['fail', 'error'].includes(signOfCheck(check, report.run.strict)))
  const open = all.filter(each => !failing.includes(each))
  const some = (kind: 'error' | 'warning', checks: typeof all): readonly string[] =>
    checks
      .slice(0, MOST)
      .map(({ check }) => annotation(kind, `${check.name}${check.rules.length > 0 ? ` (${check.rules.join(', ')})` : ''}`, check.message))
  const left = all.length - Math.min(failing.length, MOST) - Math.min(open.length, MOST)
  return [
    ...some('error', failing),
    ...some('warning', open),
    annotation(
      'notice',
      `stacklaw: ${sayWhole(report)}`,
      `${headline(report)}${left > 0 ? ` ${count(left, 'more check')}: see the report.` : ''}`
    )
  ]
}
