import { expect, test } from 'vitest'
import type { Observation } from '../../../model/trace/observation.js'
import { duel } from '../testing/scenario.js'
import { firstDifference } from './same.js'

const gain = (amount: number, id: string) => ({ event: 'gain', player: 'ann', of: 'life', amount, id }) as const
const event = (...events: ReturnType<typeof gain>[]): Observation => ({ see: 'event', events })
const triggered = (ability: string, layer: string): Observation => ({
  see: 'triggered',
  effect: { source: 'bolt', ability },
  controller: 'ann',
  layer,
  by: 'e1'
})
const resolve = (layer: string): Observation => ({ see: 'resolve', layer })

test.for<[string, Observation[], Observation[]]>([
  ['names of its own', [event(gain(1, 'e1')), resolve('l7')], [event(gain(1, 'e9')), resolve('l8')]],
  ['the order of what happens at once', [event(gain(1, 'e1'), gain(2, 'e2'))], [event(gain(2, 'e1'), gain(1, 'e2'))]],
  ['the order of triggerings of one event', [triggered('a', 'l1'), triggered('b', 'l2')], [triggered('b', 'l1'), triggered('a', 'l2')]]
])('%s makes no difference', ([, one, other]) => {
  expect(firstDifference(duel, one, other)).toBeUndefined()
})

test.for<[string, Observation[], Observation[], number]>([
  ['another amount', [event(gain(1, 'e1'))], [event(gain(2, 'e1'))], 0],
  ['a name that stands for two', [resolve('l1'), resolve('l2')], [resolve('l1'), resolve('l1')], 1],
  ['a handle', [resolve('bolt')], [resolve('l1')], 0],
  ['an end that comes sooner', [resolve('l1'), resolve('l2')], [resolve('l1')], 1],
  ['the order of other things', [resolve('bolt'), event(gain(1, 'e1'))], [event(gain(1, 'e1')), resolve('bolt')], 0]
])('%s makes one', ([, one, other, step]) => {
  expect(firstDifference(duel, one, other)?.step).toBe(step)
})
