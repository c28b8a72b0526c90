import { expect, test } from 'vitest'
import type { CheckResult, RuleResult } from '../properties/campaign/report.js'
import { beginningOf, suspicion } from './telling.js'
import { sampleEvidence, sampleTrace } from './testing/game.js'
import { check, conformant } from './testing/sample.js'

const fails = (name: string, rules: readonly string[], steps: number): CheckResult =>
  check(name, name, rules, { verdict: 'fail', evidence: { ...sampleEvidence, trace: sampleTrace.slice(0, steps) } })
const rule = (id: string, standing: RuleResult['standing'] = 'normative'): RuleResult => ({
  id,
  title: id,
  statement: 'S.',
  standing,
  verdict: 'fail',
  checks: []
})

test('the rule of all failures and no pass is more telling than one that mostly holds', () => {
  const checks = [
    fails('one', ['fab:1', 'fab:2'], 9),
    fails('two', ['fab:1', 'fab:3'], 5),
    ...['a', 'b', 'c'].map(name => check(name, name, ['fab:2'])),
    check('d', 'd', ['fab:3'])
  ]
  const points = suspicion({ checks })
  expect(points.get('fab:1')).toBeGreaterThan(points.get('fab:3')!)
  expect(points.get('fab:3')).toBeGreaterThan(points.get('fab:2')!)
  expect(beginningOf({ checks, rules: [rule('fab:2'), rule('fab:3'), rule('fab:1')] })).toMatchObject({
    rule: { id: 'fab:1' },
    failing: 2,
    naming: 2,
    passing: 4,
    passingNaming: 0,
    smallest: { name: 'two' }
  })
})

test('a check that names many rules says less of each', () => {
  const points = suspicion({ checks: [fails('wide', ['fab:1', 'fab:2', 'fab:3', 'fab:4'], 3), fails('narrow', ['fab:5'], 3)] })
  expect(points.get('fab:5')).toBeGreaterThan(points.get('fab:1')!)
})

test('advice is never where to begin while a binding rule fails', () => {
  const checks = [fails('advice', ['fab:1'], 3), fails('binding', ['fab:2', 'fab:3'], 9), check('pass', 'pass', ['fab:2'])]
  expect(beginningOf({ checks, rules: [rule('fab:1', 'interpretation'), rule('fab:2')] })?.rule.id).toBe('fab:2')
})

test('where nothing fails there is nothing to begin with', () => {
  expect(beginningOf(conformant().rulesets[0]!)).toBeUndefined()
})
