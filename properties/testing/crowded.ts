import { toWire } from '../../fixtures/loader.js'
import type { Scenario } from '../../model/scenario/scenario.js'

/** One damage event that four preventions of two players may be applied to, and on which three effects trigger. */
const scenario: Scenario = {
  format: 'stacklaw/scenario@1',
  id: 'fab/crowded',
  title: 'A crowded event',
  purpose: 'Many effects meet on one event.',
  standing: 'normative',
  rules: ['fab:6.5.2'],
  ruleset: 'fab',
  players: [
    { id: 'A', life: 20 },
    { id: 'B', life: 20 }
  ],
  start: { turnPlayer: 'A', phase: 'action' },
  objects: [
    { id: 'bolt', card: 'Heavy Bolt', zone: 'hand', owner: 'A' },
    { id: 'vest', card: 'Padded Vest', zone: 'arena', owner: 'B' },
    { id: 'plate', card: 'Grateful Plate', zone: 'arena', owner: 'B' },
    { id: 'one', card: "Friend's Ward", zone: 'arena', owner: 'A' },
    { id: 'two', card: "Friend's Ward", zone: 'arena', owner: 'A' },
    { id: 'chalice', card: 'Blood Chalice', zone: 'arena', owner: 'B' },
    { id: 'chalice2', card: 'Blood Chalice', zone: 'arena', owner: 'B' },
    { id: 'bell', card: 'Twice-Rung Bell', zone: 'arena', owner: 'A' }
  ],
  until: { end: 'quiescent' },
  cards: [
    {
      name: 'Heavy Bolt',
      types: ['instant'],
      text: 'Deal 10 damage to the opposing hero.',
      abilities: [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 10 }] }]
    },
    {
      name: "Friend's Ward",
      types: ['item'],
      text: 'Each time damage would be dealt to the opposing hero, prevent 1 of it.',
      abilities: [
        {
          kind: 'static',
          id: 'ward',
          effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'opponent' } }, amount: 1 }
        }
      ]
    }
  ],
  script: [{ player: 'A', decision: 'priority', choose: { option: 'play', object: 'bolt' } }]
}

export const crowded = { scenario: toWire(scenario), script: scenario.script }
