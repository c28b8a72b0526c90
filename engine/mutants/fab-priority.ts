/** Engines that give priority wrongly. @module */
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { controllerAfterResolving } from './patches/resolving.js'

const mutant = mutantsOf('fab')

export const priorityMutants: readonly EngineMutant[] = [
  mutant('passes-counter-clockwise', 'fab-context:1.11.4a', 'priority is passed counter-clockwise', {
    nextToAct: (players, passed) => players[(players.indexOf(passed) + players.length - 1) % players.length] ?? passed
  }),
  mutant('one-pass-is-enough', 'fab-context:1.11.4a', 'the top layer resolves as soon as one player passes', {
    allPassed: passes => passes >= 1
  }),
  mutant(
    'one-pass-too-many',
    'fab-context:1.11.4a',
    'after all have passed, the first of them is asked once more before the top layer resolves',
    {
      allPassed: (passes, players) => passes > players.length
    }
  ),
  mutant('priority-in-every-phase', 'fab-context:1.11.3', 'players get priority in the start and end phase too', {
    givesPriority: () => true
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
    patch: controllerAfterResolving
  })
]
