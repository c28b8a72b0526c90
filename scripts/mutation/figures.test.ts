import { expect, test } from 'vitest'
import { BOUNDS, count, problemsOf, readEquivalent, told } from './figures.js'
import { allFaults, lotOf } from './lot.js'
import { drawFrom } from './seed.js'

const faults = (killed: number, survived: number) =>
  Array.from({ length: killed + survived }, (_, at) => ({
    name: `${at}`,
    file: 'one.ts',
    kind: 'syntax',
    killed: at < killed,
    by: 'a game'
  }))

const problems = (killed: number, survived: number, same: readonly number[] = []) =>
  problemsOf({ digest: 'd', faults: faults(killed, survived) }, new Map(same.map(at => [`${at}`, 'a reason'])), 'd')

test('enough are killed', () => {
  expect(problems(450, 50)).toEqual([])
  expect(problems(449, 51)).toEqual(['89.8 % killed are fewer than 90 %'])
})

test('few are declared equivalent, and none that is killed', () => {
  const last = (many: number) => Array.from({ length: many }, (_, at) => 499 - at)
  expect(problems(450, 50, last(25))).toEqual([])
  expect(problems(450, 50, last(26))).toEqual(['5.2 % declared equivalent are more than 5 %'])
  expect(problems(450, 50, [0])).toEqual(['declared equivalent, but killed: 0'])
})

test('what there was no time for counts as survived', () => {
  const left = Array.from({ length: 60 }, (_, at) => ({ name: `left ${at}`, file: 'one.ts', kind: 'chart' }))
  const all = { digest: 'd', faults: [...faults(500, 0), ...left] }
  expect(problemsOf(all, new Map(), 'd')).toEqual(['89.3 % killed are fewer than 90 %'])
  expect(count(all.faults, new Map([['left 0', 'a reason']]))).toEqual({ killed: 500, equivalent: 1, survived: 0, unjudged: 59 })
  expect(told(all.faults, new Map())).toContain('60 not judged yet')
})

test('what is killed is killed by a game, or does not come to an end', () => {
  const other = (sign: string) => [{ name: 'other', file: 'one.ts', kind: 'chart', killed: true, sign }, ...faults(500, 0)]
  const said = (sign: string) => problemsOf({ digest: 'd', faults: other(sign) }, new Map(), 'd')
  expect(said('the model does not come to an end')).toEqual([])
  expect(said('the model breaks down')).toEqual(['killed, but by no game: other'])
})

test('the lot is large enough, and of these sources', () => {
  expect(problems(499, 0)).toEqual(['499 faults that were judged are fewer than 500'])
  expect(problemsOf({ digest: 'e', faults: faults(500, 0) }, new Map(), 'd')).toEqual([
    'the sources have changed since the faults were judged'
  ])
  expect(problemsOf(undefined, new Map(), 'd')).toEqual(['there are no figures'])
})

test('a seed draws the same, without repetition, and nearly the same of more', () => {
  const all = Array.from({ length: 100 }, (_, at) => ({ name: `fault ${at}` }))
  const drawn = drawFrom(all, 30, 'a seed')
  expect(new Set(drawn).size).toBe(30)
  expect(drawFrom(all, 30, 'a seed')).toEqual(drawn)
  expect(drawFrom(all, 30, 'another')).not.toEqual(drawn)
  const more = drawFrom([{ name: 'one more' }, ...all], 30, 'a seed')
  expect(drawn.filter((each: { name: string }) => more.includes(each)).length).toBeGreaterThanOrEqual(29)
})

test('each reason is a sentence about faults that are in the lot', () => {
  const lot = new Set(lotOf(allFaults()).map(({ name }: { name: string }) => name))
  const equivalent = [...readEquivalent()]
  expect(equivalent.filter(([name, why]) => !lot.has(name) || !why.endsWith('.')).map(([name]) => name)).toEqual([])
  expect(BOUNDS.killed).toBe(0.9)
})
