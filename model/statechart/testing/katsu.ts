/** Katsu's limit with Tripwire Trap: a triggering that is kept from making a stack object still counts. @module */
import type { Observation } from '../../trace/observation.js'
import { card, cleared, ends, event, object, pass, play, playing, priority, resolves, scenarioOf } from './trace.js'

const katsu = card(
  'Katsu',
  ['hero'],
  [
    {
      kind: 'triggered',
      id: 'hits',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'damage', hit: true, source: { controller: 'you' } }, limit: { times: 1, per: 'turn' } },
        steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
      }
    }
  ]
)

const tripwire = card(
  'Tripwire Trap',
  ['instant'],
  [
    {
      kind: 'resolution',
      id: 'trip',
      steps: [
        {
          do: 'start',
          ability: 'stops',
          for: 'chain-link',
          effect: { kind: 'rule', rule: 'suppress', event: { event: 'damage', hit: true } }
        }
      ]
    }
  ]
)

const slash = card('Slash', ['action', 'attack'], [], 2)

export const katsuTripwire = scenarioOf(
  [katsu, tripwire, slash],
  [
    object('katsu', 'Katsu', 'P1'),
    object('a1', 'Slash', 'P1', 'hand'),
    object('a2', 'Slash', 'P1', 'hand'),
    object('trap', 'Tripwire Trap', 'P2', 'hand')
  ],
  {
    players: [
      { id: 'P1', life: 20, numbers: { 'action-points': 2 } },
      { id: 'P2', life: 20 }
    ]
  }
)

const begins = (name: string): Observation => event({ event: 'begin', what: 'step', name, player: 'P1' })

const passes = (...p2: readonly string[]): readonly Observation[] => [
  ...priority('P1', [pass]),
  ...priority('P2', [pass, ...p2.map(id => play(id))])
]

const hit = (source: string, id: string): Observation =>
  event({ event: 'damage', source, parts: [{ target: 'P2', amount: 2 }], hit: true }, id)

/** The first attack, with the trap in its reaction step, up to its hit. */
export const before: readonly Observation[] = [
  ...priority('P1', [pass, play('a1'), play('a2')], 1),
  ...playing('P1', 'a1', { attack: 'P2' }),
  ...passes('trap'),
  begins('attack'),
  { see: 'left', layer: 'a1', how: 'moved' },
  event({ event: 'attack', object: 'a1', target: 'P2' }),
  ...passes('trap'),
  begins('defend'),
  ...priority('P1', [pass]),
  ...priority('P2', [pass, play('trap')], 1),
  ...playing('P2', 'trap'),
  ...priority('P2', [pass]),
  ...priority('P1', [pass]),
  resolves('trap'),
  ...cleared('trap'),
  ...passes(),
  begins('reaction'),
  ...passes(),
  begins('damage'),
  hit('a1', 'h1')
]

export const suppressedByTrap: Observation = {
  see: 'suppressed',
  effect: { source: 'katsu', ability: 'hits' },
  why: 'effect',
  suppressor: { source: 'trap', ability: 'stops' },
  by: 'h1'
}

/** The second attack of the same turn, up to its hit. */
export const second: readonly Observation[] = [
  ...passes(),
  begins('resolution'),
  ...priority('P1', [pass, play('a2')], 1),
  ...playing('P1', 'a2', { attack: 'P2' }),
  ...passes(),
  begins('attack'),
  { see: 'left', layer: 'a2', how: 'moved' },
  event({ event: 'attack', object: 'a2', target: 'P2' }),
  ...passes(),
  begins('defend'),
  ...passes(),
  begins('reaction'),
  ...passes(),
  begins('damage'),
  hit('a2', 'h2')
]

export const suppressedByLimit: Observation = { see: 'suppressed', effect: { source: 'katsu', ability: 'hits' }, why: 'limit', by: 'h2' }

export const after: readonly Observation[] = [
  ...passes(),
  begins('resolution'),
  ...passes(),
  begins('close'),
  event({ event: 'close' }),
  event({ event: 'move', object: 'a1', from: 'arena', to: 'graveyard' }),
  event({ event: 'move', object: 'a2', from: 'arena', to: 'graveyard' }),
  ...passes(),
  ends({ P1: 20, P2: 16 })
]

export const trace: readonly Observation[] = [...before, suppressedByTrap, ...second, suppressedByLimit, ...after]
