/** Engines that trigger wrongly. @module */
import { limitOf } from '../reference/rules/delayed.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { countsForTheControllerOfTheTime, triggersAsProposed, triggersThoughReplaced } from './patches/events.js'
import { triggersOnThePast } from './patches/lasting.js'
import {
  answersUnasked,
  answersUnconditionally,
  computesAsItTriggers,
  ordinalsOverTheGame,
  ordinalsSinceArrival,
  triggersForTheOwner,
  triggersOnAStateOnce,
  triggersOnAStateThatGoesOn,
  usedUpByAnother
} from './patches/triggering.js'

const mutant = mutantsOf('fab')

export const triggerMutants: readonly EngineMutant[] = [
  mutant('ordinal-forgets-the-new-controller', 'fab:6.6.5d', 'for an ordinal only what its controller of the time does is counted', {
    patch: countsForTheControllerOfTheTime
  }),
  mutant('limit-off-by-one', 'fab:6.6.1a', 'a limited effect triggers once more than its limit', {
    limitReached: (limit, triggered) => triggered > limit
  }),
  mutant('ordinal-from-then-on', 'fab:6.6.1b', 'an ordinal names any occurrence from its number on', {
    isNth: (nth, occurrence) => nth.some(each => occurrence >= each)
  }),
  mutant(
    'written-condition-triggers',
    'fab:6.6.1c',
    'the condition of an effect that the layer would generate is taken for a part of the trigger condition',
    {
      triggersOn: (_structure, facts) => facts.given && facts.ordinal && facts.written.if && !facts.written.unless
    }
  ),
  mutant('layer-generates-anyway', 'fab:6.6.1d', 'a triggered-layer generates its effects whether or not their condition is met', {
    generates: () => true
  }),
  mutant('next-used-up-by-another', 'fab:6.6.3', 'an effect on the next event is used up by one that is not such an event', {
    patch: usedUpByAnother
  }),
  mutant('delayed-triggers-for-good', 'fab:6.6.3a', 'an effect that lasts until it triggers goes on after it has', {
    endsWithTriggering: () => false
  }),
  mutant('two-layers', 'fab:6.6.5', 'an effect that triggers makes two layers', {
    timesTriggered: extra => extra.reduce((sum, each) => sum + each, 2)
  }),
  mutant('triggers-on-the-past', 'fab:6.6.5a', 'an effect that has just started triggers on events of the turn', {
    patch: triggersOnThePast
  }),
  mutant('trigger-state-ignored', 'fab:6.6.5b', 'the state part of a trigger condition is not tested', {
    triggersOn: (_structure, facts) => facts.ordinal
  }),
  mutant('triggers-on-replaced', 'fab:6.6.5b', 'effects trigger on the event that was proposed, not on what it became', {
    patch: triggersAsProposed
  }),
  mutant('triggers-though-replaced', 'fab:6.4.6', 'effects trigger on an event although nothing took its place', {
    patch: triggersThoughReplaced
  }),
  mutant('state-polled', 'fab:6.6.5c', 'a state that goes on triggers again', {
    patch: triggersOnAStateThatGoesOn
  }),
  mutant('state-met-at-start', 'fab:6.6.5c', 'a state that is met already as the effect is generated does not trigger', {
    stateTriggers: (heldBefore, holds) => holds && heldBefore === false
  }),
  mutant('state-triggers-once', 'fab:6.6.5c', 'a state that ends and comes back does not trigger again', {
    patch: triggersOnAStateOnce
  }),
  mutant('ordinal-since-arrival', 'fab:6.6.5d', 'an ordinal counts from when its source came', {
    patch: ordinalsSinceArrival
  }),
  mutant('ordinal-as-limit', 'fab:6.6.5d', 'an ordinal is taken for a limit', {
    isNth: () => true
  }),
  mutant('answers-unconditionally', 'fab:6.6.5b', 'what answers a triggering heeds nothing that its trigger says besides', {
    patch: answersUnconditionally
  }),
  mutant('answers-every-time', 'fab:6.6.5d', 'what answers a triggering heeds nothing that its trigger says besides', {
    patch: answersUnconditionally
  }),
  mutant('every-circle-endless', 'fab:6.6.5e', 'effects that answer one another are taken for a loop although a limit ends it', {
    goesOnForEver: () => true
  }),
  mutant('limit-ignored', 'fab:6.6.5e', 'a trigger limit is not heeded', {
    limitReached: () => false
  }),
  mutant('suppression-ignored', 'fab:6.6.5f', 'an effect triggers although another prevents it', {
    isSuppressed: () => false
  }),
  mutant('suppressed-not-counted', 'fab:6.6.5f', 'a prevented triggering leaves the limit alone', {
    countsTowardsLimit: () => false
  }),
  mutant('hidden-source-unasked', 'fab-context:5.4.7b', 'an effect of a hidden source triggers without asking its owner', {
    ownerLets: () => false
  }),
  mutant('hidden-answer-unasked', 'fab-context:5.4.7b', 'an effect of a hidden source answers a triggering without asking its owner', {
    patch: answersUnasked
  }),
  mutant('hidden-before-asks', 'fab-context:5.4.7b', 'the owner of a source that the event has made public is asked all the same', {
    ownerLets: (structure, before) => structure.triggers.hiddenSource.value === 'owner-may' && before === 'hand'
  }),
  mutant('own-leaving-unseen', 'fab-context:5.4.6a', 'an effect does not trigger on its own source leaving', {
    seesEvent: (_structure, facts) => !facts.ownLeaving && facts.after && (facts.before || facts.ownMove)
  }),
  mutant('trigger-of-the-owner', 'fab-context:1.7.1b', "a triggered-layer is the owner's, not the controller's", {
    patch: triggersForTheOwner
  }),
  mutant('ordinal-over-the-game', 'fab:6.6.1b', 'an ordinal counts over the game, whatever its duration', {
    patch: ordinalsOverTheGame
  }),
  mutant('limit-over-the-game', 'fab:6.6.1a', 'a trigger limit counts over the game, whatever its duration', {
    limitOf: (structure, trigger) => {
      const limit = limitOf(structure, trigger)
      return limit && { ...limit, per: 'game' }
    }
  }),
  mutant('limit-shared', 'fab:6.6.1a', 'effects of the same text share one limit', {
    limitKey: effect => effect.ref.ability
  }),
  mutant('limit-of-the-card', 'fab-context:3.0.9', 'what left and came back goes on with the limit that it had', {
    limitKey: ({ ref }) => `${ref.source}/${ref.ability}/${ref.n ?? 1}`
  }),
  mutant('ordinal-since-the-token', 'fab:6.6.5d', 'for a token, an ordinal counts from when it was created', {
    missedOccurrences: () => false
  }),
  mutant('computed-as-it-triggers', 'fab:6.6.1d', 'what the instructions of a layer compute is computed as it triggers', {
    patch: computesAsItTriggers
  })
]
