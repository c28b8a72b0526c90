/** Events (1.9). @module */
import type { Rule } from '../../rule.js'

export const events: readonly Rule[] = [
  {
    id: 'fab-context:1.9',
    title: 'Event',
    statement:
      'An event is any change of the game state: a layer resolving, what an effect results in, a phase or step changing, an ' +
      'action of a player. Events can be replaced and can trigger effects.',
    standing: 'definition',
    reason: 'It says what counts as an event; how events are replaced and trigger is checked under 6.4 and 6.6.',
    neighbours: ['fab:6.1.1', 'fab:6.4.1', 'fab:6.6.1c', 'fab-context:1.9.1b']
  },
  {
    id: 'fab-context:1.9.1b',
    title: 'Doing nothing is no event',
    statement: 'Where nothing is done, as with damage of 0, there is no event: nothing to replace, and nothing to trigger on.',
    standing: 'normative',
    neighbours: ['fab-context:1.9', 'fab:6.4.10a', 'fab:6.6.5b']
  },
  {
    id: 'fab-context:1.9.1c',
    title: 'Instructions that nobody can verify',
    statement: 'A player may deliberately fail an instruction whose possibility the others cannot verify.',
    standing: 'normative',
    unchecked: 'players know every card of a scenario, so that for every instruction all can verify whether it can be carried out.',
    neighbours: ['fab-context:1.9']
  },
  {
    id: 'fab-context:1.9.2',
    title: 'Compound event',
    statement:
      'An instruction to do a thing several times is expanded into individual events, which are performed one after another, ' +
      'not at once.',
    standing: 'normative',
    neighbours: ['fab-context:1.9.2a', 'fab-context:1.9.2b', 'fab-context:1.9.2c', 'fab-context:1.8.6d']
  },
  {
    id: 'fab-context:1.9.2a',
    title: 'A compound event triggers once',
    statement: 'An effect that triggers on a compound event as a whole does not trigger again on its parts.',
    standing: 'normative',
    neighbours: ['fab-context:1.9.2', 'fab:6.6.5b']
  },
  {
    id: 'fab-context:1.9.2b',
    title: 'A compound event is replaced as a whole or in parts',
    statement:
      'A replacement effect that was applied to a compound event as a whole cannot be applied to its parts. To which of the ' +
      'two a prevention or replacement attaches in the first place is not said.',
    standing: 'normative',
    neighbours: ['fab-context:1.9.2', 'fab:6.4.5', 'fab:6.4.10f']
  },
  {
    id: 'fab-context:1.9.2c',
    title: 'Compound event of several players',
    statement:
      'If several players are concerned, it goes clockwise, from the turn-player, or from the controller of the effect if an effect ' +
      'made the event.',
    standing: 'normative',
    neighbours: ['fab-context:1.9.2', 'fab-context:1.8.6a']
  },
  {
    id: 'fab-context:1.9.3',
    title: 'Composite event',
    statement: 'A composite event is a named action that is made of inner events, as discarding is made of a move.',
    standing: 'definition',
    reason: 'It names the kind; what follows from it is said in 1.9.3a to 1.9.3d.',
    neighbours: ['fab-context:1.9.3a', 'fab-context:1.9.3b', 'fab-context:1.9.3c', 'fab-context:1.9.3d']
  },
  {
    id: 'fab-context:1.9.3a',
    title: 'A composite event triggers once',
    statement: 'On a composite event and its inner events together an effect triggers at most once.',
    standing: 'normative',
    neighbours: ['fab-context:1.9.3', 'fab:6.6.5b']
  },
  {
    id: 'fab-context:1.9.3b',
    title: 'Stopping one stops the other',
    statement: 'If the composite event or its inner event is stopped, the other is stopped too.',
    standing: 'normative',
    neighbours: ['fab-context:1.9.3', 'fab-context:1.9.3c']
  },
  {
    id: 'fab-context:1.9.3c',
    title: 'A composite event whose inner event is changed in part',
    statement: 'If the inner event is changed only in part, the composite event has still happened.',
    standing: 'normative',
    neighbours: ['fab-context:1.9.3', 'fab:6.4.6']
  },
  {
    id: 'fab-context:1.9.3d',
    title: 'A composite event without an inner event',
    statement: 'If no inner event happens at all, neither has the composite event.',
    standing: 'normative',
    neighbours: ['fab-context:1.9.3', 'fab:6.4.6', 'fab:6.6.5b']
  },
  {
    id: 'fab-context:8.0.6a',
    title: 'Events of effect keywords',
    statement: 'A discrete effect keyword makes its event on generation, a continuous one when it is applied.',
    standing: 'normative',
    neighbours: ['fab:6.1.1', 'fab:6.1.2', 'fab-context:1.9']
  }
]
