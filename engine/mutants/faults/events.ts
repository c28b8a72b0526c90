/** Faults in events, what replaces them, and the turn. @module */
import { clockwiseFrom } from '../../reference/rules/clockwise.js'
import { waitsForEachDraw } from '../../reference/rules/replacement.js'
import type { EventOf } from '../../../model/trace/event.js'
import { askedOfTurnPlayer, bringsAboutFrom } from '../patches/patch.js'
import { ridersSpeakOfTheDamage } from '../patches/preventing.js'
import { controllerAfterResolving } from '../patches/resolving.js'
import type { Faults } from './fault.js'

export const eventFaults: Faults = {
  'goes-to-banishment': { fault: 'a card that has resolved goes to the wrong zone', rules: { leavesTo: () => 'banished' } },
  'cleans-up-first': { fault: 'clean-up comes before priority', rules: { openingActions: ({ actions }) => actions } },
  'cleans-up-once': { fault: 'clean-up does not come again', patch: bringsAboutFrom('cleaned-up', () => [{ do: 'next-phase' }]) },
  'never-cleans-up': { fault: 'a phase with priority never cleans up', rules: { cleansUpAfter: () => false } },
  'no-unscheduled-priority': {
    fault: 'nobody has priority in a phase without it although something was put on the stack',
    rules: { givesUnscheduled: () => false }
  },
  'cleanup-once': { fault: 'the cleanup step does not come again', rules: { comesAgain: () => false } },
  'keeps-one-more': { fault: 'a player keeps one card too many', rules: { overHand: cards => Math.max(0, cards - 8) } },
  'begins-with-the-controller': {
    fault: 'each player acts beginning with the controller of the effect',
    rules: { eachPlayerOrder: (_structure, players, you) => clockwiseFrom(players, you) }
  },
  'draws-replaced-as-a-whole': {
    fault: 'an instruction to draw several cards is replaced as a whole by what replaces the draw of a card',
    rules: { waitsForEachDraw: () => false }
  },
  'number-of-draws-unheeded': {
    fault: 'what speaks of how many cards are drawn does not see an instruction to draw several',
    rules: { waitsForEachDraw: (structure, _ofTheNumber, count) => waitsForEachDraw(structure, false, count) }
  },
  'one-player-after-another': {
    fault: 'players choose and act one after another',
    rules: { actTogether: () => false }
  },
  'next-player-after-acting': {
    fault: 'the turn-player has priority after anyone has acted',
    rules: { afterActing: (_structure, _actor, turnPlayer) => turnPlayer }
  },
  'controller-after-resolving': {
    fault: 'the controller of what has resolved has priority',
    patch: controllerAfterResolving
  },
  'slow-at-any-time': { fault: 'what is slow may be played whenever its player has priority', rules: { mayPlayNow: () => true } },
  'replaced-is-not-done': { fault: 'an instruction that was replaced does not count as done', rules: { countsAsPerformed: () => false } },
  'replaced-is-done': { fault: 'an instruction that was replaced counts as done', rules: { countsAsPerformed: () => true } },
  'forbidden-is-replaced': { fault: 'an event that cannot happen is replaced', rules: { replacesForbidden: () => true } },
  'rider-counts-the-damage': {
    fault: 'what a prevention does besides speaks of the damage that would have been dealt, not of what was prevented',
    patch: ridersSpeakOfTheDamage
  },
  'creations-unreplaced': {
    fault: 'what is created is not looked at as something that enters',
    rules: { isEntering: (event): event is EventOf<'move'> => event.event === 'move' && event.to === 'arena' && event.from !== 'arena' }
  },
  'own-creation-unreplaced': {
    fault: 'what a created thing says of its own entering is not heeded',
    rules: { replacesOwnMove: () => false }
  },
  'all-functions-as-it-enters': {
    fault: 'what enters replaces its own entering also by an effect that is not of itself alone',
    rules: { replacesOwnMove: () => true }
  },
  'inner-beside-outer': {
    fault: 'what an event contains is replaced together with the event',
    rules: { waitsForOuter: () => false }
  },
  'exactly-is-more': {
    fault: 'what enters with exactly so many counters has those that it would have besides',
    rules: { countersComing: (before, more) => before + more }
  },
  'turn-player-orders-replacements': {
    fault: 'the turn-player is asked which effect is applied first to what happens to others',
    patch: askedOfTurnPlayer('replacement')
  },
  'riders-first': { fault: 'what a prevention does besides comes before the event', rules: { ridersFirst: () => true } },
  'static-prevention-once': {
    fault: 'a static prevention takes its amount once from the damage to several',
    rules: { preventsFromEach: () => false }
  },
  'redirected-destruction': {
    fault: 'whether what goes elsewhere was destroyed is told the wrong way round',
    rules: { isStillDestroyed: ({ events }, to) => to === 'graveyard' || events.redirectedDestroy.value !== 'destroyed' }
  },
  'parts-in-sequence': { fault: 'the parts of one instruction happen one after another', rules: { isAtOnce: () => false } },
  'counters-cancel-at-another-time': {
    fault: 'opposite counters go together at the wrong time',
    rules: { cancelsOnPlacement: ({ events }) => events.opposites.value !== 'cancel-on-placement' }
  },
  'control-is-no-event': { fault: 'nothing triggers on a change of control', rules: { controlIsEvent: () => false } },
  'impossible-not-offered': {
    fault: 'an option that cannot be carried out is not offered',
    rules: { mayTryImpossible: () => false }
  },
  'impossible-offered': { fault: 'an option that cannot be carried out is offered', rules: { mayTryImpossible: () => true } },
  'empty-deck-does-nothing': { fault: 'drawing from an empty deck is forgiven', rules: { emptyDeckDoes: () => 'nothing' } },
  'empty-deck-loses-at-once': { fault: 'who cannot draw loses at once', rules: { emptyDeckDoes: () => 'lose-at-once' } },
  'empty-deck-loses-later': { fault: 'who cannot draw loses at the next check', rules: { emptyDeckDoes: () => 'lose-at-check' } },
  'stamped-anew': {
    fault: 'a static effect that comes back is newer than what stayed',
    rules: { stampOf: (_structure, came, moment) => Math.max(came, moment) }
  },
  'counters-add-nothing': { fault: 'counters change no numbers', rules: { countersDo: () => 0 } },
  'same-object-everywhere': { fault: 'an object that changes zones stays the same one', rules: { isNewObject: () => false } }
}
