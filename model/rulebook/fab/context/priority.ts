/** Priority (1.11). @module */
import type { Rule } from '../../rule.js'

export const priority: readonly Rule[] = [
  {
    id: 'fab-context:1.11.3',
    title: 'When there is priority',
    statement:
      'There is priority only in the Action Phase, and even there not in the Close Step. The turn-player gets it as the phase ' +
      'starts, in most steps of combat, and after a layer has resolved.',
    standing: 'normative',
    neighbours: ['fab-context:4.2', 'fab-context:4.3', 'fab-context:4.4', 'fab-context:5.3.7', 'fab-context:7.7.4']
  },
  {
    id: 'fab-context:1.11.4a',
    title: 'Passing',
    statement:
      'Passed priority goes on clockwise. When all have passed in a row, the top layer of the stack resolves, so that the ' +
      'layer added last is the first to do so; on an empty stack, the step or phase ends.',
    standing: 'normative',
    neighbours: ['fab-context:1.11.5', 'fab-context:5.3', 'fab-context:4.3', 'fab-context:7.1.3']
  },
  {
    id: 'fab-context:1.11.5',
    title: 'Who acts keeps priority',
    statement:
      'After playing a card or activating an ability, the player who did so has priority again. Meanwhile nobody has it, nor ' +
      'while a layer resolves or the game carries out actions of its own.',
    standing: 'normative',
    neighbours: ['fab-context:1.11.4a', 'fab-context:5.1.10']
  }
]
