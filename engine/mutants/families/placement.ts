/** Faults in putting triggered abilities on the stack. @module */
import { placesAfterAPass, resolvesEachAsItIsPlaced } from '../patches/checking.js'
import { clockwiseFrom } from '../../reference/rules/clockwise.js'
import type { Family } from '../fault.js'

export const placementFaults: Family = {
  'priority-before-placing': {
    fault: 'a player gets priority while triggered stack objects are pending',
    breaks: { fab: 'fab:6.6.6' },
    patch: placesAfterAPass
  },
  'answers-left-pending': {
    fault: 'the stack object of an effect that answers a triggering is not put on the stack',
    breaks: { fab: 'fab:6.6.6' },
    rules: {
      isOfPlacementPass: (kinds, meta) => !meta && kinds.includes('ordinary')
    }
  },
  'no-player-selected': {
    fault: 'the turn-player places first without being asked',
    breaks: { fab: 'fab:6.6.6b' },
    rules: {
      needsFirstPlacer: () => false
    }
  },
  'placing-selection-ignored': {
    fault: 'the turn-player places first whoever was selected',
    breaks: { fab: 'fab:6.6.6b' },
    rules: {
      placementOrder: (players, _selected, turnPlayer) => clockwiseFrom(players, turnPlayer)
    }
  },
  'placed-counter-clockwise': {
    fault: 'players place their stack objects counter-clockwise',
    breaks: { fab: 'fab:6.6.6b' },
    rules: {
      placementOrder: (players, selected, turnPlayer) => clockwiseFrom([...players].reverse(), selected ?? turnPlayer)
    }
  },
  'resolves-as-it-places': {
    fault: 'a triggered stack object resolves before the next pending one is placed',
    breaks: { fab: 'fab:6.6.6b', mtg: ['mtg:603.3', 'mtg-context:117.5'] },
    patch: resolvesEachAsItIsPlaced
  },
  'dead-mode-withheld': {
    fault: 'a mode without a legal target may not be declared',
    breaks: { fab: 'fab:6.6.6a' },
    rules: {
      mayPickMode: (_structure, hasTargets) => hasTargets
    }
  },
  'told-apart-by-ability': {
    fault: 'layers of two sources count as one if their abilities have the same name',
    breaks: { fab: 'fab:6.6.6b' },
    rules: {
      isSameEffect: (a, b) => a.ability === b.ability
    }
  },
  'told-apart-by-source': {
    fault: 'layers of two abilities count as one if their source is the same',
    breaks: { fab: 'fab:6.6.6b' },
    rules: {
      isSameEffect: (a, b) => a.source === b.source
    }
  },
  'turn-player-places-last': {
    fault: 'the turn-player places triggered abilities after the others',
    breaks: { mtg: ['mtg:603.3b', 'mtg-context:405.3'], 'mtg-2010': 'mtg-2010:trigger.3', ga: 'ga:10', 'ga-older': 'ga-older:10' },
    rules: { placementOrder: (players, _selected, turnPlayer) => [...players.filter(player => player !== turnPlayer), turnPlayer] }
  },
  'one-part': {
    fault: 'what answers a triggering is placed with the rest',
    breaks: { mtg: 'mtg:603.3b' },
    rules: { isOfPlacementPass: kinds => kinds.includes('ordinary') }
  },
  'dead-modes': {
    fault: 'a mode without legal targets may be chosen',
    breaks: { mtg: ['mtg:603.3c', 'mtg-context:700.2b'], 'mtg-2010': 'mtg-2010:trigger.4', ga: 'ga:5.1', 'ga-older': 'ga-older:5' },
    rules: { mayPickMode: () => true }
  },
  'mode-left-out': {
    fault: 'a modal triggered ability is put on the stack without its mode',
    breaks: { mtg: 'mtg:603.3c', ga: 'ga:5.1' },
    rules: { modeOrder: () => [] }
  },
  'placed-for-another': {
    fault: 'whose a triggered ability is, is looked at at the wrong time',
    breaks: { mtg: 'mtg:603.3a', ga: 'ga:1', 'ga-older': 'ga-older:1' },
    rules: {
      placedFor: (controller, ofSource, { placement }) =>
        placement.controller.value === 'when-placed' ? controller : (ofSource ?? controller)
    }
  },
  'late-triggers-placed-at-once': {
    fault: 'what triggers while abilities are placed is placed with them',
    breaks: { mtg: 'mtg:603.3b' },
    rules: { isOfRound: () => true }
  },
  'resources-on-the-stack': {
    fault: 'a triggered ability that makes resources uses the stack',
    breaks: { mtg: 'mtg-context:605.4a' },
    rules: { triggersAtOnce: () => false }
  },
  'resources-off-the-stack': {
    fault: 'a trigger that makes resources skips the stack whatever it answers',
    breaks: { mtg: 'mtg:603.3' },
    rules: { triggersAtOnce: ({ triggers }, { makesResources }) => triggers.resourcesSkipStack.value && makesResources }
  },
  'any-trigger-of-resources-at-once': {
    fault: 'what answers an ability that makes resources skips the stack, whatever it does',
    breaks: { mtg: 'mtg-context:605.4a' },
    rules: { triggersAtOnce: ({ triggers }, { onResourceAbility }) => triggers.resourcesSkipStack.value && onResourceAbility }
  },
  'each-orders-their-own-as-the-game-starts': {
    fault: 'as the game starts everyone orders their own triggered stack objects',
    breaks: { fab: 'fab-context:4.1.8a' },
    rules: { ordersEverything: () => false }
  },
  'turn-player-orders-everything': {
    fault: 'the turn-player orders what is pending of all players whenever it is put on the stack',
    breaks: { fab: ['fab:6.6.6b', 'fab-context:4.1.8a'] },
    rules: { ordersEverything: () => true }
  },
  'optional-target-left-open': {
    fault: 'the target of an optional effect may be left undeclared',
    breaks: { mtg: 'mtg:603.5', 'mtg-2010': 'mtg-2010:trigger.6' },
    rules: { mayStayOpen: (_structure, optional) => optional }
  }
}
