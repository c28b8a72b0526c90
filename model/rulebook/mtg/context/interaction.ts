/** Interaction of replacement and prevention effects (616). @module */
import type { Rule } from '../../rule.js'

export const interaction: readonly Rule[] = [
  {
    id: 'mtg-context:616.1',
    title: 'Who picks',
    statement:
      'Where several could apply, the controller of the affected object, its owner if it has none, or the affected ' +
      'player picks one. If several players pick, they do so in turn order.',
    standing: 'normative',
    neighbours: ['mtg-context:616.1a', 'mtg-context:616.1f', 'mtg-context:101.4']
  },
  {
    id: 'mtg-context:616.1a',
    title: 'Self-replacement first',
    statement: 'If any of them is a self-replacement, one of those is picked.',
    standing: 'normative',
    neighbours: ['mtg-context:614.15', 'mtg-context:616.1b']
  },
  {
    id: 'mtg-context:616.1b',
    title: 'Then control',
    statement: 'Else, if any changes under whose control an object enters, one of those.',
    standing: 'normative',
    neighbours: ['mtg-context:616.1c', 'mtg-context:616.1a']
  },
  {
    id: 'mtg-context:616.1c',
    title: 'Then copies',
    statement: 'Else, if any makes an object enter as a copy, one of those.',
    standing: 'normative',
    neighbours: ['mtg-context:616.1d', 'mtg-context:616.1e']
  },
  {
    id: 'mtg-context:616.1d',
    title: 'Then the back face',
    statement: 'Else, if any makes a card enter with its back face up, one of those.',
    standing: 'normative',
    unchecked: 'no card of the scenario language has a back face.',
    neighbours: ['mtg-context:616.1e']
  },
  {
    id: 'mtg-context:616.1e',
    title: 'Then any',
    statement: 'Else any of them may be picked, prevention included.',
    standing: 'normative',
    neighbours: ['mtg-context:616.1f']
  },
  {
    id: 'mtg-context:616.1f',
    title: 'And again',
    statement: 'After each application the process begins anew with those that can now be applied.',
    standing: 'normative',
    neighbours: ['mtg-context:614.5', 'mtg-context:616.2']
  },
  {
    id: 'mtg-context:616.1g',
    title: 'Outer before inner',
    statement: 'An effect on an event comes before those on an event that it contains.',
    standing: 'normative',
    neighbours: ['mtg-context:616.1', 'mtg-context:122.6']
  },
  {
    id: 'mtg-context:616.2',
    title: 'Chains',
    statement: 'An application can make another effect applicable, or no longer so.',
    standing: 'normative',
    neighbours: ['mtg-context:616.1f']
  }
]
