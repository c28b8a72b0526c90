/** Modes and targets (5). @module */
import type { Rule } from '../../rule.js'

export const modes: readonly Rule[] = [
  {
    id: 'ga:5',
    title: 'Two kinds of modes',
    statement: 'Triggers with several modes are either of the kind "choose one" or of the kind "depending on".',
    standing: 'definition',
    reason: 'It names the two kinds, each of which has a rule of its own.',
    neighbours: ['ga:5.1', 'ga:5.2']
  },
  {
    id: 'ga:5.1',
    title: '"Choose one", and targets',
    statement:
      'A player picks the mode, and any target, as the ability is placed, for good. Without a legal mode, or without a legal ' +
      'target then or by a loss of it while waiting, the ability fizzles.',
    standing: 'normative',
    neighbours: ['ga:5.2', 'ga:9']
  },
  {
    id: 'ga:5.2',
    title: '"Depending on"',
    statement: 'The state of the game as the ability resolves, and no player, settles which mode takes effect.',
    standing: 'normative',
    neighbours: ['ga:5.1']
  }
]
