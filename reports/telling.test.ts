import { expect, test } from 'vitest'
import type { CheckResult, RuleResult } from '../properties/campaign/report.js'
import { beginningOf, sayOthers, suspicion } from './telling.js'
import { sampleEvidence, sampleTrace } from './testing/game.js'
import { check, conformant } from './testing/sample.js'

const { broken: _, ...evidence } = sampleEvidence
const fails = (name: string, rules: readonly string[], steps: number): CheckResult =>
  check(name, name, rules, { verdict: 'fail', evidence: { ...evidence, trace: sampleTrace.slice(0, steps) } })
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
  const points = suspicion({ checks }, false)
  expect(points.get('fab:1')).toBeGreaterThan(points.get('fab:3')!)
  expect(points.get('fab:3')).toBeGreaterThan(points.get('fab:2')!)
  expect(beginningOf({ checks, rules: [rule('fab:2'), rule('fab:3'), rule('fab:1')] }, false)).toMatchObject({
    rule: { id: 'fab:1' },
    failing: 2,
    naming: 2,
    passing: 4,
    passingNaming: 0,
    first: { name: 'two' }
  })
})

test('a check that names many rules says less of each', () => {
  const points = suspicion({ checks: [fails('wide', ['fab:1', 'fab:2', 'fab:3', 'fab:4'], 3), fails('narrow', ['fab:5'], 3)] }, false)
  expect(points.get('fab:5')).toBeGreaterThan(points.get('fab:1')!)
})

test('advice is never where to begin while a binding rule fails', () => {
  const checks = [fails('advice', ['fab:1'], 3), fails('binding', ['fab:2', 'fab:3'], 9), check('pass', 'pass', ['fab:2'])]
  expect(beginningOf({ checks, rules: [rule('fab:1', 'interpretation'), rule('fab:2')] }, false)?.rule.id).toBe('fab:2')
})

test('where nothing fails there is nothing to begin with', () => {
  expect(beginningOf(conformant().rulesets[0]!, false)).toBeUndefined()
})

test('of the rules of a refused step the first is where to begin, though fewer passing checks name another', () => {
  const refused = { ...fails('chart/trigger.targets', ['mtg:603.3d', 'mtg:603.3c', 'mtg-context:601.2c'], 5), kind: 'chart' as const }
  const checks = [
    refused,
    ...Array.from({ length: 11 }, (_, i) => check(`d${i}`, 'd', ['mtg:603.3d', 'mtg-context:601.2c'])),
    ...Array.from({ length: 4 }, (_, i) => check(`c${i}`, 'c', ['mtg:603.3c', 'mtg-context:700.2']))
  ]
  const rules = ['mtg:603.3c', 'mtg:603.3d', 'mtg-context:601.2c'].map(id => rule(id))
  expect(beginningOf({ checks, rules }, false)?.rule.id).toBe('mtg:603.3d')
})

test('a rule of a refused step that explains all that the likeliest one does comes before it, and one that explains less does not', () => {
  const refused = { ...fails('chart/trigger.targets', ['fab:6.6.6a', 'fab-context:1.8.5'], 5), kind: 'chart' as const }
  const checks = [
    refused,
    fails('fixture', ['fab:6.6.6a', 'fab-context:1.8.5'], 7),
    ...Array.from({ length: 30 }, (_, i) => check(`d${i}`, 'd', ['fab:6.6.6a'])),
    check('c', 'c', ['fab-context:1.8.5'])
  ]
  const rules = [rule('fab-context:1.8.5'), rule('fab:6.6.6a')]
  expect(suspicion({ checks }, false).get('fab-context:1.8.5')).toBeGreaterThan(suspicion({ checks }, false).get('fab:6.6.6a')!)
  expect(beginningOf({ checks, rules }, false)?.rule.id).toBe('fab:6.6.6a')
  const beyond = [...checks, fails('other', ['fab-context:1.8.5'], 7)]
  expect(beginningOf({ checks: beyond, rules }, false)?.rule.id).toBe('fab-context:1.8.5')
})

test('the rule of the decision that explains a refused step is where to begin, before the rules of the step', () => {
  const refused = { ...fails('chart/replacement.active', ['fab:6.4.2', 'fab:6.4.5'], 5), kind: 'chart' as const }
  const broken = [{ decision: 'replacement.hadItsTurn', rules: ['fab:6.4.5' as const, 'fab:6.4.6' as const] }]
  const explained = { ...refused, evidence: { ...refused.evidence!, broken } }
  const rules = [rule('fab:6.4.2'), rule('fab:6.4.5')]
  expect(beginningOf({ checks: [refused], rules }, false)?.rule.id).toBe('fab:6.4.2')
  expect(beginningOf({ checks: [explained], rules }, false)?.rule.id).toBe('fab:6.4.5')
})

test('a normative fixture is looked at before a shorter game that the charts refuse, and before one of an interpretation', () => {
  const refused = { ...fails('chart/trigger.placed', ['fab:1'], 2), kind: 'chart' as const }
  const open = { ...fails('open', ['fab:1'], 3), standing: 'interpretation' as const }
  const checks = [refused, open, fails('long', ['fab:1'], 9), fails('short', ['fab:1'], 7)]
  expect(beginningOf({ checks, rules: [rule('fab:1')] }, true)?.first.name).toBe('short')
  expect(beginningOf({ checks: [refused, open], rules: [rule('fab:1')] }, true)?.first.name).toBe('chart/trigger.placed')
})

test('beside it two more rules are named at most: those at which fixtures and refused games point, the likeliest first', () => {
  const broken = [{ decision: 'replacement.hadItsTurn', rules: ['fab:6.4.5' as const] }]
  const refused = { ...fails('chart/replacement.active', ['fab:6.4.2'], 5), kind: 'chart' as const }
  const explained = { ...refused, evidence: { ...refused.evidence!, broken } }
  const checks = [explained, fails('fixture', ['fab:6.4.4', 'fab:6.4.5', 'fab:6.4.6', 'fab:6.4.7'], 7), check('d', 'd', ['fab:6.4.7'])]
  const rules = ['fab:6.4.2', 'fab:6.4.4', 'fab:6.4.5', 'fab:6.4.6', 'fab:6.4.7'].map(id => rule(id))
  const found = beginningOf({ checks, rules }, false)!
  expect([found.rule.id, ...found.others].toSorted()).toEqual(['fab:6.4.4', 'fab:6.4.5', 'fab:6.4.6'])
  expect(sayOthers(found)).toBe(`if it is not that one, ${found.others.join(' or ')}`)
  expect(sayOthers({ ...found, others: [] })).toBe('')
  expect(
    beginningOf({ checks: [explained, { ...checks[1]!, known: 'a reason' }, ...checks.slice(2)], rules }, false)!.others
  ).not.toContain('fab:6.4.4')
})
