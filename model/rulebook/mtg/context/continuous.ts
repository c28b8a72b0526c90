/** Continuous effects and layers (611, 613). @module */
import type { Rule } from '../../rule.js'

export const continuous: readonly Rule[] = [
  {
    id: 'mtg-context:611.2a',
    title: 'No stated duration',
    statement: 'A continuous effect of a resolution that says no duration lasts until the game ends.',
    standing: 'normative',
    neighbours: ['mtg-context:611.2c']
  },
  {
    id: 'mtg-context:611.2c',
    title: 'The set is fixed',
    statement: 'If such an effect changes traits or control of objects, those it affects are settled as it begins.',
    standing: 'normative',
    neighbours: ['mtg-context:611.3a']
  },
  {
    id: 'mtg-context:611.3a',
    title: 'Static: never fixed',
    statement: 'The effect of a static ability applies at each moment to whatever its text then covers.',
    standing: 'normative',
    neighbours: ['mtg-context:611.2c']
  },
  {
    id: 'mtg-context:613.1',
    title: 'Seven layers',
    statement: 'Copies, control, text, type, colour, abilities, then power and toughness are worked out in this order.',
    standing: 'normative',
    neighbours: ['mtg-context:613.4', 'mtg-context:613.8']
  },
  {
    id: 'mtg-context:613.4',
    title: 'The last layer in parts',
    statement: 'Power and toughness: what defines them, what sets them, what modifies them (counters included), what switches ' + 'them.',
    standing: 'normative',
    neighbours: ['mtg-context:613.1']
  },
  {
    id: 'mtg-context:613.7',
    title: 'Timestamps',
    statement: 'Within a layer or part, the earlier timestamp comes first, unless there is a dependency.',
    standing: 'normative',
    neighbours: ['mtg-context:613.7a', 'mtg-context:613.7m', 'mtg-context:613.8']
  },
  {
    id: 'mtg-context:613.7a',
    title: 'Timestamp of a static ability',
    statement: 'It is that of its object, or of the effect that gave it the ability, if that is later.',
    standing: 'normative',
    neighbours: ['mtg-context:613.7']
  },
  {
    id: 'mtg-context:613.7m',
    title: 'Equal timestamps',
    statement: 'Objects that come together are ordered by the players in turn order from the active player.',
    standing: 'normative',
    neighbours: ['mtg-context:101.4', 'mtg-context:613.7']
  },
  {
    id: 'mtg-context:613.8',
    title: 'Dependency',
    statement: 'An effect waits for another of the same layer that would change whether, to what or how it applies.',
    standing: 'normative',
    neighbours: ['mtg-context:613.8a', 'mtg-context:613.7']
  },
  {
    id: 'mtg-context:613.8a',
    title: 'Only within a layer',
    statement: 'Effects of different layers never depend on each other.',
    standing: 'normative',
    neighbours: ['mtg-context:613.8']
  },
  {
    id: 'mtg-context:613.11',
    title: 'Effects on the rules of the game',
    statement: 'They are applied after all those on objects and players.',
    standing: 'normative',
    neighbours: ['mtg-context:613.1']
  }
]
