/** What the game checks by itself before a player would get priority. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as moves from '../moves/check.js'
import { isUnsettled, settles } from '../moves/continuous.js'

export const definition = setup({
  types: typesOf<'check'>(),
  actors: { continuous: chart, replacement: chart, announcement: chart },
  guards: {
    oneHasLost: given(moves.hasOneLost),
    severalHaveLost: given(moves.haveSeveralLost),
    losersHaveSomething: given(moves.isAnybodyLeaving),
    won: given(moves.isWon),
    unsettled: given(isUnsettled),
    oneObjectDead: given(moves.isOneObjectDead),
    deathsReplaced: given(moves.isAnyDeathReplaced),
    severalObjectsDead: given(moves.areSeveralObjectsDead)
  },
  actions: {
    defeat: given(moves.defeatsOne),
    defeatTogether: given(moves.defeatsSeveral),
    clearLosers: given(moves.clearsLosers),
    end: given(moves.ends),
    clear: given(moves.clearsOne),
    clearTogether: given(moves.clearsSeveral),
    stop: given(moves.stopsAtReplacement),
    sampleStates: given(moves.samplesStates)
  }
}).createMachine({
  id: 'check',
  context: ({ input }) => input,
  initial: 'sampling',
  states: {
    sampling: {
      description: 'The game looks at itself: first at the players, then at the objects.',
      always: [
        {
          guard: 'oneHasLost',
          target: 'defeating',
          actions: 'defeat',
          meta: row('defeat', 'check.performed'),
          description: 'A player without life loses.'
        },
        {
          guard: 'severalHaveLost',
          target: 'defeatingSeveral',
          meta: row('several-defeats', 'check.performed'),
          description: 'Several players without life lose.'
        },
        {
          guard: 'losersHaveSomething',
          target: 'sampling',
          actions: 'clearLosers',
          meta: row('leave', 'check.performed'),
          description: 'What players own who have lost leaves a game that goes on.'
        },
        { guard: 'won', target: 'won', meta: row('won', 'game.over'), description: 'One player is left, or none.' },
        {
          guard: 'unsettled',
          target: 'settling',
          meta: row('settle', 'continuous.apply'),
          description: 'Continuous effects start to apply.'
        },
        {
          guard: 'oneObjectDead',
          target: 'clearing',
          actions: 'clear',
          meta: row('objects', 'check.performed'),
          description: 'An object with as much damage as it can bear leaves.'
        },
        {
          guard: 'deathsReplaced',
          target: 'cleared',
          actions: 'stop',
          meta: row('objects-replaced', 'check.performed'),
          description: 'What becomes of several such objects while an effect replaces one, the charts do not cover.'
        },
        {
          guard: 'severalObjectsDead',
          target: 'clearingSeveral',
          meta: row('several-objects', 'check.performed'),
          description: 'Several such objects leave.'
        },
        {
          target: 'done',
          actions: 'sampleStates',
          meta: row('states', 'trigger.condition-met'),
          description: 'What triggers on the state of the game is looked for.'
        }
      ]
    },
    settling: {
      description: 'Effects are applied.',
      invoke: { src: 'continuous', input: ({ context }) => settles(context.state), onDone: 'sampling' }
    },
    defeating: { description: 'The defeat is an event.', invoke: { src: 'replacement', onDone: 'sampling' } },
    defeatingSeveral: {
      description: 'Several players are about to lose.',
      on: {
        event: {
          target: 'defeated',
          actions: 'defeatTogether',
          meta: row('defeat-together', 'check.performed'),
          description: 'They lose at once.'
        }
      }
    },
    defeated: { description: 'It is told what that has triggered.', invoke: { src: 'announcement', onDone: 'sampling' } },
    won: {
      description: 'The game is over.',
      on: {
        end: { target: 'over', actions: 'end', meta: row('over', 'game.over'), description: 'The end is told.' }
      }
    },
    clearing: { description: 'The leaving is an event.', invoke: { src: 'replacement', onDone: 'cleared' } },
    clearingSeveral: {
      description: 'Several objects are about to leave.',
      on: {
        event: {
          target: 'gone',
          actions: 'clearTogether',
          meta: row('objects-together', 'check.performed'),
          description: 'They leave at once.'
        }
      }
    },
    gone: { description: 'It is told what that has triggered.', invoke: { src: 'announcement', onDone: 'cleared' } },
    cleared: {
      description: 'No object is left that had to leave when the game looked.',
      always: [
        {
          guard: 'unsettled',
          target: 'settlingAgain',
          meta: row('settle-after', 'continuous.apply'),
          description: 'Continuous effects start to apply.'
        },
        {
          target: 'done',
          actions: 'sampleStates',
          meta: row('states-after', 'trigger.condition-met'),
          description: 'What triggers on the state of the game is looked for.'
        }
      ]
    },
    settlingAgain: {
      description: 'Effects are applied.',
      invoke: { src: 'continuous', input: ({ context }) => settles(context.state), onDone: 'cleared' }
    },
    done: { type: 'final', description: 'Nothing is left to be checked.' },
    over: { type: 'final', description: 'The game has ended.' }
  }
})

export const check = partOf<'check'>(definition)
