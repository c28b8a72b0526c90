/** Effect keywords on which chapter 6 leans (8.5), and the type keyword of tokens (8.1). @module */
import type { Rule } from '../../rule.js'

export const keywords: readonly Rule[] = [
  {
    id: 'fab-context:8.1.8a',
    title: 'Tokens are in the arena or nowhere',
    statement:
      'A token is nowhere but in the arena, or under another card. Once it leaves the arena, and not to be under a card, it ceases to exist.',
    standing: 'normative',
    neighbours: ['fab-context:1.3.2b', 'fab-context:3.0.11', 'fab-context:3.0.12a', 'fab-context:1.2.3']
  },
  {
    id: 'fab-context:8.5.6b',
    title: 'Drawing from an empty deck',
    statement: 'A draw from an empty deck fails, and that is all.',
    standing: 'normative',
    neighbours: ['fab-context:4.5.3', 'fab-context:1.8.9']
  },
  {
    id: 'fab-context:8.5.25',
    title: 'Copy',
    statement:
      'Becoming a copy is a continuous effect: it takes away the properties that the object has, and then gives it those of what is copied.',
    standing: 'normative',
    neighbours: ['fab-context:8.5.25b', 'fab-context:8.5.25c', 'fab-context:8.5.25d', 'fab:6.3.2', 'fab:6.4.8a']
  },
  {
    id: 'fab-context:8.5.25b',
    title: 'What is copied',
    statement:
      'Copied are the printed properties, or those that define a token, and the parameters of the original that are already settled.',
    standing: 'normative',
    neighbours: ['fab-context:8.5.25']
  },
  {
    id: 'fab-context:8.5.25c',
    title: 'A copy does not follow the original',
    statement: 'Changes to the original that come later do not reach the copy.',
    standing: 'normative',
    neighbours: ['fab-context:8.5.25']
  },
  {
    id: 'fab-context:8.5.25d',
    title: 'Copying the same thing again',
    statement: 'An object that is to become a copy of what it already copies does not: that fails.',
    standing: 'normative',
    neighbours: ['fab-context:8.5.25', 'fab-context:1.8.9']
  },
  {
    id: 'fab-context:8.5.26',
    title: 'Negate',
    statement: 'A negated layer is cleared and does not resolve. A layer that negates itself stops there.',
    standing: 'normative',
    neighbours: ['fab-context:1.6', 'fab-context:5.3.7']
  },
  {
    id: 'fab-context:8.5.45',
    title: 'Clash',
    statement:
      'Players who clash reveal the top cards of their decks. One whose card has more power than every other has won. A card without ' +
      'power, or no card, counts for less than any power, also than none; with nobody ahead, nobody has won.',
    standing: 'normative',
    neighbours: ['fab:6.4.11', 'fab-context:1.8.9']
  }
]
