import { expect, test } from 'vitest'
import { BOUNDS, bySign, problemsOf, readEquivalent, readFigures } from './figures.js'
import { allEngineFaults } from './lot.js'

interface Fault {
  readonly name: string
  readonly file: string
  readonly killed?: boolean
  readonly sign?: string
}

const faults = (killed: number, survived: number, left = 0): Fault[] =>
  Array.from({ length: killed + survived + left }, (_, at) => ({
    name: `${at}`,
    file: 'one.ts',
    ...(at < killed + survived && { killed: at < killed }),
    ...(at < killed && { sign: at % 3 === 0 ? 'rare' : 'common' })
  }))

const problems = (all: readonly Fault[], same: readonly number[] = [], digest = 'd') =>
  problemsOf({ digest, faults: all }, new Map(same.map(at => [`${at}`, 'a reason'])), 'd')

test('enough are killed, of these sources', () => {
  expect(problems(faults(920, 80))).toEqual([])
  expect(problems(faults(919, 81))).toEqual(['91.9 % killed are fewer than 92 %'])
  expect(problems(faults(920, 80), [], 'e')).toEqual(['the sources have changed since the faults of the engine were judged'])
  expect(problemsOf(undefined, new Map(), 'd')).toEqual(['there are no figures of the engine'])
})

test('what there was no time for is none of those that were judged', () => {
  expect(problems(faults(960, 0, 40))).toEqual(['960 faults of the engine that were judged are fewer than 1000'])
})

test('few are declared equivalent, and none that is killed', () => {
  const last = (many: number) => Array.from({ length: many }, (_, at) => 999 - at)
  expect(problems(faults(920, 80), last(50))).toEqual([])
  expect(problems(faults(920, 80), last(51))).toEqual(['5.1 % declared equivalent are more than 5 %'])
  expect(problems(faults(920, 80), [0])).toEqual(['declared equivalent, but killed: 0'])
})

test('the sign that told most comes first', () => {
  expect(bySign(faults(9, 1))).toEqual([
    ['common', 6],
    ['rare', 3]
  ])
})

test('each reason is a sentence about faults that there are', () => {
  const all = new Set(allEngineFaults().map(({ name }: { name: string }) => name))
  expect([...readEquivalent()].filter(([name, why]) => !all.has(name) || !why.endsWith('.')).map(([name]) => name)).toEqual([])
  expect(BOUNDS).toEqual({ lot: 1000, killed: 0.92, equivalent: 0.05 })
})

test('what is written down names each fault once, and what told it', () => {
  const known = (readFigures()?.faults ?? []) as unknown as readonly Fault[]
  const names = known.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(known.filter(({ killed, sign }) => killed === true && sign === undefined)).toEqual([])
})
