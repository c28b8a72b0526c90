/**
 * How the cost of one event grows with the effects in play that cannot concern it.
 */
import { bench, describe } from 'vitest'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Card } from '../../model/scenario/card.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createReference } from './index.js'
import type { Played } from './index.js'

const reference = createReference(createBase(rulebooks.fab))

const cards: readonly Card[] = [
  {
    name: 'Bolt',
    types: ['instant'],
    text: 'Deal 3 damage to the opposing hero.',
    abilities: [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 3 }] }]
  },
  {
    name: 'Vest',
    types: ['item'],
    text: 'Prevent 1 of each damage to you.',
    abilities: [
      { kind: 'static', id: 'vest', effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 1 } }
    ]
  },
  {
    name: 'Chalice',
    types: ['item'],
    text: 'Whenever you are dealt damage, gain 1 life.',
    abilities: [
      {
        kind: 'triggered',
        id: 'chalice',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'damage', target: { player: 'you' } } },
          steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
        }
      }
    ]
  },
  {
    name: 'Idle Lamp',
    types: ['item'],
    text: 'Whenever you draw a card, gain 1 life.',
    abilities: [
      {
        kind: 'triggered',
        id: 'lamp',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'draw', player: 'you' } },
          steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
        }
      }
    ]
  },
  {
    name: 'Idle Muse',
    types: ['item'],
    text: 'If you would discard, do nothing instead.',
    abilities: [
      {
        kind: 'static',
        id: 'muse',
        effect: { kind: 'replacement', class: 'standard', event: { event: 'discard', player: 'you' }, change: { instead: [] } }
      }
    ]
  },
  {
    name: 'Proud Banner',
    types: ['item'],
    power: 1,
    text: 'Proud Banner gets +1 power.',
    abilities: [
      {
        kind: 'static',
        id: 'banner',
        effect: { kind: 'continuous', who: { ref: 'self' }, change: [{ number: 'power', op: 'add', by: 1 }] }
      }
    ]
  }
]

const idle = (at: number): string => (at % 2 === 0 ? 'Idle Lamp' : 'Idle Muse')

/** A bolt about to resolve, with one card that concerns its damage and n that do not. */
const ready = (concerned: 'Vest' | 'Chalice', n: number, other: (at: number) => string): Played => {
  const scenario: WireScenario = {
    format: SCENARIO_FORMAT,
    id: 'fab/growth',
    ruleset: 'fab',
    players: [
      { id: 'A', life: 20 },
      { id: 'B', life: 20 }
    ],
    start: { turnPlayer: 'A', phase: 'action' },
    objects: [
      { id: 'bolt', card: 'Bolt', zone: 'hand', owner: 'A' },
      { id: 'concerned', card: concerned, zone: 'arena', owner: 'B' },
      ...Array.from({ length: n }, (_, i) => ({
        id: `other${i}`,
        card: other(i),
        zone: 'arena' as const,
        owner: 'B'
      }))
    ],
    until: { end: 'quiescent' },
    cards: [...cards]
  }
  const play = (played: Played, choose: 'play' | 'pass'): Played =>
    reference.step(
      played.state,
      Math.max(
        0,
        reference.legalInputs(played.state).findIndex(option => option.option === choose)
      )
    )
  return play(play(reference.start(scenario), 'play'), 'pass')
}

// the first case would otherwise pay for compiling the engine
for (const concerned of ['Vest', 'Chalice'] as const) {
  const { state } = ready(concerned, 10, idle)
  for (let warm = 0; warm < 2_000; warm++) reference.step(state, 0)
}

for (const [title, concerned] of [
  ['one replaced event', 'Vest'],
  ['one triggering event', 'Chalice']
] as const)
  describe(title, () => {
    for (const n of [10, 100, 1_000, 10_000]) {
      const played = ready(concerned, n, idle)
      bench(`${n} effects that do not concern it`, () => void reference.step(played.state, 0), { time: 500 })
    }
  })

describe('one replaced event, each other object modified by a continuous effect of its own', () => {
  for (const n of [10, 100, 1_000]) {
    const played = ready('Vest', n, () => 'Proud Banner')
    bench(`${n} continuous effects`, () => void reference.step(played.state, 0), { time: 500 })
  }
})
