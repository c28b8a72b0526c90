/**
 * Continuous effects that start to apply to objects, or modify them in another way: each application is an event of its own,
 * in the order of the stages. Where applications are not events, a change of control is.
 * @module
 */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/continuous.js'

export const definition = setup({
  types: typesOf<'continuous'>(),
  actors: { choice: chart, events: chart },
  guards: {
    tied: given(transitions.isTied),
    orderable: given(transitions.isOrderable),
    alike: given(transitions.isAlike),
    onlyOne: given(transitions.isOnlyOne),
    byStage: given(transitions.comesByStage),
    several: given(transitions.maySeveralCome),
    taken: given(transitions.isAnyTaken),
    nonePending: given(transitions.isNothingToApply)
  },
  actions: {
    askForOrder: given(transitions.asksForOrder),
    askSooner: given(transitions.asksSooner),
    takeEither: given(transitions.takesEither),
    order: given(transitions.orders),
    apply: given(transitions.applies),
    take: given(transitions.takes),
    lookBack: given(transitions.looksBack),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'continuous',
  context: ({ input }) => input,
  initial: 'settling',
  states: {
    settling: {
      description: 'Applications may be due. A player may be asked for an order that others need not wait for.',
      on: {
        isAskedFor: {
          guard: 'tied',
          target: 'ordering',
          actions: 'askForOrder',
          meta: row('tie', 'continuous.timestamp'),
          description: 'The turn-player orders effects of one timestamp.'
        },
        isAskedForSooner: {
          guard: 'orderable',
          target: 'ordering',
          actions: 'askSooner',
          meta: row('may-tie', 'continuous.timestamp'),
          description: 'An engine may ask for an order before it is needed.'
        },
        takesEither: {
          guard: 'alike',
          target: 'settling',
          actions: 'takeEither',
          meta: row('either', 'continuous.timestamp'),
          description: 'Nobody is asked which of several applies, by each of which an object becomes the same.'
        },
        goesOn: [
          {
            guard: 'onlyOne',
            target: 'applying',
            actions: 'apply',
            meta: row('only', 'continuous.apply'),
            description: 'The only application that is due is made.'
          },
          {
            guard: 'byStage',
            target: 'applying',
            actions: 'apply',
            meta: row('by-stage', 'continuous.stage'),
            description: 'The application of the first stage is made.'
          },
          {
            guard: 'several',
            target: 'applying',
            actions: 'apply',
            meta: row('by-time', 'continuous.timestamp'),
            description: 'One of those is made that nothing orders among each other.'
          },
          {
            guard: 'taken',
            target: 'applying',
            actions: 'take',
            meta: row('taken', 'continuous.apply'),
            description: 'Objects come under another control.'
          },
          {
            guard: 'nonePending',
            target: 'settled',
            actions: 'end',
            meta: row('settled', 'continuous.apply'),
            description: 'Nothing is due.'
          }
        ]
      }
    },
    ordering: {
      description: 'The turn-player is asked which of the effects comes first.',
      invoke: {
        src: 'choice',
        onDone: {
          target: 'settling',
          actions: 'order',
          meta: row('ordered', 'continuous.timestamp'),
          description: 'The effects have their order.'
        }
      }
    },
    applying: {
      description: 'The application is an event, which may be replaced.',
      invoke: {
        src: 'events',
        onDone: {
          target: 'settling',
          actions: 'lookBack',
          meta: row('applied', 'continuous.apply'),
          description: 'It has been made, or modifies nothing.'
        }
      }
    },
    settled: { type: 'final', description: 'Every effect applies as it should.' }
  }
})

export const continuous = partOf<'continuous'>(definition)
