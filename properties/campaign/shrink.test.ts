import { expect, it } from 'vitest'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { MOST_GAMES, smallest } from './shrink.js'
import type { Replayable } from './shrink.js'

const seat = (id: string) => ({ id, life: 20, numbers: {} })
const lying = (id: string, owner: string) => ({ id, card: 'Spark', zone: 'arena' as const, owner })
const game = (until: WireScenario['until']): Replayable => ({
  scenario: {
    format: SCENARIO_FORMAT,
    id: 'fab/random',
    ruleset: 'fab',
    players: ['A', 'B', 'C'].map(seat),
    start: { turnPlayer: 'A', phase: 'action' },
    objects: [lying('o1', 'A'), lying('o2', 'B'), lying('o3', 'C')],
    until,
    cards: []
  },
  script: [
    { player: 'A', decision: 'priority', choose: { option: 'play', object: 'o1' } },
    { player: 'B', decision: 'priority', choose: { option: 'play', object: 'o2' } }
  ]
})
const ids = (game: Replayable): readonly string[] => game.scenario.objects.map(({ id }) => id)

it('takes out what the failure does not need', async () => {
  const { scenario, script } = await smallest(game({ end: 'quiescent' }), async each => ids(each).includes('o1'))
  expect(scenario).toMatchObject({ players: [{ id: 'A' }, expect.anything()], objects: [{ id: 'o1' }] })
  expect(script).toEqual([])
})

it('never waits for a player who is gone', async () => {
  const nextTurn = { end: 'boundary', phase: 'action', player: 'B' } as const
  const asked: Replayable[] = []
  const least = await smallest(game(nextTurn), async each => {
    asked.push(each)
    // what fails is something that a later turn brings, or else that C lives
    return each.scenario.until.end === 'boundary' || each.scenario.players.length === 2
  })
  for (const { scenario } of asked)
    if (scenario.until.end === 'boundary') expect(scenario.players.map(({ id }) => id)).toContain(scenario.until.player)
  expect(asked.some(({ scenario }) => scenario.players.every(({ id }) => id !== 'B'))).toBe(true)
  expect(least.scenario.players).toHaveLength(2)
})

it('ends as soon as nothing is left to do, where the failure still shows', async () => {
  const { scenario } = await smallest(game({ end: 'boundary', phase: 'action', player: 'B' }), async () => true)
  expect(scenario).toMatchObject({ until: { end: 'quiescent' }, objects: [] })
})

it('gives up after so many games', async () => {
  const many = game({ end: 'quiescent' })
  const objects = Array.from({ length: 5_000 }, (_, i) => lying(`x${i}`, 'A'))
  let played = 0
  await smallest({ ...many, scenario: { ...many.scenario, objects } }, async () => {
    played++
    return false
  })
  expect(played).toBe(MOST_GAMES)
})
