/** Outcome-replacement effects (6.4.11). @module */
import type { Rule } from '../../rule.js'

export const outcomeReplacementEffects: readonly Rule[] = [
  {
    id: 'fab:6.4.11',
    title: 'Outcome-replacement effect',
    statement:
      'An outcome-replacement effect replaces not an event but its outcome: the event takes place, and another event ' +
      'follows in place of the result it would have had. The text has the form of a standard-replacement, with "if" or "the ' +
      'next" and "instead".',
    standing: 'normative',
    neighbours: ['fab:6.4.9', 'fab:6.5.7']
  }
]
