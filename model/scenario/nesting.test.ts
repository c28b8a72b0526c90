import { expect, test } from 'vitest'
import { isTooDeep } from './nesting.js'

test.for([
  ['[[1]]', 2, false],
  ['[[1]]', 1, true],
  ['[{"a":[]}]', 2, true],
  ['[[],[],[]]', 2, false],
  ['["[[[[", "\\"[[[["]', 1, false],
  ['["\\\\", [1]]', 1, true],
  [']]]]', 0, false]
] as const)('%s, more than %i deep: %s', ([text, limit, deep]) => {
  expect(isTooDeep(text, limit)).toBe(deep)
})

test('millions of brackets are told at once', () => {
  expect(isTooDeep('['.repeat(4_000_000))).toBe(true)
})
