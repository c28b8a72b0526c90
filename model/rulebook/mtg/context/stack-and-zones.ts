/** Zones, the stack, types (305, 307, 400, 405). @module */
import type { Rule } from '../../rule.js'

export const stackAndZones: readonly Rule[] = [
  {
    id: 'mtg-context:305.1',
    title: 'Lands',
    statement:
      'Playing a land is a special action of the active player in a main phase with an empty stack; it does not use the ' + 'stack.',
    standing: 'normative',
    neighbours: ['mtg-context:117.1']
  },
  {
    id: 'mtg-context:307.1',
    title: 'Sorcery timing',
    statement: 'A sorcery is cast by the player with priority in their own main phase while the stack is empty.',
    standing: 'normative',
    neighbours: ['mtg-context:117.1a']
  },
  {
    id: 'mtg-context:400.1',
    title: 'The zones',
    statement: 'There are seven: library, hand, battlefield, graveyard, stack, exile and command.',
    standing: 'definition',
    reason: 'It names the zones.',
    neighbours: ['mtg-context:400.7']
  },
  {
    id: 'mtg-context:400.7',
    title: 'A new object',
    statement:
      'What changes zones becomes a new object without memory of its past, with few exceptions, one of them for ' +
      'abilities triggered by the move.',
    standing: 'normative',
    neighbours: ['mtg:603.6', 'mtg:603.6e']
  },
  {
    id: 'mtg-context:405.1',
    title: 'To the stack',
    statement: 'A spell that is cast, or an ability that is activated or placed, becomes a part of the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:405.2']
  },
  {
    id: 'mtg-context:405.2',
    title: 'On top',
    statement: 'The stack keeps the order in which things were added; each goes on top of all others.',
    standing: 'normative',
    neighbours: ['mtg-context:405.5']
  },
  {
    id: 'mtg-context:405.3',
    title: 'Simultaneously put',
    statement:
      'Where things come to the stack together, those of the active player are the lowest, then in turn order; each ' +
      'player orders their own.',
    standing: 'normative',
    neighbours: ['mtg-context:101.4', 'mtg:603.3b']
  },
  {
    id: 'mtg-context:405.4',
    title: 'An ability has its text alone',
    statement: 'An ability on the stack has no traits but text and controller; it is not of the colour or type of its source.',
    standing: 'normative',
    neighbours: ['mtg:603.3', 'ga:12']
  },
  {
    id: 'mtg-context:405.5',
    title: 'The top resolves',
    statement: 'When all players pass in succession the object on top resolves.',
    standing: 'normative',
    neighbours: ['mtg-context:117.4', 'mtg-context:608.1']
  },
  {
    id: 'mtg-context:605.4a',
    title: 'Triggered mana abilities',
    statement: 'A triggered mana ability does not use the stack: it resolves right after the mana ability that triggered it.',
    standing: 'normative',
    neighbours: ['mtg:603.3']
  }
]
