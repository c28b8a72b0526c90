import { expect, test } from 'vitest'
import { rulebooks } from '../rulebook/index.js'
import type { Observation } from '../trace/observation.js'
import { sayTrace } from '../trace/words.js'
import { labelsOf } from './labels.js'

const objects = [
  { id: 'c3', card: 'Scorching Word', zone: 'hand' as const, owner: 'ann' },
  { id: 'd1', card: 'Dagger', zone: 'arena' as const, owner: 'ann' },
  { id: 'd2', card: 'Dagger', zone: 'arena' as const, owner: 'ann' }
]
const bell = { source: 'd2', ability: 'toll' }
const trace: readonly Observation[] = [
  { see: 'layer', layer: 'c3', kind: 'card', controller: 'ann', targets: { victim: 'd1' } },
  { see: 'triggered', effect: bell, controller: 'ann', layer: 't1' },
  { see: 'layer', layer: 't1', kind: 'triggered', controller: 'ann', effect: bell },
  { see: 'resolve', layer: 't1' },
  { see: 'event', events: [{ event: 'destroy', object: 'd1', becomes: 'd1-grave' }] },
  { see: 'event', events: [{ event: 'move', object: 'd1-grave', from: 'graveyard', to: 'hand' }] },
  { see: 'proposed', event: 'e1', what: { event: 'create', player: 'ann', object: 'k1', card: 'Gold' } },
  { see: 'event', events: [{ event: 'draw', player: 'ann', object: 'unheard-of' }] }
]

test('in the words of a game, a card on the stack is called by its name alone', () => {
  const { named, words } = labelsOf({ objects }, trace, rulebooks.mtg)
  const lines = sayTrace([...trace, { see: 'resolve', layer: 'c3' } as const].map(named), words)
  expect(lines).toContain('the triggered ability of Dagger (d2)’s “toll” begins to resolve')
  expect(lines.at(-1)).toBe('Scorching Word begins to resolve')
})

test('steps call objects by their cards in every incarnation, told apart where they must be, and layers by their source too', () => {
  const { named, words } = labelsOf({ objects }, trace)
  expect(sayTrace(trace.map(named), words)).toEqual([
    'ann’s card Scorching Word is put on the stack, targets Dagger (d1) (victim)',
    'Dagger (d2)’s “toll” triggers for ann; the triggered layer of Dagger (d2)’s “toll” is pending',
    'the triggered layer of Dagger (d2)’s “toll”, ann’s, is put on the stack',
    'the triggered layer of Dagger (d2)’s “toll” begins to resolve',
    'Dagger (d1) is destroyed',
    'Dagger (d1) moves from graveyard to hand',
    'about to happen: ann creates a Gold',
    'ann draws unheard-of'
  ])
})
