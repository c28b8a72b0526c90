/**
 * What happens before a player would get priority: checks act, and pending triggers are placed. By the structure checks are made each
 * once, or until none applies and again after placing.
 * @module
 */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import { isUnsettled, settles } from '../transitions/continuous.js'
import * as transitions from '../transitions/checks.js'

export const definition = setup({
  types: typesOf<'checks'>(),
  actors: { continuous: chart, replacement: chart, events: chart, announcement: chart, choice: chart, placement: chart },
  guards: {
    decided: given(transitions.isDecided),
    unsettled: given(isUnsettled),
    targetsLost: given(transitions.losesTargets),
    stackObjectFizzles: given(transitions.isAnyFizzling),
    stateMetFirst: given(transitions.isStateMetFirst),
    checksApply: given(transitions.isAnyCheckPending),
    mayHaveCeased: given(transitions.mayHaveCeasedBefore),
    stateMet: given(transitions.isStateMet),
    statesPending: given(transitions.areStatesPending),
    placingNext: given(transitions.isPlacingNext),
    toBeKept: given(transitions.isAnyToKeep),
    repeats: given(transitions.isRepeated)
  },
  actions: {
    end: given(transitions.ends),
    loseTargets: given(transitions.losesThem),
    fizzle: given(transitions.fizzles),
    collect: given(transitions.collects),
    ceaseBefore: given(transitions.ceasesBefore),
    keep: given(transitions.keeps),
    act: given(transitions.acts),
    sample: given(transitions.samples),
    notePlacement: given(transitions.notesPlacement),
    leave: given(transitions.leaves)
  }
}).createMachine({
  id: 'checks',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: {
      description: 'The game looks at itself: what comes first is done, and then it looks again.',
      always: [
        { guard: 'decided', target: 'decided', meta: row('decided', 'game.over'), description: 'The game is over.' },
        {
          guard: 'unsettled',
          target: 'settling',
          meta: row('settle', 'continuous.apply'),
          description: 'Continuous effects start to apply.'
        },
        {
          guard: 'targetsLost',
          target: 'looking',
          actions: 'loseTargets',
          meta: row('lose-targets', 'stack.fails'),
          description: 'Targets that have become illegal are lost.'
        },
        {
          guard: 'stackObjectFizzles',
          target: 'fizzling',
          meta: row('fizzles', 'stack.fails'),
          description: 'A stack object has lost all its targets.'
        },
        {
          guard: 'stateMetFirst',
          target: 'sampled',
          actions: 'sample',
          meta: row('sample', 'trigger.rearm'),
          description: 'Where the state of the game is watched all the time, what triggers on it does so before checks.'
        },
        { guard: 'checksApply', target: 'checking', meta: row('check', 'check.performed'), description: 'Checks apply.' },
        {
          guard: 'statesPending',
          target: 'sampled',
          actions: 'sample',
          meta: row('states', 'trigger.condition-met'),
          description: 'Where checks are made once, what triggers on the state of the game is looked for once, after them.'
        },
        {
          guard: 'stateMet',
          target: 'sampled',
          actions: 'sample',
          meta: row('sample-after', 'trigger.rearm'),
          description: 'What triggers on the state of the game does so.'
        },
        {
          guard: 'placingNext',
          target: 'placing',
          actions: 'notePlacement',
          meta: row('place', 'trigger.placed'),
          description: 'Pending stack objects are placed, or it is time for that.'
        },
        {
          target: 'done',
          actions: 'leave',
          meta: row('quiet', 'check.loop'),
          description: 'No check that is due applies, and nothing waits.'
        }
      ]
    },
    decided: {
      description: 'One side has won, or nobody.',
      on: { end: { target: 'over', actions: 'end', meta: row('over', 'game.over'), description: 'The end is told.' } }
    },
    settling: {
      description: 'Effects are applied.',
      invoke: { src: 'continuous', input: ({ context }) => settles(context.state), onDone: 'looking' }
    },
    fizzling: {
      description: 'Layers are about to leave the stack without effect, in any order.',
      on: {
        left: { target: 'leaving', actions: 'fizzle', meta: row('fizzle', 'stack.fails'), description: 'One of them leaves the stack.' }
      }
    },
    leaving: { description: 'Its card goes to where it belongs.', invoke: { src: 'replacement', onDone: 'fizzled' } },
    fizzled: {
      description: 'The stack object is no more.',
      always: { target: 'looking', meta: row('fizzled', 'stack.layer-leaves'), description: 'The game looks again.' }
    },
    sampled: { description: 'It is told what has triggered.', invoke: { src: 'announcement', onDone: 'looking' } },
    checking: {
      description: 'Checks apply. Tokens that are elsewhere may have ceased when they left, where no text says that they do now.',
      on: {
        performs: {
          target: 'due',
          actions: 'collect',
          meta: row('collect', 'check.performed'),
          description: 'The checks that apply are collected.'
        },
        hadCeased: {
          guard: 'mayHaveCeased',
          target: 'looking',
          actions: 'ceaseBefore',
          meta: row('ceased-before', 'check.performed'),
          description: 'Tokens elsewhere have ceased already.'
        }
      }
    },
    due: {
      description: 'Players choose what is kept, in turn order, before the checks act.',
      always: [
        { guard: 'toBeKept', target: 'keeping', meta: row('keep', 'check.keep'), description: 'A player is to choose.' },
        {
          target: 'acted',
          actions: 'act',
          meta: row('act', 'check.performed'),
          description: 'The checks act; an object that several take leaves once.'
        }
      ]
    },
    keeping: {
      description: 'A player chooses what is kept, or goes.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksToKeep(context),
        onDone: { target: 'due', actions: 'keep', meta: row('kept', 'check.keep'), description: 'The player has chosen.' }
      }
    },
    acted: {
      description: 'What the checks do is an event, or several at once.',
      invoke: { src: 'events', onDone: 'acting' }
    },
    acting: {
      description: 'The checks have acted.',
      always: { target: 'looking', meta: row('again', 'check.loop'), description: 'The game looks again.' }
    },
    placing: {
      description: 'Pending stack objects are put on the stack.',
      invoke: {
        src: 'placement',
        input: ({ context }) => transitions.startsPlacement(context),
        onDone: [
          {
            guard: 'repeats',
            target: 'looking',
            meta: row('placed', 'check.loop'),
            description: 'The game looks again.'
          },
          { target: 'done', actions: 'leave', meta: row('placed-once', 'check.loop'), description: 'Placing comes last.' }
        ]
      }
    },
    done: { type: 'final', description: 'Nothing is left to be checked and placed.' },
    over: { type: 'final', description: 'The game has ended.' }
  }
})

export const checks = partOf<'checks'>(definition)
