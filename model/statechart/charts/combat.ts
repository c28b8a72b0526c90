/** Combat, reduced: the steps that follow when an attack has become the active attack, and the closing of the chain. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as moves from '../transitions/combat.js'

export const definition = setup({
  types: typesOf<'combat'>(),
  actors: { replacement: chart },
  guards: {
    dealsDamage: given(moves.dealsDamage),
    closes: given(moves.closes),
    attacksLeft: given(moves.isAnyAttackLeft)
  },
  actions: { begin: given(moves.begins), damage: given(moves.damages), leave: given(moves.leaves), end: given(moves.ends) }
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
      invoke: { src: 'replacement', input: ({ context }) => moves.closesChain(context), onDone: 'closing' }
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
