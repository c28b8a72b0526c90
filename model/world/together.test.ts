import { expect, it } from 'vitest'
import { createBase } from '../base/base.js'
import { rulebooks } from '../rulebook/index.js'
import { SCENARIO_FORMAT } from '../scenario/scenario.js'
import { startWorld } from './start.js'
import { foldTogether } from './together.js'

const world = startWorld(createBase(rulebooks.mtg), {
  format: SCENARIO_FORMAT,
  id: 'test',
  ruleset: 'mtg',
  players: [{ id: 'A', life: 20 }],
  start: { turnPlayer: 'A', phase: 'precombat-main' },
  until: { end: 'quiescent' },
  cards: [{ name: 'Old Briar', types: ['creature'], power: 1, toughness: 1, text: '', abilities: [] }],
  objects: [{ id: 'briar', card: 'Old Briar', owner: 'A', zone: 'arena', counters: { '+1/+1': 2 } }]
})

const dies = { event: 'move', object: 'briar', from: 'arena', to: 'graveyard' } as const
const loses = { event: 'counters', object: 'briar', counter: '+1/+1', delta: -1 } as const

it.each([{ events: [dies, loses] }, { events: [loses, dies] }])(
  'what leaves is last known as it was before all that occurs at once, whichever is told first',
  ({ events }) => {
    expect(foldTogether(world, events).lastKnown['briar']?.counters).toEqual({ '+1/+1': 2 })
  }
)
