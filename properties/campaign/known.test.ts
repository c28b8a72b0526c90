import { describe, expect, it } from 'vitest'
import type { KnownFailure } from './known.js'
import { compareWithKnown, knownFrom, lacksReason, markKnown } from './known.js'
import type { CheckResult, RulesetReport, Verdict } from './report.js'

const check = (name: string, verdict: Verdict, standing: CheckResult['standing'] = 'normative'): CheckResult => ({
  kind: 'fixture',
  name,
  title: name,
  rules: ['fab:6.4.5'],
  standing,
  verdict,
  message: `${name} is ${verdict}`,
  cases: 1
})
const report = (...checks: readonly CheckResult[]): RulesetReport => ({
  id: 'fab',
  title: 'Fab',
  edition: '1',
  verdict: 'fail',
  rules: [],
  checks: [...checks],
  coverage: []
})
const listed = (name: string, verdict: KnownFailure['verdict'] = 'fail', ruleset = 'fab'): KnownFailure => ({
  ruleset,
  check: name,
  verdict,
  reason: 'bug 12'
})
const names = (found: readonly { readonly check: CheckResult }[]): readonly string[] => found.map(each => each.check.name)

describe('a run held against a list of known failures', () => {
  const ran = report(
    check('a', 'fail'),
    check('b', 'pass'),
    check('c', 'inconclusive'),
    check('d', 'unsupported'),
    check('e', 'fail', 'interpretation')
  )
  it('fails as listed', () => {
    const { known, unlisted, stale } = compareWithKnown([ran], [listed('a'), listed('c', 'inconclusive')], false)
    expect(names(known)).toEqual(['a', 'c'])
    expect([...unlisted, ...stale]).toEqual([])
  })
  it('fails in another way: a check that is not listed, or not with this verdict', () => {
    expect(names(compareWithKnown([ran], [listed('c', 'fail')], false).unlisted)).toEqual(['a', 'c'])
  })
  it('has advice in it only where advice judges', () => {
    expect(names(compareWithKnown([ran], [], true).unlisted)).toEqual(['a', 'c', 'e'])
    expect(compareWithKnown([ran], [listed('e')], false).stale.map(({ why }) => why)).toEqual(['it is advice and judges no engine'])
  })
  it('makes entries stale that pass, are not claimed, or do not exist', () => {
    const { stale } = compareWithKnown([ran], [listed('b'), listed('d'), listed('z')], false)
    expect(stale.map(({ check, why }) => `${check}: ${why}`)).toEqual([
      'b: it passes now',
      'd: the engine does not claim what it needs',
      'z: this run has no such check'
    ])
  })
  it('says nothing of rulesets that were not judged', () => {
    expect(compareWithKnown([ran], [listed('x', 'fail', 'ga')], false).stale).toEqual([])
  })
})

describe('a list written from a run', () => {
  const ran = report(check('a', 'fail'), check('b', 'pass'), check('c', 'inconclusive'))
  it('has every failure, and waits for reasons', () => {
    const { failures } = knownFrom([ran], [], false)
    expect(failures.map(each => [each.check, each.verdict, lacksReason(each)])).toEqual([
      ['a', 'fail', true],
      ['c', 'inconclusive', true]
    ])
  })
  it('keeps the reasons that are there', () => {
    expect(knownFrom([ran], [listed('a')], false).failures.map(each => lacksReason(each))).toEqual([false, true])
  })
})

it('a known failure is told with its reason in the report, and stays a failure', () => {
  const ran = report(check('a', 'fail'), check('b', 'fail'))
  const [a, b] = markKnown(ran, compareWithKnown([ran], [listed('a')], false)).checks
  expect(a).toMatchObject({ verdict: 'fail', known: 'bug 12', message: 'known failure (bug 12): a is fail' })
  expect(b).toEqual(ran.checks[1])
})
