import { expect, it } from 'vitest'
import { sayLeft, sayPace } from './pace.js'

it.each([
  [5, 100, 10_000, undefined],
  [50, 100, 1_000, undefined],
  [100, 100, 9_000, undefined],
  [50, 100, 10_000, 'about 10 s left'],
  [10, 1_000, 30_000, 'about 50 min left']
])('after %i of %i units and %i ms: %s', (done, total, elapsed, said) => {
  expect(sayLeft(done, total, elapsed)).toBe(said)
})

it('checks that failed are counted beside the time that is left', () => {
  expect(sayPace(0, undefined)).toBe('')
  expect(sayPace(1, 'about 3 s left')).toBe('1 check failed, about 3 s left')
})
