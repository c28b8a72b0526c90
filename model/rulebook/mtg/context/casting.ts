/** Casting, modes and linked abilities (601, 607, 700). @module */
import type { Rule } from '../../rule.js'

export const casting: readonly Rule[] = [
  {
    id: 'mtg-context:601.2a',
    title: 'To the stack first',
    statement: 'Who casts a card moves it from where it is to the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:405.1']
  },
  {
    id: 'mtg-context:601.2c',
    title: 'Targets are chosen',
    statement:
      'Targets are announced, as many as the text asks for, and the same object or player only once for each time it ' + 'says "target".',
    standing: 'normative',
    neighbours: ['mtg:603.3d', 'mtg-context:608.2b']
  },
  {
    id: 'mtg-context:601.2d',
    title: 'Dividing',
    statement: 'Where an effect is divided among targets, the division is announced with them, at least one for each.',
    standing: 'normative',
    neighbours: ['mtg-context:601.2c']
  },
  {
    id: 'mtg-context:607.1',
    title: 'Linked abilities',
    statement:
      'Where one ability of an object speaks of what another of its abilities did, they are linked and speak of each ' + 'other alone.',
    standing: 'normative',
    neighbours: ['mtg:603.11']
  },
  {
    id: 'mtg-context:700.2',
    title: 'Choosing modes',
    statement: 'A mode is chosen as the spell or ability is put on the stack; for a triggered ability by its controller.',
    standing: 'normative',
    neighbours: ['mtg:603.3c', 'mtg-context:700.2b']
  },
  {
    id: 'mtg-context:700.2b',
    title: 'Modes that cannot be chosen',
    statement:
      'A mode for which no legal targets exist cannot be chosen; with none left, a triggered ability is removed from ' + 'the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:700.2', 'mtg:603.3c']
  },
  {
    id: 'mtg-context:701.10b',
    title: 'Doubling power',
    statement: 'To double the power of a creature gives it a bonus of as much as its power is at that time.',
    standing: 'normative',
    neighbours: ['mtg-context:613.4']
  }
]
