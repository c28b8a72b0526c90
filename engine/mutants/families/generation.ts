/** Faults in the generation of effects. @module */
import { demandsTargets, offersTheImpossible } from '../patches/choosing.js'
import { picksAsPlayed } from '../patches/instructions.js'
import { clockwiseFrom } from '../../reference/rules/clockwise.js'
import { carriesOut } from '../patches/resolving.js'
import { failureEndsTheStackObject, returnsOneByOne, returnsToItsTaker } from '../patches/events.js'
import type { Family } from '../fault.js'

export const generationFaults: Family = {
  'restriction-ignored': {
    fault: 'what cannot be happens if an effect says so',
    breaks: { fab: 'fab-context:1.0.2', mtg: 'mtg-context:101.2', ga: 'ga-context:GE.5' },
    rules: {
      cantHappen: () => false
    }
  },
  'restriction-stops-all': {
    fault: 'what cannot happen to one of several happens to none of them',
    breaks: { fab: 'fab-context:1.0.2', mtg: ['mtg-context:101.2', 'mtg-context:614.17'], ga: 'ga-context:GE.5' },
    rules: {
      partsLeft: (parts, cantBe) => (parts.some(cantBe) ? [] : parts)
    }
  },
  'empty-sweep-offered': {
    fault: 'an option for all of what is not there is offered',
    breaks: { fab: 'fab-context:1.8.3b' },
    rules: { mayTrySweep: () => true }
  },
  'already-there-offered': {
    fault: 'an option to put something where it is already is offered',
    breaks: { fab: 'fab-context:1.8.3b' },
    rules: { wouldMove: () => true }
  },
  'impossible-offered': {
    fault: 'an option that cannot succeed is offered',
    breaks: { fab: 'fab-context:1.8.3b' },
    patch: offersTheImpossible
  },
  'condition-once-for-a-list': {
    fault: 'the condition of a list is tested for the first item only',
    breaks: { fab: 'fab-context:1.8.4' },
    rules: {
      underCondition: (_structure, _condition, list) => list
    }
  },
  'never-otherwise': {
    fault: '"otherwise" is passed over',
    breaks: { fab: 'fab-context:1.8.4a', ga: 'ga:5.2' },
    rules: { branchOf: (holds, then) => (holds ? then : []) }
  },
  'always-otherwise': {
    fault: '"otherwise" is done even if the condition is met',
    breaks: { fab: 'fab-context:1.8.4a', ga: 'ga:5.2' },
    rules: {
      branchOf: (holds, then, otherwise) => (holds ? [...then, ...otherwise] : otherwise)
    }
  },
  'unless-in-vain': {
    fault: 'the effect is done although what "unless" offers was taken',
    breaks: { fab: 'fab-context:1.8.4b', mtg: 'mtg:603.5' },
    rules: {
      unlessOf: (taken, offered, otherwise) => (taken ? [...offered, ...otherwise] : otherwise)
    }
  },
  'unless-avoids-unasked': {
    fault: 'the effect is not done although what "unless" offers was declined',
    breaks: { fab: 'fab-context:1.8.4b' },
    rules: {
      unlessOf: (taken, offered) => (taken ? offered : [])
    }
  },
  'while-for-all': {
    fault: 'a "while" that holds for one subject goes for all',
    breaks: { fab: 'fab-context:1.8.4c' },
    rules: {
      subjectsWhile: (subjects, meets) => (subjects.some(meets) ? subjects : [])
    }
  },
  'while-ignored': {
    fault: 'a "while" is not tested',
    breaks: { fab: 'fab-context:1.8.4c' },
    rules: {
      subjectsWhile: subjects => subjects
    }
  },
  'private-targets': {
    fault: 'objects that are not public may be targets',
    breaks: { fab: 'fab-context:1.8.5a' },
    rules: {
      mayBeTarget: () => true
    }
  },
  'picked-as-played': {
    fault: 'what is not a target is picked among what was there as the card was played',
    breaks: { fab: 'fab-context:1.8.5c' },
    patch: picksAsPlayed(zone => zone !== 'hand')
  },
  'target-demanded': { fault: 'an optional effect demands a target', breaks: { fab: 'fab-context:1.8.5e' }, patch: demandsTargets },
  'picks-counter-clockwise': {
    fault: 'several players pick counter-clockwise',
    breaks: { fab: 'fab-context:1.8.6a' },
    rules: {
      eachPlayerOrder: (_structure, players, you) => clockwiseFrom([...players].reverse(), you)
    }
  },
  'all-or-none-picked': {
    fault: 'where there are too few to pick from, none is picked',
    breaks: { fab: 'fab-context:1.8.6c' },
    rules: {
      howManyPicked: (wanted, there) => (there < wanted ? 0 : wanted)
    }
  },
  'hand-picked-as-played': {
    fault: 'what is left open is picked among the cards that were there as the card was played',
    breaks: { fab: 'fab-context:1.8.6' },
    patch: picksAsPlayed(zone => zone === 'hand')
  },
  'modes-as-chosen': {
    fault: 'modes run in the order in which they were chosen',
    breaks: { fab: 'fab-context:1.7.5' },
    rules: {
      modeOrder: (_printed, chosen) => chosen.flat()
    }
  },
  'mode-carried-out-once': {
    fault: 'a mode that was chosen more than once is carried out once',
    breaks: { fab: 'fab-context:1.7.5c', mtg: 'mtg-context:700.2' },
    rules: {
      modeOrder: (printed, chosen) => printed.flatMap((modes, at) => modes.filter(mode => chosen[at]?.includes(mode)))
    }
  },
  'one-mode-whatever-counts': {
    fault: 'where a text works out how many modes there are to choose, one is chosen',
    breaks: { fab: 'fab-context:1.7.5e' },
    rules: {
      modesToPick: (said, different) => (different === undefined ? 1 : Math.max(0, Math.min(said() ?? 0, different)))
    }
  },
  'targets-twice': {
    fault: 'the same thing may be several of the targets of one kind',
    breaks: { fab: 'fab-context:1.8.5b', mtg: 'mtg-context:601.2c' },
    rules: { notYetDeclared: legal => legal }
  },
  'fewer-targets-will-do': {
    fault: 'where fewer legal targets are there than the text asks for, these will do',
    breaks: { fab: 'fab-context:1.8.5b' },
    rules: { neededFrom: () => 1 }
  },
  'up-to-asks-for-all': {
    fault: 'of "up to" so many targets all must be declared',
    breaks: { mtg: 'mtg-context:601.2c' },
    rules: { mayStayOpen: (structure, optional) => optional && structure.placement.optionalTarget.value }
  },
  'declines-all-targets': {
    fault: 'who takes none of "up to" so many targets is asked for no other target',
    breaks: { mtg: 'mtg-context:601.2c' },
    rules: { afterDeclined: kinds => kinds.length }
  },
  'divides-nothing': {
    fault: 'nobody divides what is divided among targets: the first of them has all but what each must have',
    breaks: { mtg: 'mtg-context:601.2d' },
    rules: { isDividedNow: () => false }
  },
  'shares-of-nothing': {
    fault: 'there may be more targets than there is to divide among them',
    breaks: { mtg: 'mtg-context:601.2d' },
    rules: { mostAmong: () => Infinity }
  },
  'moves-for-good': {
    fault: 'what is moved until something happens never returns',
    breaks: { mtg: 'mtg-context:610.3' },
    rules: { returnsThen: () => false }
  },
  'moves-though-too-late': {
    fault: 'something is moved until an event happens that has happened already',
    breaks: { mtg: ['mtg-context:610.3a', 'mtg-context:610.3b'] },
    rules: { movesTooLate: () => false }
  },
  'returns-whatever-it-is': {
    fault: 'what was moved until something happens returns from wherever it has gone meanwhile',
    breaks: { mtg: ['mtg-context:610.3', 'mtg-context:400.7'] },
    rules: { isWhatWasMoved: () => true }
  },
  'returns-one-by-one': {
    fault: 'of several that return because of one event one comes after the other',
    breaks: { mtg: 'mtg-context:610.3d' },
    patch: returnsOneByOne
  },
  'returns-to-its-taker': {
    fault: 'what returns to the battlefield is controlled by whoever controlled it before',
    breaks: { mtg: 'mtg-context:610.3c' },
    patch: returnsToItsTaker
  },
  retargets: {
    fault: 'a stack object whose target is gone takes another one',
    breaks: { fab: 'fab-context:1.8.5' },
    rules: {
      targetNow: (declared, legal) => (legal.includes(declared) ? declared : legal[0])
    }
  },
  'last-instruction-first': {
    fault: 'the instructions of a card are carried out from the last to the first',
    breaks: { fab: 'fab-context:5.3.4', mtg: 'mtg-context:608.2c', ga: ['ga:11', 'ga-context:RS.2'], 'ga-older': 'ga-older:11' },
    patch: carriesOut(printed => [...printed].reverse())
  },
  'failure-ends-the-ability': {
    fault: 'what comes after an effect that failed is left out',
    breaks: { fab: 'fab-context:5.3.4b' },
    patch: failureEndsTheStackObject
  }
}
