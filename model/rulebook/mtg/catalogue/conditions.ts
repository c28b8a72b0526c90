/** Conditions and options of a triggered ability (603.4, 603.5). @module */
import type { Rule } from '../../rule.js'

export const conditions: readonly Rule[] = [
  {
    id: 'mtg:603.4',
    title: 'Intervening "if"',
    statement:
      'A condition with "if" that directly follows the trigger event is tested twice. If it is false at the event, the ' +
      'ability does not trigger; if it is false when the ability would resolve, the ability is taken off the stack without ' +
      'effect. An "if" anywhere else in a text is an ordinary condition.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2a', 'mtg-context:608.2b', 'mtg:603.2']
  },
  {
    id: 'mtg:603.5',
    title: 'Optional effects and "unless"',
    statement:
      'An ability with "may" or "unless" in its effect goes to the stack as any other, whatever its controller means to do. ' +
      'The option is taken, and the "unless" dealt with, on resolution.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2d', 'mtg:603.3']
  }
]
