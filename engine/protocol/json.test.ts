import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { firstBreach, pointer } from '../../model/scenario/problem.js'
import { parseJson } from './json.js'

describe('parseJson', () => {
  test.for(['{"__proto__":{"x":1},"a":2}', '{"\\u005f_proto__":{"x":1},"a":2}', '{"__pr\\u006Fto__":{"x":1},"a":2}'])(
    'leaves out the key of %s',
    text => {
      const value = parseJson(text) as Record<string, unknown>
      expect(Object.keys(value)).toEqual(['a'])
      expect(value['x']).toBeUndefined()
    }
  )
  test('keeps the word where it is a value', () => {
    expect(parseJson('["__proto__"]')).toEqual(['__proto__'])
  })
})

test('pointer escapes', () => {
  expect(pointer(['a/b', '~c', 0])).toBe('/a~1b/~0c/0')
})

describe('firstBreach', () => {
  const breach = (schema: z.ZodType, value: unknown) => firstBreach(schema.safeParse(value).error!, value)
  test('names an unknown field', () => {
    expect(breach(z.strictObject({ a: z.strictObject({}) }), { a: { b: 1 } }).path).toEqual(['a', 'b'])
  })
  test('follows the branch of a union that got furthest', () => {
    const cause = z.strictObject({
      cause: z.union([z.strictObject({ layer: z.string() }), z.strictObject({ effect: z.strictObject({ n: z.int() }) })])
    })
    expect(breach(cause, { cause: { effect: { n: 'x' } } }).path).toEqual(['cause', 'effect', 'n'])
    expect(breach(cause, { cause: 3 }).path).toEqual(['cause'])
  })
})
