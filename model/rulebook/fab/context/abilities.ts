/** Abilities: when they function, modes, connected pairs, static triggers (1.7, 5.4). @module */
import type { Rule } from '../../rule.js'

export const abilities: readonly Rule[] = [
  {
    id: 'fab-context:1.7.4',
    title: 'When an ability is functional',
    statement:
      'By default an ability is functional while its source is public and in the arena. Defending cards that are no permanents are ' +
      'excepted unless the ability is about defending. Others function elsewhere: what only makes sense there; ' +
      'resolution abilities while their layer resolves; static abilities of certain kinds; triggers and replacements that are ' +
      'about the source being outside the arena.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.4i', 'fab-context:1.7.4j', 'fab:6.2.3a', 'fab:6.6.4']
  },
  {
    id: 'fab-context:1.7.4i',
    title: 'Triggers about a source outside the arena',
    statement: 'A triggered ability whose condition puts its source outside the arena is functional there.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.4', 'fab:6.6.4']
  },
  {
    id: 'fab-context:1.7.4j',
    title: "Replacement of the source's own move",
    statement: "An ability that replaces its own source's change of zone is functional for that change, wherever the source is.",
    standing: 'normative',
    neighbours: ['fab-context:1.7.4', 'fab:6.4.7']
  },
  {
    id: 'fab-context:1.7.5',
    title: 'Modes',
    statement:
      'The modes of a modal ability are declared while its layer is added to the stack. They are different ones unless the ' +
      'text allows repeats, and they run in the order in which they are printed.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.5c', 'fab-context:1.7.5e', 'fab-context:5.1', 'fab:6.6.6a']
  },
  {
    id: 'fab-context:1.7.5c',
    title: 'Repeated modes are separate',
    statement: 'A mode that was chosen more than once makes separate effects, not a compound one.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.5', 'fab-context:1.9.2']
  },
  {
    id: 'fab-context:1.7.5e',
    title: 'How many modes there are to choose',
    statement: 'How many modes may be chosen is worked out at the moment of choosing.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.5']
  },
  {
    id: 'fab-context:1.7.6',
    title: 'Connected pair of abilities',
    statement:
      'The following one of two connected abilities refers only to what its own leading ability declared or did, never to ' +
      'the same thing brought about otherwise.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.6b', 'fab-context:1.7.6c', 'fab:6.4.7', 'fab:6.4.7a']
  },
  {
    id: 'fab-context:1.7.6b',
    title: 'A following ability with nothing to refer to',
    statement: 'If the leading ability left nothing to refer to, the part of the following ability that refers to it fails.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.6', 'fab-context:1.8.9']
  },
  {
    id: 'fab-context:1.7.6c',
    title: 'Half a pair is not connected',
    statement: 'Abilities of which only one was given, or that different effects gave, are not connected.',
    standing: 'normative',
    neighbours: ['fab-context:1.7.6']
  },
  {
    id: 'fab-context:5.4.4c',
    title: '"When you do" of a play-static ability',
    statement: 'The "when you do" of a static ability about playing its card triggers at once.',
    standing: 'normative',
    neighbours: ['fab:6.6.2']
  },
  {
    id: 'fab-context:5.4.6a',
    title: 'A source that leaves in the event it watches',
    statement:
      'A triggered-static ability whose source ceases to exist in the very event that it watches for does trigger, provided ' +
      'that it was functional right before.',
    standing: 'normative',
    neighbours: ['fab:6.6.4', 'fab:6.6.5a', 'fab-context:1.7.4']
  },
  {
    id: 'fab-context:5.4.7b',
    title: 'Hidden trigger',
    statement: 'If the source is private, its owner may let it trigger and need not. Then the source is public until the layer is gone.',
    standing: 'normative',
    neighbours: ['fab:6.6.5', 'fab-context:1.7.4']
  }
]
