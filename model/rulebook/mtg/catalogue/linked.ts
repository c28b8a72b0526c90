/** Linked and reflexive triggered abilities (603.11, 603.12). @module */
import type { Rule } from '../../rule.js'

export const linked: readonly Rule[] = [
  {
    id: 'mtg:603.11',
    title: 'Linked to a static ability',
    statement:
      'A static ability and the triggered abilities linked to it stand in one paragraph, the static one first. The triggered ' +
      'ones speak only of what was done because of it.',
    standing: 'normative',
    neighbours: ['mtg-context:607.1', 'mtg:603.2']
  },
  {
    id: 'mtg:603.12',
    title: 'Reflexive triggered ability',
    statement:
      'During a resolution an ability can be made that triggers "when" a player does or does not do what they were told or ' +
      'allowed to do, or when something happens that way. It follows the rules of delayed ones, but is tested right after its ' +
      'making, against what happened earlier in the same resolution and because of it alone.',
    standing: 'normative',
    neighbours: ['mtg:603.7', 'mtg:603.7a', 'mtg:603.12a']
  },
  {
    id: 'mtg:603.12a',
    title: 'How often a reflexive ability triggers',
    statement:
      'It triggers as many times as its event occurred in that resolution. Where a cost could be paid any number of times and ' +
      'the wording is "one or more times", it triggers a single time.',
    standing: 'normative',
    neighbours: ['mtg:603.12', 'mtg:603.2c']
  }
]
