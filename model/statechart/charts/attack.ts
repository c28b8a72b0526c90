/** An attack that all players let pass leaves the stack for the arena, and becomes the active attack. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/combat.js'

export const definition = setup({
  types: typesOf<'attack'>(),
  actors: { replacement: chart },
  actions: {
    begin: given(transitions.beginsAttack),
    leaveStack: given(transitions.leavesStack),
    becomeActive: given(transitions.becomesActive)
  }
}).createMachine({
  id: 'attack',
  context: ({ input }) => input,
  initial: 'start',
  states: {
    start: {
      description: 'All players have let the attack pass.',
      always: {
        target: 'beginning',
        actions: 'begin',
        meta: row('begin', 'combat.step'),
        description: 'The step begins in which it becomes the active attack.'
      }
    },
    beginning: { description: 'The beginning of the step is an event.', invoke: { src: 'replacement', onDone: 'begun' } },
    begun: {
      description: 'The step has begun, and the attack is on the stack.',
      on: {
        left: {
          target: 'moved',
          actions: 'leaveStack',
          meta: row('leaves-stack', 'stack.layer-leaves'),
          description: 'The attack leaves the stack.'
        }
      }
    },
    moved: {
      description: 'It is no stack object any more.',
      always: {
        target: 'done',
        actions: 'becomeActive',
        meta: row('becomes-active', 'combat.step'),
        description: 'The attack is an event of its own.'
      }
    },
    done: { type: 'final', description: 'It is the active attack.' }
  }
})

export const attack = partOf<'attack'>(definition)
