/**
 * A short game in which a prevention goes wrong, for sample reports.
 * @module
 */
import type { Evidence } from '../../properties/campaign/report.js'
import type { Observation } from '../../model/trace/observation.js'

const ward = { source: 'c7', ability: 'ward' }
const bell = { source: 'c9', ability: 'toll' }

/** A short game: a spell, a prevention that goes too far, a trigger, the end. */
export const sampleTrace: readonly Observation[] = [
  { see: 'event', events: [{ event: 'begin', what: 'phase', name: 'action', player: 'ann' }], cause: { rule: 'turn' } },
  { see: 'prompt', player: 'ann', decision: 'priority', options: [{ option: 'pass' }, { option: 'play', object: 'c3' }] },
  { see: 'answer', option: 1 },
  { see: 'event', events: [{ event: 'play', player: 'ann', object: 'c3' }] },
  { see: 'layer', layer: 'c3', kind: 'card', controller: 'ann', targets: { victim: 'bob' } },
  { see: 'prompt', player: 'ann', decision: 'priority', options: [{ option: 'pass' }] },
  { see: 'answer', option: 0 },
  { see: 'resolve', layer: 'c3' },
  { see: 'proposed', event: 'e4', what: { event: 'damage', source: 'c3', parts: [{ target: 'bob', amount: 5, type: 'arcane' }] } },
  {
    see: 'prompt',
    player: 'bob',
    decision: 'replacement',
    options: [{ option: 'effect', effect: ward }, { option: 'done' }],
    about: { event: 'e4' }
  },
  { see: 'answer', option: 0 },
  {
    see: 'applied',
    effect: ward,
    class: 'prevention',
    player: 'bob',
    to: 'e4',
    becomes: { event: 'e5', what: { event: 'damage', source: 'c3', parts: [{ target: 'bob', amount: 1, type: 'arcane' }] } },
    prevented: 4
  }
]

const after: readonly Observation[] = [
  { see: 'event', events: [{ event: 'damage', source: 'c3', parts: [{ target: 'bob', amount: 1, type: 'arcane' }], id: 'e5' }] },
  { see: 'triggered', effect: bell, controller: 'ann', layer: 't1', by: 'e5' },
  { see: 'end', why: 'budget', state: { players: { ann: { life: 20 }, bob: { life: 19 } }, objects: {} } }
]

/** Three cards of that game. */
export const sampleCards: NonNullable<Evidence['cards']> = [
  {
    name: 'Scorching Word',
    types: ['action', 'spell'],
    cost: 0,
    text: 'Deal 5 arcane damage to target hero.',
    abilities: [{ kind: 'marker', id: 'burn' }]
  },
  { name: 'Ward of Reeds', types: ['equipment'], defense: 0, text: 'The next 2 damage to you this turn is prevented.', abilities: [] },
  { name: 'Warning Bell', types: ['item'], text: 'Whenever a hero is dealt arcane damage, draw a card.', abilities: [] }
]

/** How the charts see that game, up to the step that they refuse. */
export const sampleMoments: NonNullable<Evidence['moments']> = [
  {
    players: {
      ann: { numbers: { life: 20, 'action-points': 1 }, zones: { hand: ['c3'], arena: ['c9'] }, deck: 12 },
      bob: { numbers: { life: 20 }, zones: { arena: ['c7'] }, deck: 0 }
    },
    stack: [],
    pending: [],
    event: null,
    charts: [['turn.waiting', 'priority.asked', 'choice.open']],
    more: 0
  },
  { charts: [['turn.waiting', 'priority.asked', 'choice.asked']] },
  { charts: [['turn.waiting', 'priority.acted', 'action.performed']] },
  {},
  { stack: ['c3'], charts: [['turn.waiting', 'priority.asked', 'choice.open']] },
  {},
  { charts: [['turn.waiting', 'priority.resolving', 'stack.top']] },
  { charts: [['turn.waiting', 'priority.resolving', 'stack.running']] },
  {
    event: { event: 'damage', source: 'c3', parts: [{ target: 'bob', amount: 5, type: 'arcane' }] },
    charts: [
      ['turn.waiting', 'priority.resolving', 'stack.running', 'replacement.choosing', 'choice.open'],
      ['turn.waiting', 'priority.resolving', 'stack.running', 'replacement.chosen']
    ],
    more: 2
  },
  {},
  { charts: [['turn.waiting', 'priority.resolving', 'stack.running', 'replacement.chosen']], more: 0 }
]

/** What shows the failure in that game. */
export const sampleEvidence: Evidence = {
  scenario: 'fixtures/fab/prevention/next-two-damage.json',
  title: 'A ward for two meets five damage',
  cards: [...sampleCards],
  players: [
    { id: 'ann', life: 20, numbers: { 'action-points': 1 } },
    { id: 'bob', life: 20 }
  ],
  start: { turnPlayer: 'ann', phase: 'action' },
  objects: [
    { id: 'c3', card: 'Scorching Word', zone: 'hand', owner: 'ann' },
    { id: 'c7', card: 'Ward of Reeds', zone: 'arena', owner: 'bob', counters: { steam: 2 } },
    { id: 'c9', card: 'Warning Bell', zone: 'arena', owner: 'bob', controller: 'ann' }
  ],
  moments: [...sampleMoments],
  derivation: [
    { because: 'fab:6.4.10a', so: 'The ward takes 2 of the 5 damage away.' },
    { because: 'fab:6.4.10b', so: 'It has no more than 2: 3 damage is dealt to bob.' }
  ],
  trace: [...sampleTrace, ...after],
  step: sampleTrace.length - 1,
  expected: ['bob applies c7’s “ward”, which prevents 2: 3 arcane damage to bob is left.'],
  broken: [{ decision: 'prevention.totalOfIt', rules: ['fab:6.4.10b', 'fab:6.4.10g', 'fab:6.4.10i', 'fab:6.4.10j'] }],
  came: 'bob applied c7’s “ward”, which prevented 4: 1 arcane damage to bob was left.',
  replay: 'npx stacklaw replay fixtures/fab/prevention/next-two-damage.json --engine "python -m acme.stacklaw"'
}
