import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countsOf, differences, mergeParts } from './counts.js'

const proof = (situations: number, met: readonly string[] = []) => ({
  situations,
  games: 2 * situations,
  observations: 9 * situations,
  outcomes: situations,
  states: 3 * situations,
  met,
  violations: [],
  undecided: []
})
const part = (index: number, of: number, situations: number, met: readonly string[] = []) => ({
  format: 'stacklaw/proof@1',
  most: 2,
  shard: { index, of },
  proofs: { fab: proof(situations, met) }
})

it('parts make the whole', () => {
  expect(mergeParts([part(2, 2, 3, ['b', 'a']), part(1, 2, 4, ['a'])])).toEqual({ ...part(1, 1, 7), proofs: { fab: proof(7, ['a', 'b']) } })
})

it.each([
  [[], 'nothing to merge'],
  [[part(1, 3, 1), part(3, 3, 1)], 'missing: 2'],
  [[part(1, 2, 1), part(2, 2, 1), part(2, 2, 1)], 'twice'],
  [[part(1, 2, 1), part(2, 3, 1)], 'different proofs'],
  [[{}], 'no part of a proof']
])('refuses parts that make no whole: %#', (parts, why) => {
  expect(() => mergeParts(parts)).toThrow(why)
})

it('tells counts that differ from those that are kept', () => {
  const counts = countsOf(part(1, 1, 7))
  expect(differences(counts, counts)).toEqual([])
  expect(differences(counts, countsOf(part(1, 1, 8)))).toContain('  fab: games 16, kept 14')
})

it('what is kept has neither violations nor situations that are undecided, and stands in the documentation', () => {
  const kept = JSON.parse(readFileSync(new URL('counts.json', import.meta.url), 'utf8')) as Record<
    string,
    Record<string, Record<string, number>>
  >
  const guide = readFileSync(new URL('../../docs/guides/explore.md', import.meta.url), 'utf8')
  const rows = Object.entries(kept).flatMap(([most, rulesets]) =>
    Object.entries(rulesets).map(([ruleset, counts]) => ({ most, ruleset, counts }))
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const { most, ruleset, counts } of rows) {
    expect(counts).toMatchObject({ violations: 0, undecided: 0 })
    const row = [most, ruleset, counts['situations'], counts['games'], counts['outcomes'], counts['states'], counts['met']].join(' | ')
    expect(guide.replace(/ +/g, ' ')).toContain(`| ${row} |`)
  }
})
