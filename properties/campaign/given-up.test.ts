/** What is said of an engine that ends games as unsupported: the protocol lets it, and nothing fails for it. @module */
import { beforeAll, describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards, fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { invariants } from '../invariants/index.js'
import { judgeByInvariants } from './case.js'
import { certify } from './certify.js'
import type { Campaign } from './certify.js'
import { exploreFixture } from './exploration.js'
import { runCase } from './case.js'
import { sayUnsupported, unsupportedOf } from './given-up.js'
import { scripted } from './play.js'
import { givesUp } from './testing/gives-up.js'
import { toWire } from '../../fixtures/loader.js'

const base = createBase(fab)
const engine = inProcess(createReference(base))
const all = fixturesOf('fab')
const named = (id: string) => all.find(({ scenario }) => scenario.id === id)!

it('tells the notes, the most frequent first, and not all of many', () => {
  expect(sayUnsupported(unsupportedOf(['b', 'a', 'b']))).toBe('as unsupported: b (2), a')
  expect(sayUnsupported(unsupportedOf(['a', 'b', 'c', 'd', 'e']))).toBe('as unsupported: a, b, c and 2 more notes')
})

describe('an exploration', () => {
  const explored = named('fab/6.4/optional-applied')
  it('of which every game ended as unsupported is no pass, and no failure', async () => {
    const { check } = await exploreFixture(
      givesUp(engine, () => 'no Bolt'),
      base,
      explored
    )
    expect(check).toMatchObject({ verdict: 'unsupported', unsupported: { notes: [{ note: 'no Bolt' }] } })
    expect(check.message).toMatch(/^not every end was reached, and (\d+) of \1 games? ended as unsupported: no Bolt/)
  })
  it('of which some did is unsupported where what they hide is missing, with how many they are', async () => {
    let first: readonly number[] | undefined
    const partly = givesUp(engine, answers => {
      first ??= answers.length === 2 ? answers : undefined
      return answers.length === 2 && String(answers) === String(first) ? 'not that' : undefined
    })
    const { check } = await exploreFixture(partly, base, explored)
    expect(['unsupported', 'pass']).toContain(check.verdict)
    expect(check.unsupported!.games).toBeLessThan(check.cases)
    expect(check.message).toContain('as unsupported: not that')
  })
})

describe('a campaign of which every game ended as unsupported', () => {
  let campaign: Campaign
  beforeAll(async () => {
    const suite = { base, fixtures: all.slice(0, 12), cards: [...conformanceCards('fab').values()] }
    campaign = await certify({ engine: givesUp(engine, () => 'not today'), suite, seed: 1, runs: 20, strict: false })
  })
  it('has no check that passes, and none that fails', () => {
    const verdicts = new Set(campaign.report.checks.map(({ verdict }) => verdict))
    expect(verdicts).not.toContain('pass')
    expect(verdicts).not.toContain('fail')
    expect(campaign.report.verdict).not.toBe('pass')
    const played = campaign.report.checks.filter(({ kind }) => kind === 'fixture')
    for (const check of played) expect(check).toMatchObject({ verdict: 'unsupported', unsupported: { games: 1 } })
  })
  it('tells of it, with the notes', () => {
    const told = campaign.notLookedAt.find(({ kind }) => kind === 'unsupported')
    expect(told?.sentence).toBe(
      'The engine ended 12 fixtures and 20 of 20 random games as unsupported: what came until then was judged, and nothing after it.'
    )
    expect(told?.items).toEqual([{ why: 'not today', names: expect.arrayContaining(['20 random games']) }])
  })
})

it('what is partly unsupported passes by its other games, and says how many ended so', async () => {
  const some = givesUp(engine, (answers, game) => (game % 2 === 1 && answers.length > 3 ? 'no more' : undefined))
  const { report } = await certify({
    engine: some,
    suite: { base, fixtures: all.slice(0, 30), cards: [] },
    seed: 1,
    runs: 0,
    strict: false
  })
  const partly = report.checks.filter(
    ({ kind, verdict, unsupported }) => kind === 'chart' && verdict === 'pass' && unsupported !== undefined
  )
  expect(partly.length).toBeGreaterThan(0)
  for (const { message } of partly) expect(message).toMatch(/; \d+ more games? with it ended as unsupported: no more/)
  expect(report.checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
}, 60_000)

it('breaks no property, wherever in a right game it gives up', async () => {
  let cuts = 0
  for (const { scenario, file } of all.filter((_, at) => at % 9 === 0)) {
    const wire = toWire(scenario, file)
    const { played } = await runCase(engine, undefined, fab, [], wire, scripted(scenario.script))
    for (let length = 1; length < played.trace.length; length++) {
      const { breaches } = judgeByInvariants(invariants, fab, wire, played.trace.slice(0, length), 'full')
      expect(breaches.map(({ invariant, breach }) => [scenario.id, length, invariant.name, breach.came])).toEqual([])
      cuts++
    }
  }
  expect(cuts).toBeGreaterThan(200)
}, 120_000)
