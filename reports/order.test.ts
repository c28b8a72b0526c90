import { expect, test } from 'vitest'
import { attentionOf, looseChecks, SIGNS, tally } from './order.js'
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

test('finds checks that no rule names', () => {
  const [ruleset] = conformant().rulesets
  if (ruleset === undefined) throw new Error('the sample has no ruleset')
  expect(looseChecks(ruleset)).toEqual([])
  expect(looseChecks({ ...ruleset, rules: ruleset.rules.slice(0, 3) }).map(check => check.name)).toEqual(['next-three-damage'])
})
