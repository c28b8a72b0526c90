/** The phases of a turn (4.1 to 4.4). @module */
import type { Rule } from '../../rule.js'

export const phases: readonly Rule[] = [
  {
    id: 'fab-context:4.1.8a',
    title: 'Triggered-layers at the start of the game',
    statement:
      'At the start of the game the player of the first turn orders all pending triggered-layers, those of others included; ' +
      'they resolve as if all players passed before that turn begins.',
    standing: 'normative',
    neighbours: ['fab:6.6.6b']
  },
  {
    id: 'fab-context:4.2',
    title: 'Start Phase',
    statement: 'In the Start Phase nobody has priority.',
    standing: 'normative',
    neighbours: ['fab-context:4.2.2', 'fab-context:1.11.3']
  },
  {
    id: 'fab-context:4.2.2',
    title: 'Layers in the Start Phase',
    statement:
      'Layers of the Start Phase are added and resolve as if all players passed, with the game-state actions in between, ' +
      'until the stack is empty.',
    standing: 'normative',
    neighbours: ['fab-context:4.2', 'fab-context:1.10.2', 'fab:6.6.6']
  },
  {
    id: 'fab-context:4.3',
    title: 'Action Phase',
    statement:
      'The Action Phase begins with an event; then the turn-player has 1 action point, which is no event that could trigger ' +
      'or be replaced; then they get priority. The phase ends when all pass while the stack is empty and the combat chain is closed.',
    standing: 'normative',
    neighbours: ['fab-context:1.11.3', 'fab-context:1.11.4a', 'fab-context:8.1.1']
  },
  {
    id: 'fab-context:4.4',
    title: 'End Phase',
    statement: 'In the End Phase nobody has priority.',
    standing: 'normative',
    neighbours: ['fab-context:4.4.2', 'fab-context:4.4.3', 'fab-context:1.11.3']
  },
  {
    id: 'fab-context:4.4.2',
    title: 'Layers in the End Phase',
    statement:
      'Layers of the End Phase are added and resolve as if all players passed, with the game-state actions in between, ' +
      'until the stack is empty.',
    standing: 'normative',
    neighbours: ['fab-context:4.4', 'fab-context:1.10.2', 'fab:6.6.6']
  },
  {
    id: 'fab-context:4.4.3',
    title: 'End-of-turn procedure',
    statement:
      'In this order: allies regain their life; a card may be put into the arsenal; pitched cards go under the decks; objects ' +
      'untap; points are lost; the turn-player draws up. After each of these, pending layers go on the stack and resolve by themselves.',
    standing: 'normative',
    neighbours: ['fab-context:4.4.2', 'fab-context:4.4.4']
  },
  {
    id: 'fab-context:4.4.4',
    title: 'Effects of this turn end last',
    statement: 'What lasts "this turn" or "until end of turn" ends after the whole end-of-turn procedure, not before.',
    standing: 'normative',
    neighbours: ['fab-context:4.4.3', 'fab:6.2.2a', 'fab:6.6.3a']
  }
]
