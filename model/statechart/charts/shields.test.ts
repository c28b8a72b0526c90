import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import type { Card } from '../../scenario/card.js'
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

/** Two Walls and two Bears, with something that damages them. */
const withWalls = (source: Card, id: string) =>
  inMain(
    [wall, source, bear],
    [
      object('w1', 'Wall', 'P1'),
      object('w2', 'Wall', 'P1'),
      object(id, source.name, 'P1'),
      object('b1', 'Bear', 'P1'),
      object('b2', 'Bear', 'P1')
    ]
  )

/** Each Wall has given its shields. */
const shielded: readonly Observation[] = [
  ...activating('w1', 'wall', 'l1'),
  ...resolving('l1'),
  ...activating('w2', 'wall', 'l2'),
  ...resolving('l2')
]

it('which of the shields of one effect has which number is the engine’s, in a prompt too', () => {
  const scenario = withWalls(pin, 'pin')
  const effect = (source: string, n: number) => ({ source, ability: 'wall', n })
  const trace = (n: number, sources: readonly string[]): readonly Observation[] => [
    ...shielded,
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

it('shields of one effect are offered one by one, or as one', () => {
  const storm = card('Storm', ['artifact'], [once('storm', [{ do: 'damage', to: { all: { types: ['creature'] } }, amount: 1 }])])
  const scenario = withWalls(storm, 'storm')
  const option = (source: string, n?: number) => ({ option: 'effect' as const, effect: { source, ability: 'wall', ...(n && { n }) } })
  const asked = (...options: readonly ReturnType<typeof option>[]): readonly Observation[] => [
    {
      see: 'proposed',
      event: 'e1',
      what: { event: 'damage', source: 'storm', parts: ['b1', 'b2'].map(target => ({ target, amount: 1 })) }
    },
    { see: 'prompt', player: 'P1', decision: 'replacement', options: [...options] },
    { see: 'answer', option: 0 }
  ]
  const applied = (n: number | undefined, to: string, left?: string): Observation => ({
    see: 'applied',
    effect: option('w1', n).effect,
    class: 'prevention',
    player: 'P1',
    to,
    becomes: left === undefined ? null : { event: 'e2', what: { event: 'damage', source: 'storm', parts: [{ target: left, amount: 1 }] } }
  })
  const trace = (...during: readonly Observation[]): readonly Observation[] => [
    ...shielded,
    ...activating('storm', 'storm', 'l3'),
    ...resolving('l3', ...during),
    quiet()
  ]
  const singly: readonly Observation[] = [
    ...asked(option('w1'), option('w1', 2), option('w2'), option('w2', 2)),
    applied(undefined, 'e1', 'b2'),
    { see: 'prompt', player: 'P1', decision: 'replacement', options: [option('w1', 2), option('w2', 2)] },
    { see: 'answer', option: 0 },
    applied(2, 'e2')
  ]
  expect(judge(model, scenario, trace(...singly))).toMatchObject({ verdict: 'pass' })
  expect(judge(model, scenario, trace(...asked(option('w1'), option('w2')), applied(undefined, 'e1')))).toMatchObject({ verdict: 'pass' })
  expect(judge(model, scenario, trace(...asked(option('w1'), option('w1', 2), option('w2')), applied(undefined, 'e1')))).toMatchObject({
    verdict: 'fail'
  })
})
