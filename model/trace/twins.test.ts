import { expect, it } from 'vitest'
import type { Observation, ObservationOf } from './observation.js'
import { isForced, twinsIn, withoutTwins } from './twins.js'

const triggered = (layer: string, ability = 'bell', controller = 'A'): Observation => ({
  see: 'triggered',
  effect: { source: 's', ability },
  controller,
  layer
})
const placed = (layer: string): Observation => ({ see: 'layer', layer, kind: 'triggered', controller: 'A' })
const order = (...abilities: readonly string[]): ObservationOf<'prompt'> => ({
  see: 'prompt',
  player: 'A',
  decision: 'trigger-order',
  options: abilities.map((ability, at) => ({ option: 'trigger', effect: { source: 's', ability }, layer: `l${at}` }))
})

it('layers of one effect and one player that are pending together are twins', () => {
  expect([...twinsIn([triggered('a'), triggered('b')])]).toEqual(['a', 'b'])
  expect([...twinsIn([triggered('a'), placed('a'), triggered('b')])]).toEqual([])
  expect([...twinsIn([triggered('a'), triggered('b', 'gong')])]).toEqual([])
  expect([...twinsIn([triggered('a'), triggered('b', 'bell', 'B')])]).toEqual([])
})

it('a question for the order of twins leaves nothing to decide, and one of others does', () => {
  expect(isForced(order('bell', 'bell'))).toBe(true)
  expect(isForced(order('bell', 'gong'))).toBe(false)
  expect(isForced({ ...order('bell', 'bell'), decision: 'target' })).toBe(false)
  expect(withoutTwins(order('bell', 'gong', 'bell')).map(option => option.option === 'trigger' && option.effect.ability)).toEqual([
    'bell',
    'gong'
  ])
})
