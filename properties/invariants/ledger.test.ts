import { expect, it } from 'vitest'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { card, object, scenarioOf } from '../../model/statechart/testing/trace.js'
import type { TraceView } from './invariant.js'
import { ledgers } from './ledger.js'

const shield = card('Shield', ['token', 'aura'])
const page = card('Page', ['item'])
const scenario = scenarioOf([shield, page], [object('s', 'Shield', 'P1'), object('p', 'Page', 'P1')])
const trace: readonly Observation[] = [
  {
    see: 'event',
    events: [
      { event: 'destroy', object: 's' },
      { event: 'destroy', object: 'p' }
    ]
  }
]

const after = (ruleset: 'fab' | 'mtg') => {
  const { structure } = rulebooks[ruleset]
  const view = { scenario: { ...scenario, ruleset }, structure, trace } as unknown as TraceView
  return ledgers(view).at(-1)?.things
}

it('a token that leaves the arena is nowhere, a card is in the graveyard', () => {
  expect(after('fab')).toMatchObject({ p: { zone: 'graveyard' } })
  expect(after('fab')).not.toHaveProperty('s')
})

it('a token goes where a card would, where a check sees to it', () => {
  expect(after('mtg')).toMatchObject({ p: { zone: 'graveyard' }, s: { zone: 'graveyard' } })
})
