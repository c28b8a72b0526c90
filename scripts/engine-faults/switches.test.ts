import { afterEach, expect, test } from 'vitest'
import { switches } from './switches.js'

interface Judged {
  readonly is: (number: number) => boolean
  readonly remembering: (make: () => Map<string, number>) => Pick<Map<string, number>, 'get' | 'set' | 'has'>
}

const judged = (): Judged => (globalThis as unknown as { readonly judged: Judged }).judged

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'judged')
})

test('one fault is on, and those that are come by without one are known', async () => {
  const { turnOn, within, seen } = switches()
  turnOn(2)
  expect(await within(Infinity, async () => [1, 2].map(number => judged().is(number)))).toEqual([false, true])
  expect(seen()).toEqual(new Set())
  turnOn(-1)
  expect(await within(Infinity, async () => [1, 2].map(number => judged().is(number)))).toEqual([false, false])
  expect(seen()).toEqual(new Set([1, 2]))
  await within(Infinity, async () => judged().is(3))
  expect(seen()).toEqual(new Set([3]))
})

test('what an engine remembers is forgotten where another fault is turned on', () => {
  const { turnOn } = switches()
  const known = judged().remembering(() => new Map())
  known.set('a', 1)
  expect([known.get('a'), known.has('a')]).toEqual([1, true])
  turnOn(1)
  expect([known.get('a'), known.has('a')]).toEqual([undefined, false])
})

test('an engine that does not come to an end is stopped', async () => {
  const { within, isStopped } = switches()
  const forever = async (): Promise<void> => {
    for (;;) judged().is(0)
  }
  await expect(within(0.05, forever)).rejects.toThrow('does not come to an end')
  expect(isStopped()).toBe(true)
  await within(Infinity, async () => judged().is(0))
  expect(isStopped()).toBe(false)
})
