/** The life of a stack object on the stack: it resolves, fails or is negated, and leaves. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/stack.js'

export const definition = setup({
  types: typesOf<'stack'>(),
  actors: { resolution: chart, announcement: chart },
  guards: {
    mayFail: given(transitions.mayFail),
    mayResolve: given(transitions.resolves),
    gone: given(transitions.isGone),
    notNegated: given(transitions.isNotNegated)
  },
  actions: {
    startResolving: given(transitions.startsResolving),
    run: given(transitions.runs),
    leaveFailed: given(transitions.leavesFailed),
    leaveResolved: given(transitions.leavesResolved),
    leaveNegated: given(transitions.leavesNegated),
    leaveMoved: given(transitions.leavesMoved),
    goOn: given(transitions.goesOn),
    clear: given(transitions.clears),
    clearWithoutEffect: given(transitions.clearsWithoutEffect)
  }
}).createMachine({
  id: 'stack',
  context: ({ input }) => input,
  initial: 'top',
  states: {
    top: {
      description: 'All players have passed on the stack object.',
      on: {
        resolve: {
          target: 'resolving',
          actions: 'startResolving',
          meta: row('resolve', 'stack.top-resolves'),
          description: 'It starts to resolve.'
        }
      }
    },
    resolving: {
      description: 'Its targets and conditions are looked at. Where the rules leave open whether it fails, it may do either.',
      on: {
        left: {
          guard: 'mayFail',
          target: 'reportedWithoutEffect',
          actions: 'leaveFailed',
          meta: row('fails', 'stack.fails'),
          description: 'It fails, and leaves the stack.'
        },
        goesOn: {
          guard: 'mayResolve',
          target: 'carryingOut',
          actions: 'run',
          meta: row('run', 'resolution.step'),
          description: 'Its effects are generated.'
        }
      }
    },
    carryingOut: { description: 'Its instructions are carried out.', invoke: { src: 'resolution', onDone: 'running' } },
    running: {
      description: 'Its instructions have been carried out.',
      always: {
        guard: 'gone',
        target: 'left',
        meta: row('vanished', 'stack.layer-leaves'),
        description: 'It is not on the stack any more.'
      },
      on: {
        left: {
          target: 'told',
          actions: 'leaveResolved',
          meta: row('resolved', 'stack.layer-leaves'),
          description: 'It has resolved, and leaves the stack.'
        }
      }
    },
    negated: {
      description: 'The chart starts here where an effect was to negate the stack object.',
      always: {
        guard: 'notNegated',
        target: 'done',
        actions: 'goOn',
        meta: row('not-negated', 'replacement.nothing-occurs'),
        description: 'It was not negated after all.'
      },
      on: {
        left: {
          target: 'reportedWithoutEffect',
          actions: 'leaveNegated',
          meta: row('negated', 'stack.layer-leaves'),
          description: 'It is negated, and leaves the stack.'
        }
      }
    },
    moved: {
      description: 'The chart starts here where the stack object was moved elsewhere.',
      on: {
        left: {
          target: 'done',
          actions: 'leaveMoved',
          meta: row('moved', 'stack.layer-leaves'),
          description: 'It leaves the stack as an object does.'
        }
      }
    },
    told: { description: 'What triggers on states may trigger again.', invoke: { src: 'announcement', onDone: 'left' } },
    reportedWithoutEffect: {
      description: 'What triggers on states may trigger again.',
      invoke: { src: 'announcement', onDone: 'leftWithoutEffect' }
    },
    left: {
      description: 'It has left the stack.',
      always: {
        target: 'done',
        actions: 'clear',
        meta: row('clear', 'stack.layer-leaves'),
        description: 'Its card goes where it belongs; what has waited for the resolution triggers.'
      }
    },
    leftWithoutEffect: {
      description: 'It has left the stack without effect.',
      always: {
        target: 'done',
        actions: 'clearWithoutEffect',
        meta: row('clear-without-effect', 'stack.layer-leaves'),
        description: 'Its card goes to the graveyard; nothing more is done of its text.'
      }
    },
    done: { type: 'final', description: 'The stack object is no more.' }
  }
})

export const stack = partOf<'stack'>(definition)
