import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../model/trace/event.js'
import type { Observation } from '../model/trace/observation.js'
import { sampleTrace } from './testing/game.js'
import { sayObservation, sayTrace } from '../model/trace/words.js'
import { PLAIN } from '../model/trace/words/vocabulary.js'
import type { Vocabulary } from '../model/trace/words/vocabulary.js'

test('a trace reads as a story', () => {
  expect(sayTrace(sampleTrace)).toEqual([
    'ann’s action phase begins (by the turn structure)',
    'ann has priority: pass | play c3',
    'ann answers: play c3',
    'ann plays c3',
    'ann’s card c3 is put on the stack, targets bob (victim)',
    'ann has priority: pass',
    'ann answers: pass',
    'layer c3 begins to resolve',
    'about to happen: c3 deals 5 arcane damage to bob',
    'bob chooses the effect to apply next about event e4: c7’s “ward” | done',
    'bob answers: c7’s “ward”',
    'bob applies c7’s “ward” (prevention), 4 prevented: now c3 deals 1 arcane damage to bob'
  ])
})

const effect = { source: 'c9', ability: 'toll', n: 2 }
const observations: readonly (readonly [Observation, string])[] = [
  [{ see: 'answer', option: 3 }, 'the answer is option 3'],
  [{ see: 'left', layer: 't1', how: 'failed' }, 'layer t1 fails to resolve'],
  [{ see: 'triggered', effect, controller: 'ann', layer: 't1' }, 'c9’s “toll” (no. 2) triggers for ann; layer t1 is pending'],
  [{ see: 'suppressed', effect, why: 'limit' }, 'c9’s “toll” (no. 2) does not trigger: its limit is used up'],
  [{ see: 'ceased', layer: 't1', why: 'no-target' }, 'pending layer t1 ceases to exist: it has no legal target'],
  [
    { see: 'applied', effect, class: 'standard', player: 'ann', to: 'e1', becomes: null },
    'ann applies c9’s “toll” (no. 2) (standard): nothing takes its place'
  ],
  [
    { see: 'end', why: 'game-over', winner: 'ann', state: { players: { ann: { life: 3 }, bob: { life: 0 } }, objects: {} } },
    'the scenario ends, since the game is over, ann wins; ann: life 3; bob: life 0'
  ]
]
test.each(observations)('%o', (observation, words) => {
  expect(sayObservation(observation)).toBe(words)
})

test('a game has its own words', () => {
  const words: Vocabulary = {
    ...PLAIN,
    zone: zone => (zone === 'arena' ? 'battlefield' : zone),
    phase: name => `${name} step`,
    called: layer => `ability ${layer}`,
    layer: 'ability',
    priority: 'the right to act',
    negated: 'is countered',
    fails: 'fizzles',
    check: 'state-based actions'
  }
  const said = (o: Observation): string => sayObservation(o, undefined, words)
  expect(said({ see: 'event', events: [{ event: 'destroy', object: 'a', to: 'arena' }], cause: { rule: 'check' } })).toBe(
    'a is destroyed to battlefield (by state-based actions)'
  )
  expect(said({ see: 'event', events: [{ event: 'negate', layer: 't1' }], cause: { layer: 't2' } })).toBe(
    'ability t1 is countered (by ability t2)'
  )
  expect(said({ see: 'event', events: [{ event: 'begin', what: 'phase', name: 'upkeep', player: 'ann' }] })).toBe(
    'ann’s upkeep step begins'
  )
  expect(said({ see: 'prompt', player: 'ann', decision: 'priority', options: [{ option: 'pass' }] })).toBe('ann has the right to act: pass')
  expect(said({ see: 'layer', layer: 't1', kind: 'triggered', controller: 'ann' })).toBe('ann’s triggered ability t1 is put on the stack')
  expect(said({ see: 'left', layer: 't1', how: 'failed' })).toBe('ability t1 fizzles')
  expect(said({ see: 'left', layer: 't1', how: 'negated' })).toBe('ability t1 is countered and leaves the stack')
  expect(said({ see: 'left', layer: 't1', how: 'moved' })).toBe('ability t1 leaves the stack for another zone')
})

test('an answer that was not listed is told as such', () => {
  const prompt = { see: 'prompt', player: 'bob', decision: 'may', options: [{ option: 'yes' }, { option: 'no' }] } as const
  expect(sayObservation({ see: 'answer', option: 2 }, { ...prompt, options: [...prompt.options] })).toBe(
    'bob answers: option 2, which was not listed'
  )
})

const events: readonly (readonly [GameEvent, string])[] = [
  [
    {
      event: 'damage',
      source: 'a',
      parts: [
        { target: 'b', amount: 1 },
        { target: 'c', amount: 2 }
      ],
      hit: true
    },
    'a deals 1 damage to b and 2 damage to c (a hit)'
  ],
  [{ event: 'prevented', effect, amount: 2 }, 'c9’s “toll” (no. 2) prevents 2 damage'],
  [{ event: 'draw', player: 'ann', count: 2 }, 'ann draws 2 cards'],
  [{ event: 'discard', player: 'ann', object: 'c1', to: 'banished' }, 'ann discards c1 to banished'],
  [
    { event: 'move', object: 'c1', from: 'arena', to: 'deck', position: 'top', becomes: 'c1b' },
    'c1 moves from arena to deck (top), now c1b'
  ],
  [{ event: 'destroy', object: 'c1' }, 'c1 is destroyed'],
  [{ event: 'sacrifice', object: 'c1' }, 'c1 is sacrificed'],
  [{ event: 'play', player: 'ann', object: 'c1', declared: ['kicker'] }, 'ann plays c1, additional cost paid: kicker'],
  [{ event: 'activate', player: 'ann', object: 'c1', ability: 'tap' }, 'ann activates c1’s “tap”'],
  [{ event: 'attack', object: 'c1', target: 'bob' }, 'c1 attacks bob'],
  [{ event: 'close' }, 'the combat chain closes'],
  [{ event: 'gain', player: 'ann', of: 'life', amount: 2 }, 'ann gains 2 life'],
  [{ event: 'lose', player: 'ann', of: 'life', amount: 2 }, 'ann loses 2 life'],
  [{ event: 'counters', object: 'c1', counter: 'steam', delta: -1 }, 'c1 gets −1 steam counters'],
  [{ event: 'status', object: 'c1', status: 'tapped', on: false }, 'c1 is no longer tapped'],
  [{ event: 'apply', object: 'c1', effect, property: 'power', op: 'add', amount: 2 }, 'c9’s “toll” (no. 2) applies to c1: power +2'],
  [{ event: 'create', player: 'ann', object: 't1', card: 'Ponder' }, 'ann creates t1, a Ponder'],
  [{ event: 'contest', name: 'clash', players: ['ann', 'bob'] }, 'ann and bob clash; nobody wins'],
  [{ event: 'reveal', object: 'c1' }, 'c1 is revealed'],
  [{ event: 'target', object: 'c1', by: 'c2' }, 'c1 becomes the target of c2'],
  [{ event: 'negate', layer: 'c1' }, 'layer c1 is negated'],
  [{ event: 'attach', object: 'c1', to: 'c2' }, 'c1 is attached to c2'],
  [{ event: 'shuffle', player: 'ann' }, 'ann shuffles'],
  [{ event: 'begin', what: 'turn', name: 'turn', player: 'ann' }, 'ann’s turn begins'],
  [{ event: 'defeat', player: 'bob' }, 'bob is defeated']
]
describe('events', () => {
  test.each(events)('%o', (event, words) => {
    expect(sayObservation({ see: 'event', events: [event] })).toBe(words)
  })
  test('several at once', () => {
    const both: GameEvent[] = [
      { event: 'destroy', object: 'a' },
      { event: 'destroy', object: 'b' }
    ]
    expect(sayObservation({ see: 'event', events: both, cause: { rule: 'check' } })).toBe(
      'a is destroyed and b is destroyed, at once (by a state check)'
    )
  })
})

test('names cannot break the line or the terminal', () => {
  expect(sayObservation({ see: 'event', events: [{ event: 'shuffle', player: 'a\nb\u001b[2J' }] })).toBe('a b\uFFFD[2J shuffles')
})
