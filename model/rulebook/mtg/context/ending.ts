/** Winning, losing and leaving (104, 800). @module */
import type { Rule } from '../../rule.js'

export const ending: readonly Rule[] = [
  {
    id: 'mtg-context:104.1',
    title: 'The game ends',
    statement: 'The game is over as soon as a player wins, when it is a draw, or when nobody is left in it.',
    standing: 'normative',
    neighbours: ['mtg-context:104.2a', 'mtg-context:104.4a']
  },
  {
    id: 'mtg-context:104.2a',
    title: 'The last player wins',
    statement: 'Once all opponents of a player have left, that player wins, whatever effects may say.',
    standing: 'normative',
    neighbours: ['mtg-context:104.1']
  },
  {
    id: 'mtg-context:104.3',
    title: 'Losing',
    statement:
      'Ways to lose are conceding, life total 0 or below, a draw from an empty library, ten poison counters, and ' +
      'effects that say so; all but conceding and such effects come by state-based actions.',
    standing: 'normative',
    neighbours: ['mtg-context:704.5a', 'mtg-context:704.5b', 'mtg-context:704.5c', 'mtg:603.9']
  },
  {
    id: 'mtg-context:104.4a',
    title: 'All lose at once',
    statement: 'When all remaining players would lose at the same time, the game is a draw.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3', 'mtg-context:104.2a']
  },
  {
    id: 'mtg-context:800.4a',
    title: 'A player leaves',
    statement:
      'What the leaving player owns leaves too, effects that gave them control end, their non-card objects on the stack ' +
      'vanish, and what they still control is exiled. This is no state-based action and happens at once.',
    standing: 'normative',
    neighbours: ['mtg:603.6c', 'mtg:603.9']
  },
  {
    id: 'mtg-context:800.4d',
    title: 'Triggers of one who has left',
    statement: 'A triggered ability that a player outside the game would control is not put on the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:800.4a', 'mtg:603.3']
  }
]
