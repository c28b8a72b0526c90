/** Priority: who may act, passing, and what all passing does. @module */
import { setup } from 'xstate'
import { isAttackGone } from '../../world/index.js'
import type { Given } from '../definition.js'
import { chart, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/priority.js'
import { isUnsettled, settles } from '../transitions/continuous.js'

type Here = Given<'priority'>

export const definition = setup({
  types: typesOf<'priority'>(),
  actors: { continuous: chart, checks: chart, choice: chart, action: chart, stack: chart, attack: chart },
  guards: {
    unsettled: ({ context }: Here) => isUnsettled(context),
    held: ({ context }: Here) => transitions.isHeld(context),
    attackGone: ({ context }: Here) => isAttackGone(context.world),
    mayGive: ({ context }: Here) => transitions.mayGive(context),
    somethingWaits: ({ context }: Here) => transitions.isToResolve(context),
    mayGoOn: ({ context }: Here) => transitions.mayGoOn(context),
    acts: ({ context }: Here) => transitions.acts(context),
    othersToPass: ({ context }: Here) => !transitions.isLastPass(context),
    stackEmpty: ({ context }: Here) => context.world.stack.length === 0,
    attackOnTop: ({ context }: Here) => transitions.isAttackOnTop(context)
  },
  actions: {
    grant: () => transitions.grants(),
    pass: ({ context }: Here) => transitions.passes(context),
    giveAfterActing: ({ context }: Here) => transitions.givesAfterActing(context),
    giveTurnPlayer: () => transitions.givesTurnPlayer(),
    leave: () => transitions.leaves(),
    settleOrder: ({ context }: Here) => transitions.settlesOrder(context),
    end: ({ context }: Here) => transitions.ends(context)
  }
}).createMachine({
  id: 'priority',
  context: ({ input }) => input,
  initial: 'due',
  states: {
    due: {
      description: 'A player is due to get priority; what comes first is seen to.',
      always: [
        {
          guard: 'unsettled',
          target: 'settling',
          meta: row('settle', 'continuous.apply'),
          description: 'Continuous effects start to apply.'
        },
        {
          guard: 'held',
          target: 'passed',
          actions: 'leave',
          meta: row('wait', 'priority.none'),
          description: 'Nobody gets priority here.'
        },
        { target: 'checking', meta: row('check', 'check.performed'), description: 'The game checks what it checks by itself.' }
      ]
    },
    settling: {
      description: 'Effects are applied.',
      invoke: { src: 'continuous', input: ({ context }) => settles(context.state), onDone: 'due' }
    },
    checking: {
      description: 'Checks are made, and what has triggered is put on the stack.',
      invoke: { src: 'checks', input: ({ context }) => transitions.startsChecks(context), onDone: 'placed' }
    },
    placed: {
      description: 'Everything that has triggered is on the stack. After the last stack object has resolved a game may go either way.',
      always: {
        guard: 'attackGone',
        target: 'passed',
        actions: 'leave',
        meta: row('attack-gone', 'combat.step'),
        description: 'The attack is gone: its step of combat ends.'
      },
      on: {
        gives: {
          guard: 'mayGive',
          target: 'asked',
          actions: 'grant',
          meta: row('give', 'priority.given'),
          description: 'A player gets priority.'
        },
        goesOn: [
          {
            guard: 'somethingWaits',
            target: 'resolving',
            meta: row('none', 'priority.none'),
            description: 'Nobody gets priority, and the top stack object resolves.'
          },
          {
            guard: 'mayGoOn',
            target: 'passed',
            actions: 'end',
            meta: row('settled', 'priority.none'),
            description: 'Nobody gets priority, and nothing waits.'
          }
        ]
      }
    },
    asked: {
      description: 'A player has priority.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asks(context),
        onDone: [
          { guard: 'acts', target: 'acting', meta: row('act', 'priority.act'), description: 'The player plays or activates something.' },
          {
            guard: 'othersToPass',
            target: 'due',
            actions: 'pass',
            meta: row('pass', 'priority.pass'),
            description: 'The player passes, and the next one is due.'
          },
          {
            guard: 'stackEmpty',
            target: 'passed',
            actions: 'end',
            meta: row('ends', 'priority.all-passed'),
            description: 'All have passed in succession on an empty stack.'
          },
          { target: 'resolving', meta: row('resolve-top', 'priority.all-passed'), description: 'All have passed in succession.' }
        ]
      }
    },
    acting: {
      description: 'What the player does is carried out.',
      invoke: { src: 'action', input: ({ context }) => transitions.startsAction(context), onDone: 'acted' }
    },
    acted: {
      description: 'The player has acted.',
      always: {
        target: 'due',
        actions: 'giveAfterActing',
        meta: row('acted', 'priority.act'),
        description: 'A player is due again: the one who acted, or the turn-player.'
      }
    },
    resolving: {
      description: 'The top stack object leaves the stack.',
      initial: 'top',
      states: {
        top: {
          description: 'The stack object is an attack, or resolves.',
          always: [
            { guard: 'attackOnTop', target: 'attacking', meta: row('attack', 'combat.step'), description: 'It becomes the active attack.' },
            {
              target: 'layer',
              actions: 'settleOrder',
              meta: row('layer', 'stack.top-resolves'),
              description: 'It resolves; of several placed in an order that nobody saw, any of them.'
            }
          ]
        },
        attacking: {
          description: 'The attack leaves the stack for the arena.',
          invoke: { src: 'attack', input: ({ context }) => transitions.startsAttack(context), onDone: 'left' }
        },
        layer: {
          description: 'The stack object resolves or fails.',
          invoke: { src: 'stack', input: ({ context }) => transitions.startsStackObject(context), onDone: 'left' }
        },
        left: {
          description: 'The stack object has left the stack.',
          always: {
            target: '#priority.due',
            actions: 'giveTurnPlayer',
            meta: row('resolved', 'priority.given'),
            description: 'The turn-player is due.'
          }
        }
      }
    },
    passed: { type: 'final', description: 'All players have passed, or nobody gets priority.' }
  }
})

export const priority = partOf<'priority'>(definition)
