import { describe, expect, it } from 'vitest'
import { blockOf, candidatesAmong, sieve } from './sieve.js'

const cards = (...names: readonly string[]): ReadonlySet<string> => new Set(names)

describe('candidates', () => {
  it('are the first of their block to fail in a way', () => {
    const { first } = candidatesAmong(20)
    expect(blockOf(20)).toBe(5)
    expect(first(0, ['a'])).toEqual(['a'])
    expect(first(3, ['a', 'b'])).toEqual(['b'])
    expect(first(5, ['a', 'b'])).toEqual(['a', 'b'])
    expect(first(9, ['b'])).toEqual([])
  })
  it('stand in at most forty blocks', () => {
    expect(Math.ceil(100_000 / blockOf(100_000))).toBe(40)
  })
  it('are enough after so many kinds', () => {
    const { first, isEnough } = candidatesAmong(20)
    first(0, ['a', 'b', 'c', 'd'])
    expect(isEnough()).toBe(false)
    first(1, ['e'])
    expect(isEnough()).toBe(true)
  })
})

describe('a game passes the sieve', () => {
  it('unless all the cards of one that failed alike are in it', () => {
    const { isNews, take } = sieve()
    expect(isNews(['a'], cards('X', 'Y'))).toBe(true)
    take(['a'], cards('X'))
    expect(isNews(['a'], cards('X', 'Z'))).toBe(false)
    expect(isNews(['a'], cards('Y', 'Z'))).toBe(true)
    expect(isNews(['a', 'b'], cards('X', 'Z'))).toBe(true)
    expect(isNews([], cards('Z'))).toBe(false)
  })
  it('or three have failed alike, and none does where enough was found', () => {
    const { isNews, take, isFull } = sieve()
    for (const card of ['X', 'Y', 'Z']) take(['a'], cards(card))
    expect(isNews(['a'], cards('V'))).toBe(false)
    expect(isFull()).toBe(false)
    take(['b', 'c', 'd', 'e'], cards('V'))
    expect(isFull()).toBe(true)
  })
})
