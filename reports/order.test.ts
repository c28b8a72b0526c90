import { describe, expect, it, test } from 'vitest'
import { attentionOf, choicesOf, looseChecks, otherwiseOf, rulesBySign, SIGNS, signsIn, tally } from './order.js'
import { conformant, mixed, readsOtherwise } from './testing/sample.js'

test('what has no check comes after all that has', () => {
  expect(SIGNS).toEqual([
    'fail',
    'error',
    'inconclusive',
    'untested',
    'otherwise',
    'pass',
    'unsupported',
    'unchosen',
    'unchecked',
    'definition'
  ])
})

test('each rule and each check is counted once', () => {
  const all = tally(mixed().rulesets, false)
  expect(all.reduce((sum, t) => sum + t.rules, 0)).toBe(13)
  expect(all.reduce((sum, t) => sum + t.checks, 0)).toBe(9)
})

test('a pass and a check that was not claimed need no attention', () => {
  expect(attentionOf(conformant())).toEqual([])
  expect(attentionOf(mixed()).map(({ check }) => check.verdict)).toEqual(['fail', 'error', 'inconclusive', 'untested'])
})

test('neighbouring rules come after the rules of the text with the same sign, in a group of their own', () => {
  const rule = { title: 'T', statement: 'S.', checks: ['c'], standing: 'normative' as const }
  const groups = rulesBySign(
    [
      { ...rule, id: 'fab-context:1.9', verdict: 'pass' },
      { ...rule, id: 'fab-context:5.3', verdict: 'fail' },
      { ...rule, id: 'fab:6.4.1', verdict: 'pass' },
      { ...rule, id: 'fab-context:5.1', verdict: 'pass', standing: 'interpretation' },
      { ...rule, id: 'fab-context:1.6', verdict: 'pass' }
    ],
    signsIn({ checks: [] }, false)
  )
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

describe('an interpretation that is read otherwise', () => {
  it('is no failure, and is named apart from what needs attention', () => {
    const report = readsOtherwise()
    expect(attentionOf(report)).toEqual([])
    expect(otherwiseOf(report).map(({ check }) => check.name)).toEqual(['sub-events-first'])
    expect(tally(report.rulesets, false).find(({ sign }) => sign === 'otherwise')).toMatchObject({ rules: 0, checks: 1 })
  })

  it('can be chosen by its sign, though each of its rules passes', () => {
    expect(choicesOf(readsOtherwise().rulesets, false).find(({ sign }) => sign === 'otherwise')).toMatchObject({ rules: 1 })
    expect(choicesOf(conformant().rulesets, false).map(({ sign }) => sign)).not.toContain('otherwise')
  })

  it('is what a rule shows that fails by nothing else', () => {
    const [ruleset] = mixed().rulesets
    const rule = ruleset!.rules.find(({ id }) => id === 'fab:6.4.2')!
    expect(signsIn(ruleset!, false).ofRule(rule)).toBe('otherwise')
    const failing = { ...rule, checks: [...rule.checks, 'next-two-damage'] }
    expect(signsIn(ruleset!, false).ofRule(failing)).toBe('fail')
  })

  it('fails where interpretations judge too', () => {
    const report = readsOtherwise()
    expect(attentionOf({ ...report, run: { ...report.run, strict: true } }).map(({ check }) => check.name)).toEqual(['sub-events-first'])
    expect(tally(report.rulesets, true).map(({ sign }) => sign)).toContain('fail')
  })
})
