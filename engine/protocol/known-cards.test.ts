/** What starts a game is read as it always was, though cards that were read before are not read again. */
import { expect, it } from 'vitest'
import { startReader } from './known-cards.js'
import { METHODS } from './messages.js'

const card = (text: string, amount: number) => ({
  name: 'Reread Ember',
  types: ['instant'],
  text,
  abilities: [{ kind: 'resolution', id: 'ember', steps: [{ do: 'damage', to: 'opponent', amount }] }]
})

const start = (...cards: readonly unknown[]) => ({
  session: 's1',
  scenario: {
    format: 'stacklaw/scenario@1',
    id: 'fab/reread',
    ruleset: 'fab',
    players: [{ id: 'A' }, { id: 'B' }],
    start: { turnPlayer: 'A', phase: 'action' },
    objects: [],
    until: { end: 'quiescent' },
    cards
  }
})

const whole = (params: unknown): unknown => METHODS['scenario/start'].params.safeParse(params).data

it('reads each card as it is written, also one of a name that was read before', () => {
  const read = startReader()
  const games = [start(card('Deal 1 damage.', 1)), start(card('Deal 2 damage.', 2)), start(card('Deal 1 damage.', 1))]
  for (const game of games) {
    expect(whole(game)).toBeDefined()
    expect(read(game)).toEqual(whole(game))
  }
  expect(read(games[0])!.scenario.cards[0]).toBe(read(games[2])!.scenario.cards[0])
})

it.each([
  ['a card without a name', start({ ...card('', 1), name: '' })],
  ['a card beside one that was read before', start(card('Deal 1 damage.', 1), null)],
  ['something else in the scenario', { ...start(card('Deal 1 damage.', 1)), scenario: { ...start().scenario, players: [] } }],
  ['something else beside it', { ...start(card('Deal 1 damage.', 1)), more: 1 }],
  ['no scenario', { session: 's1' }],
  ['nothing', undefined]
])('leaves to who tells what is wrong: %s', (_, params) => {
  const read = startReader()
  read(start(card('Deal 1 damage.', 1)))
  expect(whole(params)).toBeUndefined()
  expect(read(params)).toBeUndefined()
})
