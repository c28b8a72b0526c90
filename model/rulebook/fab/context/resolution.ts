/** Resolving a layer (5.3). @module */
import type { Rule } from '../../rule.js'

export const resolution: readonly Rule[] = [
  {
    id: 'fab-context:5.3',
    title: 'Resolving a layer',
    statement:
      'In this order: it is checked whether the layer fails; its static abilities start to function; its resolution abilities ' +
      'generate their effects; go again; it leaves the stack if it is told to; it is cleared, and the turn-player gets priority.',
    standing: 'normative',
    neighbours: [
      'fab-context:5.3.2',
      'fab-context:5.3.3',
      'fab-context:5.3.4',
      'fab-context:5.3.6',
      'fab-context:5.3.7',
      'fab-context:1.11.4a'
    ]
  },
  {
    id: 'fab-context:5.3.2',
    title: 'A layer may fail to resolve',
    statement:
      'First of all it is checked whether the layer fails. One that fails is cleared without doing anything, and the ' +
      'turn-player gets priority.',
    standing: 'normative',
    neighbours: ['fab-context:5.3.2a', 'fab-context:5.3.2b', 'fab-context:5.3.2c', 'fab-context:5.3.7']
  },
  {
    id: 'fab-context:5.3.2a',
    title: 'Failing for want of a legal target',
    statement: 'A layer with declared targets fails if none of them is legal any more. With one legal target left it resolves.',
    standing: 'normative',
    neighbours: ['fab-context:5.3.2', 'fab-context:1.8.5', 'fab-context:1.8.9']
  },
  {
    id: 'fab-context:5.3.2b',
    title: 'Failing for want of the state',
    statement:
      'A layer that triggered on a state fails if that state is no longer true. That this also holds for triggers on an ' +
      'event together with a state is disputed.',
    standing: 'normative',
    neighbours: ['fab-context:5.3.2', 'fab:6.6.1c', 'fab:6.6.5c']
  },
  {
    id: 'fab-context:5.3.2c',
    title: 'Failing to defend',
    statement: 'A defense reaction that cannot defend fails.',
    standing: 'normative',
    unchecked:
      'no card defends in this version: an attack deals all of its power, and a defense reaction would have nothing that it could fail to do.',
    neighbours: ['fab-context:5.3.2']
  },
  {
    id: 'fab-context:5.3.3',
    title: 'Static abilities of a resolving layer',
    statement: 'After the check, the static abilities of the layer become functional.',
    standing: 'normative',
    neighbours: ['fab-context:5.3', 'fab-context:1.7.4']
  },
  {
    id: 'fab-context:5.3.4',
    title: 'Effects are generated in printed order',
    statement:
      'The resolution abilities of the layer generate their effects in the order in which they are printed, and what each of ' +
      'them leaves open is settled right before it. A layer that has vanished meanwhile goes on by how it last was.',
    standing: 'normative',
    neighbours: ['fab-context:5.3', 'fab-context:5.3.4b', 'fab-context:1.8.6', 'fab-context:1.2.3', 'fab:6.1.2']
  },
  {
    id: 'fab-context:5.3.4b',
    title: 'A failed effect does not stop the rest',
    statement: 'When an effect fails, the effects after it in the ability are generated nevertheless.',
    standing: 'normative',
    neighbours: ['fab-context:5.3.4', 'fab-context:1.8.9']
  },
  {
    id: 'fab-context:5.3.6',
    title: 'Leaving the stack as told',
    statement: 'If the layer is told to leave the stack, it does so before it is cleared.',
    standing: 'normative',
    neighbours: ['fab-context:5.3', 'fab-context:5.3.7']
  },
  {
    id: 'fab-context:5.3.7',
    title: 'The layer is cleared',
    statement: 'Last, the layer is cleared, and the turn-player gets priority, whoever had put the layer on the stack.',
    standing: 'normative',
    neighbours: ['fab-context:5.3', 'fab-context:1.11.3']
  }
]
