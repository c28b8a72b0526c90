/** Engines that generate effects wrongly: options, conditions, targets, picks. @module */
import { clockwiseFrom } from '../reference/rules/clockwise.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { demandsTargets, offersTheImpossible } from './patches/choosing.js'
import { failureEndsTheLayer } from './patches/events.js'
import { picksAsPlayed } from './patches/instructions.js'
import { carriesOut } from './patches/resolving.js'

const mutant = mutantsOf('fab')

export const generationMutants: readonly EngineMutant[] = [
  mutant('restriction-ignored', 'fab-context:1.0.2', 'what cannot be happens if an effect says so', {
    cantHappen: () => false
  }),
  mutant('empty-sweep-offered', 'fab-context:1.8.3b', 'an option for all of what is not there is offered', { mayTrySweep: () => true }),
  mutant('impossible-offered', 'fab-context:1.8.3b', 'an option that cannot succeed is offered', {
    patch: offersTheImpossible
  }),
  mutant('condition-once-for-a-list', 'fab-context:1.8.4', 'the condition of a list is tested for the first item only', {
    underCondition: (_structure, _condition, list) => list
  }),
  mutant('never-otherwise', 'fab-context:1.8.4a', '"otherwise" is passed over', { branchOf: (holds, then) => (holds ? then : []) }),
  mutant('always-otherwise', 'fab-context:1.8.4a', '"otherwise" is done even if the condition is met', {
    branchOf: (holds, then, otherwise) => (holds ? [...then, ...otherwise] : otherwise)
  }),
  mutant('unless-in-vain', 'fab-context:1.8.4b', 'the effect is done although what "unless" offers was taken', {
    unlessOf: (taken, offered, otherwise) => (taken ? [...offered, ...otherwise] : otherwise)
  }),
  mutant('unless-avoids-unasked', 'fab-context:1.8.4b', 'the effect is not done although what "unless" offers was declined', {
    unlessOf: (taken, offered) => (taken ? offered : [])
  }),
  mutant('while-for-all', 'fab-context:1.8.4c', 'a "while" that holds for one subject goes for all', {
    subjectsWhile: (subjects, meets) => (subjects.some(meets) ? subjects : [])
  }),
  mutant('while-ignored', 'fab-context:1.8.4c', 'a "while" is not tested', {
    subjectsWhile: subjects => subjects
  }),
  mutant('private-targets', 'fab-context:1.8.5a', 'objects that are not public may be targets', {
    mayBeTarget: () => true
  }),
  mutant('picked-as-played', 'fab-context:1.8.5c', 'what is not a target is picked among what was there as the card was played', {
    patch: picksAsPlayed(zone => zone !== 'hand')
  }),
  mutant('target-demanded', 'fab-context:1.8.5e', 'an optional effect demands a target', {
    patch: demandsTargets
  }),
  mutant('picks-counter-clockwise', 'fab-context:1.8.6a', 'several players pick counter-clockwise', {
    eachPlayerOrder: (_structure, players, you) => clockwiseFrom([...players].reverse(), you)
  }),
  mutant('all-or-none-picked', 'fab-context:1.8.6c', 'where there are too few to pick from, none is picked', {
    howManyPicked: (wanted, there) => (there < wanted ? 0 : wanted)
  }),
  mutant(
    'hand-picked-as-played',
    'fab-context:1.8.6',
    'what is left open is picked among the cards that were there as the card was played',
    {
      patch: picksAsPlayed(zone => zone === 'hand')
    }
  ),
  mutant('modes-as-chosen', 'fab-context:1.7.5', 'modes run in the order in which they were chosen', {
    modeOrder: (_printed, chosen) => chosen.flat()
  }),
  mutant('retargets', 'fab-context:1.8.5', 'a layer whose target is gone takes another one', {
    targetNow: (declared, legal) => (legal.includes(declared) ? declared : legal[0])
  }),
  mutant('last-instruction-first', 'fab-context:5.3.4', 'the instructions of a card are carried out from the last to the first', {
    patch: carriesOut(printed => [...printed].reverse())
  }),
  mutant('failure-ends-the-ability', 'fab-context:5.3.4b', 'what comes after an effect that failed is left out', {
    patch: failureEndsTheLayer
  })
]
