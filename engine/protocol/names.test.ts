import { describe, expect, test } from 'vitest'
import { renameThings } from '../../model/trace/ids.js'
import type { Observation } from '../../model/trace/observation.js'
import { toHandles } from './names.js'

const rename = toHandles({ ann: '1', bob: '2', bolt: '70', armor: '71', shop: 'bolt-9' })
const renamed = (observation: Observation) => renameThings(observation, rename)

describe('toHandles', () => {
  test('gives handles, and leaves other ids alone', () => {
    expect(['1', '71', '99', 'e1'].map(rename)).toEqual(['ann', 'armor', '99', 'e1'])
  })
  test('keeps an id apart that looks like a handle of another object', () => {
    const swap = toHandles({ a: 'b', b: 'x' })
    expect(['b', 'x', 'a', '~a'].map(swap)).toEqual(['a', 'b', '~a', '~~a'])
  })
  test('an id named like a member of all objects is an id', () => {
    expect(['__proto__', 'constructor'].map(rename)).toEqual(['__proto__', 'constructor'])
  })
})

describe('an observation with handles', () => {
  const effect = { source: '70', ability: 'prevent' }
  const named = { source: 'bolt', ability: 'prevent' }
  const cases: readonly (readonly [string, Observation, Observation])[] = [
    [
      'events',
      {
        see: 'event',
        events: [
          { event: 'damage', source: '70', parts: [{ target: '2', amount: 1 }], id: '70' },
          { event: 'move', object: '71', from: 'hand', to: 'arena', becomes: '72' },
          { event: 'attach', object: '71', to: '70' },
          { event: 'target', object: '71', by: '70' },
          { event: 'contest', name: 'clash', players: ['1', '2'], revealed: ['70', '71'], winner: '2' }
        ],
        cause: { effect }
      },
      {
        see: 'event',
        events: [
          { event: 'damage', source: 'bolt', parts: [{ target: 'bob', amount: 1 }], id: '70' },
          { event: 'move', object: 'armor', from: 'hand', to: 'arena', becomes: '72' },
          { event: 'attach', object: 'armor', to: 'bolt' },
          { event: 'target', object: 'armor', by: 'bolt' },
          { event: 'contest', name: 'clash', players: ['ann', 'bob'], revealed: ['bolt', 'armor'], winner: 'bob' }
        ],
        cause: { effect: named }
      }
    ],
    [
      'prompts',
      {
        see: 'prompt',
        player: '1',
        decision: 'replacement',
        options: [
          { option: 'effect', effect },
          { option: 'part', target: '2' },
          { option: 'play', object: '71' }
        ],
        about: { event: '70', layer: '70', effect }
      },
      {
        see: 'prompt',
        player: 'ann',
        decision: 'replacement',
        options: [
          { option: 'effect', effect: named },
          { option: 'part', target: 'bob' },
          { option: 'play', object: 'armor' }
        ],
        about: { event: '70', layer: 'bolt', effect: named }
      }
    ],
    [
      'layers',
      { see: 'layer', layer: '70', kind: 'card', controller: '1', targets: { attack: '2', player: '71' } },
      { see: 'layer', layer: 'bolt', kind: 'card', controller: 'ann', targets: { attack: 'bob', player: 'armor' } }
    ],
    [
      'applications: events keep their names',
      {
        see: 'applied',
        effect,
        class: 'prevention',
        player: '2',
        to: '70',
        becomes: { event: '71', what: { event: 'negate', layer: '70' } }
      },
      {
        see: 'applied',
        effect: named,
        class: 'prevention',
        player: 'bob',
        to: '70',
        becomes: { event: '71', what: { event: 'negate', layer: 'bolt' } }
      }
    ],
    [
      'triggerings',
      { see: 'suppressed', effect, why: 'effect', suppressor: { source: '71', ability: 'x' }, by: '70' },
      { see: 'suppressed', effect: named, why: 'effect', suppressor: { source: 'armor', ability: 'x' }, by: '70' }
    ],
    [
      'the end',
      {
        see: 'end',
        why: 'game-over',
        winner: '1',
        state: { players: { '1': { life: 3 } }, objects: { '70': { zone: 'arena', controller: '1', counters: { player: 1 } } } }
      },
      {
        see: 'end',
        why: 'game-over',
        winner: 'ann',
        state: { players: { ann: { life: 3 } }, objects: { bolt: { zone: 'arena', controller: 'ann', counters: { player: 1 } } } }
      }
    ]
  ]
  test.for(cases)('%s', ([, before, after]) => {
    expect(renamed(before)).toEqual(after)
  })
})
