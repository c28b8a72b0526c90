/** Two players apply effects to what one event does to each of them: the texts do not say whether in rounds. */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Effect } from '../../scenario/effect.js'
import type { EventOf } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import { createModel, judge } from '../index.js'
import { asks, card, effect, event, object, pass, play, playing, priority, resolves, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.mtg), { level: 'full', autonomous: [] })

const toYou = (change: Extract<Effect, { kind: 'replacement' }>['change']): Effect => ({
  kind: 'replacement',
  class: 'standard',
  event: { event: 'damage', target: { player: 'you' } },
  change
})
const charm = card(
  'Charm',
  ['enchantment'],
  [{ kind: 'static', id: 'double', effect: toYou({ amount: { product: [{ event: 'amount' }, 2] } }) }]
)
const cloak = card(
  'Cloak',
  ['enchantment'],
  [{ kind: 'static', id: 'less', effect: toYou({ amount: { difference: [{ event: 'amount' }, 1] } }) }]
)
const hail = card('Hail', ['sorcery'], [{ kind: 'resolution', id: 'hail', steps: [{ do: 'damage', to: { players: 'any' }, amount: 2 }] }])

const scenario = scenarioOf(
  [charm, cloak, hail],
  [
    object('charm1', 'Charm', 'P1'),
    object('cloak1', 'Cloak', 'P1'),
    object('charm2', 'Charm', 'P2'),
    object('cloak2', 'Cloak', 'P2'),
    object('hail', 'Hail', 'P1', 'hand')
  ],
  {
    ruleset: 'mtg',
    players: [
      { id: 'P1', life: 20 },
      { id: 'P2', life: 20 }
    ],
    start: { turnPlayer: 'P1', phase: 'precombat-main' }
  }
)

const dealt = (one: number, two: number): EventOf<'damage'> => ({
  event: 'damage',
  source: 'hail',
  parts: [
    { target: 'P1', amount: one },
    { target: 'P2', amount: two }
  ]
})

const applied = (player: string, source: string, to: string, becomes: string, one: number, two: number): Observation => ({
  see: 'applied',
  effect: { source, ability: source.startsWith('charm') ? 'double' : 'less' },
  class: 'standard',
  player,
  to,
  becomes: { event: becomes, what: dealt(one, two) }
})

const choose = (n: 1 | 2, answer: number) =>
  asks(`P${n}`, 'replacement', [effect(`charm${n}`, 'double'), effect(`cloak${n}`, 'less')], answer)

const start: readonly Observation[] = [
  ...priority('P1', [pass, play('hail')], 1),
  ...playing('P1', 'hail'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass]),
  resolves('hail'),
  { see: 'proposed', event: 'e1', what: dealt(2, 2) }
]

describe('two players whom one event happens to', () => {
  it('mtg-context:616.1: may apply theirs one player after the other', () => {
    const trace = [
      ...start,
      ...choose(1, 1),
      applied('P1', 'cloak1', 'e1', 'e2', 1, 2),
      applied('P1', 'charm1', 'e2', 'e3', 2, 2),
      ...choose(2, 0),
      applied('P2', 'charm2', 'e3', 'e4', 2, 4),
      applied('P2', 'cloak2', 'e4', 'e5', 2, 3),
      event(dealt(2, 3), 'e5')
    ]
    expect(judge(model, scenario, trace)).toMatchObject({ verdict: 'inconclusive', why: 'the trace ends before the scenario does' })
  })

  it.each([
    ['one effect of each in turn', [...choose(1, 1), applied('P1', 'cloak1', 'e1', 'e2', 1, 2), ...choose(2, 0)]],
    ['once both have chosen', [...choose(1, 1), ...choose(2, 0)]]
  ])('mtg-context:616.1f: or %s, and then no more is judged', (_, rounds) => {
    expect(judge(model, scenario, [...start, ...rounds])).toMatchObject({
      verdict: 'inconclusive',
      why: expect.stringContaining('in rounds') as string
    })
  })

  it('mtg-context:616.1: but not what happens to somebody else', () => {
    const theirs = asks('P2', 'replacement', [effect('charm1', 'double'), effect('cloak1', 'less')], 0)
    expect(
      judge(
        model,
        scenarioOf(
          [charm, cloak, hail],
          [object('charm1', 'Charm', 'P1'), object('cloak1', 'Cloak', 'P1'), object('hail', 'Hail', 'P1', 'hand')],
          { ruleset: 'mtg', players: scenario.players, start: scenario.start }
        ),
        [...start, ...theirs]
      )
    ).toMatchObject({ verdict: 'fail' })
  })
})
