/** What a game calls things is told in its own words. */
import { describe, expect, it } from 'vitest'
import { rulebooks } from '../rulebook/index.js'
import type { WireScenario } from '../scenario/scenario.js'
import type { Observation } from '../trace/observation.js'
import { openingOf, startOf } from './situation.js'
import { namesOf } from './names.js'
import { tellGame } from './story/index.js'
import { wordsOf } from './words.js'

const scenario = (ruleset: string, phase: string): WireScenario => ({
  format: 'stacklaw/scenario@1',
  id: 'x',
  ruleset,
  players: [{ id: 'p' }, { id: 'q' }],
  start: { turnPlayer: 'p', phase },
  objects: [
    { id: 'lamp', card: 'Lamp', zone: 'arena', owner: 'p' },
    { id: 'no', card: 'No', zone: 'hand', owner: 'q' }
  ],
  until: { end: 'quiescent' },
  cards: []
})

const effect = { source: 'lamp', ability: 'glow' }
const trace: readonly Observation[] = [
  { see: 'triggered', effect, controller: 'p', layer: 't' },
  { see: 'layer', layer: 't', kind: 'triggered', controller: 'p', effect },
  { see: 'prompt', player: 'q', decision: 'priority', options: [{ option: 'pass' }, { option: 'play', object: 'no' }] },
  { see: 'answer', option: 1 },
  { see: 'event', events: [{ event: 'negate', layer: 't' }] },
  { see: 'left', layer: 't', how: 'negated' },
  { see: 'event', events: [{ event: 'move', object: 'lamp', from: 'arena', to: 'banished' }], cause: { rule: 'check' } },
  { see: 'end', why: 'quiescent', state: { players: {}, objects: {} } }
]

const told = (ruleset: 'fab' | 'mtg' | 'ga'): readonly string[] =>
  tellGame(scenario(ruleset, 'main'), trace, rulebooks[ruleset]).map(({ text }) => text)

describe('a story', () => {
  it('speaks as the game does', () => {
    expect(told('mtg')).toEqual([
      'Lamp triggers for p.',
      'The triggered ability of Lamp goes on the stack.',
      'q has priority and announces No (other options: pass).',
      'The triggered ability of Lamp is countered.',
      'The triggered ability of Lamp leaves the stack without resolving.',
      'Lamp moves from battlefield to exile (by state-based actions).',
      'The end: the stack is empty and nothing is left to happen.'
    ])
    expect(told('ga')).toEqual([
      'Lamp triggers for p.',
      'The triggered ability of Lamp goes on the Effects Stack.',
      'q has Opportunity and announces No (other options: pass).',
      'The triggered ability of Lamp is negated.',
      'The triggered ability of Lamp leaves the Effects Stack without resolving.',
      'Lamp moves from field to banishment (by a state-based check).',
      'The end: the Effects Stack is empty and nothing is left to happen.'
    ])
    expect(told('fab')[1]).toBe('The triggered layer of Lamp goes on the stack.')
  })

  it('calls zones and steps as the game does', () => {
    const { mtg } = rulebooks
    const wire = scenario('mtg', 'upkeep')
    const names = namesOf(wire, [], mtg)
    expect(openingOf(wire, names)).toBe('It is p’s turn; the upkeep step has begun.')
    expect(startOf(wire, names).flatMap(({ held }) => held.map(({ zone }) => zone))).toEqual(['battlefield', 'hand'])
    expect(wordsOf(mtg).phase('precombat-main')).toBe('precombat main phase')
  })

  it('has the kit’s own words where a rulebook gives none', () => {
    expect(wordsOf().zone('arena')).toBe('arena')
    expect(wordsOf().phase('main')).toBe('main phase')
  })
})
