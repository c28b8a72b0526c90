/** The turn: its phases, the combat steps in between, and where the scenario ends. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as attackers from '../transitions/attackers.js'
import * as transitions from '../transitions/turn.js'

export const definition = setup({
  types: typesOf<'turn'>(),
  actors: { priority: chart, combat: chart, choice: chart, replacement: chart, events: chart },
  guards: {
    begins: given(transitions.begins),
    decided: given(transitions.isDecided),
    handTooFull: given(transitions.isTooFull),
    attackersToChoose: given(attackers.isChoosing),
    attackersToTap: given(attackers.isTapping),
    attackersToAttack: given(attackers.isAttacking),
    somethingToDo: given(transitions.isAnythingToDo),
    changed: given(transitions.hasChanged),
    chainCloses: given(transitions.isChainClosing),
    inCombat: given(transitions.isInCombat),
    quiescent: given(transitions.isQuiescent),
    repeats: given(transitions.repeats),
    untaps: given(transitions.untaps),
    cleansUp: given(transitions.cleansUp),
    boundary: given(transitions.isBoundary),
    sameTurn: given(transitions.goesOnInTurn),
    newTurn: given(transitions.goesOnInNextTurn)
  },
  actions: {
    beginPhase: given(transitions.beginsPhase),
    startActions: given(transitions.startsActions),
    act: given(transitions.acts),
    choose: given(attackers.chooses),
    tap: given(attackers.taps),
    attack: given(attackers.attacks),
    take: given(transitions.takes),
    decide: given(transitions.decides),
    leaveCombat: given(transitions.leavesCombat),
    stop: given(transitions.stops),
    untap: given(transitions.untapsAll),
    startCleaning: given(transitions.startsCleaning),
    endPhase: given(transitions.endsPhase),
    reachBoundary: given(transitions.reachesBoundary),
    beginNextPhase: given(transitions.beginsNextPhase),
    beginNextTurn: given(transitions.beginsNextTurn),
    beginFirstPhase: given(transitions.beginsFirstPhase)
  }
}).createMachine({
  id: 'turn',
  context: ({ input }) => input,
  initial: 'start',
  states: {
    start: {
      description: 'The scenario starts.',
      always: [
        {
          guard: 'begins',
          target: 'beginning',
          actions: 'beginPhase',
          meta: row('begin', 'turn.step'),
          description: 'It starts with the beginning of a phase.'
        },
        { target: 'open', meta: row('open', 'turn.step'), description: 'It starts within a phase.' }
      ]
    },
    beginning: { description: 'The beginning of the phase is an event.', invoke: { src: 'replacement', onDone: 'begun' } },
    begun: {
      description: 'The phase has begun.',
      always: {
        target: 'acting',
        actions: 'startActions',
        meta: row('phase-begun', 'turn.step'),
        description: 'The game does what it does by itself as the phase begins.'
      }
    },
    acting: {
      description: 'The game does one thing after another by itself.',
      always: [
        { guard: 'decided', target: 'decided', meta: row('decided', 'game.over'), description: 'The game is over.' },
        {
          guard: 'handTooFull',
          target: 'asked',
          meta: row('discard', 'resolution.choice'),
          description: 'A card is to be chosen that does not fit into the hand.'
        },
        {
          guard: 'attackersToChoose',
          target: 'declaring',
          meta: row('declare', 'turn.attackers'),
          description: 'Creatures are to be chosen that attack.'
        },
        {
          guard: 'attackersToTap',
          target: 'doing',
          actions: 'tap',
          meta: row('tap-attackers', 'turn.attackers'),
          description: 'The chosen creatures become tapped.'
        },
        {
          guard: 'attackersToAttack',
          target: 'doing',
          actions: 'attack',
          meta: row('attack', 'turn.attackers'),
          description: 'Those of them that are still there attack.'
        },
        {
          guard: 'somethingToDo',
          target: 'doing',
          actions: 'act',
          meta: row('act', 'turn.step'),
          description: 'The next thing is done.'
        },
        { target: 'open', meta: row('acted', 'turn.step'), description: 'Nothing is left of it.' }
      ]
    },
    decided: {
      description: 'One side has won, or nobody.',
      on: { end: { target: 'over', actions: 'decide', meta: row('over', 'game.over'), description: 'The end is told.' } }
    },
    doing: { description: 'What is done is an event, or several.', invoke: { src: 'events', onDone: 'acting' } },
    asked: {
      description: 'The turn-player chooses a card to be discarded.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksToDiscard(context),
        onDone: { target: 'acting', actions: 'take', meta: row('discarded', 'resolution.choice'), description: 'A card is chosen.' }
      }
    },
    declaring: {
      description: 'The turn-player chooses a creature that attacks, or has chosen all.',
      invoke: {
        src: 'choice',
        input: ({ context }) => attackers.asksForAttacker(context),
        onDone: {
          target: 'acting',
          actions: 'choose',
          meta: row('declared', 'turn.attackers'),
          description: 'A creature is chosen, or no more.'
        }
      }
    },
    open: {
      description: 'The phase, or a step of combat in it, goes on.',
      always: { target: 'waiting', meta: row('priority', 'priority.given'), description: 'Players are to get priority.' }
    },
    waiting: {
      description: 'Players get priority, as far as they do here, until all have passed.',
      invoke: {
        src: 'priority',
        input: ({ context }) => transitions.startsPriority(context),
        onDone: [
          {
            guard: 'chainCloses',
            target: 'open',
            actions: 'leaveCombat',
            meta: row('combat-over', 'combat.step'),
            description: 'Combat is over.'
          },
          { guard: 'inCombat', target: 'fighting', meta: row('combat-step', 'combat.step'), description: 'The next step of combat comes.' },
          {
            guard: 'quiescent',
            target: 'stopped',
            meta: row('stops', 'priority.all-passed'),
            description: 'The scenario goes no further.'
          },
          {
            guard: 'repeats',
            target: 'beginning',
            actions: 'beginPhase',
            meta: row('clean-up-again', 'turn.step'),
            description: 'Players had priority while the turn was cleaned up: it is once more.'
          },
          {
            guard: 'untaps',
            target: 'untapping',
            actions: 'untap',
            meta: row('untap', 'turn.step'),
            description: 'Permanents untap as the phase ends.'
          },
          {
            guard: 'cleansUp',
            target: 'cleaning',
            actions: 'startCleaning',
            meta: row('clean-up', 'turn.step'),
            description: 'The turn is cleaned up.'
          },
          { target: 'ended', actions: 'endPhase', meta: row('phase-ends', 'turn.step'), description: 'The phase ends.' }
        ]
      }
    },
    fighting: {
      description: 'The step of combat begins.',
      invoke: { src: 'combat', input: ({ context }) => transitions.startsCombat(context), onDone: 'open' }
    },
    stopped: {
      description: 'All players have passed, and nothing is left to be done.',
      on: { end: { target: 'over', actions: 'stop', meta: row('quiescent', 'priority.all-passed'), description: 'The end is told.' } }
    },
    untapping: { description: 'They untap at once, or one after another.', invoke: { src: 'events', onDone: 'untapped' } },
    untapped: {
      description: 'They have untapped.',
      always: { target: 'settled', meta: row('untapped', 'turn.step'), description: 'What that has triggered is seen to.' }
    },
    settled: {
      description: 'The end of the phase is interrupted.',
      invoke: {
        src: 'priority',
        input: ({ context }) => transitions.startsPriority(context),
        onDone: { target: 'ended', actions: 'endPhase', meta: row('procedure-ends', 'turn.step'), description: 'The phase ends.' }
      }
    },
    cleaning: {
      description: 'The game cleans up, one thing after another.',
      always: [
        {
          guard: 'handTooFull',
          target: 'askedLast',
          meta: row('discard-last', 'resolution.choice'),
          description: 'A card is to be chosen that does not fit into the hand.'
        },
        {
          guard: 'somethingToDo',
          target: 'tidying',
          actions: 'act',
          meta: row('clean', 'turn.step'),
          description: 'The next thing is done.'
        },
        {
          guard: 'changed',
          target: 'open',
          meta: row('cleaned-something', 'turn.step'),
          description: 'Something has changed: players may get priority.'
        },
        { target: 'ended', meta: row('cleaned', 'turn.step'), description: 'Nothing has changed.' }
      ]
    },
    tidying: { description: 'What is done is an event, or several.', invoke: { src: 'events', onDone: 'cleaning' } },
    askedLast: {
      description: 'The turn-player chooses a card to be discarded.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksToDiscard(context),
        onDone: { target: 'cleaning', actions: 'take', meta: row('discarded-last', 'resolution.choice'), description: 'A card is chosen.' }
      }
    },
    ended: {
      description: 'The phase is over.',
      always: [
        {
          guard: 'sameTurn',
          target: 'beginning',
          actions: 'beginNextPhase',
          meta: row('next-phase', 'turn.step'),
          description: 'The next phase of the turn begins.'
        },
        {
          guard: 'newTurn',
          target: 'changing',
          actions: 'beginNextTurn',
          meta: row('next-turn', 'turn.step'),
          description: 'The turn of the next player begins.'
        }
      ],
      on: {
        end: {
          guard: 'boundary',
          target: 'over',
          actions: 'reachBoundary',
          meta: row('boundary', 'turn.step'),
          description: 'The scenario ends before the phase that follows.'
        }
      }
    },
    changing: {
      description: 'The beginning of the turn is an event.',
      invoke: {
        src: 'replacement',
        onDone: {
          target: 'beginning',
          actions: 'beginFirstPhase',
          meta: row('first-phase', 'turn.step'),
          description: 'Its first phase begins.'
        }
      }
    },
    over: { type: 'final', description: 'The scenario has ended.' }
  }
})

export const turn = partOf<'turn'>(definition)
