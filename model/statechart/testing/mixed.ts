/** A situation with several effects of each kind, for random games of the model. @module */
import { card, object, scenarioOf } from './trace.js'

const toMe = { event: 'damage', target: { player: 'you' } } as const

const cards = [
  card(
    'Bolt',
    ['instant'],
    [
      {
        kind: 'resolution',
        id: 'bolt',
        targets: [{ as: 'who', what: [{ players: 'any' }] }],
        steps: [{ do: 'damage', to: 'target:who', amount: 3 }]
      }
    ]
  ),
  card(
    'Storm',
    ['action'],
    [
      {
        kind: 'resolution',
        id: 'storm',
        steps: [
          {
            do: 'damage-each',
            parts: [
              { to: 'you', amount: 2 },
              { to: 'opponent', amount: 2, type: 'arcane' }
            ]
          },
          { do: 'draw', player: 'you', count: 2 }
        ]
      }
    ]
  ),
  card(
    'Sweep',
    ['action'],
    [
      {
        kind: 'resolution',
        id: 'sweep',
        steps: [
          { do: 'destroy', what: { all: { types: ['item'] } }, as: 'swept' },
          { do: 'if', if: { did: 'swept' }, then: [{ do: 'gain', player: 'you', of: 'life', amount: 2 }] }
        ]
      }
    ]
  ),
  card(
    'Counterspell',
    ['instant'],
    [
      {
        kind: 'resolution',
        id: 'counter',
        targets: [{ as: 'what', what: [{ zone: 'stack' }] }],
        steps: [{ do: 'negate', what: 'target:what' }]
      }
    ]
  ),
  card('Slash', ['action', 'attack'], [], 2),
  card(
    'Ward',
    ['item'],
    [{ kind: 'static', id: 'ward', effect: { kind: 'prevention', event: toMe, amount: 1, also: [{ do: 'destroy', what: 'self' }] } }]
  ),
  card(
    'Shield',
    ['item'],
    [
      {
        kind: 'activated',
        id: 'raise',
        cost: [{ do: 'destroy', what: 'self' }],
        steps: [
          {
            do: 'start',
            ability: 'shield',
            for: 'turn',
            effect: { kind: 'prevention', event: { event: 'damage' }, amount: 3, shield: true }
          }
        ]
      }
    ]
  ),
  card(
    'Doubler',
    ['item'],
    [
      {
        kind: 'static',
        id: 'double',
        effect: {
          kind: 'replacement',
          class: 'standard',
          event: { event: 'damage', target: { player: 'opponent' } },
          change: { amount: { product: [{ event: 'amount' }, 2] } },
          optional: true
        }
      }
    ]
  ),
  card(
    'Watcher',
    ['item'],
    [
      {
        kind: 'triggered',
        id: 'hurt',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'damage' }, limit: { times: 1, per: 'turn' } },
          targets: [{ as: 'one', what: [{ types: ['item'] }] }],
          steps: [{ do: 'may', steps: [{ do: 'destroy', what: 'target:one' }] }]
        }
      },
      {
        kind: 'triggered',
        id: 'drawn',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'draw', player: 'any' }, ordinal: { nth: [2], per: 'turn' } },
          steps: [{ do: 'lose', player: 'opponent', of: 'life', amount: 1 }]
        }
      },
      {
        kind: 'triggered',
        id: 'poor',
        effect: {
          kind: 'trigger',
          trigger: { when: { compare: [{ player: 'life', of: 'you' }, '<', 19] } },
          steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
        }
      }
    ]
  )
]

export const mixed = scenarioOf(
  cards,
  [
    object('w1', 'Ward', 'P1'),
    object('w2', 'Ward', 'P2'),
    object('s2', 'Shield', 'P2'),
    object('d1', 'Doubler', 'P1'),
    object('d2', 'Doubler', 'P2'),
    object('t1', 'Watcher', 'P1'),
    object('t2', 'Watcher', 'P2'),
    object('bolt', 'Bolt', 'P1', 'hand'),
    object('storm', 'Storm', 'P1', 'hand'),
    object('sweep', 'Sweep', 'P1', 'hand'),
    object('slash', 'Slash', 'P1', 'hand'),
    object('neg', 'Counterspell', 'P2', 'hand'),
    object('deck1', 'Slash', 'P1', 'deck'),
    object('deck2', 'Slash', 'P1', 'deck')
  ],
  {
    players: [
      { id: 'P1', life: 20, numbers: { 'action-points': 3 } },
      { id: 'P2', life: 20 }
    ]
  }
)
