import { expect, test } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { readRandom, sayRandom, share } from './figures.js'

test('what is told is a share of what was judged', () => {
  expect(share({ told: 3, of: 4 })).toBe(0.75)
  expect(share({ told: 0, of: 0 })).toBe(0)
  expect(sayRandom('ga', 'composed', 150, { of: 4, told: 3, middle: 7, survivors: ['one'] })).toBe(
    'ga composed 3 of 4 faulty engines told by 150 random games (75 %), half of those by game 7'
  )
  expect(sayRandom('ga', 'library', 150, { of: 1, told: 0, middle: null, survivors: ['one'] })).toContain('(0 %), half of those by game -')
})

test('what is kept is of faulty engines that there are, each told or not', () => {
  const kept = Object.entries(readRandom().rulesets)
  expect(kept.length).toBeGreaterThan(0)
  for (const [ruleset, { drawings, every, runs }] of kept) {
    const faulty = mutants.filter(({ ruleset: of, kind }) => of === ruleset && kind === 'engine').filter((_, at) => at % every === 0)
    const names = faulty.map(({ name }) => name)
    expect(runs).toBeGreaterThanOrEqual(150)
    for (const { of, told, survivors } of Object.values(drawings)) {
      expect([ruleset, of]).toEqual([ruleset, names.length])
      expect(told + survivors.length).toBe(of)
      expect(survivors.filter(name => !names.includes(name))).toEqual([])
    }
  }
})
