/** What damage brings (120, 702.15), by the edition of February 2026. @module */
import type { Rule } from '../../rule.js'

export const damage: readonly Rule[] = [
  {
    id: 'mtg-context:120.3f',
    title: 'Lifelink',
    statement:
      'If a source has lifelink, whoever controls it gains as much life as it deals damage, besides all else that the damage brings.',
    standing: 'normative',
    neighbours: ['mtg-context:120.4c', 'mtg-context:119.3', 'mtg-context:702.15e']
  },
  {
    id: 'mtg-context:120.4c',
    title: 'Results of damage are replaced in their turn',
    statement:
      'Once effects have changed how much damage there is and to whom, it is worked out what it brings; then effects on that, on life ' +
      'gained among others, are applied.',
    standing: 'normative',
    neighbours: ['mtg-context:120.3f', 'mtg-context:120.4d', 'mtg-context:616.1g']
  },
  {
    id: 'mtg-context:120.4d',
    title: 'Damage and its results are one event',
    statement: 'Damage and all that it brings happen together, and not one after the other.',
    standing: 'normative',
    neighbours: ['mtg-context:120.4c']
  },
  {
    id: 'mtg-context:702.15c',
    title: 'Lifelink of a source that has left',
    statement: 'Of an object that has gone to another zone before it deals damage it counts whether it last had lifelink where it was.',
    standing: 'normative',
    neighbours: ['mtg-context:120.3f', 'mtg-context:608.2h']
  },
  {
    id: 'mtg-context:702.15e',
    title: 'Several sources with lifelink',
    statement: 'Sources with lifelink that deal damage at once let life be gained in as many events.',
    standing: 'normative',
    neighbours: ['mtg-context:120.3f', 'mtg:603.2c']
  },
  {
    id: 'mtg-context:702.15f',
    title: 'Lifelink twice',
    statement: 'An object that has lifelink more than once brings no more life by that.',
    standing: 'normative',
    neighbours: ['mtg-context:120.3f']
  }
]
