import { beforeAll, describe, expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards, fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { certify } from './certify.js'
import type { Campaign } from './certify.js'
import { compareWithKnown, knownFrom } from './known.js'
import type { KnownFailure } from './known.js'

const base = createBase(fab)
const mutant = mutants.find(({ name }) => name === 'applied-twice')
if (mutant?.kind !== 'engine') throw new Error('applied-twice is no mutant of the engine')
const { rules } = mutant
const cards = ['Open Wound', 'Cruel Echo', 'Forked Sparks', 'Ember Bolt', 'Grudge', 'Thorned Hide'].map(name =>
  conformanceCards('fab').get(name)!
)

/** A fixture of which every check fails as random play does. */
const fixtures = fixturesOf('fab').filter(({ scenario }) => scenario.rules.includes('fab:6.4.5'))

const campaign = (known: readonly KnownFailure[] = []): Promise<Campaign> =>
  certify({
    engine: inProcess(createReference(base, rules), 'applied-twice'),
    suite: { base, fixtures, cards },
    seed: 3,
    runs: 24,
    strict: false,
    known,
    keep: game => `${game.scenario.ruleset}.json`
  })

describe('what random play finds is a failure of its own', () => {
  let first: Campaign
  beforeAll(async () => void (first = await campaign()), 120_000)

  it('listed with what it shows, though fixtures break the same check', () => {
    const { checks, found } = first.report
    expect(checks.filter(({ kind, verdict }) => kind === 'fixture' && verdict === 'fail')).not.toEqual([])
    expect(found?.length).toBeGreaterThan(0)
    for (const { id, checks: broken, rules: cited, evidence } of found!) {
      expect(id).toMatch(/^found\/[0-9a-f]{8}$/)
      expect(evidence?.replay).toBe('npx stacklaw replay fab.json')
      expect(cited).toContain('fab:6.4.5')
      for (const name of broken) {
        const { failedIn = [] } = checks.find(each => each.name === name)!
        expect(failedIn.map(({ situation }) => situation)).toContain(id)
        expect(failedIn.some(({ situation }) => situation.startsWith('fab/'))).toBe(true)
      }
    }
  })
  it('new although a list without situations has every check that fails', async () => {
    const { checks } = first.report
    const old = checks
      .filter(({ verdict }) => verdict !== 'pass' && verdict !== 'unsupported')
      .map(({ name, verdict }) => ({ ruleset: 'fab', check: name, verdict: verdict as KnownFailure['verdict'], reason: 'bug 12' }))
    const { unlisted } = compareWithKnown([(await campaign(old)).report], old, false)
    expect(unlisted.map(({ name }) => name)).toEqual(first.report.found!.map(({ id }) => id))
  }, 120_000)
  it('known again by its content, whatever the list has', async () => {
    const { failures } = knownFrom([first.report], [], false)
    expect(compareWithKnown([(await campaign(failures)).report], failures, false)).toMatchObject({ unlisted: [], stale: [] })
  }, 120_000)
  it('not masked by one with other cards that fails in the same way', () => {
    const { found } = first.report
    const same = found!.filter(({ checks }) => checks.includes('once-per-original-event'))
    expect(new Set(same.map(game => game.cards.toSorted().join())).size).toBeGreaterThan(1)
  })
})
