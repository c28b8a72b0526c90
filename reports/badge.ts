/**
 * The report as a badge, in the form that shields.io reads from an address.
 * @module
 */
import type { Report, Verdict } from '../properties/campaign/report.js'
import { count } from '../model/trace/text.js'
import { isFailure } from './order.js'
import { sayScope, verdictOf } from './scope.js'

const COLOURS: Readonly<Record<Verdict, string>> = {
  fail: 'red',
  error: 'red',
  inconclusive: 'yellow',
  untested: 'yellow',
  pass: 'brightgreen',
  unsupported: 'lightgrey'
}

/** On how many checks the verdict rests. */
const sayJudged = ({ verdict, rulesets, run }: Report): string => {
  if (verdict === 'pass') return ` ${sayScope(rulesets, run.strict)}`
  const checks = rulesets.flatMap(ruleset => ruleset.checks)
  const of = count(checks.length, 'check')
  if (verdict === 'fail') return ` on ${checks.filter(check => isFailure(check, run.strict)).length} of ${of}`
  return `: ${checks.filter(check => check.verdict === 'pass').length} of ${of} pass`
}

/** The badge: the verdict, and on how many of all checks it rests. */
export const renderBadge = (report: Report): string => {
  const { verdict, rulesets, engine, run } = report
  return `${JSON.stringify(
    {
      schemaVersion: 1,
      label: `stacklaw ${rulesets.map(({ id }) => id).join(', ')}`,
      message: `${run.chosen ? `no certification (${run.chosen.checks} checks chosen): ` : ''}${verdictOf(verdict, rulesets)}${run.partial ? ', partial' : ''}${sayJudged(report)} at level ${engine.level}`,
      // what passes as far as it came passes nothing; what fails there fails
      color: run.partial && verdict === 'pass' ? 'lightgrey' : COLOURS[verdict]
    },
    null,
    2
  )}\n`
}
