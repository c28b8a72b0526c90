import { expect, it } from 'vitest'
import { children, growth, isLeak, LEAST_GROWN, MOST_SLOPE, rssOf } from './memory.js'

const MB = 2 ** 20

/** Readings of a run of so many games: what is held, with garbage that comes and goes. */
const readings = (games: number, held: (game: number) => number): readonly (readonly [number, number])[] =>
  Array.from({ length: 150 }, (_, at) => {
    const game = Math.round((at * games) / 150)
    return [game, held(game) + (at % 4) * 5 * MB] as const
  })

it('memory that a run takes as it begins, and garbage that comes and goes, are no leak', () => {
  const grows = growth(readings(10_000, game => 80 * MB + Math.min(game, 1_000) * 50_000))!
  expect(isLeak(grows)).toBe(false)
  expect(Math.abs(grows.slope)).toBeLessThan(MOST_SLOPE)
})

it('what stays of each game is one', () => {
  const grows = growth(readings(10_000, game => 80 * MB + game * 8_000))!
  expect(grows.slope).toBeGreaterThan(7_000)
  expect(grows.grown).toBeGreaterThan(LEAST_GROWN)
  expect(isLeak(grows)).toBe(true)
})

it('too few readings tell nothing', () => {
  expect(growth(readings(10_000, () => MB).slice(0, 12))).toBeUndefined()
})

it('this process holds something, and one that is not there does not', () => {
  expect(rssOf(process.pid)).toBeGreaterThan(MB)
  expect(rssOf(2 ** 30)).toBeUndefined()
  expect(Array.isArray(children())).toBe(true)
})
