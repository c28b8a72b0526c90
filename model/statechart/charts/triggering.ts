/** One pending trigger: placed on the stack, or ceased because nothing can be declared for it. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/triggering.js'

export const definition = setup({
  types: typesOf<'triggering'>(),
  actors: { declaration: chart },
  guards: {
    somethingMissing: given(transitions.isAnythingMissing),
    mayCease: given(transitions.mayCease),
    mayFail: given(transitions.mayFail)
  },
  actions: {
    keep: given(transitions.keepsDeclared),
    noteMissing: given(transitions.notesMissing),
    place: given(transitions.places),
    placeInVain: given(transitions.placesInVain),
    failAtOnce: given(transitions.failsAtOnce),
    failLater: given(transitions.failsLater),
    cease: given(transitions.ceases)
  }
}).createMachine({
  id: 'triggering',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      description: 'The stack object is about to be placed.',
      always: { target: 'declared', meta: row('declare', 'trigger.targets'), description: 'Modes and targets are to be declared.' }
    },
    declared: {
      description: 'Modes and targets are declared.',
      invoke: {
        src: 'declaration',
        input: ({ context }) => transitions.startsDeclaration(context),
        onDone: [
          {
            guard: 'somethingMissing',
            target: 'incomplete',
            actions: 'noteMissing',
            meta: row('undeclarable', 'trigger.ceases'),
            description: 'Something cannot be declared.'
          },
          { target: 'complete', actions: 'keep', meta: row('declarable', 'trigger.targets'), description: 'Everything is declared.' }
        ]
      }
    },
    complete: {
      description: 'Everything is declared.',
      on: {
        layer: {
          target: 'placed',
          actions: 'place',
          meta: row('placed', 'trigger.placed'),
          description: 'The stack object is put on the stack.'
        }
      }
    },
    incomplete: {
      description: 'Something cannot be declared: what becomes of the stack object, the game says, or leaves open.',
      on: {
        ceased: {
          guard: 'mayCease',
          target: 'ceased',
          actions: 'cease',
          meta: row('ceased', 'trigger.ceases'),
          description: 'It ceases.'
        },
        layer: {
          guard: 'mayFail',
          target: 'vain',
          actions: 'placeInVain',
          meta: row('placed-in-vain', 'trigger.ceases'),
          description: 'It is put on the stack, to fail there.'
        }
      }
    },
    vain: {
      description:
        'The stack object is on the stack and will fail there: before anything else is placed, at the next check, or as it would resolve.',
      on: {
        left: {
          target: 'ceased',
          actions: 'failAtOnce',
          meta: row('fails-at-once', 'stack.fails'),
          description: 'It leaves the stack at once.'
        },
        goesOn: { target: 'placed', actions: 'failLater', meta: row('fails-later', 'trigger.placed'), description: 'It stays for now.' }
      }
    },
    placed: { type: 'final', description: 'The stack object is on the stack.' },
    ceased: { type: 'final', description: 'The stack object is no more.' }
  }
})

export const triggering = partOf<'triggering'>(definition)
