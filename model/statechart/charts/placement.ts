/** Pending triggers are put on the stack before the next player gets priority. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/placement.js'

export const definition = setup({
  types: typesOf<'placement'>(),
  actors: { choice: chart, triggering: chart },
  guards: {
    nonePending: given(transitions.isNoneLeftToPlace),
    mustSelect: given(transitions.mustSelect),
    maySelect: given(transitions.maySelect),
    pendingLeft: given(transitions.isAnyLeftToPlace)
  },
  actions: {
    ask: given(transitions.asks),
    askAnyway: given(transitions.asksAnyway),
    select: given(transitions.selectsFirst),
    place: given(transitions.places),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'placement',
  context: ({ input }) => input,
  initial: 'selecting',
  states: {
    selecting: {
      description: 'It is settled who is first to place. Where that makes no difference, an engine may ask all the same.',
      always: [
        { guard: 'nonePending', target: 'done', actions: 'end', meta: row('none', 'trigger.placed'), description: 'Nothing is pending.' },
        {
          guard: 'mustSelect',
          target: 'asked',
          actions: 'ask',
          meta: row('must-select', 'trigger.first-player'),
          description: 'Layers of several players are pending, and the turn-player says who is first.'
        }
      ],
      on: {
        asksAnyway: {
          guard: 'maySelect',
          target: 'asked',
          actions: 'askAnyway',
          meta: row('may-select', 'trigger.first-player'),
          description: 'The turn-player is asked though one player places all.'
        },
        goesOn: { target: 'ordering', meta: row('no-select', 'trigger.placed'), description: 'Nobody is asked.' }
      }
    },
    asked: {
      description: 'The turn-player says who is first.',
      invoke: {
        src: 'choice',
        onDone: {
          target: 'ordering',
          actions: 'select',
          meta: row('selected', 'trigger.first-player'),
          description: 'That player places first.'
        }
      }
    },
    placing: {
      description: 'One is placed. Players place theirs in turn order.',
      always: [
        {
          guard: 'pendingLeft',
          target: 'ordering',
          meta: row('order', 'trigger.order'),
          description: 'The next player still has stack objects to place.'
        },
        { target: 'done', actions: 'end', meta: row('done', 'trigger.placed'), description: 'No stack object is left.' }
      ]
    },
    ordering: {
      description: 'The player says which stack object comes next.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksForOrder(context),
        onDone: { target: 'putting', actions: 'place', meta: row('next', 'trigger.order'), description: 'That stack object is placed.' }
      }
    },
    putting: { description: 'The stack object is put on the stack, or ceases.', invoke: { src: 'triggering', onDone: 'placing' } },
    done: { type: 'final', description: 'Every stack object is placed that was to be.' }
  }
})

export const placement = partOf<'placement'>(definition)
