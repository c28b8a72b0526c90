/** Faults in resolution. @module */
import {
  carriesOut,
  generatesTheNextFirst,
  resolvesForTheControllerOfItsSource,
  triggersWithinTheResolution
} from '../patches/resolving.js'
import { branchOf } from '../../reference/rules/generation.js'
import type { Step } from '../../../model/scenario/step.js'
import { clockwiseFrom } from '../../reference/rules/clockwise.js'
import { leavesTo } from '../../reference/rules/stack.js'
import { offersNothing } from '../patches/choosing.js'
import { actTogether } from '../../reference/rules/resolution.js'
import type { Family } from '../fault.js'

/** Whether an instruction starts an effect. */
const starts = (step: Step): boolean => step.do === 'start' || (step.do === 'if' && step.then.some(starts))

export const resolutionFaults: Family = {
  'oldest-layer-first': {
    fault: 'the stack object that was added first resolves first',
    breaks: {
      fab: 'fab-context:1.11.4a',
      mtg: ['mtg-context:601.2a', 'mtg-context:405.1', 'mtg-context:405.2', 'mtg-context:405.5'],
      ga: ['ga:4.1', 'ga-context:TP.6', 'ga-context:GL.negate'],
      'ga-older': 'ga-older:4'
    },
    rules: {
      topOfStack: stack => stack[0]
    }
  },
  'resolves-without-targets': {
    fault: 'a stack object of which no target is legal resolves',
    breaks: { fab: 'fab-context:5.3.2a', mtg: 'mtg-context:608.2b', ga: 'ga-context:GL.fizzle' },
    rules: {
      failsForTargets: () => false
    }
  },
  'one-illegal-target-fails': {
    fault: 'a stack object fails as soon as one of its targets is illegal',
    breaks: { fab: 'fab-context:5.3.2a', mtg: 'mtg-context:608.2b' },
    rules: {
      failsForTargets: (declared, legal) => legal < declared
    }
  },
  'resolves-without-state': {
    fault: 'the stack object of a state trigger resolves although the state is over',
    breaks: { fab: 'fab-context:5.3.2b' },
    rules: {
      failsForState: () => false
    }
  },
  'source-controller-resolves': {
    fault: 'a triggered stack object resolves for whoever controls its source by then',
    breaks: { fab: 'fab-context:1.7.1b' },
    patch: resolvesForTheControllerOfItsSource
  },
  'played-card-banished': {
    fault: 'a card whose stack object has resolved is banished',
    breaks: { fab: 'fab-context:5.3.6' },
    rules: {
      leavesTo: () => 'banished'
    }
  },
  'lasting-effect-generated-anyway': {
    fault: 'an effect that lasts comes about although its condition is not met',
    breaks: { fab: 'fab:6.2.2d' },
    rules: {
      branchOf: (holds, then, otherwise) => branchOf(holds || then.some(starts), then, otherwise)
    }
  },
  'discrete-effect-again': {
    fault: 'a discrete effect acts again when the others of its ability have',
    breaks: { fab: 'fab:6.1.1' },
    patch: carriesOut(printed => [...printed, ...printed.slice(0, 1)])
  },
  'generated-before-the-event': {
    fault: 'an effect is generated before the event of the one before it has occurred',
    breaks: { fab: 'fab:6.1.2' },
    patch: generatesTheNextFirst
  },
  'condition-not-tested': {
    fault: 'a conditional effect is generated whether or not its condition is met',
    breaks: { fab: 'fab:6.1.3' },
    rules: {
      branchOf: (_holds, then) => then
    }
  },
  'triggers-before-it-left': {
    fault: 'what triggers as an ability resolves triggers before that ability has left the stack',
    breaks: { mtg: 'mtg-context:608.2p' },
    patch: triggersWithinTheResolution
  },
  'foreign-traits': {
    fault: 'a triggered ability has the traits of its source where it should not, or lacks them where it should have them',
    breaks: { mtg: 'mtg-context:405.4' },
    rules: { stackObjectTypes: (ofSource, { triggers }) => (triggers.traits.value ? [] : ofSource) }
  },
  'targets-as-another': {
    fault: 'what targets is taken for its source where it should not be, or not where it should',
    breaks: { mtg: 'mtg-context:405.4' },
    rules: { targetsAsSource: ({ triggers }, kind) => kind === 'card' || !triggers.traits.value }
  },
  'if-not-rechecked': {
    fault: 'the condition after the event is not looked at again on resolution',
    breaks: { mtg: ['mtg:603.4', 'mtg-context:608.2a'], 'mtg-2010': 'mtg-2010:trigger.5', ga: 'ga:3.2' },
    rules: { failsForCondition: () => false }
  },
  'goes-to-banishment': {
    fault: 'a card that has resolved goes to the wrong zone',
    breaks: { mtg: 'mtg-context:608.2n' },
    rules: { leavesTo: () => 'banished' }
  },
  'begins-with-the-controller': {
    fault: 'each player acts beginning with the controller of the effect',
    breaks: { mtg: ['mtg-context:101.4', 'mtg-context:121.2c'], ga: 'ga-context:SS.1' },
    rules: { eachPlayerOrder: (_structure, players, you) => clockwiseFrom(players, you) }
  },
  'one-player-after-another': {
    fault: 'players choose and act one after another',
    breaks: { mtg: 'mtg-context:608.2e' },
    rules: { actTogether: () => false }
  },
  'impossible-not-offered': {
    fault: 'an option that cannot be carried out is not offered',
    breaks: { mtg: 'mtg-context:608.2d', ga: 'ga-context:RS.6' },
    rules: { mayTryImpossible: () => false }
  },
  'impossible-offered': {
    fault: 'an option that cannot be carried out is offered',
    breaks: { mtg: 'mtg-context:608.2d' },
    rules: { mayTryImpossible: () => true }
  },
  'any-layer-negated': {
    fault: 'what says of itself that it cannot be negated is negated',
    breaks: { mtg: 'mtg:603.1a' },
    rules: { mayNegate: () => true }
  },
  'first-mode-runs': {
    fault: 'the first mode is carried out whatever was announced',
    breaks: { mtg: 'mtg-context:700.2' },
    rules: { modeOrder: () => [] }
  },
  'permanents-go-to-the-graveyard': {
    fault: 'what should stay goes to the graveyard as it resolves',
    breaks: { mtg: 'mtg-context:608.3' },
    rules: { leavesTo: (structure, types, how) => (how === 'resolved' ? 'graveyard' : leavesTo(structure, types, how)) }
  },
  'options-not-offered': { fault: 'a player is not asked about what is optional', breaks: { ga: 'ga:1.1' }, patch: offersNothing },
  'each-player-in-turn': {
    fault: 'what is done to each player is done to one after another',
    breaks: { mtg: 'mtg-context:608.2f' },
    rules: { actTogether: () => false }
  },
  'options-taken-in-turn': {
    fault: 'each player carries out what they choose to do before the next one decides',
    breaks: { mtg: 'mtg-context:608.2e' },
    rules: { actTogether: (structure, told) => told[0]?.do !== 'may' && actTogether(structure, told) }
  }
}
