import { expect, test } from 'vitest'
import type { Observation } from '../model/trace/observation.js'
import { stackAfterEach } from './stack.js'

const layer = (id: string): Observation => ({ see: 'layer', layer: id, kind: 'triggered', controller: 'ann' })

test('layers come on top and leave from anywhere', () => {
  const trace: Observation[] = [layer('a'), layer('b'), { see: 'resolve', layer: 'b' }, { see: 'left', layer: 'a', how: 'negated' }]
  expect(stackAfterEach(trace)).toEqual([['a'], ['b', 'a'], ['b', 'a'], ['b']])
})

test('a trace without layers tells nothing of the stack', () => {
  expect(stackAfterEach([{ see: 'answer', option: 0 }])).toBeUndefined()
})
