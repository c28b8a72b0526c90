/** A scenario of a game that checks until nothing changes, with attachments, delayed triggers and what else it has of its own. @module */
import type { Card } from '../../scenario/card.js'
import type { Target } from '../../scenario/step.js'
import { inMain, once, whenever } from './games.js'
import { card, object } from './trace.js'

const creature: readonly Target[] = [{ as: 'one', what: [{ types: ['creature'] }] }]

const bear: Card = {
  ...card(
    'Bear',
    ['creature'],
    [
      whenever('dies', { event: 'move', object: { ref: 'self' }, from: 'arena', to: 'graveyard' }, [
        { do: 'lose', player: 'opponent', of: 'life', amount: 1 }
      ])
    ],
    2
  ),
  toughness: 2
}

const snake: Card = {
  ...card(
    'Snake',
    ['creature'],
    [{ kind: 'marker', id: 'deathtouch' }, once('bite', [{ do: 'damage', to: 'target:one', amount: 1 }], creature)],
    1
  ),
  toughness: 1
}

const aura: Card = {
  ...card(
    'Aura',
    ['enchantment', 'aura'],
    [
      whenever('mourn', { event: 'move', object: { ref: 'host' }, from: 'arena', to: 'graveyard' }, [
        { do: 'move', what: 'event:object', to: 'hand' },
        { do: 'move', what: 'self', to: 'hand' }
      ])
    ]
  ),
  attaches: [{ types: ['creature'] }]
}

const ring: Card = {
  ...card(
    'Ring',
    ['artifact', 'equipment'],
    [
      once('equip', [{ do: 'attach', what: 'self', to: 'target:one' }], creature),
      whenever('on', { event: 'attach', object: { ref: 'self' }, on: true }, [{ do: 'counters', on: 'host', counter: '-1/-1', delta: 1 }])
    ]
  ),
  attaches: [{ types: ['creature'] }]
}

const tool = card(
  'Tool',
  ['artifact'],
  [
    once('arm', [
      {
        do: 'start',
        ability: 'wait',
        for: 'unstated',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'move', object: { types: ['creature'] }, from: 'arena' } },
          steps: [{ do: 'move', what: 'event:object', to: 'banished' }]
        }
      }
    ]),
    once('sweep', [
      { do: 'destroy', what: { all: { types: ['creature'] } }, as: 'swept' },
      { do: 'when', did: 'swept', ability: 'count', steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
    ]),
    once(
      'steal',
      [
        {
          do: 'start',
          ability: 'have',
          for: 'turn',
          effect: { kind: 'continuous', who: { ref: 'target:one' }, change: [{ controller: 'you' }] }
        }
      ],
      creature
    ),
    {
      kind: 'activated',
      id: 'tap',
      speed: 'resource',
      limit: { times: 1, per: 'turn' },
      steps: [{ do: 'gain', player: 'you', of: 'resources', amount: 1 }]
    },
    once('win', [{ do: 'may', steps: [{ do: 'win', player: 'you' }] }])
  ]
)

export const attaching = inMain(
  [bear, snake, aura, ring, tool],
  [
    object('tool', 'Tool', 'P1'),
    object('ring', 'Ring', 'P1'),
    object('snake', 'Snake', 'P1'),
    object('b1', 'Bear', 'P1'),
    object('b2', 'Bear', 'P2'),
    { ...object('aura', 'Aura', 'P2'), attachedTo: 'b2' },
    object('tool2', 'Tool', 'P2')
  ]
)
