import { describe, expect, it } from 'vitest'
import type { CheckResult, Report } from '../properties/campaign/report.js'
import { renderBadge } from './badge.js'
import { annotationsOf } from './github.js'
import { conformant, mixed } from './testing/sample.js'

const withChecks = (report: Report, change: (check: CheckResult) => CheckResult): Report => ({
  ...report,
  rulesets: report.rulesets.map(ruleset => ({ ...ruleset, checks: ruleset.checks.map(change) }))
})

describe('annotations', () => {
  it('are an error for each check that fails, a warning for each that does not decide, and the whole in a sentence', () => {
    const report = mixed()
    const lines = annotationsOf(report)
    const checks = report.rulesets.flatMap(ruleset => ruleset.checks)
    const failing = checks.filter(({ verdict, standing }) => verdict === 'fail' && standing === 'normative')
    expect(failing.length).toBeGreaterThan(0)
    for (const { name, rules } of failing)
      expect(lines.filter(line => line.startsWith(`::error title=${name} (${rules.join('%2C ').replaceAll(':', '%3A')})::`))).toHaveLength(
        1
      )
    expect(lines.some(line => line.startsWith('::warning title='))).toBe(true)
    expect(lines.at(-1)).toMatch(/^::notice title=stacklaw%3A fail::/)
  })

  it('are none of what passes', () => {
    expect(annotationsOf(conformant())).toEqual([expect.stringMatching(/^::notice title=stacklaw%3A pass on 3 of 3 checks::/)])
  })

  it('are none of known failures', () => {
    const known = annotationsOf(withChecks(mixed(), check => ({ ...check, known: 'ticket 7' })))
    expect(known).toHaveLength(1)
  })

  it('hold no command that an engine says', () => {
    const evil = withChecks(mixed(), check => ({ ...check, message: 'x\n::error::forged 100%\r\nmore' }))
    const lines = annotationsOf(evil)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/)
      expect(line.slice(2)).not.toMatch(/^::/)
    }
    expect(lines[0]).toContain('100%25')
  })

  it('are no more than are shown, and say how many are left', () => {
    const report = mixed()
    const many = {
      ...report,
      rulesets: report.rulesets.map(ruleset => ({
        ...ruleset,
        checks: Array.from({ length: 40 }, (_, at) => ({
          ...ruleset.checks.find(({ verdict }) => verdict === 'fail')!,
          name: `check-${at}`
        }))
      }))
    }
    const lines = annotationsOf(many)
    expect(lines.filter(line => line.startsWith('::error'))).toHaveLength(10)
    expect(lines.at(-1)).toContain(`${40 * report.rulesets.length - 10} more checks`)
  })
})

describe('a badge', () => {
  const badge = (report: Report): Readonly<Record<string, unknown>> => JSON.parse(renderBadge(report)) as Readonly<Record<string, unknown>>

  it('has the verdict, and on how much it rests', () => {
    const report = mixed()
    const checks = report.rulesets.flatMap(ruleset => ruleset.checks)
    const failed = checks.filter(({ verdict, standing }) => verdict === 'fail' && standing === 'normative').length
    expect(failed).toBeLessThan(checks.length)
    expect(badge(report)).toMatchObject({
      schemaVersion: 1,
      message: `fail, partial on ${failed} of ${checks.length} checks at level ${report.engine.level}`,
      color: 'red'
    })
  })

  it('of a run that was ended early is no green one', () => {
    const report = conformant()
    expect(badge(report)['color']).toBe('brightgreen')
    expect(badge({ ...report, run: { ...report.run, partial: true } })).toMatchObject({
      message: expect.stringContaining('partial') as string,
      color: 'lightgrey'
    })
  })
})
