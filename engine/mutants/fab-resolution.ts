/** Engines that resolve layers and check the state wrongly. @module */
import type { Step } from '../../model/scenario/step.js'
import { branchOf } from '../reference/rules/generation.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { carriesOut, generatesTheNextFirst, resolvesForTheControllerOfItsSource } from './patches/resolving.js'

const mutant = mutantsOf('fab')

/** Whether an instruction starts an effect. */
const starts = (step: Step): boolean => step.do === 'start' || (step.do === 'if' && step.then.some(starts))

export const resolutionMutants: readonly EngineMutant[] = [
  mutant('oldest-layer-first', 'fab-context:1.11.4a', 'the layer that was added first resolves first', {
    topOfStack: stack => stack[0]
  }),
  mutant('resolves-without-targets', 'fab-context:5.3.2a', 'a layer of which no target is legal resolves', {
    failsForTargets: () => false
  }),
  mutant('one-illegal-target-fails', 'fab-context:5.3.2a', 'a layer fails as soon as one of its targets is illegal', {
    failsForTargets: (declared, legal) => legal < declared
  }),
  mutant('resolves-without-state', 'fab-context:5.3.2b', 'the layer of a state trigger resolves although the state is over', {
    failsForState: () => false
  }),
  mutant('source-controller-resolves', 'fab-context:1.7.1b', 'a triggered-layer resolves for whoever controls its source by then', {
    patch: resolvesForTheControllerOfItsSource
  }),
  mutant('played-card-banished', 'fab-context:5.3.6', 'a card whose layer has resolved is banished', {
    leavesTo: () => 'banished'
  }),
  mutant('counters-follow', 'fab-context:3.0.9', 'an object that leaves the arena stays the same object', {
    isNewObject: () => false
  }),
  mutant('dead-players-go-on', 'fab-context:1.10.2a', 'a player with no life left goes on playing', {
    deadPlayers: () => []
  }),
  mutant('dead-one-by-one', 'fab-context:1.10.2a', 'of players who are defeated at once, the first is defeated alone', {
    deadPlayers: players =>
      players
        .filter(player => player.life <= 0)
        .slice(0, 1)
        .map(player => player.id)
  }),
  mutant('dead-objects-stay', 'fab-context:1.10.2b', 'an object with no life left stays', {
    deadObjects: () => []
  }),
  mutant('lasting-effect-generated-anyway', 'fab:6.2.2d', 'an effect that lasts comes about although its condition is not met', {
    branchOf: (holds, then, otherwise) => branchOf(holds || then.some(starts), then, otherwise)
  }),
  mutant('discrete-effect-again', 'fab:6.1.1', 'a discrete effect acts again when the others of its ability have', {
    patch: carriesOut(printed => [...printed, ...printed.slice(0, 1)])
  }),
  mutant('generated-before-the-event', 'fab:6.1.2', 'an effect is generated before the event of the one before it has occurred', {
    patch: generatesTheNextFirst
  }),
  mutant('condition-not-tested', 'fab:6.1.3', 'a conditional effect is generated whether or not its condition is met', {
    branchOf: (_holds, then) => then
  }),
  mutant('misses-count-as-hits', 'fab-context:7.5.5', 'the damage of an attack is no hit', {
    isHit: () => false
  })
]
