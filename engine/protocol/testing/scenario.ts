/** A small situation for the tests of the protocol. @module */
import { SCENARIO_FORMAT } from '../../../model/scenario/scenario.js'
import type { WireScenario } from '../../../model/scenario/scenario.js'

export const duel: WireScenario = {
  format: SCENARIO_FORMAT,
  id: 'fab/test/duel',
  ruleset: 'fab',
  players: [{ id: 'ann' }, { id: 'bob' }],
  start: { turnPlayer: 'ann', phase: 'action' },
  objects: [{ id: 'bolt', card: 'Ember Bolt', zone: 'hand', owner: 'ann' }],
  cards: [{ name: 'Ember Bolt', types: ['instant'], text: '', abilities: [] }],
  until: { end: 'quiescent' }
}
