/** Prevention effects (615). @module */
import type { Rule } from '../../rule.js'

export const prevention: readonly Rule[] = [
  {
    id: 'mtg-context:615.5',
    title: 'What else they do',
    statement:
      'A further part of a prevention effect takes place right after the prevention, and may speak of how much damage that prevented.',
    standing: 'normative',
    neighbours: ['mtg-context:615.7']
  },
  {
    id: 'mtg-context:615.7',
    title: 'Shields of an amount',
    statement:
      'Each point prevented lowers what is left. If several sources deal damage at once, the player concerned, or the ' +
      'controller of the object, says which damage is prevented first.',
    standing: 'normative',
    neighbours: ['mtg-context:615.11', 'mtg-context:616.1']
  },
  {
    id: 'mtg-context:615.8',
    title: 'The next time',
    statement:
      'An effect for the next time a source would deal damage prevents that damage, whatever its amount, and is used up ' + 'by it.',
    standing: 'normative',
    neighbours: ['mtg-context:615.7', 'mtg-context:615.9']
  },
  {
    id: 'mtg-context:615.9',
    title: 'The source is looked at again',
    statement:
      'If the source no longer has what the effect asks for as it would deal damage, the effect does not apply and is ' + 'not used up.',
    standing: 'normative',
    neighbours: ['mtg-context:609.7b']
  },
  {
    id: 'mtg-context:615.10',
    title: 'Static prevention of an amount',
    statement: 'It prevents that much of each damage event, and separately for each object or player.',
    standing: 'normative',
    neighbours: ['mtg-context:615.7']
  },
  {
    id: 'mtg-context:615.11',
    title: 'Shields of several',
    statement: 'An effect that shields several gives each of them a shield of its own as it resolves.',
    standing: 'normative',
    neighbours: ['mtg-context:615.7']
  },
  {
    id: 'mtg-context:615.12',
    title: 'Damage that cannot be prevented',
    statement:
      'Prevention effects apply to it and prevent nothing: their other parts happen, shields are not lowered, and each ' +
      'is applied once at most.',
    standing: 'normative',
    neighbours: ['mtg-context:615.7', 'mtg-context:609.7b']
  }
]
