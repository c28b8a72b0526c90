/** Replacement effects (614). @module */
import type { Rule } from '../../rule.js'

export const replacement: readonly Rule[] = [
  {
    id: 'mtg-context:614.1',
    title: 'What they are',
    statement:
      'An effect with "instead", "skip", or by which a permanent enters with or as something watches for an event and ' +
      'puts another in its place.',
    standing: 'normative',
    neighbours: ['mtg-context:614.4', 'mtg:603.6d']
  },
  {
    id: 'mtg-context:614.4',
    title: 'Not in retrospect',
    statement: 'It must exist before the event; it cannot go back and change what has happened.',
    standing: 'normative',
    neighbours: ['mtg-context:614.1']
  },
  {
    id: 'mtg-context:614.5',
    title: 'Once for each event',
    statement: 'It has one chance at an event and at all that this is modified into.',
    standing: 'normative',
    neighbours: ['mtg-context:614.6', 'mtg-context:616.1f']
  },
  {
    id: 'mtg-context:614.6',
    title: 'The replaced event never happens',
    statement: 'Only the modified event takes place, and it may trigger what it fits; of it, impossible parts are left out.',
    standing: 'normative',
    neighbours: ['mtg:603.2h', 'mtg-context:614.5']
  },
  {
    id: 'mtg-context:614.7',
    title: 'Nothing to replace',
    statement: 'Where the event would not happen at all, the effect does nothing; damage of 0 is no damage.',
    standing: 'normative',
    neighbours: ['mtg-context:120.8']
  },
  {
    id: 'mtg-context:614.9',
    title: 'Redirected damage',
    statement: 'A redirection does nothing where the new recipient is no longer there or cannot be dealt damage.',
    standing: 'normative',
    neighbours: ['mtg-context:614.6']
  },
  {
    id: 'mtg-context:614.12',
    title: 'How a permanent enters',
    statement: 'Effects on how a permanent enters look at it as it would be on the battlefield.',
    standing: 'normative',
    neighbours: ['mtg-context:614.1', 'mtg:603.6b']
  },
  {
    id: 'mtg-context:122.6',
    title: 'Counters that come with it',
    statement:
      'What speaks of counters being put on an object means those it enters with, too; its controller puts them unless said otherwise.',
    standing: 'normative',
    neighbours: ['mtg-context:614.12', 'mtg-context:616.1g']
  },
  {
    id: 'mtg-context:614.15',
    title: 'Self-replacement',
    statement: 'An effect of a resolving spell or ability that replaces a part of its own is applied before all others.',
    standing: 'normative',
    neighbours: ['mtg-context:616.1a']
  },
  {
    id: 'mtg-context:614.17',
    title: 'What cannot happen',
    statement:
      'A statement that something cannot happen is no replacement effect; of an event that cannot happen only self- ' +
      'replacement effects are applied.',
    standing: 'normative',
    neighbours: ['mtg-context:101.2', 'mtg-context:614.15']
  }
]
