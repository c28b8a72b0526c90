/**
 * The report as a badge, in the form that shields.io reads from an address.
 * @module
 */
import type { Report, Verdict } from '../properties/campaign/report.js'

const COLOURS: Readonly<Record<Verdict, string>> = {
  fail: 'red',
  error: 'red',
  inconclusive: 'yellow',
  untested: 'yellow',
  pass: 'brightgreen',
  unsupported: 'lightgrey'
}

/** The badge: the verdict, and on how many of all checks it rests. */
export const renderBadge = ({ verdict, rulesets, engine, run }: Report): string => {
  const checks = rulesets.flatMap(ruleset => ruleset.checks)
  const judged = checks.filter(check => check.verdict !== 'unsupported').length
  return `${JSON.stringify(
    {
      schemaVersion: 1,
      label: `stacklaw ${rulesets.map(({ id }) => id).join(', ')}`,
      message: `${verdict}${run.partial ? ', partial' : ''}: ${judged} of ${checks.length} checks at level ${engine.level}`,
      // what passes as far as it came passes nothing; what fails there fails
      color: run.partial && verdict === 'pass' ? 'lightgrey' : COLOURS[verdict]
    },
    null,
    2
  )}\n`
}
