/** Discrete effects (6.1). @module */
import type { Rule } from '../../rule.js'

export const discreteEffects: readonly Rule[] = [
  {
    id: 'fab:6.1.1',
    title: 'A discrete effect produces an event',
    statement:
      'A discrete effect acts on the game once, through an event. It lasts for no time: when its event is over, the effect ' +
      'is spent and changes nothing later.',
    standing: 'normative',
    neighbours: ['fab-context:1.9', 'fab:6.1.2', 'fab:6.2.1']
  },
  {
    id: 'fab:6.1.2',
    title: 'Discrete effects occur one at a time',
    statement:
      'Discrete effects are never merged. Where an ability holds several, each is generated and its event is carried ' +
      'through before the following one is generated, so a later one sees what an earlier one did.',
    standing: 'normative',
    neighbours: ['fab:6.1.1', 'fab-context:5.3.4', 'fab-context:8.0.6a']
  },
  {
    id: 'fab:6.1.3',
    title: 'Condition of a discrete effect is tested once',
    statement:
      'The condition of a conditional discrete effect is looked at a single time, at the moment of generation. If it holds, ' +
      'the effect comes about; if not, nothing comes about. The condition is not looked at again before or after that.',
    standing: 'normative',
    neighbours: ['fab-context:1.8.4', 'fab:6.2.2d', 'fab:6.6.1c']
  }
]
