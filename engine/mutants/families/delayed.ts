/** Faults in delayed, reflexive and limited triggers. @module */
import {
  beginsInForceFirst,
  beginsInForceForTheOwner,
  beginsInForceLast,
  beginsInForceWithoutNumbers,
  countsAsItStarts,
  delaysForTheTurnPlayer,
  delaysUnconditionally,
  readsFixedAnew,
  sharesTheNewestNumbers,
  triggersOnThePast
} from '../patches/lasting.js'
import { forgetsTheState, triggersOnAnyState } from '../patches/instructions.js'
import { samplesNotAsItStarts } from '../patches/triggering.js'
import { actionKey } from '../../reference/rules/delayed.js'
import { durationFor } from '../../reference/rules/duration.js'
import type { Family } from '../fault.js'

export const delayedFaults: Family = {
  'delayed-triggers-for-good': {
    fault: 'an effect that lasts until it triggers goes on after it has',
    breaks: {
      fab: 'fab:6.6.3a',
      mtg: 'mtg:603.7b',
      'mtg-2010': 'mtg-2010:trigger.12',
      ga: 'ga:8',
      'ga-older': ['ga-older:8', 'ga-older:7']
    },
    rules: {
      endsWithTriggering: () => false
    }
  },
  'triggers-on-the-past': {
    fault: 'an effect that has just started triggers on events of the turn',
    breaks: { fab: 'fab:6.6.5a', mtg: 'mtg:603.7a', 'mtg-2010': 'mtg-2010:trigger.12', ga: 'ga:7', 'ga-older': 'ga-older:7' },
    patch: triggersOnThePast
  },
  'inline-state-unmet': {
    fault: 'a "when" of an instruction triggers whether or not the state is there of which it speaks',
    breaks: { fab: 'fab:6.6.2', ga: 'ga:11' },
    patch: triggersOnAnyState
  },
  'inline-state-waits': {
    fault: 'a "when" of an instruction waits for the state of which it speaks',
    breaks: { fab: 'fab:6.6.2a', ga: 'ga-context:GL.reflexive' },
    rules: { awaitsState: () => true }
  },
  'inline-state-at-once': {
    fault: 'a "when" of an instruction looks once at the state of which it speaks, and does not wait for it',
    breaks: { mtg: 'mtg:603.7', 'mtg-2010': 'mtg-2010:trigger.12' },
    rules: { awaitsState: () => false }
  },
  'inline-state-forgotten': {
    fault: 'what an instruction has let trigger on a state resolves although the state is over',
    breaks: { fab: 'fab-context:5.3.2b' },
    patch: forgetsTheState
  },
  'state-unseen-as-it-starts': {
    fault: 'a delayed effect on a state that is there as it is created looks only once something happens',
    breaks: { 'mtg-2010': 'mtg-2010:trigger.13' },
    patch: samplesNotAsItStarts
  },
  'reflexive-once': {
    fault: 'a reflexive trigger triggers once however often the thing was done',
    breaks: { mtg: 'mtg:603.12a' },
    rules: { timesReflexive: (_structure, times) => Math.min(1, times) }
  },
  'reflexive-each-time': {
    fault: '"one or more times" triggers for each time',
    breaks: { mtg: 'mtg:603.12a' },
    rules: { timesReflexive: (_structure, times) => times }
  },
  'any-resolution': {
    fault: 'a trigger for the so-manieth resolution is made by each',
    breaks: { mtg: 'mtg:603.7h' },
    rules: { isResolution: () => true }
  },
  'done-again': {
    fault: 'what may be done only once each turn triggers again',
    breaks: { mtg: 'mtg:603.2i' },
    rules: { isDone: () => false }
  },
  'done-by-anyone': {
    fault: 'what another player has done once with an ability counts for its new controller, too',
    breaks: { mtg: 'mtg:603.2i' },
    rules: { actionKey: action => actionKey({ ...action, by: '' }) }
  },
  'occurrence-not-asked': {
    fault: 'nobody is asked which of several simultaneous events a delayed trigger answers',
    breaks: { mtg: 'mtg:603.7b' },
    rules: { picksOccurrence: () => false }
  },
  'turn-player-picks-last': {
    fault: 'the turn-player picks after the others which of several events is answered',
    breaks: { mtg: 'mtg-context:101.4' },
    rules: { pickersInOrder: (players, turnPlayer) => [...players.filter(player => player !== turnPlayer), turnPlayer] }
  },
  'delayed-count-as-abilities': {
    fault: 'what speaks of the triggered abilities of objects concerns delayed ones too',
    breaks: { mtg: 'mtg:603.2e' },
    rules: { isAbilityOf: (limited, _isDelayed, isSuchAnObject) => !limited || isSuchAnObject() }
  },
  'delayed-states-go-on': {
    fault: 'a delayed trigger on a state, without a duration, triggers again and again',
    breaks: { mtg: 'mtg:603.7b' },
    rules: {
      durationFor: (structure, duration, effect, whose, turn) =>
        duration === 'unstated' && effect.kind === 'trigger' && effect.trigger.when
          ? { at: 'game' }
          : durationFor(structure, duration, effect, whose, turn)
    }
  },
  'delayed-for-the-turn-player': {
    fault: 'delayed triggered abilities are of the player whose turn it is as they are made',
    breaks: { mtg: ['mtg:603.7d', 'mtg:603.7e'] },
    patch: delaysForTheTurnPlayer
  },
  'delayed-ends-with-the-turn': {
    fault: 'a delayed trigger without a duration is gone when the turn is over',
    breaks: { mtg: 'mtg:603.7b', 'mtg-2010': 'mtg-2010:trigger.12', ga: 'ga:6', 'ga-older': 'ga-older:6' },
    rules: {
      durationFor: (structure, duration, effect, whose, turn) =>
        duration === 'unstated' && effect.kind === 'trigger' ? { at: 'turn' } : durationFor(structure, duration, effect, whose, turn)
    }
  },
  'delayed-unconditional': {
    fault: 'the condition after the event is forgotten where the trigger is a delayed one',
    breaks: { fab: 'fab:6.1.3', mtg: 'mtg:603.4', 'mtg-2010': 'mtg-2010:trigger.5', ga: 'ga:3.2', 'ga-older': 'ga-older:3' },
    patch: delaysUnconditionally
  },
  'fixed-read-anew': {
    fault: 'a number that a delayed trigger was made with is worked out once it has triggered',
    breaks: { fab: 'fab:6.2.2b', mtg: 'mtg-context:608.2h' },
    patch: readsFixedAnew
  },
  'fixed-forgotten': {
    fault: 'a delayed trigger does not know the number that it was made with',
    breaks: { fab: 'fab:6.2.2b', mtg: 'mtg-context:608.2h' },
    rules: { takenAlong: () => ({}) }
  },
  'fixed-by-the-newest': {
    fault: 'delayed triggers of one text share the number of the newest of them',
    breaks: { mtg: 'mtg-context:608.2h' },
    patch: sharesTheNewestNumbers
  },
  'counted-as-delayed': {
    fault: 'what a delayed trigger counts as it resolves is counted as it is made',
    breaks: { fab: 'fab:6.6.1d' },
    patch: countsAsItStarts
  },
  'in-force-newest': {
    fault: 'what lasts already as the game is set up is newer than all objects',
    breaks: { fab: ['fab:6.3.4', 'fab:6.3.4a'] },
    patch: beginsInForceLast
  },
  'in-force-oldest': {
    fault: 'what lasts already as the game is set up is older than all objects',
    breaks: { fab: 'fab:6.3.4a' },
    patch: beginsInForceFirst
  },
  'in-force-for-the-owner': {
    fault: 'what lasts already as the game is set up is the effect of its card’s owner',
    breaks: { mtg: 'mtg:603.7d' },
    patch: beginsInForceForTheOwner
  },
  'in-force-numbers-forgotten': {
    fault: 'what lasts already as the game is set up does not know the number that it was made with',
    breaks: { fab: 'fab:6.2.2b' },
    patch: beginsInForceWithoutNumbers
  },
  'seats-pick-in-order': {
    fault: 'players pick in the order of their seats which of several events is answered, whoever’s turn it is',
    breaks: { mtg: 'mtg-context:101.4' },
    rules: { pickersInOrder: players => players }
  }
}
