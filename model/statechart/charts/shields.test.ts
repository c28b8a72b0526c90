import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import type { Observation } from '../../trace/observation.js'
import { createModel } from '../acceptor/model.js'
import { judge } from '../index.js'
import { activating, inMain, once, quiet, resolving, rulebookOf } from '../testing/games.js'
import { card, object } from '../testing/trace.js'

const model = createModel(createBase(rulebookOf('mtg')), { level: 'full', autonomous: ['priority', 'target'] })
const wall = card(
  'Wall',
  ['enchantment'],
  [
    once('wall', [
      {
        do: 'start',
        effect: { kind: 'prevention', event: { event: 'damage', target: { types: ['creature'] } }, amount: 2, shield: true, each: true },
        ability: 'wall',
        for: 'turn'
      }
    ])
  ]
)
const pin = card(
  'Pin',
  ['artifact'],
  [once('pin', [{ do: 'damage', to: 'target:one', amount: 1 }], [{ as: 'one', what: [{ types: ['creature'] }] }])]
)
const bear = { ...card('Bear', ['creature'], [], 2), toughness: 2 }

it('which of the shields of one effect has which number is the engine’s, in a prompt too', () => {
  const scenario = inMain(
    [wall, pin, bear],
    [
      object('w1', 'Wall', 'P1'),
      object('w2', 'Wall', 'P1'),
      object('pin', 'Pin', 'P1'),
      object('b1', 'Bear', 'P1'),
      object('b2', 'Bear', 'P1')
    ]
  )
  const effect = (source: string, n: number) => ({ source, ability: 'wall', n })
  const trace = (n: number, sources: readonly string[]): readonly Observation[] => [
    ...activating('w1', 'wall', 'l1'),
    ...resolving('l1'),
    ...activating('w2', 'wall', 'l2'),
    ...resolving('l2'),
    ...activating('pin', 'pin', 'l3', { one: 'b2' }),
    ...resolving(
      'l3',
      { see: 'proposed', event: 'e1', what: { event: 'damage', source: 'pin', parts: [{ target: 'b2', amount: 1 }] } },
      {
        see: 'prompt',
        player: 'P1',
        decision: 'replacement',
        options: sources.map(source => ({ option: 'effect' as const, effect: effect(source, n) }))
      },
      { see: 'answer', option: 0 },
      { see: 'applied', effect: effect('w1', n), class: 'prevention', player: 'P1', to: 'e1', becomes: null }
    ),
    quiet()
  ]
  expect(judge(model, scenario, trace(1, ['w1', 'w2']))).toMatchObject({ verdict: 'pass' })
  expect(judge(model, scenario, trace(2, ['w1', 'w2']))).toMatchObject({ verdict: 'pass' })
  expect(judge(model, scenario, trace(2, ['w1', 'pin']))).toMatchObject({ verdict: 'fail' })
})
