/** Placing, reflexive triggers, and traits (10-12). @module */
import type { Rule } from '../../rule.js'

export const placing: readonly Rule[] = [
  {
    id: 'ga:10',
    title: 'Several at once: in turn order, then Opportunity',
    statement:
      'Triggered abilities that come at once are placed in turn order, those of the turn player first, each player ordering ' +
      'their own. Only when all are placed does the turn player get Opportunity, and only after everyone has passed can one ' +
      'of them resolve.',
    standing: 'normative',
    neighbours: ['ga:1', 'ga:11']
  },
  {
    id: 'ga:11',
    title: 'Triggers made during a resolution wait',
    statement:
      'What triggers while an effect or activation resolves is placed once that has resolved to its end. A trigger that a card ' +
      'makes for itself while it resolves is called reflexive.',
    standing: 'normative',
    neighbours: ['ga:10', 'ga:1']
  },
  {
    id: 'ga:12',
    title: 'Traits of the source',
    statement: 'A triggered ability has the types, the element and the other relevant traits of its source.',
    standing: 'normative',
    neighbours: ['ga:5.1']
  }
]
