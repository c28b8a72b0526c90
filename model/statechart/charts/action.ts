/** Playing a card and activating an ability. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/action.js'

export const definition = setup({
  types: typesOf<'action'>(),
  actors: { choice: chart, declaration: chart, resolution: chart, replacement: chart },
  guards: {
    extraPayable: given(transitions.canPay),
    extraLeft: given(transitions.isAnyExtraLeft),
    skipsStack: given(transitions.isAtOnce),
    leftWithoutStack: given(transitions.isAnyLeftWithoutStack)
  },
  actions: {
    skipExtra: given(transitions.skipsExtra),
    takeExtra: given(transitions.takesExtra),
    pay: given(transitions.pays),
    perform: given(transitions.performs),
    add: given(transitions.adds),
    carryOut: given(transitions.carriesOut),
    carryOutWithoutStack: given(transitions.carriesOutWithoutStack),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'action',
  context: ({ input }) => input,
  initial: 'extras',
  states: {
    extras: {
      description: 'Additional costs are announced, one after another.',
      always: [
        { guard: 'extraPayable', target: 'extraAsked', meta: row('extra', 'priority.act'), description: 'One could be paid.' },
        {
          guard: 'extraLeft',
          target: 'extras',
          actions: 'skipExtra',
          meta: row('extra-impossible', 'priority.act'),
          description: 'One could not be paid: it is not asked for.'
        },
        { target: 'declaring', meta: row('declare', 'stack.add'), description: 'None is left.' }
      ]
    },
    extraAsked: {
      description: 'The player says whether to pay it.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksForExtra(context),
        onDone: { target: 'extras', actions: 'takeExtra', meta: row('extra-taken', 'priority.act'), description: 'The player has said so.' }
      }
    },
    declaring: {
      description: 'Modes and targets are declared.',
      invoke: {
        src: 'declaration',
        input: ({ context }) => transitions.startsDeclaration(context),
        onDone: { target: 'paying', actions: 'pay', meta: row('pay', 'priority.act'), description: 'The costs are determined.' }
      }
    },
    paying: {
      description: 'The costs are paid.',
      invoke: {
        src: 'resolution',
        onDone: {
          target: 'performing',
          actions: 'perform',
          meta: row('perform', 'priority.act'),
          description: 'Everything is paid: the card is played, or the ability activated.'
        }
      }
    },
    performing: { description: 'The playing or activating is an event.', invoke: { src: 'replacement', onDone: 'performed' } },
    performed: {
      description: 'The card is played, or the ability activated.',
      always: {
        guard: 'skipsStack',
        target: 'carryingOut',
        actions: 'carryOut',
        meta: row('at-once', 'priority.act'),
        description: 'An ability that makes resources needs no stack object.'
      },
      on: {
        layer: { target: 'done', actions: 'add', meta: row('layer', 'stack.add'), description: 'A stack object is put on the stack.' }
      }
    },
    carryingOut: { description: 'The instructions are carried out.', invoke: { src: 'resolution', onDone: 'asides' } },
    asides: {
      description: 'What that has triggered may skip the stack as well.',
      always: [
        {
          guard: 'leftWithoutStack',
          target: 'carryingOutWithoutStack',
          actions: 'carryOutWithoutStack',
          meta: row('aside', 'trigger.condition-met'),
          description: 'The next of these effects is carried out.'
        },
        { target: 'done', actions: 'end', meta: row('all-done', 'priority.act'), description: 'None is left.' }
      ]
    },
    carryingOutWithoutStack: { description: 'Its instructions are carried out.', invoke: { src: 'resolution', onDone: 'asides' } },
    done: { type: 'final', description: 'The player has acted.' }
  }
})

export const action = partOf<'action'>(definition)
