/** The page of the engines that were tried, and the list of known failures that it is made from. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fixturesOf } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import { ExpectFile } from '../../properties/campaign/known.js'
import { findingsOf, readReason, smallestOf } from './engines-page.js'

const file = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../examples/manabrew/${name}`, import.meta.url), 'utf8'))
const { failures } = ExpectFile.parse(file('known-failures.json'))
const rules = new Set(everyRule(rulebooks.mtg).map(({ id }) => id))
const fixtures = new Map(fixturesOf('mtg').map(fixture => [fixture.scenario.id, fixture]))

describe('the known failures of the Rust engine', () => {
  test('say each what it is, with a rule of the game', () => {
    expect(failures.length).toBeGreaterThan(50)
    expect(failures.map(({ reason }) => readReason(reason).rule).filter(rule => !rules.has(rule))).toEqual([])
  })

  test('are each shown by fixtures that there are; what no game brought about is no defect', () => {
    for (const { kind, fixtures: names } of findingsOf(failures)) {
      expect(names.filter(name => !fixtures.has(name))).toEqual([])
      if (names.length === 0) expect(kind).toBe('not implemented')
    }
  })

  test('a defect is shown by at least one normative fixture', () => {
    const defects = findingsOf(failures).filter(({ kind }) => kind === 'defect')
    expect(defects.length).toBeGreaterThan(10)
    for (const { says, fixtures: names } of defects)
      expect(
        names.map(name => fixtures.get(name)?.scenario.standing),
        says
      ).toContain('normative')
  })

  test('are as many as the figures of the run say', () => {
    const { fixtures: counts } = file('tried.json') as { readonly fixtures: Readonly<Record<string, number>> }
    const failed = failures.filter(({ check }) => !/^(chart|explored)\//.test(check))
    expect(failed.filter(({ verdict }) => verdict === 'fail')).toHaveLength(counts['fail']!)
    expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(fixtures.size)
  })
})

test('a reason that does not say what it is, or of which rule, is refused', () => {
  for (const reason of ['it fails', 'defect: it fails', 'defect mtg:603.8 it fails', 'bug mtg:603.8: it fails'])
    expect(() => readReason(reason)).toThrow('a rule and a sentence')
})

test('failures of one thing are one finding', () => {
  const reason = 'defect mtg:603.8: It does.'
  expect(
    findingsOf([
      { check: 'mtg/603/two-hollows', reason },
      { check: 'chart/priority.given', situation: 'mtg/603/last-card-played', reason },
      { check: 'chart/priority.given', situation: 'mtg/603/two-hollows', reason }
    ])
  ).toEqual([{ kind: 'defect', rule: 'mtg:603.8', says: 'It does.', fixtures: ['mtg/603/two-hollows', 'mtg/603/last-card-played'] }])
})

test('the game that is shown is the smallest', () => {
  const game = (id: string, objects: number) => [id, { scenario: { id, objects: Array(objects), script: [], players: [] } }] as const
  const games = new Map([game('long', 3), game('short', 1), game('middle', 2)])
  expect(smallestOf(['long', 'short', 'middle'], games)?.scenario.id).toBe('short')
})
