import { describe, expect, it } from 'vitest'
import type { Failed, KnownFailure } from './known.js'
import { compareWithKnown, KnownFailure as Format, knownFrom, knows, lacksReason, markKnown } from './known.js'
import type { CheckResult, FoundGame, RulesetReport, Verdict } from './report.js'

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
const names = (found: readonly Failed[]): readonly string[] =>
  found.map(({ name, situation }) => (situation === undefined ? name : `${name} in ${situation}`))

describe('a run held against a list of known failures', () => {
  const ran = report(
    check('a', 'fail'),
    check('b', 'pass'),
    check('c', 'inconclusive'),
    { ...check('d', 'unsupported'), needs: ['triggers'] },
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

describe('a failure is known in its situation alone', () => {
  const everywhere = (...situations: readonly string[]): CheckResult => ({
    ...check('chart/trigger.placed', 'fail'),
    kind: 'chart',
    failedIn: situations.map(situation => ({ situation, message: `it fails in ${situation}` }))
  })
  const game = (id: string, standing: FoundGame['standing'] = 'normative'): FoundGame => ({
    id,
    checks: ['chart/trigger.placed'],
    rules: ['fab:6.6.6'],
    standing,
    cards: ['Ember Bolt'],
    message: 'step 3: what came'
  })
  const withFound = (ruleset: RulesetReport, ...found: readonly FoundGame[]): RulesetReport => ({ ...ruleset, found: [...found] })
  const inA: KnownFailure = { ...listed('chart/trigger.placed'), situation: 'fab/a' }

  it('another fixture in which the same check fails is new', () => {
    const { known, unlisted } = compareWithKnown([report(everywhere('fab/a', 'fab/b'))], [inA], false)
    expect([names(known), names(unlisted)]).toEqual([['chart/trigger.placed in fab/a'], ['chart/trigger.placed in fab/b']])
  })
  it('an entry of a list that names no situations is of every fixture, and of no found game', () => {
    const old = Format.parse({ ruleset: 'fab', check: 'chart/trigger.placed', verdict: 'fail', reason: 'bug 12' })
    const ran = withFound(report(everywhere('fab/a', 'fab/b', 'found/12345678')), game('found/12345678'))
    const { known, unlisted, stale } = compareWithKnown([ran], [old], false)
    expect(names(known)).toEqual(['chart/trigger.placed in fab/a', 'chart/trigger.placed in fab/b'])
    expect(names(unlisted)).toEqual(['found/12345678 in fab:6.6.6 with Ember Bolt'])
    expect(stale).toEqual([])
    const { checks, found } = markKnown(ran, compareWithKnown([ran], [old], false))
    expect(checks[0]).not.toHaveProperty('known')
    expect(checks[0]?.failedIn?.map(each => each.known)).toEqual(['bug 12', 'bug 12', undefined])
    expect(found?.[0]).not.toHaveProperty('known')
  })
  it('a found game is listed by what it holds, and another one is new', () => {
    const ran = withFound(report(everywhere('found/12345678')), game('found/12345678'))
    const { failures } = knownFrom([ran], [], false)
    expect(failures.map(({ check, situation }) => [check, situation])).toEqual([['found/12345678', 'fab:6.6.6 with Ember Bolt']])
    expect(compareWithKnown([ran], failures, false)).toMatchObject({ unlisted: [], stale: [] })
    expect(markKnown(ran, compareWithKnown([ran], failures, false)).checks[0]?.known).toBe(failures[0]!.reason)
    const another = withFound(report(everywhere('found/87654321')), game('found/87654321'))
    expect(names(compareWithKnown([another], failures, false).unlisted)).toEqual(['found/87654321 in fab:6.6.6 with Ember Bolt'])
    expect(knows(failures, 'fab')('chart/trigger.placed', 'found/87654321')).toBe(false)
  })
  it('a found game that only advises is none', () => {
    expect(compareWithKnown([withFound(report(), game('found/1', 'interpretation'))], [], false).unlisted).toEqual([])
  })
  it('an entry is stale where its situation does not show it, or random play did not come upon it', () => {
    const gone = (ran: RulesetReport) => compareWithKnown([ran], [{ ...inA, situation: 'fab/z' }, listed('found/12345678')], false).stale
    expect(gone(report(everywhere('fab/a'))).map(({ why }) => why)).toEqual(['it does not fail in fab/z any more'])
    expect(gone(report({ ...everywhere('fab/z'), randomCases: 10 })).map(({ why }) => why)).toEqual(['random play did not come upon it'])
  })
  it('an entry of a game that the engine now ends as unsupported hides nothing', () => {
    const ran = report({ ...check('c', 'unsupported'), unsupported: { games: 1, notes: [{ note: 'no fog', games: 1 }] } })
    expect(compareWithKnown([ran], [listed('c', 'inconclusive')], false).stale).toEqual([])
    expect(compareWithKnown([ran], [listed('c', 'fail')], false).stale.map(({ why }) => why)).toEqual(['the engine ends it as unsupported'])
  })
})

describe('a run that is narrowed, held against the list', () => {
  const left = (name: string): CheckResult => ({ ...check(name, 'untested'), unchosen: true })
  const chart = (name: string, verdict: Verdict, ...situations: readonly string[]): CheckResult => ({
    ...check(name, verdict),
    kind: 'chart',
    ...(situations.length > 0 && { failedIn: situations.map(situation => ({ situation, message: 'step 3: what came' })) })
  })
  const inA: KnownFailure = { ...listed('chart/trigger.placed'), situation: 'fab/a' }
  const inZ: KnownFailure = { ...inA, situation: 'fab/z' }

  it('has no new failure in what was not chosen, or in what no chosen game brought about', () => {
    const ran = report(check('fab/a', 'fail'), left('fab/z'), chart('chart/loop', 'untested'))
    expect(names(compareWithKnown([ran], [], false).unlisted)).toEqual(['fab/a'])
    const whole = report(check('fab/a', 'fail'), chart('chart/loop', 'untested'))
    expect(names(compareWithKnown([whole], [], false).unlisted)).toEqual(['fab/a', 'chart/loop'])
  })
  it('has a game that was chosen and never played', () => {
    expect(names(compareWithKnown([report(check('fab/a', 'untested'), left('fab/z'))], [], false).unlisted)).toEqual(['fab/a'])
  })
  it('makes no entry stale of a check or a situation that was not chosen', () => {
    const ran = report(check('fab/a', 'pass'), left('fab/z'), chart('chart/trigger.placed', 'fail', 'fab/a'))
    expect(compareWithKnown([ran], [inA, inZ, listed('fab/z'), listed('chart/of-no-game')], false)).toMatchObject({
      known: [{ situation: 'fab/a' }],
      unlisted: [],
      stale: []
    })
  })
  it('makes those stale that were chosen and no longer fail', () => {
    const ran = report(check('fab/a', 'pass'), left('fab/z'), chart('chart/trigger.placed', 'fail', 'fab/b'))
    expect(compareWithKnown([ran], [inA, listed('fab/a')], false).stale.map(({ why }) => why)).toEqual([
      'it does not fail in fab/a any more',
      'it passes now'
    ])
  })
})
