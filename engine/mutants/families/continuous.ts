/** Faults in continuous effects. @module */
import { awaitsNoCondition, stampsAsPlayed } from '../patches/lasting.js'
import {
  appliesTheDefinedLast,
  appliesTheNewestFirst,
  changesRulesByTimestamp,
  closesStaticSets,
  dependentsBeforeSubtracting,
  givesNoMoreThan,
  goesBackToAll,
  looksAmongThePrinted,
  readsNumbersFirst,
  rulesByThePrinted
} from '../patches/continuous.js'
import { ordersOwnTies } from '../patches/choosing.js'
import { applicationOrder, modified, SEAT, stageFor } from '../../reference/rules/continuous.js'
import type { Stage } from '../../../model/rulebook/structure.js'
import type { Family } from '../fault.js'

/** The stage in which a part is applied where one thing is modified in the stage of another. */
const inStageOf =
  (moved: Stage['modifies'][number], other: Stage['modifies'][number]): typeof stageFor =>
  (structure, stages, part, read) => {
    const at = (what: Stage['modifies'][number]): number =>
      structure.continuous.stages.value.findIndex(({ modifies }) => modifies.includes(what))
    const move = (stage: number): number => (stage === at(moved) ? at(other) : stage)
    return stageFor(structure, stages.map(move), part, read.map(move))
  }

/** The numbers of an object that is told as text; none if there is no such object. */
const numbersIn = (object: string | undefined): string => JSON.stringify(object && (JSON.parse(object) as { numbers: unknown }).numbers)

export const continuousFaults: Family = {
  'condition-outlived': {
    fault: 'an effect that depends on a condition goes on when that is over',
    breaks: { fab: 'fab:6.2.2a' },
    rules: { outlasts: () => true }
  },
  'condition-not-awaited': {
    fault: 'an effect for as long as its source is in the arena does not begin while that resolves',
    breaks: { fab: 'fab:6.2.2a' },
    patch: awaitsNoCondition
  },
  'layer-effect-follows-types': {
    fault: 'an effect of a layer leaves an object that fits no longer',
    breaks: { fab: 'fab:6.2.2c' },
    rules: {
      subjectsOfAll: (_isStatic, _kept, fitting) => fitting
    }
  },
  'rules-by-timestamp': {
    fault: 'an effect that changes the rules comes after an older one that modifies objects',
    breaks: { fab: 'fab:6.3.1' },
    patch: changesRulesByTimestamp
  },
  'rules-read-numbers-first': {
    fault: 'an effect that changes the rules reads the power of an object before others modify it',
    breaks: { mtg: 'mtg-context:613.11' },
    patch: readsNumbersFirst
  },
  'substage-unordered': {
    fault: 'effects of one substage are applied as they are listed, those of permanents first',
    breaks: { fab: 'fab:6.3.3a' },
    rules: {
      applicationOrder: (structure, changes) => {
        const order = structure.continuous.stages.value.find(stage => stage.modifies.includes('number'))?.order ?? 'timestamp'
        const place = (op: string): number => (order as readonly string[]).indexOf(op)
        return order === 'timestamp' ? changes : [...changes].sort((a, b) => place(a.op) - place(b.op))
      }
    }
  },
  'permanents-stamped-at-the-start': {
    fault: 'the effects of permanents are stamped as the game begins',
    breaks: { fab: 'fab:6.3.4a' },
    rules: { stampOf: () => 0 }
  },
  'objects-not-recalculated': {
    fault: 'objects are not worked out anew when an effect begins or ends',
    breaks: { fab: 'fab:6.3.5' },
    rules: {
      isOutdated: () => false
    }
  },
  'eligible-as-printed': {
    fault: 'an effect finds its objects by what is printed on them',
    breaks: { fab: 'fab:6.3.5a' },
    patch: looksAmongThePrinted
  },
  'older-left-out': {
    fault: 'an effect is not applied to what a newer one of its substage makes fit',
    breaks: { fab: 'fab:6.3.5a' },
    rules: {
      joinsSubstage: () => false
    }
  },
  'stages-gone-back-to': {
    fault: 'an object that comes under an effect of an earlier stage is modified by it after all',
    breaks: { fab: 'fab:6.3.5b' },
    patch: goesBackToAll
  },
  'dependence-ignored': {
    fault: 'an effect that depends on a higher stage is applied in its own',
    breaks: { fab: 'fab:6.3.2' },
    rules: {
      stageFor: (_structure, stages, part) => stages[part]!
    }
  },
  'dependents-before-subtracting': {
    fault: 'what depends on a number is applied before what subtracts from that number',
    breaks: { fab: 'fab:6.3.3' },
    patch: dependentsBeforeSubtracting
  },
  'lowest-dependence': {
    fault: 'an effect that depends on several stages is applied in the lowest of them',
    breaks: { fab: 'fab:6.3.2b' },
    rules: {
      stageFor: (_structure, stages, part, read) => {
        const higher = read.filter(each => each > stages[part]!)
        return higher.length > 0 ? Math.min(...higher) : stages[part]!
      }
    }
  },
  'numbers-by-timestamp': {
    fault: 'effects on a number are applied by timestamp alone',
    breaks: { fab: 'fab:6.3.3' },
    rules: {
      applicationOrder: (_structure, changes) => [...changes].sort((a, b) => a.born - b.born)
    }
  },
  'subtracts-upwards': {
    fault: 'what is subtracted from a number is added to it',
    breaks: { fab: 'fab:6.3.3' },
    rules: {
      modified: (value, { op, by }) => (op === 'multiply' ? value * by : op === 'add' || op === 'subtract' ? value + by : by)
    }
  },
  'ties-as-printed': {
    fault: 'effects that begin together are ordered as they are printed, and nobody is asked',
    breaks: { fab: 'fab:6.3.4b' },
    rules: {
      ordersTies: () => false
    }
  },
  'ties-of-what-is-set': {
    fault: 'of effects that begin together only those that make a number another are ordered by a player',
    breaks: { fab: 'fab:6.3.4b' },
    rules: {
      orderMatters: (one, other) => numbersIn(one) !== numbersIn(other)
    }
  },
  'ties-ordered-by-their-controller': {
    fault: 'who controls effects that begin together orders them',
    breaks: { fab: 'fab:6.3.4b' },
    patch: ordersOwnTies
  },
  'forbidden-change-takes-all': {
    fault: 'an effect that may not add more to an object takes away what it had added',
    breaks: { fab: 'fab:6.3.7' },
    rules: {
      goesOnAs: () => undefined
    }
  },
  'stamped-once': {
    fault: 'a static effect that comes back has the timestamp that it had',
    breaks: { fab: 'fab:6.3.4a' },
    rules: {
      stampOf: (_structure, came) => came
    }
  },
  'less-is-added': {
    fault: 'an effect by which a number is less comes among those that add',
    breaks: { fab: 'fab:6.3.3' },
    rules: {
      operationOf: op => op
    }
  },
  'counters-before-effects': {
    fault: 'counters change a number before any effect does',
    breaks: { fab: 'fab:6.3.3' },
    rules: {
      countedBefore: () => ['add', 'subtract']
    }
  },
  'newest-first': {
    fault: 'of effects in one substage the newer one is applied first',
    breaks: { fab: 'fab:6.3.4' },
    rules: {
      applicationOrder: (structure, changes) => {
        const order = structure.continuous.stages.value.find(stage => stage.modifies.includes('number'))?.order ?? 'timestamp'
        const place = (op: string): number => (order === 'timestamp' ? 0 : (order as readonly string[]).indexOf(op))
        return [...changes].sort((a, b) => place(a.op) - place(b.op) || b.born - a.born)
      }
    }
  },
  'removal-takes-what-was-added': {
    fault: 'an effect that removes a property removes what another has added',
    breaks: { fab: 'fab:6.3.6' },
    rules: {
      takenAway: (_structure, removed) => removed
    }
  },
  'gained-text-does-nothing': {
    fault: 'an ability that an effect gives has a name and does nothing',
    breaks: { fab: 'fab:6.3.2', mtg: 'mtg-context:613.1', ga: 'ga-context:CE.timestamps.2' },
    patch: givesNoMoreThan(0)
  },
  'gained-once-by-name': {
    fault: 'an ability that several effects give is had once',
    breaks: { fab: 'fab:6.6.5' },
    patch: givesNoMoreThan(1)
  },
  'removal-takes-gained-text': {
    fault: 'an effect that removes abilities removes those that another has given',
    breaks: { fab: 'fab:6.3.6' },
    rules: {
      leftOfGiven: (_structure, given, isRemoved) => given.filter(each => !isRemoved(each))
    }
  },
  'removal-spares-gained-text': {
    fault: 'an effect that takes all abilities leaves those that an older effect has given',
    breaks: { mtg: 'mtg-context:613.7', ga: 'ga-context:CE.timestamps.2' },
    rules: {
      leftOfGiven: (_structure, given) => given
    }
  },
  'forbidden-gained': {
    fault: 'what an effect says cannot be gained is gained',
    breaks: { fab: 'fab:6.3.7' },
    rules: {
      cantHappen: () => false
    }
  },
  'lost-ability-applies': {
    fault: 'a continuous effect goes on although its source has lost the ability',
    breaks: { fab: 'fab:6.2.3a' },
    rules: {
      endsWithAbility: () => []
    }
  },
  'defined-applied-last': {
    fault: 'a number that an object was given on entering is applied after all effects',
    breaks: { fab: 'fab:6.4.8a' },
    patch: appliesTheDefinedLast
  },
  'settled-value-follows': {
    fault: 'a variable of an effect that lasts goes on following the game',
    breaks: { fab: 'fab:6.2.2b' },
    rules: {
      variableOf: (_isStatic, _settled, now) => now()
    }
  },
  'static-value-settled': {
    fault: 'a variable of a static effect stays as it first was',
    breaks: { fab: 'fab:6.2.3b' },
    rules: {
      variableOf: (_isStatic, settled, now) => settled ?? now()
    }
  },
  'static-condition-ignored': {
    fault: 'a static effect exists whether or not its condition is met',
    breaks: { fab: 'fab:6.2.3d' },
    rules: {
      existsNow: () => true
    }
  },
  'static-effect-of-the-first': {
    fault: 'a static effect speaks for who controlled its source at first',
    breaks: { fab: 'fab:6.2.3c' },
    rules: {
      speaksFor: (_isStatic, first) => first
    }
  },
  'next-and-the-next': {
    fault: 'an effect on the next object goes on to the one after',
    breaks: { fab: 'fab:6.2.4' },
    rules: {
      takesNext: () => true
    }
  },
  'change-untold': {
    fault: 'an effect that changes how it modifies an object is applied without an event',
    breaks: { fab: 'fab:6.2.5' },
    rules: {
      changeIsEvent: () => false
    }
  },
  'whole-in-the-first-stage': {
    fault: 'all parts of an effect are applied in the stage of the first',
    breaks: { fab: 'fab:6.3.2c' },
    rules: {
      stageFor: (structure, stages, _part, read) => stageFor(structure, stages, 0, read)
    }
  },
  'stamped-anew': {
    fault: 'a static effect that comes back is newer than what stayed',
    breaks: { mtg: 'mtg-context:613.7a', ga: 'ga-context:CE.timestamps.1.1' },
    rules: { stampOf: (_structure, came, moment) => Math.max(came, moment) }
  },
  'types-with-abilities': {
    fault: 'effects that change types are applied with those that give abilities',
    breaks: { mtg: 'mtg-context:613.1', ga: 'ga-context:CE.layers' },
    rules: {
      stageFor: ({ continuous: { stages } }, of, part) => {
        const at = (what: 'types' | 'abilities'): number => stages.value.findIndex(({ modifies }) => modifies.includes(what))
        return of[part] === at('types') ? at('abilities') : of[part]!
      }
    }
  },
  'supertypes-with-types': {
    fault: 'effects that change supertypes are applied with those that change types',
    breaks: { fab: 'fab:6.3.2' },
    rules: { stageFor: inStageOf('supertypes', 'types') }
  },
  'bases-with-numbers': {
    fault: 'effects that change a base number are applied with those that change the number',
    breaks: { fab: 'fab:6.3.2', ga: 'ga-context:CE.layers' },
    rules: { stageFor: inStageOf('base-number', 'number') }
  },
  'divides-first': {
    fault: 'a number is divided before all else is done to it',
    breaks: { fab: 'fab:6.3.3' },
    rules: {
      applicationOrder: (structure, changes) => {
        const inOrder = applicationOrder(structure, changes)
        const isFirst = ({ op }: (typeof changes)[number]): boolean => op.startsWith('divide')
        return [...inOrder.filter(isFirst), ...inOrder.filter(change => !isFirst(change))]
      }
    }
  },
  'rounds-the-other-way': {
    fault: 'what is left over of a division is rounded the other way',
    breaks: { fab: 'fab:6.3.3' },
    rules: {
      modified: (value, change) => modified(value, { ...change, round: change.round === 'up' ? 'down' : 'up' })
    }
  },
  'sets-by-timestamp': {
    fault: 'effects that set a number are applied among those that modify it, by timestamps',
    breaks: { mtg: 'mtg-context:613.4' },
    rules: { setsBase: () => false }
  },
  'newest-first-in-a-layer': {
    fault: 'of effects in one layer the newer one is applied first',
    breaks: { mtg: 'mtg-context:613.7', ga: 'ga-context:CE.timestamps.2' },
    patch: appliesTheNewestFirst
  },
  'waits-across-layers': {
    fault: 'an effect waits for the layer of what it reads',
    breaks: { mtg: 'mtg-context:613.8a', ga: 'ga-context:CE.dependency.1' },
    rules: { stageFor: (_structure, stages, part, read) => Math.max(stages[part]!, ...read) }
  },
  'waits-for-nothing': {
    fault: 'effects of one layer go by timestamps alone',
    breaks: { mtg: 'mtg-context:613.8', ga: 'ga-context:CE.dependency.1' },
    rules: { nextOfStage: ([first]) => first! }
  },
  'loop-by-the-newest': {
    fault: 'of effects that depend on each other in a loop the newest is applied first',
    breaks: { mtg: 'mtg-context:613.8b', ga: 'ga-context:CE.dependency.2' },
    rules: { nextOfStage: (waiting, dependsOn) => waiting.find(each => dependsOn(each).length === 0) ?? waiting.at(-1)! }
  },
  'attached-as-it-came': {
    fault: 'what becomes attached keeps the timestamp of its coming',
    breaks: { mtg: 'mtg-context:613.7e' },
    rules: { stampOfAttaching: () => undefined }
  },
  'turn-players-come-last': {
    fault: 'of what comes together that of the turn-player is the newest',
    breaks: { mtg: 'mtg-context:613.7m', ga: 'ga-context:CE.timestamps.4' },
    rules: { arrivesAt: (_structure, _moment, together, seat) => together + (7 - seat) * SEAT }
  },
  'own-ties-as-printed': {
    fault: 'no player orders what comes together and is theirs',
    breaks: { mtg: 'mtg-context:613.7m', ga: 'ga-context:CE.timestamps.4' },
    rules: { ordersTies: () => false }
  },
  'lost-from-the-beginning': {
    fault: 'a static effect is there in no layer if its ability is lost in any',
    breaks: { mtg: 'mtg-context:613.6', ga: 'ga-context:CE.layers' },
    rules: { endsWithAbility: (_structure, existing, isLost) => existing.filter(isLost) }
  },
  'lost-ability-in-later-layers': {
    fault: 'a static effect begins in a layer after that in which its ability is lost',
    breaks: { mtg: 'mtg-context:613.1', ga: 'ga-context:CE.layers' },
    rules: { isOverInStage: () => false }
  },
  'parts-look-anew': {
    fault: 'the later parts of an effect look for objects anew',
    breaks: { mtg: 'mtg-context:613.6' },
    rules: { goesOnAsBegun: () => false }
  },
  'doubled-as-applied': {
    fault: 'what doubles a power doubles what comes later, too',
    breaks: { mtg: 'mtg-context:701.10b' },
    rules: { addedByMultiplying: () => undefined }
  },
  'rules-by-what-is-printed': {
    fault: 'effects on the rules look at objects as they are printed',
    breaks: { mtg: 'mtg-context:613.11' },
    patch: rulesByThePrinted
  },
  'static-sets-fixed': {
    fault: 'a static effect applies only to what was there before its source and itself',
    breaks: { mtg: 'mtg-context:611.3a' },
    patch: closesStaticSets
  },
  'points-unnoticed': {
    fault: 'effects are looked at again after events alone',
    breaks: { fab: 'fab:6.2.5' },
    rules: { isReadAnew: () => false }
  },
  'one-ability-for-each-effect': {
    fault: 'the abilities of one name that one effect gives are one ability',
    breaks: { fab: 'fab:6.4.5' },
    rules: { givenKey: effect => `+${effect}` }
  },
  'stamped-as-played': {
    fault: 'an effect of a card is as old as the playing of that card',
    breaks: { fab: 'fab:6.3.4a' },
    patch: stampsAsPlayed
  }
}
