/** Faults in what triggers, how often, and how it is placed. @module */
import { actionKey } from '../../reference/rules/delayed.js'
import { askedOfTurnPlayer } from '../patches/patch.js'
import { triggersWithinTheResolution } from '../patches/resolving.js'
import { answersUnconditionally } from '../patches/triggering.js'
import type { Faults } from './fault.js'

export const triggerFaults: Faults = {
  'moved-objects-found': { fault: 'a text finds an object wherever it went', rules: { findsMoved: () => true } },
  'moved-objects-lost': { fault: 'a text never finds an object that has moved', rules: { findsMoved: () => false } },
  'same-card-same-object': { fault: 'a card that left and came back is taken for the same object', rules: { isAnother: () => false } },
  'reflexive-once': {
    fault: 'a reflexive trigger triggers once however often the thing was done',
    rules: { timesReflexive: (_structure, times) => Math.min(1, times) }
  },
  'reflexive-each-time': {
    fault: '"one or more times" triggers for each time',
    rules: { timesReflexive: (_structure, times) => times }
  },
  'target-known-from-before': {
    fault: 'a reflexive trigger takes its target for what the object was to the ability that made it',
    rules: { knownAsTargeted: (known, target, now) => ({ [target]: now, ...known }) }
  },
  'any-resolution': { fault: 'a trigger for the so-manieth resolution is made by each', rules: { isResolution: () => true } },
  'triggers-before-it-left': {
    fault: 'what triggers as an ability resolves triggers before that ability has left the stack',
    patch: triggersWithinTheResolution
  },
  'one-trigger-for-all-counters': {
    fault: 'what triggers for each counter triggers once for all that are put at once',
    rules: { timesForCounters: numbers => Math.min(1, numbers.length) }
  },
  'done-again': { fault: 'what may be done only once each turn triggers again', rules: { isDone: () => false } },
  'limit-of-the-card': {
    fault: 'what left and came back goes on with the limit that it had',
    rules: { limitKey: ({ ref }) => `${ref.source}/${ref.ability}/${ref.n ?? 1}` }
  },
  'done-by-anyone': {
    fault: 'what another player has done once with an ability counts for its new controller, too',
    rules: { actionKey: action => actionKey({ ...action, by: '' }) }
  },
  'delayed-goes-on': { fault: 'a delayed trigger without a duration ends with the turn', rules: { waitsUntilTriggered: () => false } },
  'occurrence-not-asked': {
    fault: 'nobody is asked which of several simultaneous events a delayed trigger answers',
    rules: { picksOccurrence: () => false }
  },
  'turn-player-picks-last': {
    fault: 'the turn-player picks after the others which of several events is answered',
    rules: { pickersInOrder: (players, turnPlayer) => [...players.filter(player => player !== turnPlayer), turnPlayer] }
  },
  'unseen-answers': { fault: 'an object that nobody can see answers a triggering or a state', rules: { answersUnseen: () => true } },
  'unseen-triggers': { fault: 'an object that nobody could see triggers', rules: { triggersUnseen: () => true } },
  'delayed-count-as-abilities': {
    fault: 'what speaks of the triggered abilities of objects concerns delayed ones too',
    rules: { isAbilityOf: (limited, _isDelayed, isSuchAnObject) => !limited || isSuchAnObject() }
  },
  'turn-player-places-last': {
    fault: 'the turn-player places triggered abilities after the others',
    rules: { placementOrder: (players, _selected, turnPlayer) => [...players.filter(player => player !== turnPlayer), turnPlayer] }
  },
  'turn-player-orders-all': {
    fault: 'the turn-player orders the triggered abilities of all',
    patch: askedOfTurnPlayer('trigger-order')
  },
  'one-part': {
    fault: 'what answers a triggering is placed with the rest',
    rules: { isOfPlacementPass: kinds => kinds.includes('ordinary') }
  },
  'dead-modes': { fault: 'a mode without legal targets may be chosen', rules: { mayPickMode: () => true } },
  'mode-left-out': { fault: 'a modal triggered ability is put on the stack without its mode', rules: { modeOrder: () => [] } },
  'placed-without-target': { fault: 'a triggered ability without legal targets is placed', rules: { ceasesWithoutTarget: () => false } },
  'placed-for-another': {
    fault: 'whose a triggered ability is, is looked at at the wrong time',
    rules: {
      placedFor: (controller, ofSource, { placement }) =>
        placement.controller.value === 'when-placed' ? controller : (ofSource ?? controller)
    }
  },
  'one-illegal-target-fails': {
    fault: 'one illegal target of several makes the whole fail',
    rules: { failsForTargets: (declared, legal) => declared > 0 && legal < declared }
  },
  'resolves-without-targets': {
    fault: 'what has lost all its targets resolves',
    rules: { failsForTargets: () => false }
  },
  'foreign-traits': {
    fault: 'a triggered ability has the traits of its source where it should not, or lacks them where it should have them',
    rules: { layerTypes: (ofSource, { triggers }) => (triggers.traits.value ? [] : ofSource) }
  },
  'targets-as-another': {
    fault: 'what targets is taken for its source where it should not be, or not where it should',
    rules: { targetsAsSource: ({ triggers }, kind) => kind === 'card' || !triggers.traits.value }
  },
  'if-not-looked-at': {
    fault: 'the condition after the event is not looked at for triggering',
    rules: { triggersOn: (_structure, { given, ordinal }) => given && ordinal }
  },
  'keyworded-looks': {
    fault: 'a keyworded trigger looks at its further condition before it triggers',
    rules: {
      triggersOn: (_structure, { given, ordinal, written }) => given && ordinal && written.if && !written.unless
    }
  },
  'answers-unconditionally': {
    fault: 'what answers a triggering heeds nothing that its trigger says besides',
    patch: answersUnconditionally
  },
  'every-circle-endless': {
    fault: 'effects that answer one another are taken for a loop although a limit ends it',
    rules: { goesOnForEver: () => true }
  },
  'if-not-rechecked': {
    fault: 'the condition after the event is not looked at again on resolution',
    rules: { failsForCondition: () => false }
  },
  'no-look-back': { fault: 'no trigger looks back', rules: { looksBack: () => false } },
  'late-triggers-placed-at-once': {
    fault: 'what triggers while abilities are placed is placed with them',
    rules: { isOfRound: () => true }
  },
  'always-looks-back': { fault: 'every trigger looks back', rules: { looksBack: () => true } },
  'leaving-alone': { fault: 'what leaves does not see what leaves with it', rules: { leavingSees: (_structure, own) => own } },
  'states-seen-late': { fault: 'states are looked at only when checks are made', rules: { samplesAlways: () => false } },
  'rearmed-early': {
    fault: 'a state trigger triggers again while it is on the stack',
    rules: { rearmsOnLeaving: () => false }
  },
  'resources-on-the-stack': {
    fault: 'a triggered ability that makes resources uses the stack',
    rules: { triggersAtOnce: () => false }
  },
  'resources-off-the-stack': {
    fault: 'a trigger that makes resources skips the stack whatever it answers',
    rules: { triggersAtOnce: ({ triggers }, { makesResources }) => triggers.resourcesSkipStack.value && makesResources }
  },
  'any-trigger-of-resources-at-once': {
    fault: 'what answers an ability that makes resources skips the stack, whatever it does',
    rules: { triggersAtOnce: ({ triggers }, { onResourceAbility }) => triggers.resourcesSkipStack.value && onResourceAbility }
  },
  'seen-before-alone': {
    fault: 'what comes to be seen in the event itself does not trigger',
    rules: { triggersUnseen: (_structure, seenBefore) => seenBefore }
  },
  'seen-after-alone': {
    fault: 'what is hidden by the event itself does not trigger',
    rules: { triggersUnseen: (_structure, _seenBefore, seenAfter) => seenAfter }
  },
  'found-where-it-is-hidden': {
    fault: 'what answers a move finds the object in a hidden zone too',
    rules: {
      findsMoved: (structure, to, sight, mayFollow) =>
        structure.zones.follow.value === 'first-move' ? mayFollow : sight === 'event' || (sight === 'own' && (mayFollow || to === 'arena'))
    }
  },
  'phased-out-acts': { fault: 'what is phased out is treated as though it were there', rules: { isAway: () => false } }
}
