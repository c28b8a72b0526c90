/** How a triggered ability comes to the stack (603.3). @module */
import type { Rule } from '../../rule.js'

export const placement: readonly Rule[] = [
  {
    id: 'mtg:603.3',
    title: 'Put on the stack when priority would be given',
    statement:
      'An ability that has triggered waits until a player is about to get priority; then its controller puts it on top of ' +
      'the stack, as an object that is no card. It has its text and no other traits, and stays until it resolves, is ' +
      'countered, or a rule or effect takes it away.',
    standing: 'normative',
    neighbours: ['mtg-context:117.5', 'mtg-context:405.2', 'mtg:603.3b']
  },
  {
    id: 'mtg:603.3a',
    title: 'Controller of a triggered ability',
    statement:
      'Its controller is whoever controlled the source at the moment of triggering. Delayed triggered abilities follow rules of ' +
      'their own.',
    standing: 'normative',
    neighbours: ['mtg:603.7d', 'mtg:603.7e', 'mtg:603.7f', 'mtg:603.7g']
  },
  {
    id: 'mtg:603.3b',
    title: 'Several at once: two parts, in turn order',
    statement:
      'First every player, the active player before the others in turn order, puts their waiting abilities on the stack in the order of ' +
      "their choice, except those that answer an ability's triggering; these follow in a second round of the same kind. " +
      'State-based actions are then performed until none applies, newly triggered abilities are placed, and this goes on ' +
      'until neither happens. Only then does anyone receive priority.',
    standing: 'normative',
    neighbours: ['mtg-context:101.4', 'mtg-context:704.3', 'mtg-context:117.5', 'mtg-context:405.3']
  },
  {
    id: 'mtg:603.3c',
    title: 'Modes',
    statement:
      'The controller of a modal triggered ability names the mode while putting it on the stack, and may not name one that ' +
      'would be illegal. Without a chosen mode the ability leaves the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:700.2', 'mtg:603.3d']
  },
  {
    id: 'mtg:603.3d',
    title: 'Targets and other choices',
    statement:
      'Targets and divisions are announced as in casting a spell. Where a choice is required and no legal one exists, or ' +
      'where the ability is illegal for another reason, it is taken off the stack.',
    standing: 'normative',
    neighbours: ['mtg-context:601.2c', 'mtg:603.3c', 'mtg-context:608.2b']
  }
]
