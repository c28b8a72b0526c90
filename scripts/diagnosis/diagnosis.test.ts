import { expect, test } from 'vitest'
import { everyRulebook } from '../../model/rulebook/index.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import { engineFaults, faultsWithRules } from './faults.js'
import { count, problemsOf, readFigures, sayCount, toldOf } from './figures.js'

const TEXT = `
/** Whether there are few. @see fab:6.4.10b mtg-context:614.1 */
export const isFew = (many: number): boolean => many > 2

/**
 * Whether there are many.
 * @see ga:1
 */
export function areMany(many: number): boolean {
  return many < 2
}

/** What no rule says. */
export const isNone = (many: number): boolean => many === 0
`

test('a fault breaks the rules of the function that it is in; where that has none, there is none', () => {
  const found = faultsWithRules('few.ts', TEXT)
  expect(new Map(found.map(({ name, rules }) => [name.split(':')[0], rules]))).toEqual(
    new Map([
      ['few.ts isFew', ['fab:6.4.10b', 'mtg-context:614.1']],
      ['few.ts areMany', ['ga:1']]
    ])
  )
})

test('the rules of the faults of the engine are rules of a rulebook', () => {
  const known = new Set<string>(everyRulebook.flatMap(rulebook => everyRule(rulebook).map(({ id }) => id)))
  const all = engineFaults()
  expect(all.length).toBeGreaterThan(1000)
  expect([...new Set(all.flatMap(({ rules }: { rules: readonly string[] }) => rules))].filter(rule => !known.has(rule))).toEqual([])
})

/** A lot with so many faults that are named first, second and not at all, and so many that no fixture tells. */
const lot = (first: number, second: number, none: number, untold = 0) =>
  [
    ...Array.from({ length: first }, () => 1),
    ...Array.from({ length: second }, () => 2),
    ...Array.from({ length: none + untold }, () => null)
  ].map((named, at) => ({ name: `${at}`, rules: [], named, by: at < first + second + none ? 'a fixture' : null }))

test('the figures are those of the faults that a fixture tells', () => {
  expect(count(toldOf(lot(3, 2, 1, 4)))).toEqual({ all: 6, first: 3, three: 5, none: 1 })
  expect(sayCount('faults', { all: 6, first: 3, three: 5, none: 1 })).toBe(
    'faults: the broken rule is the first named for 3 of 6 (50.0 %)\nfaults: it is among three for 5 of 6 (83.3 %); not named for 1'
  )
})

test('they are of these sources, of enough faults, and good enough', () => {
  const problems = (faults: ReturnType<typeof lot>, digest = 'd') => problemsOf({ digest, faults }, 'd')
  expect(problems(lot(60, 30, 30))).toEqual([])
  expect(problems(lot(60, 30, 30), 'e')).toEqual(['the sources have changed since the faults were judged'])
  expect(problems(lot(60, 30, 29, 1))).toEqual(['119 faults that fixtures tell are fewer than 120'])
  expect(problems(lot(59, 31, 30))).toEqual(['the broken rule is named first for fewer than 50 %'])
  expect(problems(lot(60, 29, 31))).toEqual(['the broken rule is among three for fewer than 75 %'])
  expect(problemsOf(undefined, 'd')).toEqual(['there are no figures'])
})

test('what is written down names each fault once', () => {
  const names = (readFigures()?.faults ?? []).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter(name => !name.startsWith('engine/reference/'))).toEqual([])
})
