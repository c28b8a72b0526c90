/** Keyword actions (701) on which what triggers leans. @module */
import type { Rule } from '../../rule.js'

export const keywordActions: readonly Rule[] = [
  {
    id: 'mtg-context:701.3d',
    title: 'Becoming unattached',
    statement:
      'Something becomes unattached from an object or player whenever it ceases to be attached to it, in whatever way: also by ' +
      'being attached to something else, as it leaves the battlefield itself, or as the object leaves its zone or the player the game.',
    standing: 'normative',
    neighbours: ['mtg:603.10c', 'mtg-context:704.5n', 'mtg-context:301.5c']
  }
]
