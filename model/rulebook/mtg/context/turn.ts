/** The turn (500-514). @module */
import type { Rule } from '../../rule.js'

export const turn: readonly Rule[] = [
  {
    id: 'mtg-context:500.1',
    title: 'Five phases',
    statement: 'A turn has a beginning, a first main, a combat, a second main and an ending phase, always in this order.',
    standing: 'normative',
    neighbours: ['mtg-context:502.3', 'mtg-context:514.1']
  },
  {
    id: 'mtg-context:502.3',
    title: 'Untapping',
    statement: 'In the untap step the active player untaps all of their permanents at once.',
    standing: 'normative',
    neighbours: ['mtg-context:502.4']
  },
  {
    id: 'mtg-context:502.4',
    title: 'No priority in the untap step',
    statement: 'Nobody gets priority in it; what triggers waits for the upkeep.',
    standing: 'normative',
    neighbours: ['mtg-context:503.1', 'mtg-context:117.3a']
  },
  {
    id: 'mtg-context:503.1',
    title: 'Upkeep',
    statement: 'The upkeep has no turn-based action; the active player gets priority.',
    standing: 'normative',
    neighbours: ['mtg-context:502.4']
  },
  {
    id: 'mtg-context:504.1',
    title: 'Drawing for the turn',
    statement: 'First in the draw step, the active player draws one card.',
    standing: 'normative',
    neighbours: ['mtg-context:504.2']
  },
  {
    id: 'mtg-context:504.2',
    title: 'Priority in the draw step',
    statement: 'Then the active player gets priority.',
    standing: 'normative',
    neighbours: ['mtg-context:504.1']
  },
  {
    id: 'mtg-context:505.1',
    title: 'Main phases',
    statement: 'There are two, before and after combat; in both the active player gets priority.',
    standing: 'normative',
    neighbours: ['mtg-context:117.1a']
  },
  {
    id: 'mtg-context:506.1',
    title: 'Combat',
    statement: 'The combat phase has five steps, from its beginning to its end; without attackers blocks and damage are left ' + 'out.',
    standing: 'normative',
    unchecked:
      'blockers are declared in a decision of their own, which this version has not: scenarios go from one main phase to the other, or end once attackers are declared, and a text says by itself what damage is combat damage.',
    neighbours: ['mtg-context:510.2']
  },
  {
    id: 'mtg-context:510.2',
    title: 'Combat damage is simultaneous',
    statement: 'All combat damage that was assigned is dealt at the same time; nobody can act between.',
    standing: 'normative',
    neighbours: ['mtg-context:608.2f', 'mtg-context:117.2']
  },
  {
    id: 'mtg-context:513.1',
    title: 'End step',
    statement: 'Abilities that name the beginning of the end step trigger; the active player gets priority.',
    standing: 'normative',
    neighbours: ['mtg:603.2b', 'mtg-context:514.1']
  },
  {
    id: 'mtg-context:514.1',
    title: 'Discarding to the hand size',
    statement: 'First in cleanup, the active player discards down to the maximum hand size.',
    standing: 'normative',
    neighbours: ['mtg-context:514.2']
  },
  {
    id: 'mtg-context:514.2',
    title: 'Damage and effects wear off',
    statement: 'Then, at one moment, marked damage is removed and all effects until end of turn or for this turn end.',
    standing: 'normative',
    neighbours: ['mtg-context:514.1', 'mtg-context:514.3']
  },
  {
    id: 'mtg-context:514.3',
    title: 'No priority in cleanup',
    statement: 'Normally nobody gets priority in it.',
    standing: 'normative',
    neighbours: ['mtg-context:514.3a']
  },
  {
    id: 'mtg-context:514.3a',
    title: 'When something happens in cleanup',
    statement:
      'If a state-based action is performed or an ability triggers, these are dealt with, the active player gets ' +
      'priority, and another cleanup follows.',
    standing: 'normative',
    neighbours: ['mtg-context:514.3', 'mtg-context:117.5']
  }
]
