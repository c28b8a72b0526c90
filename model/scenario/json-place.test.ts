import { describe, expect, it } from 'vitest'
import { InputProblem, parseJson } from './problem.js'
import { whereNoJson } from './json-place.js'

const broken: readonly (readonly [string, string, number])[] = [
  ['a number that is none', '{"life": NaN}', 9],
  ['a number with a leading zero', '{"life": 020}', 9],
  ['a comma too many', '{"a": [1, 2,]}', 12],
  ['a key without quotes', '{a: 1}', 1],
  ['a missing colon', '{"a" 1}', 5],
  ['the wrong bracket', '[1}', 2],
  ['something after the end', '{} x', 3],
  ['a line feed in a string', '["a\nb"]', 1],
  ['an escape that is none', '["\\q"]', 1],
  ['a text that ends too early', '{"a": [1', 8],
  ['a string that does not end', '{"a": "b', 6]
]

describe('where a text stops being JSON', () => {
  it.each(broken)('%s', (_, text, place) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(whereNoJson(text)).toBe(place)
  })
  it('is told by line and column', () => {
    expect(() => parseJson('{\n  "life": NaN\n}', 'x.json')).toThrow(InputProblem)
    expect(() => parseJson('{\n  "life": NaN\n}', 'x.json')).toThrow('x.json:2:11 is not JSON (unexpected text); mend or restore the file.')
    expect(() => parseJson('{\n  "life": ', 'x.json')).toThrow(/x\.json:2:11 is not JSON \(it ends too early\)/)
  })
  it('is its end for every text that is JSON', () => {
    for (const value of [null, [], {}, [[], [{}]], { a: [1, -0.5e3, 'x\u2028"\\'], b: { c: true } }])
      for (const space of [0, 2]) {
        const text = JSON.stringify(value, null, space)
        expect(whereNoJson(text)).toBe(text.length)
      }
  })
})
