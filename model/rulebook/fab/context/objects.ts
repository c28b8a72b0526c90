/** Objects: identity, last known information, numbers, counters (1.2.3, 1.15.4, 2, 3.0.9). @module */
import type { Rule } from '../../rule.js'

export const objects: readonly Rule[] = [
  {
    id: 'fab-context:1.3.2b',
    title: 'Token-cards',
    statement: "A card of the type token is a token-card. It belongs to no player's card-pool.",
    standing: 'definition',
    reason: 'It names the kind.',
    neighbours: ['fab-context:8.1.8a']
  },
  {
    id: 'fab-context:1.2.3',
    title: 'Last known information',
    statement: 'Of an object that is gone, the game goes by how it last was. That picture does not change any more and cannot be targeted.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.1a', 'fab-context:5.3.4']
  },
  {
    id: 'fab-context:1.15.4',
    title: 'Opposite counters',
    statement: 'Counters that work against each other stay on the object side by side.',
    standing: 'normative',
    neighbours: []
  },
  {
    id: 'fab-context:2.0.3c',
    title: 'No numeric property below zero',
    statement: 'A numeric property is never less than 0.',
    standing: 'normative',
    neighbours: ['fab:6.3.3', 'fab-context:2.5.3e']
  },
  {
    id: 'fab-context:2.5.3d',
    title: 'More life than at the beginning',
    statement: 'A life total is the base life with all that was gained and without all that was lost, and it can exceed the base.',
    standing: 'normative',
    neighbours: ['fab-context:2.5.3e']
  },
  {
    id: 'fab-context:2.5.3e',
    title: 'No life total below zero',
    statement: 'A life total whose sum of base, gains and losses is negative counts as 0.',
    standing: 'undefined',
    reason:
      'Whether the debt stays behind the 0 and takes from a later gain is told in two ways: the total is a sum that is only ' +
      'read as 0, while 2.0.3c stops the number itself at 0.',
    neighbours: ['fab-context:2.0.3c', 'fab-context:4.5.3a']
  },
  {
    id: 'fab-context:3.0.9',
    title: 'When an object becomes a new one',
    statement:
      'An object is a new one once it enters a zone other than arena and stack, or goes from public to private. On its way ' +
      'from the stack to the arena it stays the same.',
    standing: 'normative',
    neighbours: ['fab-context:3.0.9a', 'fab-context:1.2.3']
  },
  {
    id: 'fab-context:3.0.9a',
    title: 'Following an object that has moved',
    statement: 'The trigger or effect that saw the move can still follow the new object as long as it stays public.',
    standing: 'normative',
    neighbours: ['fab-context:3.0.9']
  },
  {
    id: 'fab-context:3.0.11',
    title: 'Zones that cannot hold an object',
    statement:
      'A rule that would move an object where it cannot be clears it instead, and an effect that would do so fails, unless ' +
      'another rule makes the object cease to exist. A token that is to be put into a deck ceases before it comes there.',
    standing: 'normative',
    neighbours: ['fab-context:3.0.12a', 'fab-context:8.1.8a']
  },
  {
    id: 'fab-context:3.0.12a',
    title: 'Clearing a token',
    statement: 'A token that is cleared, or a layer that is no card, leaves the zone in which it is and goes to no other.',
    standing: 'normative',
    neighbours: ['fab-context:8.1.8a']
  }
]
