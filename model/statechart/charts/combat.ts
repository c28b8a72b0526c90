/** Combat, reduced: the steps that follow when an attack has become the active attack, and the closing of the chain. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/combat.js'

export const definition = setup({
  types: typesOf<'combat'>(),
  actors: { replacement: chart },
  guards: {
    dealsDamage: given(transitions.dealsDamage),
    closes: given(transitions.closes),
    attacksLeft: given(transitions.isAnyAttackLeft)
  },
  actions: {
    begin: given(transitions.begins),
    damage: given(transitions.damages),
    leave: given(transitions.leaves),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'combat',
  context: ({ input }) => input,
  initial: 'start',
  states: {
    start: {
      description: 'A step of combat is over.',
      always: {
        target: 'beginning',
        actions: 'begin',
        meta: row('begin', 'combat.step'),
        description: 'The next step begins, or the chain closes because the attack is gone.'
      }
    },
    beginning: { description: 'The beginning of the step is an event.', invoke: { src: 'replacement', onDone: 'begun' } },
    begun: {
      description: 'The step has begun.',
      always: [
        {
          guard: 'dealsDamage',
          target: 'done',
          actions: 'damage',
          meta: row('damage', 'combat.hit'),
          description: 'The attack deals damage as much as its power.'
        },
        { guard: 'closes', target: 'closingChain', meta: row('close', 'combat.step'), description: 'The chain closes.' },
        { target: 'done', actions: 'end', meta: row('go-on', 'combat.step'), description: 'The step does nothing by itself.' }
      ]
    },
    closingChain: {
      description: 'The closing is an event.',
      invoke: { src: 'replacement', input: ({ context }) => transitions.closesChain(context), onDone: 'closing' }
    },
    closing: {
      description: 'The attacks of the chain leave the arena, in any order.',
      always: [
        {
          guard: 'attacksLeft',
          target: 'leaving',
          actions: 'leave',
          meta: row('leave', 'combat.step'),
          description: 'One of them leaves.'
        },
        { target: 'done', actions: 'end', meta: row('closed', 'combat.step'), description: 'None is left.' }
      ]
    },
    leaving: { description: 'The leaving is an event.', invoke: { src: 'replacement', onDone: 'closing' } },
    done: { type: 'final', description: 'The step has done what it does by itself.' }
  }
})

export const combat = partOf<'combat'>(definition)
