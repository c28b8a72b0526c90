/**
 * The small game as a scenario of the kit, in Magic: optional preventions that one player is asked for, and triggered effects with a limit.
 * @module
 */
import type { Card } from '../../../model/scenario/card.js'
import type { Pattern } from '../../../model/scenario/pattern.js'
import { SCENARIO_FORMAT } from '../../../model/scenario/scenario.js'
import type { WireScenario } from '../../../model/scenario/scenario.js'
import type { Size } from './measured.js'

const anyDamage: Pattern = { event: 'damage', target: { player: 'any' } }

const cardsOf = ({ limit, life }: Size): readonly Card[] => [
  {
    name: 'Measured Bolt',
    types: ['instant'],
    text: 'Measured Bolt deals 2 damage to your opponent.',
    abilities: [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 2 }] }]
  },
  {
    name: 'Measured Ward',
    types: ['artifact'],
    text: 'If a player would be dealt damage, 1 of that damage may be prevented.',
    abilities: [{ kind: 'static', id: 'ward', effect: { kind: 'prevention', event: anyDamage, amount: 1, optional: true } }]
  },
  {
    name: 'Measured Spur',
    types: ['artifact'],
    text: `Whenever a player is dealt damage, Measured Spur deals 1 damage to your opponent. This ability triggers at most ${limit} times each turn.`,
    abilities: [
      {
        kind: 'triggered',
        id: 'ping',
        effect: {
          kind: 'trigger',
          trigger: { on: anyDamage, limit: { times: limit, per: 'turn' } },
          steps: [{ do: 'damage', to: 'opponent', amount: 1 }]
        }
      }
    ]
  },
  {
    name: 'Measured Balm',
    types: ['artifact'],
    text: `Whenever a player is dealt damage, if you have less than ${life} life, you gain 1 life as this ability resolves. It triggers at most ${limit} times each turn.`,
    abilities: [
      {
        kind: 'triggered',
        id: 'gain',
        effect: {
          kind: 'trigger',
          trigger: { on: anyDamage, limit: { times: limit, per: 'turn' } },
          steps: [
            {
              do: 'if',
              if: { compare: [{ player: 'life', of: 'you' }, '<', life] },
              then: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
            }
          ]
        }
      }
    ]
  }
]

/** The players of the game, in their order. */
export const SEATS = ['A', 'B'] as const

/** The game of a size. */
export const scenarioOf = (size: Size): WireScenario => ({
  format: SCENARIO_FORMAT,
  id: 'mtg/measured',
  ruleset: 'mtg',
  players: SEATS.map(id => ({ id, life: size.life })),
  start: { turnPlayer: 'A', phase: 'precombat-main' },
  objects: [
    ...SEATS.flatMap(owner =>
      Array.from({ length: size.cards }, (_, at) => ({ id: `bolt-${owner}${at}`, card: 'Measured Bolt', zone: 'hand' as const, owner }))
    ),
    ...Array.from({ length: size.preventions }, (_, at) => ({
      id: `ward-${at}`,
      card: 'Measured Ward',
      zone: 'arena' as const,
      owner: 'A'
    })),
    ...SEATS.flatMap(owner => [
      { id: `spur-${owner}`, card: 'Measured Spur', zone: 'arena' as const, owner },
      { id: `balm-${owner}`, card: 'Measured Balm', zone: 'arena' as const, owner }
    ])
  ],
  until: { end: 'quiescent' },
  cards: [...cardsOf(size)]
})
