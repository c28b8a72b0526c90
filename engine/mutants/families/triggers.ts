/** Faults in triggering: on what, how often, on which states. @module */
import { countsForTheControllerOfTheTime, triggersAsProposed, triggersThoughReplaced } from '../patches/events.js'
import {
  answersUnconditionally,
  bansStopTriggers,
  batchesTheResolution,
  computesAsItTriggers,
  countsWhatIsAtOnceOnce,
  eachAttackIsTheFirst,
  missesTokens,
  ordinalsOverTheGame,
  ordinalsSinceArrival,
  suppressesForGood,
  suppressesOnlyOne,
  suppressionSpentByAnother,
  triggersForTheOwner,
  triggersOnAStateOnce,
  triggersOnAStateThatGoesOn,
  usedUpByAnother
} from '../patches/triggering.js'
import { limitOf } from '../../reference/rules/delayed.js'
import { askedOfTurnPlayer } from '../patches/patch.js'
import type { Family } from '../fault.js'

export const triggersFaults: Family = {
  'ordinal-forgets-the-new-controller': {
    fault: 'for an ordinal only what its controller of the time does is counted',
    breaks: { fab: 'fab:6.6.5d' },
    patch: countsForTheControllerOfTheTime
  },
  'at-once-is-one-occurrence': {
    fault: 'of several that happen at once each is taken for the first',
    breaks: { mtg: 'mtg:603.2' },
    patch: countsWhatIsAtOnceOnce
  },
  'limit-off-by-one': {
    fault: 'a limited effect triggers once more than its limit',
    breaks: { fab: 'fab:6.6.1a' },
    rules: {
      limitReached: (limit, triggered) => triggered > limit
    }
  },
  'ordinal-from-then-on': {
    fault: 'an ordinal names any occurrence from its number on',
    breaks: { fab: 'fab:6.6.1b' },
    rules: {
      isNth: (nth, occurrence) => nth.some(each => occurrence >= each)
    }
  },
  'written-condition-triggers': {
    fault: 'the condition of an effect that the stack object would generate is taken for a part of the trigger condition',
    breaks: { fab: 'fab:6.6.1c', ga: 'ga:2.1' },
    rules: {
      triggersOn: (_structure, facts) => facts.given && facts.ordinal && facts.written.if && !facts.written.unless
    }
  },
  'layer-generates-anyway': {
    fault: 'a triggered stack object generates its effects whether or not their condition is met',
    breaks: { fab: 'fab:6.6.1d' },
    rules: {
      generates: () => true
    }
  },
  'next-used-up-by-another': {
    fault: 'an effect on the next event is used up by one that is not such an event',
    breaks: { fab: 'fab:6.6.3' },
    patch: usedUpByAnother
  },
  'two-layers': {
    fault: 'an effect that triggers makes two layers',
    breaks: { fab: 'fab:6.6.5' },
    rules: {
      timesTriggered: extra => extra.reduce((sum, each) => sum + each, 2)
    }
  },
  'trigger-state-ignored': {
    fault: 'the state part of a trigger condition is not tested',
    breaks: { fab: 'fab:6.6.5b' },
    rules: {
      triggersOn: (_structure, facts) => facts.ordinal
    }
  },
  'triggers-on-replaced': {
    fault: 'effects trigger on the event that was proposed, not on what it became',
    breaks: { fab: 'fab:6.6.5b' },
    patch: triggersAsProposed
  },
  'triggers-though-replaced': {
    fault: 'effects trigger on an event although nothing took its place',
    breaks: { fab: 'fab:6.4.6', mtg: 'mtg:603.2h', 'mtg-2010': 'mtg-2010:trigger.2', ga: 'ga-context:RE.1' },
    patch: triggersThoughReplaced
  },
  'state-polled': { fault: 'a state that goes on triggers again', breaks: { fab: 'fab:6.6.5c' }, patch: triggersOnAStateThatGoesOn },
  'state-met-at-start': {
    fault: 'a state that is met already as the effect is generated does not trigger',
    breaks: { fab: 'fab:6.6.5c' },
    rules: {
      stateTriggers: (heldBefore, holds) => holds && heldBefore === false
    }
  },
  'state-triggers-once': {
    fault: 'a state that ends and comes back does not trigger again',
    breaks: { fab: 'fab:6.6.5c', mtg: 'mtg:603.8' },
    patch: triggersOnAStateOnce
  },
  'ordinal-since-arrival': {
    fault: 'an ordinal counts from when its source came',
    breaks: { fab: 'fab:6.6.5d' },
    patch: ordinalsSinceArrival
  },
  'ordinal-as-limit': {
    fault: 'an ordinal is taken for a limit',
    breaks: { fab: 'fab:6.6.5d' },
    rules: {
      isNth: () => true
    }
  },
  'answers-unconditionally': {
    fault: 'what answers a triggering heeds nothing that its trigger says besides',
    breaks: { fab: 'fab:6.6.5b', mtg: ['mtg:603.4', 'mtg:603.2'], ga: 'ga:3.1' },
    patch: answersUnconditionally
  },
  'answers-every-time': {
    fault: 'what answers a triggering heeds nothing that its trigger says besides',
    breaks: { fab: 'fab:6.6.5d' },
    patch: answersUnconditionally
  },
  'every-circle-endless': {
    fault: 'effects that answer one another are taken for a loop although a limit ends it',
    breaks: { fab: 'fab:6.6.5e', mtg: 'mtg:603.2' },
    rules: {
      goesOnForEver: () => true
    }
  },
  'limit-ignored': {
    fault: 'a trigger limit is not heeded',
    breaks: { fab: 'fab:6.6.5e' },
    rules: {
      limitReached: () => false
    }
  },
  'suppression-ignored': {
    fault: 'an effect triggers although another prevents it',
    breaks: { fab: 'fab:6.6.5f', mtg: 'mtg:603.2', 'mtg-2010': 'mtg-2010:trigger.1' },
    rules: {
      isSuppressed: () => false
    }
  },
  'suppresses-for-good': {
    fault: 'what lets nothing trigger on the next event lets nothing trigger on any',
    breaks: { fab: 'fab:6.6.5f' },
    patch: suppressesForGood
  },
  'suppresses-only-one': {
    fault: 'what lets nothing trigger on the next event keeps one effect from it and lets the others',
    breaks: { fab: 'fab:6.6.5f' },
    patch: suppressesOnlyOne
  },
  'suppression-spent-by-another': {
    fault: 'what lets nothing trigger on the next event of a player is over with that of another',
    breaks: { fab: 'fab:6.6.5f' },
    patch: suppressionSpentByAnother
  },
  'suppressed-not-counted': {
    fault: 'a prevented triggering leaves the limit alone',
    breaks: { fab: 'fab:6.6.5f' },
    rules: {
      countsTowardsLimit: () => false
    }
  },
  'trigger-of-the-owner': {
    fault: "a triggered stack object is the owner's, not the controller's",
    breaks: { fab: 'fab-context:1.7.1b' },
    patch: triggersForTheOwner
  },
  'ordinal-over-the-game': {
    fault: 'an ordinal counts over the game, whatever its duration',
    breaks: { fab: 'fab:6.6.1b' },
    patch: ordinalsOverTheGame
  },
  'limit-over-the-game': {
    fault: 'a trigger limit counts over the game, whatever its duration',
    breaks: { fab: 'fab:6.6.1a' },
    rules: {
      limitOf: (structure, trigger) => {
        const limit = limitOf(structure, trigger)
        return limit && { ...limit, per: 'game' }
      }
    }
  },
  'limit-shared': {
    fault: 'effects of the same text share one limit',
    breaks: { fab: 'fab:6.6.1a' },
    rules: {
      limitKey: effect => effect.ref.ability
    }
  },
  'limit-of-the-card': {
    fault: 'what left and came back goes on with the limit that it had',
    breaks: { fab: 'fab-context:3.0.9', mtg: 'mtg-context:400.7' },
    rules: {
      limitKey: ({ ref }) => `${ref.source}/${ref.ability}/${ref.n ?? 1}`
    }
  },
  'ordinal-since-the-token': {
    fault: 'for a token, an ordinal counts from when it was created',
    breaks: { fab: 'fab:6.6.5d' },
    rules: {
      missedOccurrences: () => false
    }
  },
  'computed-as-it-triggers': {
    fault: 'what the instructions of a stack object compute is computed as it triggers',
    breaks: { fab: 'fab:6.6.1d' },
    patch: computesAsItTriggers
  },
  'one-trigger-for-all-counters': {
    fault: 'what triggers for each counter triggers once for all that are put at once',
    breaks: { mtg: 'mtg:603.2c' },
    rules: { timesForCounters: numbers => Math.min(1, numbers.length) }
  },
  'turn-player-orders-all': {
    fault: 'the turn-player orders the triggered abilities of all',
    breaks: { fab: 'fab:6.6.6b', mtg: 'mtg:603.3b', 'mtg-2010': 'mtg-2010:trigger.3', ga: 'ga:10', 'ga-older': 'ga-older:10' },
    patch: askedOfTurnPlayer('trigger-order')
  },
  'placed-without-target': {
    fault: 'a triggered ability without legal targets is placed',
    breaks: { fab: 'fab:6.6.6a', mtg: 'mtg:603.3d', 'mtg-2010': 'mtg-2010:trigger.4', ga: 'ga:8', 'ga-older': 'ga-older:5' },
    rules: { ceasesWithoutTarget: () => false }
  },
  'if-not-looked-at': {
    fault: 'the condition after the event is not looked at for triggering',
    breaks: { mtg: 'mtg:603.4', 'mtg-2010': 'mtg-2010:trigger.5', ga: 'ga:3.1', 'ga-older': 'ga-older:3' },
    rules: { triggersOn: (_structure, { given, ordinal }) => given && ordinal }
  },
  'keyworded-looks': {
    fault: 'a keyworded trigger looks at its further condition before it triggers',
    breaks: { ga: 'ga:2.1', 'ga-older': 'ga-older:2' },
    rules: {
      triggersOn: (_structure, { given, ordinal, written }) => given && ordinal && written.if && !written.unless
    }
  },
  'states-seen-late': {
    fault: 'states are looked at only when checks are made',
    breaks: { mtg: 'mtg:603.8', 'mtg-2010': 'mtg-2010:trigger.13' },
    rules: { samplesAlways: () => false }
  },
  'rearmed-early': {
    fault: 'a state trigger triggers again while it is on the stack',
    breaks: { mtg: 'mtg:603.8', 'mtg-2010': 'mtg-2010:trigger.13' },
    rules: { rearmsOnLeaving: () => false }
  },
  'bans-on-activating-stop-triggers': {
    fault: 'a ban on activated abilities keeps triggered ones from triggering',
    breaks: { mtg: ['mtg:603.2a', 'mtg-context:117.2'] },
    patch: bansStopTriggers
  },
  'additional-times-multiply': {
    fault: 'effects by which an ability triggers more often multiply',
    breaks: { mtg: 'mtg:603.2d' },
    rules: { timesTriggered: extra => extra.reduce((product, each) => product * (1 + each), 1) }
  },
  'no-additional-times': {
    fault: 'an ability never triggers more often than once',
    breaks: { mtg: 'mtg:603.2d' },
    rules: { timesTriggered: () => 1 }
  },
  'one-batch-for-a-resolution': {
    fault: '"one or more" triggers once for all that a stack object does',
    breaks: { fab: 'fab-context:1.9.2a', mtg: 'mtg:603.2c' },
    patch: batchesTheResolution
  },
  'tokens-leave-unseen': {
    fault: 'nothing triggers as a token leaves',
    breaks: { mtg: 'mtg:603.6e' },
    patch: missesTokens
  },
  'each-attack-is-the-first': {
    fault: 'each attack of a turn counts as its first',
    breaks: { fab: 'fab:6.6.1b' },
    patch: eachAttackIsTheFirst
  }
}
