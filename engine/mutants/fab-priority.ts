/** Engines that give priority wrongly. @module */
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'

const mutant = mutantsOf('fab')

export const priorityMutants: readonly EngineMutant[] = [
  mutant('passes-counter-clockwise', 'fab-context:1.11.4a', 'priority is passed counter-clockwise', {
    nextToAct: (players, passed) => players[(players.indexOf(passed) + players.length - 1) % players.length] ?? passed
  }),
  mutant('one-pass-is-enough', 'fab-context:1.11.4a', 'the top layer resolves as soon as one player passes', {
    allPassed: passes => passes >= 1
  }),
  mutant('actor-loses-priority', 'fab-context:1.11.5', 'the turn-player gets priority after another has played something', {
    afterActing: (_structure, _actor, turnPlayer) => turnPlayer
  }),
  mutant('slow-cards-at-any-time', 'fab-context:5.1', 'action cards can be played whenever their player has priority', {
    mayPlayNow: (structure, { types }) => types.includes('instant') || structure.zones.slowTypes.value.some(type => types.includes(type))
  }),
  mutant('action-cards-are-free', 'fab-context:5.1', 'playing an action card takes no action point', {
    actionPointsFor: () => 0
  }),
  mutant('controller-after-resolving', 'fab-context:5.3.7', 'the controller of the layer that resolved gets priority', {
    afterResolving: (_structure, turnPlayer, controller) => controller ?? turnPlayer
  })
]
