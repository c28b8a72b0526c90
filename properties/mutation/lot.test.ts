/** What is kept of evidence that is checked: every kill is played again, and a lot is judged whole. */
import { expect, it } from 'vitest'
import type { Mutant } from '../../engine/mutants/index.js'
import { mutants } from '../../engine/mutants/index.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { EVIDENCE_FORMAT } from './evidence.js'
import type { EvidenceFile, MutantEvidence } from './evidence.js'
import { gatherEvidence } from './gather.js'
import { keptBesidesLot } from './lot.js'

const wrong = mutants.find(({ name }) => name === 'applied-twice')!
const fixtures = fixturesOf('fab')
  .filter(({ scenario }) => scenario.rules.includes('fab:6.4.5'))
  .slice(0, 4)
const judge = async (mutant: Mutant, kept?: MutantEvidence): Promise<MutantEvidence> => {
  const before = kept && { fixtures: {}, mutants: new Map([[mutant.name, kept]]) }
  const { mutants: judged } = await gatherEvidence(
    [mutant],
    () => rulebooks.fab,
    () => fixtures,
    'none',
    undefined,
    [],
    false,
    before
  )
  return judged[0]!
}

it('a mutant that the same case kills again in the same words is not judged whole, and any other is', async () => {
  const whole = await judge(wrong)
  expect(whole).toMatchObject({ killed: true, named: expect.any(Number) as number })
  // what is not judged again is as it was kept
  const kept = { ...whole, named: 99 }
  expect(await judge(wrong, kept)).toBe(kept)
  for (const other of [{ by: 'another' }, { message: 'another' }, { cases: 9 }, { cases: 0 }, { killed: false }])
    expect(await judge(wrong, { ...kept, ...other }), JSON.stringify(other)).toEqual(whole)
})

it('a mutant that nothing kills any more survives, whatever was kept of it', async () => {
  const cured = { ...wrong, rules: {}, patch: undefined } as unknown as Mutant
  expect(await judge(cured, await judge(wrong))).toMatchObject({ killed: false, by: null })
})

it('what a fixture brings about is kept, or made anew', async () => {
  const gather = (kept: EvidenceFile['fixtures']) =>
    gatherEvidence(
      [wrong],
      () => rulebooks.fab,
      () => fixtures,
      'none',
      undefined,
      [],
      true,
      { fixtures: kept, mutants: new Map() }
    )
  const anew = (await gather({})).fixtures
  expect(Object.keys(anew)).toEqual(fixtures.map(({ scenario }) => scenario.id))
  const [first] = Object.keys(anew)
  const kept = { invariants: ['kept'], concepts: [] }
  expect((await gather({ [first!]: kept })).fixtures).toEqual({ ...anew, [first!]: kept })
})

it('the lot is drawn by the digest: each mutant and fixture is in that of some, and nothing is kept of other sources', () => {
  const all = mutants.slice(0, 60).map(({ name }) => ({ name }) as MutantEvidence)
  const seen = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`f${at}`, { invariants: [], concepts: [] }]))
  const evidence = (digest: string): EvidenceFile => ({ format: EVIDENCE_FORMAT, digest, fixtures: seen, mutants: all })
  const drawn = Array.from({ length: 12 }, (_, at) => {
    const digest = at.toString(16).padStart(8, '0').padEnd(16, '5')
    const kept = keptBesidesLot(evidence(digest), digest)
    expect(Object.keys(kept.fixtures)).toHaveLength(22)
    return all.filter(({ name }) => !kept.mutants.has(name))
  })
  expect(drawn.map(lot => lot.length)).toEqual(Array(12).fill(5))
  expect(new Set(drawn.flat()).size).toBe(all.length)
  for (const other of [evidence('0'.repeat(16)), undefined])
    expect(keptBesidesLot(other, '1'.repeat(16))).toEqual({ fixtures: {}, mutants: new Map() })
})
