/** Declaring what goes on the stack, by the stack object's controller: modes first, then targets. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/declaration.js'

export const definition = setup({
  types: typesOf<'declaration'>(),
  actors: { choice: chart },
  guards: {
    modesLeft: given(transitions.isAnyModeLeft),
    lacksMode: given(transitions.lacksMode),
    targetLeft: given(transitions.isAnyTargetLeft),
    targetsDone: given(transitions.areAllTargetsDeclared),
    shareLeft: given(transitions.isAnythingToDivide),
    needless: given(transitions.isOptional)
  },
  actions: {
    takeMode: given(transitions.takesMode),
    takeTarget: given(transitions.takesTarget),
    skipTarget: given(transitions.skipsTarget),
    takeShare: given(transitions.takesShare),
    endWithoutMode: given(transitions.endsWithoutMode),
    endWithoutTarget: given(transitions.endsWithoutTarget),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'declaration',
  context: ({ input }) => input,
  initial: 'modes',
  states: {
    modes: {
      description: 'Modes are declared, one after another.',
      always: [
        { guard: 'modesLeft', target: 'modeAsked', meta: row('mode', 'trigger.targets'), description: 'A mode is to be declared.' },
        {
          guard: 'lacksMode',
          target: 'done',
          actions: 'endWithoutMode',
          meta: row('no-mode', 'trigger.ceases'),
          description: 'A mode is to be declared, and none may be.'
        },
        { target: 'targets', meta: row('modes-done', 'trigger.targets'), description: 'Every mode is declared.' }
      ]
    },
    modeAsked: {
      description: 'The controller chooses a mode.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksForMode(context),
        onDone: { target: 'modes', actions: 'takeMode', meta: row('mode-taken', 'trigger.targets'), description: 'A mode is chosen.' }
      }
    },
    targets: {
      description: 'Targets are declared, one after another: those of the stack object, then those of its modes.',
      always: [
        { guard: 'targetLeft', target: 'targetAsked', meta: row('target', 'trigger.targets'), description: 'A target is to be declared.' },
        {
          guard: 'shareLeft',
          target: 'shareAsked',
          meta: row('share', 'trigger.targets'),
          description: 'Something is to be divided among targets.'
        },
        {
          guard: 'targetsDone',
          target: 'done',
          actions: 'end',
          meta: row('done', 'trigger.targets'),
          description: 'Every target is declared.'
        },
        {
          guard: 'needless',
          target: 'targets',
          actions: 'skipTarget',
          meta: row('target-skipped', 'trigger.targets'),
          description: 'There is no legal target, and the stack object does without.'
        },
        {
          target: 'done',
          actions: 'endWithoutTarget',
          meta: row('no-target', 'trigger.ceases'),
          description: 'There is no legal target.'
        }
      ]
    },
    targetAsked: {
      description: 'The controller chooses a target.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksForTarget(context),
        onDone: {
          target: 'targets',
          actions: 'takeTarget',
          meta: row('target-taken', 'trigger.targets'),
          description: 'A target is chosen.'
        }
      }
    },
    shareAsked: {
      description: 'The controller chooses to which target the next point falls.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksToDivide(context),
        onDone: {
          target: 'targets',
          actions: 'takeShare',
          meta: row('share-taken', 'trigger.targets'),
          description: 'A point falls to a target.'
        }
      }
    },
    done: { type: 'final', description: 'Everything is declared, or cannot be.' }
  }
})

export const declaration = partOf<'declaration'>(definition)
