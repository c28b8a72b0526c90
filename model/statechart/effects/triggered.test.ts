import { expect, test } from 'vitest'
import { again } from './triggered.js'
import type { Triggered } from './triggering.js'

const none = { state: {}, pending: [] } as unknown as Triggered

test('an event that an effect triggers on more often than the charts follow is not judged, at once', () => {
  let times = 0
  const once = (now: Triggered): Triggered => {
    times++
    return now
  }
  expect(again(none, 3, once).state.unsupported).toBeUndefined()
  expect(times).toBe(3)
  expect(again(none, 1e9, once).state.unsupported).toBe('one event that an effect triggers on more than 256 times')
  expect(times).toBe(3)
})
