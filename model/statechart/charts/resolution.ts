/** Instructions, carried out in printed order. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import { settles } from '../transitions/continuous.js'
import * as transitions from '../transitions/resolution.js'

export const definition = setup({
  types: typesOf<'resolution'>(),
  actors: { choice: chart, resolution: chart, events: chart, continuous: chart },
  guards: {
    noneLeft: given(transitions.isNoneLeft),
    hasToAsk: given(transitions.mayAsk),
    mayTakeAll: given(transitions.mayTakeAll),
    optionTaken: given(transitions.isOptionTaken),
    stepDone: given(transitions.isStepDone),
    startsEffect: given(transitions.startsEffect),
    reflexive: given(transitions.isReflexive),
    needNotAsk: given(transitions.needNotAsk),
    decided: given(transitions.isDecided),
    unsettled: given(transitions.hasStarted),
    again: given(transitions.isLooping)
  },
  actions: {
    ask: given(transitions.asks),
    answer: given(transitions.takesAnswer),
    goOn: given(transitions.goesOn),
    takeAll: given(transitions.takesAll),
    bar: given(transitions.bars),
    passOver: given(transitions.passesOver),
    start: given(transitions.starts),
    reflect: given(transitions.reflects),
    begin: given(transitions.begins),
    decide: given(transitions.decides),
    goAround: given(transitions.goesAround),
    finish: given(transitions.finishes),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'resolution',
  context: ({ input }) => input,
  initial: 'next',
  states: {
    next: {
      description:
        'The next instruction is due. Where it need not ask, or where the rules leave open what is done once, it may go on either way.',
      always: {
        guard: 'noneLeft',
        target: 'done',
        actions: 'end',
        meta: row('done', 'resolution.step'),
        description: 'Every instruction has been carried out.'
      },
      on: {
        asks: {
          guard: 'hasToAsk',
          target: 'asked',
          actions: 'ask',
          meta: row('ask', 'resolution.choice'),
          description: 'A player has something to choose.'
        },
        takesAll: {
          guard: 'mayTakeAll',
          target: 'answered',
          actions: 'takeAll',
          meta: row('takes-all', 'resolution.choice'),
          description: 'As many are to be chosen as there are: nobody is asked.'
        },
        wasDone: [
          {
            guard: 'optionTaken',
            target: 'asked',
            actions: 'bar',
            meta: row('barred', 'trigger.limit'),
            description: 'An option that may be taken once has been: its player may only decline.'
          },
          {
            guard: 'stepDone',
            target: 'next',
            actions: 'passOver',
            meta: row('passed-over', 'trigger.limit'),
            description: 'What may be done once has been: it is passed over.'
          }
        ],
        goesOn: [
          {
            guard: 'startsEffect',
            target: 'acting',
            actions: 'start',
            meta: row('starts-effect', 'resolution.starts-effect'),
            description: 'An effect starts.'
          },
          {
            guard: 'reflexive',
            target: 'acting',
            actions: 'reflect',
            meta: row('reflects', 'resolution.starts-effect'),
            description: 'A reflexive effect triggers on what was done.'
          },
          {
            guard: 'needNotAsk',
            target: 'acting',
            actions: 'begin',
            meta: row('step', 'resolution.step'),
            description: 'Nothing is left that must be asked, and the instruction is carried out.'
          }
        ]
      }
    },
    asked: {
      description: 'A player chooses.',
      invoke: {
        src: 'choice',
        onDone: {
          target: 'following',
          actions: 'answer',
          meta: row('answered', 'resolution.choice'),
          description: 'The player has chosen.'
        }
      }
    },
    following: { description: 'What an option that was taken says is carried out.', invoke: { src: 'resolution', onDone: 'answered' } },
    answered: {
      description: 'One thing is chosen.',
      always: {
        target: 'next',
        actions: 'goOn',
        meta: row('further', 'resolution.step'),
        description: 'The instruction may have more to ask.'
      }
    },
    acting: {
      description: 'What is done is an event, or several, or instructions of their own.',
      invoke: { src: 'events', onDone: 'doing' }
    },
    doing: {
      description: 'The instruction has been carried out once.',
      always: [
        { guard: 'decided', target: 'decided', meta: row('decided', 'game.over'), description: 'The game is over.' },
        {
          guard: 'unsettled',
          target: 'settling',
          meta: row('settle', 'continuous.apply'),
          description: 'The effect that has started applies at once.'
        },
        {
          guard: 'again',
          target: 'acting',
          actions: 'goAround',
          meta: row('again', 'resolution.step'),
          description: 'It is carried out once more.'
        },
        {
          target: 'next',
          actions: 'finish',
          meta: row('step-done', 'resolution.step'),
          description: 'It is over, and what it has brought about has its name.'
        }
      ]
    },
    settling: {
      description: 'Effects are applied.',
      invoke: { src: 'continuous', input: ({ context }) => settles(context.state), onDone: 'doing' }
    },
    decided: {
      description: 'One side has won, or nobody.',
      on: { end: { target: 'over', actions: 'decide', meta: row('game-over', 'game.over'), description: 'The end is told.' } }
    },
    done: { type: 'final', description: 'It is told what has happened.' },
    over: { type: 'final', description: 'The game has ended.' }
  }
})

export const resolution = partOf<'resolution'>(definition)
