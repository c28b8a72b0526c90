/** A trace is gone through once for all kinds of observation, and anew once it has grown. */
import { expect, it } from 'vitest'
import type { Observation } from '../../model/trace/observation.js'
import { all, originals } from './reading.js'

const resolve = (layer: string): Observation => ({ see: 'resolve', layer })

it('finds the observations of a kind, with their places, also those that have come since', () => {
  const trace: Observation[] = [resolve('l:1'), { see: 'answer', option: 0 }, resolve('l:2')]
  expect(all(trace, 'resolve')).toEqual([
    { step: 0, o: resolve('l:1') },
    { step: 2, o: resolve('l:2') }
  ])
  expect(all(trace, 'prompt')).toEqual([])
  trace.push(resolve('l:3'))
  expect(all(trace, 'resolve').map(({ step }) => step)).toEqual([0, 2, 3])
  expect(all(trace, 'answer').map(({ step }) => step)).toEqual([1])
})

it('finds the original of an event through each replacement, and comes to an end where an engine lets one replace itself', () => {
  const effect = { source: 'x', ability: 'y' }
  const applied = (to: string, event: string): Observation => ({
    see: 'applied',
    effect,
    class: 'standard',
    player: 'A',
    to,
    becomes: { event, what: { event: 'draw', player: 'A' } }
  })
  const original = originals([applied('e:1', 'e:2'), applied('e:2', 'e:3'), applied('e:4', 'e:4')])
  expect(['e:1', 'e:2', 'e:3', 'e:4', 'e:5'].map(original)).toEqual(['e:1', 'e:1', 'e:1', 'e:4', 'e:5'])
})
