/** What is looked after before somebody gets priority (1.10). @module */
import type { Rule } from '../../rule.js'

export const checks: readonly Rule[] = [
  {
    id: 'fab-context:1.10.2',
    title: 'Game-state actions',
    statement:
      'On the way to a point at which a player would get priority, a list of five things is gone through in order: dead ' +
      'heroes, dead objects, permissions to look, state-based triggers and pending layers, a closed combat chain. That the list is ' +
      'gone through once, and not repeated until nothing changes, is our reading: nothing is said about repeating it.',
    standing: 'normative',
    neighbours: [
      'fab-context:1.10.2a',
      'fab-context:1.10.2b',
      'fab-context:1.10.2c',
      'fab-context:1.10.2d',
      'fab-context:1.10.2e',
      'fab:6.6.6'
    ]
  },
  {
    id: 'fab-context:1.10.2a',
    title: 'First, dead heroes',
    statement: 'A player whose hero has died loses the game; if that leaves nobody, the game is a draw.',
    standing: 'normative',
    neighbours: ['fab-context:1.10.2', 'fab-context:4.5.3a', 'fab-context:4.5.4a']
  },
  {
    id: 'fab-context:1.10.2b',
    title: 'Second, dead objects',
    statement: 'All living objects whose life is 0 are cleared together, in one event.',
    standing: 'normative',
    neighbours: ['fab-context:1.10.2']
  },
  {
    id: 'fab-context:1.10.2c',
    title: 'Third, permissions to look',
    statement: 'Permissions to look at cards, so far as they go by where a card is, are brought up to date.',
    standing: 'normative',
    unchecked:
      'a permission to look makes no event and offers nothing to decide, and players know every card of a scenario: nothing that an engine reports would be otherwise.',
    neighbours: ['fab-context:1.10.2']
  },
  {
    id: 'fab-context:1.10.2d',
    title: 'Fourth, state-based triggers and pending layers',
    statement:
      'State-based triggered effects whose state holds now trigger. Then all pending triggered-layers go on the stack: the ' +
      'turn-player names who begins, it goes on clockwise, and each player orders their own.',
    standing: 'normative',
    neighbours: ['fab-context:1.10.2', 'fab:6.6.5c', 'fab:6.6.6', 'fab:6.6.6b']
  },
  {
    id: 'fab-context:1.10.2e',
    title: 'Fifth, a closed combat chain',
    statement: 'If something has closed the open combat chain, the Close Step begins.',
    standing: 'normative',
    neighbours: ['fab-context:1.10.2', 'fab-context:7.7.2c']
  },
  {
    id: 'fab-context:1.10.3',
    title: 'Illegal action',
    statement: 'An illegal action is taken back. Taking it back triggers nothing and cannot be replaced.',
    standing: 'normative',
    unchecked:
      'an engine asks by listing what is legal, and an answer is one of that list: no player can begin anything illegal that would have to be taken back.',
    neighbours: ['fab-context:5.1']
  }
]
