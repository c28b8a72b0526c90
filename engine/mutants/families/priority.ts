/** Faults in priority. @module */
import { controllerAfterResolving, turnPlayerAfterPlaying } from '../patches/resolving.js'
import { mayPlayNow } from '../../reference/rules/priority.js'
import type { Family } from '../fault.js'

export const priorityFaults: Family = {
  'passes-counter-clockwise': {
    fault: 'priority is passed counter-clockwise',
    breaks: { fab: 'fab-context:1.11.4a' },
    rules: {
      nextToAct: (players, passed) => players[(players.indexOf(passed) + players.length - 1) % players.length] ?? passed
    }
  },
  'one-pass-is-enough': {
    fault: 'the top stack object resolves as soon as one player passes',
    breaks: { fab: 'fab-context:1.11.4a', ga: ['ga-context:TP.5', 'ga-context:TP.11', 'ga-context:TO.3'] },
    rules: {
      allPassed: passes => passes >= 1
    }
  },
  'one-pass-too-many': {
    fault: 'after all have passed, the first of them is asked once more before the top stack object resolves',
    breaks: {
      fab: 'fab-context:1.11.4a',
      mtg: ['mtg-context:117.3d', 'mtg-context:117.4', 'mtg-context:608.1', 'mtg-context:117.1', 'mtg-context:117.3']
    },
    rules: {
      allPassed: (passes, players) => passes > players.length
    }
  },
  'priority-in-every-phase': {
    fault: 'players get priority in the start and end phase too',
    breaks: { fab: 'fab-context:1.11.3', ga: ['ga-context:TO.1', 'ga-context:TO.2'] },
    rules: {
      givesPriority: () => true
    }
  },
  'actor-loses-priority': {
    fault: 'the turn-player gets priority after another has played something',
    breaks: { fab: 'fab-context:1.11.5' },
    rules: {
      afterActing: (_structure, _actor, turnPlayer) => turnPlayer
    }
  },
  'slow-cards-at-any-time': {
    fault: 'action cards can be played whenever their player has priority',
    breaks: { fab: 'fab-context:5.1' },
    rules: {
      mayPlayNow: (structure, { types }) => types.includes('instant') || structure.zones.slowTypes.value.some(type => types.includes(type))
    }
  },
  'action-cards-are-free': {
    fault: 'playing an action card takes no action point',
    breaks: { fab: 'fab-context:5.1' },
    rules: {
      actionPointsFor: () => 0
    }
  },
  'controller-after-resolving': {
    fault: 'the controller of the stack object that resolved gets priority',
    breaks: { fab: 'fab-context:5.3.7', mtg: 'mtg-context:117.3b', ga: ['ga-context:TP.8', 'ga-context:TP.7'] },
    patch: controllerAfterResolving
  },
  'player-of-a-card-loses-priority': {
    fault: 'who has played a card does not keep priority',
    breaks: { fab: 'fab-context:5.1.10' },
    patch: turnPlayerAfterPlaying
  },
  'no-unscheduled-priority': {
    fault: 'nobody has priority in a phase without it although something was put on the stack',
    breaks: { mtg: 'mtg-context:514.3a', ga: 'ga-context:TP.8' },
    rules: { givesUnscheduled: () => false }
  },
  'next-player-after-acting': {
    fault: 'the turn-player has priority after anyone has acted',
    breaks: { mtg: 'mtg-context:117.3c' },
    rules: { afterActing: (_structure, _actor, turnPlayer) => turnPlayer }
  },
  'slow-at-any-time': {
    fault: 'what is slow may be played whenever its player has priority',
    breaks: { mtg: ['mtg-context:307.1', 'mtg-context:117.1a'], ga: 'ga-context:TP.slow.1' },
    rules: { mayPlayNow: () => true }
  },
  'checks-in-cleanup-unnoticed': {
    fault: 'a check that acts in cleanup gives nobody priority',
    breaks: { mtg: 'mtg-context:514.3a' },
    rules: { givesUnscheduled: (_phase, placed) => placed }
  },
  'abilities-are-fast': {
    fault: 'an ability that is as slow as a spell is activated at any time',
    breaks: { mtg: 'mtg-context:307.1' },
    rules: { mayPlayNow: (structure, timing) => timing.slow === true || mayPlayNow(structure, timing) }
  }
}
