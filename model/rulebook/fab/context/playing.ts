/** Putting things on the stack (1.14, 5.1, 8.1). @module */
import type { Rule } from '../../rule.js'

export const playing: readonly Rule[] = [
  {
    id: 'fab-context:1.14.4c',
    title: 'A replaced payment is a payment',
    statement: 'An effect-cost whose event was replaced counts as paid.',
    standing: 'normative',
    neighbours: ['fab-context:5.1.9a', 'fab:6.4.6']
  },
  {
    id: 'fab-context:5.1',
    title: 'Putting a thing on the stack',
    statement:
      'Announcing; declaring costs; declaring modes, and then targets; a check that all is legal; working out and paying costs in ' +
      'assets; working out and paying costs in effects; only then is the card played. What is not legal is taken back. For ' +
      'triggered-layers only modes and targets apply.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.5', 'fab-context:1.8.5', 'fab-context:1.10.3', 'fab-context:5.1.10', 'fab:6.6.6a']
  },
  {
    id: 'fab-context:5.1.9a',
    title: 'A replaced effect-cost is paid',
    statement: 'If the event of an effect-cost is replaced, the cost has been paid all the same.',
    standing: 'normative',
    neighbours: ['fab-context:1.14.4c', 'fab-context:5.1']
  },
  {
    id: 'fab-context:5.1.10',
    title: 'Priority after playing',
    statement: 'The player who played the card has priority again.',
    standing: 'normative',
    neighbours: ['fab-context:1.11.5', 'fab-context:5.1']
  },
  {
    id: 'fab-context:8.1.1',
    title: 'Action cards',
    statement:
      'Cited for when an action card may be played. The kit takes it that this costs the turn-player an action point, on an ' +
      'empty stack, with no combat chain open or in its Resolution Step.',
    standing: 'undefined',
    reason: 'The sentence was not at hand. Fixtures rest on it only so far as to get cards onto the stack.',
    neighbours: ['fab-context:4.3', 'fab-context:5.1']
  }
]
