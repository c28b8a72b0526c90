/** Combat, so far as triggers and replacement need it (7). @module */
import type { Rule } from '../../rule.js'

export const combat: readonly Rule[] = [
  {
    id: 'fab-context:7.0.1',
    title: 'Steps of combat',
    statement: 'Combat goes through the Layer, Attack, Defend, Reaction, Damage, Resolution and Close Steps, in this order.',
    standing: 'interpretation',
    reason: 'The sentence announces seven steps and lists six. We take all seven that the chapter then describes.',
    neighbours: ['fab-context:7.1.3', 'fab-context:7.5.2', 'fab-context:7.7']
  },
  {
    id: 'fab-context:7.0.2b',
    title: '"This combat chain"',
    statement: 'An effect for "this combat chain" is generated only while a chain is open, and lasts until it closes.',
    standing: 'normative',
    neighbours: ['fab-context:7.0.3d', 'fab-context:7.7', 'fab:6.2.2a']
  },
  {
    id: 'fab-context:7.0.3d',
    title: '"This chain link"',
    statement:
      'An effect for "this chain link" lasts until the active link is no longer the active one or the chain closes. With no ' +
      'active link, as in the Layer and Resolution Steps, such an effect is not generated.',
    standing: 'normative',
    neighbours: ['fab-context:7.0.2b', 'fab:6.2.2a', 'fab:6.6.3a']
  },
  {
    id: 'fab-context:7.1.3',
    title: 'From the Layer Step to the Attack Step',
    statement:
      'When all pass with the attack on top of the stack, it does not resolve as other layers do: the game moves to the ' +
      'Attack Step, in which it becomes the active attack.',
    standing: 'normative',
    neighbours: ['fab-context:1.11.4a', 'fab-context:7.0.1']
  },
  {
    id: 'fab-context:7.5.2',
    title: 'Damage of an attack',
    statement: 'In the Damage Step the damage of the active attack is worked out and dealt, in an event for each of its targets.',
    standing: 'normative',
    neighbours: ['fab-context:7.5.2c', 'fab-context:7.5.5', 'fab-context:7.7.2c']
  },
  {
    id: 'fab-context:7.5.2c',
    title: 'An attack with several targets',
    statement: 'Several targets of an attack are dealt their damage in separate events, clockwise.',
    standing: 'normative',
    neighbours: ['fab-context:7.5.2', 'fab-context:1.9.2']
  },
  {
    id: 'fab-context:7.5.5',
    title: 'Hit',
    statement:
      'An attack hits when it deals more than 0 damage itself in the Damage Step. It does not when all of the damage is ' +
      'prevented or comes from another source instead.',
    standing: 'normative',
    neighbours: ['fab-context:7.5.2', 'fab-context:1.9.1b', 'fab:6.4.10a']
  },
  {
    id: 'fab-context:7.7',
    title: 'Close Step',
    statement:
      'As the chain closes, permanents go home, other cards on it are cleared, attacks and reactions still on the stack go to ' +
      'the graveyard, and effects for "this combat chain" end.',
    standing: 'normative',
    neighbours: ['fab-context:7.0.2b', 'fab-context:7.7.2c', 'fab-context:7.7.4']
  },
  {
    id: 'fab-context:7.7.2c',
    title: 'The chain closes without an active attack',
    statement: 'If the active attack is gone before its damage was worked out, the chain closes, as one of the game-state actions.',
    standing: 'normative',
    neighbours: ['fab-context:1.10.2e', 'fab-context:7.7']
  },
  {
    id: 'fab-context:7.7.4',
    title: 'Layers in the Close Step',
    statement: 'In the Close Step nobody has priority, and layers resolve by themselves, as if all had passed.',
    standing: 'normative',
    neighbours: ['fab-context:1.11.3', 'fab-context:7.7']
  }
]
