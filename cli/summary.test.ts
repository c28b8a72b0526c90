import { expect, it } from 'vitest'
import { Report } from '../properties/campaign/report.js'
import { withBeginnings } from '../reports/telling.js'
import { conformant, mixed, readsOtherwise } from '../reports/testing/sample.js'
import { summary } from './summary.js'

it('names what is read otherwise, apart from failures', () => {
  const lines = summary(readsOtherwise())
  expect(lines).toContain('  checks: 1 reads otherwise, 3 pass')
  const at = lines.indexOf('  1 interpretation is read otherwise, which fails nothing:')
  expect(lines.slice(at + 1, at + 4)).toEqual([
    '  reads otherwise sub-events-first (fab:6.4.1)',
    '       The additional effect came after the damage in the smallest of 27 cases.',
    '       npx stacklaw replay --seed 20061 --case 44 sub-events-first'
  ])
  expect(lines.join('\n')).not.toContain('fail ')
  expect(summary(conformant()).join('\n')).not.toContain('otherwise')
})

it('names it among the failures where interpretations judge', () => {
  const report = readsOtherwise()
  const lines = summary({ ...report, run: { ...report.run, strict: true } })
  expect(lines).toContain('  fail sub-events-first (fab:6.4.1)')
  expect(lines.join('\n')).not.toContain('otherwise')
})

it('tells what breaks down before what fails, and only then what does not decide', () => {
  const told = summary(mixed()).flatMap(line => /^ {2}(error|fail|inconclusive|untested) /.exec(line)?.[1] ?? [])
  expect(told).toEqual(['error', 'fail', 'inconclusive', 'untested'])
})

it('tells where to begin, as the JSON does', () => {
  const report = withBeginnings(mixed())
  expect(summary(report)).toContain(
    '  begin with fab:6.4.10g A shield runs out: the one failing check is about it, and 0 of the 3 that pass; look first at next-two-damage; if it is not that one, fab:6.4.10b'
  )
  expect(Report.parse(report).rulesets[0]!.beginWith).toEqual({
    rule: 'fab:6.4.10g',
    others: ['fab:6.4.10b'],
    check: 'next-two-damage',
    failing: 1,
    naming: 1,
    passing: 3,
    passingNaming: 0
  })
  expect(summary(conformant()).join('\n')).not.toContain('begin with')
  expect(withBeginnings(conformant())).toEqual(conformant())
})

it('shows nothing that a terminal would obey', () => {
  const report = readsOtherwise()
  const evil = '\u001b[2J'
  const rulesets = report.rulesets.map(ruleset => ({
    ...ruleset,
    checks: ruleset.checks.map(check => ({
      ...check,
      message: evil,
      ...(check.evidence && { evidence: { ...check.evidence, replay: evil } })
    }))
  }))
  expect(summary({ ...report, rulesets }).join('')).not.toContain('\u001b')
})
