/** Keyword actions (701) on which what triggers leans. @module */
import type { Rule } from '../../rule.js'

export const keywordActions: readonly Rule[] = [
  {
    id: 'mtg-context:701.3b',
    title: 'Attached where it may not be',
    statement:
      'What an effect would attach to something that it cannot be attached to does not move: it stays attached to what it is attached to, ' +
      'or to nothing.',
    standing: 'normative',
    neighbours: ['mtg-context:701.3d', 'mtg-context:704.5n', 'mtg-context:609.3']
  },
  {
    id: 'mtg-context:701.3d',
    title: 'Becoming unattached',
    statement:
      'Something becomes unattached from an object or player whenever it ceases to be attached to it, in whatever way: also by ' +
      'being attached to something else, as it leaves the battlefield itself, or as the object leaves its zone or the player the game.',
    standing: 'normative',
    neighbours: ['mtg-context:701.3b', 'mtg:603.10c', 'mtg-context:704.5n', 'mtg-context:301.5c']
  }
]
