/** State triggers, and triggers on losing the game (603.8, 603.9). @module */
import type { Rule } from '../../rule.js'

export const states: readonly Rule[] = [
  {
    id: 'mtg:603.8',
    title: 'State triggers',
    statement:
      'A state trigger triggers the moment the game is in the state that it names, be it for an instant in the middle of a ' +
      'resolution. It does not trigger again before its ability has left the stack; if the object is then still in its zone ' +
      'and the state still holds, it does.',
    standing: 'normative',
    neighbours: ['mtg:603.2', 'mtg:603.2f', 'mtg-context:704.3']
  },
  {
    id: 'mtg:603.9',
    title: 'A player loses the game',
    statement:
      'An ability that waits for a player to lose triggers when a player loses or leaves for whatever reason, except by a ' + 'draw.',
    standing: 'normative',
    neighbours: ['mtg-context:104.3', 'mtg:603.10f', 'mtg-context:800.4a']
  }
]
