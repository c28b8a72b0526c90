import { expect, test } from 'vitest'
import { attentionOf, looseChecks, rulesBySign, SIGNS, tally } from './order.js'
import { conformant, mixed } from './testing/sample.js'

test('what has no check comes after all that has', () => {
  expect(SIGNS).toEqual(['fail', 'error', 'inconclusive', 'untested', 'pass', 'unsupported', 'unchecked', 'definition'])
})

test('each rule and each check is counted once', () => {
  const all = tally(mixed().rulesets)
  expect(all.reduce((sum, t) => sum + t.rules, 0)).toBe(13)
  expect(all.reduce((sum, t) => sum + t.checks, 0)).toBe(9)
})

test('a pass and a check that was not claimed need no attention', () => {
  expect(attentionOf(conformant())).toEqual([])
  expect(attentionOf(mixed()).map(({ check }) => check.verdict)).toEqual(['fail', 'fail', 'error', 'inconclusive', 'untested'])
})

test('neighbouring rules come after the rules of the text with the same sign, in a group of their own', () => {
  const rule = { title: 'T', statement: 'S.', checks: ['c'], standing: 'normative' as const }
  const groups = rulesBySign([
    { ...rule, id: 'fab-context:1.9', verdict: 'pass' },
    { ...rule, id: 'fab-context:5.3', verdict: 'fail' },
    { ...rule, id: 'fab:6.4.1', verdict: 'pass' },
    { ...rule, id: 'fab-context:5.1', verdict: 'pass', standing: 'interpretation' },
    { ...rule, id: 'fab-context:1.6', verdict: 'pass' }
  ])
  expect(groups.map(({ sign, neighbouring, items }) => [sign, neighbouring, items.map(({ id }) => id)])).toEqual([
    ['fail', true, ['fab-context:5.3']],
    ['pass', false, ['fab:6.4.1']],
    ['pass', true, ['fab-context:1.9', 'fab-context:1.6', 'fab-context:5.1']]
  ])
})

test('finds checks that no rule names', () => {
  const [ruleset] = conformant().rulesets
  if (ruleset === undefined) throw new Error('the sample has no ruleset')
  expect(looseChecks(ruleset)).toEqual([])
  expect(looseChecks({ ...ruleset, rules: ruleset.rules.slice(0, 3) }).map(check => check.name)).toEqual(['next-three-damage'])
})
