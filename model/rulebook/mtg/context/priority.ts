/** Priority (117). @module */
import type { Rule } from '../../rule.js'

export const priority: readonly Rule[] = [
  {
    id: 'mtg-context:117.1',
    title: 'What priority is for',
    statement: 'Casting, activating and special actions are for the player who has priority.',
    standing: 'normative',
    neighbours: ['mtg-context:117.1a', 'mtg-context:117.3']
  },
  {
    id: 'mtg-context:117.1a',
    title: 'Instants and the rest',
    statement:
      'An instant may be cast whenever its player has priority; other spells only by the active player in a main phase ' +
      'with an empty stack.',
    standing: 'normative',
    neighbours: ['mtg-context:307.1', 'mtg-context:117.1']
  },
  {
    id: 'mtg-context:117.2',
    title: 'What needs no priority',
    statement:
      'Static abilities are always there, triggered ones trigger at any time, turn-based and state-based actions and ' +
      'resolution happen while nobody has priority.',
    standing: 'normative',
    neighbours: ['mtg:603.2a', 'mtg-context:117.5']
  },
  {
    id: 'mtg-context:117.3',
    title: 'Who gets it',
    statement: 'Priority goes to players by the rules that follow; no player has it while something resolves.',
    standing: 'normative',
    neighbours: ['mtg-context:117.3a', 'mtg-context:117.3b', 'mtg-context:117.3c', 'mtg-context:117.3d']
  },
  {
    id: 'mtg-context:117.3a',
    title: 'At the beginning of steps and phases',
    statement:
      'The active player gets it in most steps and phases, once turn-based actions are done and abilities for the ' +
      'beginning are on the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:502.4', 'mtg-context:514.3', 'mtg:603.2b']
  },
  {
    id: 'mtg-context:117.3b',
    title: 'After a resolution',
    statement: 'The active player gets it after anything but a mana ability has resolved.',
    standing: 'normative',
    neighbours: ['mtg-context:608.1']
  },
  {
    id: 'mtg-context:117.3c',
    title: 'Who acts keeps it',
    statement: 'A player who had priority and cast, activated or took a special action has it again.',
    standing: 'normative',
    neighbours: ['mtg-context:117.1']
  },
  {
    id: 'mtg-context:117.3d',
    title: 'Passing',
    statement: 'A player who does not act passes it to the next in turn order.',
    standing: 'normative',
    neighbours: ['mtg-context:117.4']
  },
  {
    id: 'mtg-context:117.4',
    title: 'All pass in succession',
    statement: 'The top of the stack resolves; with an empty stack the step or phase ends.',
    standing: 'normative',
    neighbours: ['mtg-context:405.5', 'mtg-context:117.3d']
  },
  {
    id: 'mtg-context:117.5',
    title: 'Before anyone gets it',
    statement:
      'State-based actions are performed until none applies, then waiting triggers are put on the stack; both are ' +
      'repeated until neither has anything to do.',
    standing: 'normative',
    neighbours: ['mtg-context:704.3', 'mtg:603.3b']
  }
]
