/** What the doctor says of engines that get the plainest games wrong. */
import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../model/trace/observation.js'
import { judgePlain, plainly } from './plain.js'
import type { PlainGame } from './plain.js'

const spark = { name: 'Spark', types: ['instant'], text: 'Deal 1 damage to target hero.', abilities: [] }
const all: PlainGame = {
  scenario: {
    format: 'stacklaw/scenario@1',
    id: 'fab/doctor/all-pass',
    ruleset: 'fab',
    players: [
      { id: 'ann', life: 20 },
      { id: 'bob', life: 20 }
    ],
    start: { turnPlayer: 'ann', phase: 'action' },
    objects: [
      { id: 'card-of-ann', card: 'Spark', zone: 'hand', owner: 'ann' },
      { id: 'card-of-bob', card: 'Spark', zone: 'hand', owner: 'bob' }
    ],
    until: { end: 'quiescent' },
    cards: [spark]
  },
  said: 'ann and bob pass',
  lives: { ann: 20, bob: 20 },
  held: { 'card-of-ann': true, 'card-of-bob': true },
  damage: 0
}
const bolt: PlainGame = {
  ...all,
  said: 'ann plays Spark at bob',
  deed: { object: 'card-of-ann', at: 'bob' },
  lives: { ann: 20, bob: 19 },
  held: { 'card-of-ann': false, 'card-of-bob': true },
  damage: 1
}
const offered: Observation = {
  see: 'prompt',
  player: 'ann',
  decision: 'priority',
  options: [{ option: 'pass' }, { option: 'play', object: 'card-of-ann' }]
}
const aims: Observation = {
  see: 'prompt',
  player: 'ann',
  decision: 'target',
  options: [
    { option: 'player', player: 'ann' },
    { option: 'player', player: 'bob' }
  ]
}
const dealt: Observation = {
  see: 'event',
  events: [{ event: 'damage', source: 'card-of-ann', parts: [{ target: 'bob', amount: 1 }], id: 'e1' }]
}
type Zones = Readonly<Record<string, 'hand' | 'graveyard' | 'arena'>>
const end = (ann: number, bob: number, zones: Zones, why: 'quiescent' | 'game-over' | 'boundary' = 'quiescent'): Observation => ({
  see: 'end',
  why,
  state: {
    players: { ann: { life: ann }, bob: { life: bob } },
    objects: Object.fromEntries(Object.entries(zones).map(([id, zone]) => [id, { zone }]))
  }
})
const inHand: Zones = { 'card-of-ann': 'hand', 'card-of-bob': 'hand' }
const played: Zones = { ...inHand, 'card-of-ann': 'graveyard' }
const wrongOf = (game: PlainGame, ...trace: readonly Observation[]): readonly string[] => judgePlain(game, { trace }).wrong

describe('a plain game', () => {
  it('that is played right is told, and nothing is wrong', () => {
    expect(judgePlain(bolt, { trace: [offered, aims, dealt, end(20, 19, played)] })).toEqual({
      end: 'it ended with "quiescent"; ann has 20 life; bob has 19 life; Spark (card-of-ann) is in the graveyard; Spark (card-of-bob) is in the hand',
      wrong: [],
      unsupported: false
    })
    expect(wrongOf(all, offered, end(20, 20, inHand))).toEqual([])
  })
  it('of which an engine tells less is judged by what it tells', () => {
    expect(wrongOf(all, { see: 'end', why: 'quiescent', state: { players: {}, objects: {} } })).toEqual([])
  })
  it('that an engine cannot play is neither right nor wrong', () => {
    const trace: Observation[] = [{ see: 'end', why: 'unsupported', note: 'no Spark', state: { players: {}, objects: {} } }]
    expect(judgePlain(bolt, { trace })).toMatchObject({ wrong: [], unsupported: true })
  })
})

describe('what anyone would call wrong', () => {
  it('starting life is left out: a player is defeated at once', () => {
    const defeat: Observation = { see: 'event', events: [{ event: 'defeat', player: 'ann' }] }
    expect(wrongOf(all, defeat, end(0, 0, inHand, 'game-over'))).toEqual([
      'it ended with "game-over", where all had passed and nothing was left to do ("quiescent")',
      'ann was defeated',
      'ann has 0 life at the end, not 20',
      'bob has 0 life at the end, not 20'
    ])
  })
  it('it goes on and on', () => {
    expect(wrongOf(all, offered)).toEqual(['it did not end'])
  })
  it('the first turn ends at once', () => {
    const turn: Observation = { see: 'event', events: [{ event: 'begin', what: 'turn', name: 'turn', player: 'bob' }] }
    expect(wrongOf(all, turn, end(20, 20, inHand, 'boundary'))).toHaveLength(2)
  })
  it('a card is not moved, or one that nobody plays is', () => {
    expect(wrongOf(bolt, offered, aims, dealt, end(20, 19, inHand))).toEqual(['card-of-ann is still in hand, though it was played'])
    expect(wrongOf(all, end(20, 20, { ...inHand, 'card-of-bob': 'arena' }))).toEqual([
      'card-of-bob is in the arena, though nobody played it'
    ])
  })
  it('the damage is not dealt, or another', () => {
    expect(wrongOf(bolt, offered, aims, end(20, 20, played))).toEqual([
      'bob has 20 life at the end, not 19',
      '0 points of damage were dealt, not 1'
    ])
  })
  it('the card is never offered', () => {
    expect(wrongOf(bolt, end(20, 20, inHand))[0]).toBe('the player who has priority was never offered to play card-of-ann')
  })
})

it('the card is played once, at whom it is meant for; then all pass', () => {
  const choose = plainly(bolt)
  const board = (...trace: readonly Observation[]) => ({ trace, answers: [] }) as unknown as Parameters<typeof choose>[1]
  const ask = (o: Observation) => o as Parameters<typeof choose>[0]
  expect(choose(ask(offered), board(offered))).toBe(1)
  expect(choose(ask(aims), board(offered, aims))).toBe(1)
  expect(choose(ask(offered), board(offered, aims, offered))).toBe(0)
})
