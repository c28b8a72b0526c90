import { expect, it } from 'vitest'
import { saidApart } from './differing.js'

const said = (words: string, of: unknown) => ({ words, of })

it('what reads otherwise is told as it is', () => {
  expect(saidApart([said('A draws a card', { player: 'A' })], said('B draws a card', { player: 'B' }))).toBe('B draws a card')
  expect(saidApart([], said('B draws a card', {}))).toBe('B draws a card')
})

it.each([
  ['a field', { to: 'e:1' }, { to: 'e:2' }, 'to is "e:2", not "e:1"'],
  ['a field within', { what: { n: 1 } }, { what: { n: 2 } }, 'what.n is 2, not 1'],
  ['a field that is missing', { n: 1 }, {}, 'n is nothing, not 1'],
  ['an entry of a list', { all: ['a', 'b'] }, { all: ['a', 'c'] }, 'all[1] is "c", not "b"'],
  ['an entry too many', { all: ['a'] }, { all: ['a', 'c'] }, 'all[1] is "c", not nothing'],
  ['several fields', { a: 1, b: 1, c: 1, d: 1 }, { a: 2, b: 2, c: 2, d: 2 }, 'a is 2, not 1, b is 2, not 1, c is 2, not 1']
])('%s tells what reads the same', (_, expected, came, where) => {
  expect(saidApart([said('so', expected)], said('so', came))).toBe(`so, where ${where}`)
})

it('fields of which nothing is expected tell nothing, and neither do new names', () => {
  const words = 'so, where something else is meant by these words'
  expect(saidApart([said('so', { object: 'new' })], said('so', { object: 'x', more: 1 }))).toBe(words)
})
