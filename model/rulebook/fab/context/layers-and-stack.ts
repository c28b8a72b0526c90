/** Layers and the stack (1.6, 1.7.1). @module */
import type { Rule } from '../../rule.js'

export const layers: readonly Rule[] = [
  {
    id: 'fab-context:1.6',
    title: 'Layer',
    statement: 'A layer is a thing on the stack that waits to resolve: a card-layer, an activated-layer or a triggered-layer.',
    standing: 'definition',
    reason: 'It names the things on the stack; how they get there, resolve and leave are rules of their own.',
    neighbours: ['fab-context:1.6.1b', 'fab-context:1.6.2c', 'fab-context:1.11.4a', 'fab-context:5.3']
  },
  {
    id: 'fab-context:1.6.1b',
    title: 'Controller of a layer',
    statement: 'A layer belongs to the player who put it on the stack.',
    standing: 'normative',
    neighbours: ['fab-context:1.6', 'fab-context:1.7.1b']
  },
  {
    id: 'fab-context:2.6.4',
    title: 'Types of a layer made by an object',
    statement: 'An activated-layer or triggered-layer is of the types of its source.',
    standing: 'normative',
    neighbours: ['fab-context:1.6.2c']
  },
  {
    id: 'fab-context:1.6.2c',
    title: 'A triggered-layer exists before it is on the stack',
    statement: 'A triggered-layer comes into being before it is put on the stack, and it can live nowhere but there.',
    standing: 'normative',
    neighbours: ['fab:6.6.5', 'fab:6.6.6', 'fab-context:1.6']
  },
  {
    id: 'fab-context:1.7.1a',
    title: 'A layer outlives its source',
    statement: 'An activated-layer or triggered-layer does not depend on its source: when the source is gone, the layer goes on.',
    standing: 'normative',
    neighbours: ['fab-context:1.2.3', 'fab-context:1.6']
  },
  {
    id: 'fab-context:1.7.1b',
    title: 'Controller of a triggered-layer',
    statement:
      'A triggered-layer belongs to whoever controlled its source when it triggered, or to the owner of the source if it had ' +
      'no controller. A later change of control changes nothing.',
    standing: 'normative',
    neighbours: ['fab-context:1.6.1b', 'fab:6.6.5', 'fab:6.6.6b']
  },
  {
    id: 'fab-context:2.15.4',
    title: 'Types of a triggered-layer',
    statement: 'A triggered-layer has the types of its source. The same is said of metatypes, subtypes and supertypes.',
    standing: 'normative',
    neighbours: ['fab-context:1.6', 'fab:6.6.5']
  }
]
