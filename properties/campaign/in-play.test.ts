import { expect, test } from 'vitest'
import { card, object } from '../../model/statechart/testing/trace.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'
import { cardsInPlay } from './in-play.js'

const works = {
  ...card('Works Below', ['artifact']),
  abilities: [
    {
      kind: 'activated' as const,
      id: 'dig',
      functions: ['graveyard' as const],
      steps: [{ do: 'draw' as const, player: 'you' as const, count: 1 }]
    }
  ]
}
const names = ['Lying', 'Spell', 'Held', 'Decked', 'Buried', 'Comer'] as const
const scenario: WireScenario = {
  format: 'stacklaw/scenario@1',
  id: 'x',
  ruleset: 'mtg',
  players: [{ id: 'P1' }, { id: 'P2' }],
  start: { turnPlayer: 'P1', phase: 'upkeep' },
  objects: [
    object('lying', 'Lying', 'P1'),
    object('spell', 'Spell', 'P1', 'hand'),
    object('held', 'Held', 'P2', 'hand'),
    object('decked', 'Decked', 'P1', 'deck'),
    object('buried', 'Buried', 'P1', 'graveyard'),
    object('below', 'Works Below', 'P1', 'graveyard'),
    object('comer', 'Comer', 'P1', 'graveyard')
  ],
  until: { end: 'quiescent' },
  cards: [...names.map(name => card(name, ['artifact'])), works]
}

test('what lies in the arena or works where it is is in play, and what is played, created or put there comes into play; a hand is no play', () => {
  expect(cardsInPlay(scenario, [])).toEqual(new Set(['Lying', 'Works Below']))
  const trace: readonly Observation[] = [
    { see: 'event', events: [{ event: 'draw', player: 'P1', object: 'decked' }] },
    { see: 'event', events: [{ event: 'play', player: 'P1', object: 'spell' }] },
    { see: 'event', events: [{ event: 'move', object: 'comer', from: 'graveyard', to: 'hand', becomes: 'comer2' }] },
    { see: 'event', events: [{ event: 'move', object: 'comer2', from: 'hand', to: 'arena' }] },
    { see: 'event', events: [{ event: 'create', player: 'P1', object: 't1', card: 'Token' }] }
  ]
  expect(cardsInPlay(scenario, trace)).toEqual(new Set(['Lying', 'Works Below', 'Spell', 'Comer', 'Token']))
})
