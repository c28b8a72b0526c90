/** Checks that have found nothing are made again once the game is another one, and not before. */
import { expect, it } from 'vitest'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createReference } from './index.js'
import { defaultRules } from './rules/index.js'

const scenario: WireScenario = {
  format: 'stacklaw/scenario@1',
  id: 'mtg/calm',
  ruleset: 'mtg',
  players: ['A', 'B'].map(id => ({ id, life: 2 })),
  start: { turnPlayer: 'A', phase: 'precombat-main' },
  objects: [{ id: 'ember', card: 'Calm Ember', zone: 'hand', owner: 'A' }],
  until: { end: 'quiescent' },
  cards: [
    {
      name: 'Calm Ember',
      types: ['instant'],
      text: 'Calm Ember deals 2 damage to your opponent.',
      abilities: [{ kind: 'resolution', id: 'ember', steps: [{ do: 'damage', to: 'opponent', amount: 2 }] }]
    }
  ]
}

/** An engine that counts how often it looks for players without life. */
const counting = () => {
  const counted = { times: 0 }
  const engine = createReference(createBase(rulebooks.mtg), {
    deadPlayers: players => {
      counted.times++
      return defaultRules.deadPlayers(players)
    }
  })
  return { counted, engine }
}

const optionOf = (engine: ReturnType<typeof counting>['engine'], state: Parameters<typeof engine.step>[0], name: string): number =>
  engine.legalInputs(state).findIndex(({ option }) => option === name)

it('a player passes, and nothing is looked for that was not there', () => {
  const { counted, engine } = counting()
  const { state } = engine.start(scenario)
  expect(counted.times).toBe(1)
  const { trace } = engine.step(state, optionOf(engine, state, 'pass'))
  expect(trace.at(-1)).toMatchObject({ see: 'prompt', player: 'B' })
  expect(counted.times).toBe(1)
})

it('a player is dealt damage, and has lost', () => {
  const { counted, engine } = counting()
  let { state, trace } = engine.start(scenario)
  for (const choice of ['play', 'pass', 'pass']) ({ state, trace } = engine.step(state, optionOf(engine, state, choice)))
  expect(counted.times).toBeGreaterThan(2)
  expect(trace.at(-1)).toMatchObject({ see: 'end', why: 'game-over', winner: 'A' })
})
