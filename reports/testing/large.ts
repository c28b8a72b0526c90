/**
 * A report of any size.
 * @module
 */
import type { Report } from '../../properties/campaign/report.js'
import { sampleEvidence } from './game.js'
import { check, mixed } from './sample.js'

/** A report with as many checks as given, one in ten of them failing, spread over the rules of the mixed one. */
export const large = (size: number): Report => {
  const report = mixed()
  const names = (from: number, step: number): string[] =>
    Array.from({ length: Math.ceil((size - from) / step) }, (_, i) => `check-${from + i * step}`)
  return {
    ...report,
    rulesets: report.rulesets.map(ruleset => ({
      ...ruleset,
      rules: ruleset.rules.map((r, i) => ({ ...r, checks: names(i, ruleset.rules.length) })),
      checks: Array.from({ length: size }, (_, i) =>
        check(
          `check-${i}`,
          `Check number ${i}`,
          ['fab:6.4.10b'],
          i % 10 === 0 ? { verdict: 'fail', message: 'It broke.', evidence: sampleEvidence } : {}
        )
      )
    }))
  }
}
