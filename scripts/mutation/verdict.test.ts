import { expect, test } from 'vitest'
import { told, UNCOVERED } from './verdict.js'

test('what no text tells is apart from what is not judged to its end', () => {
  expect(told({ verdict: 'inconclusive', why: 'the trace ends before the scenario does' })).toBe('inconclusive')
  expect(told({ verdict: 'inconclusive', why: 'the model does not cover such a thing' })).toBe(UNCOVERED)
  expect(told({ verdict: 'pass' })).toBe('pass')
})
