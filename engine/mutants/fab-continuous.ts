/** Engines that apply continuous effects wrongly. @module */
import { stageFor } from '../reference/rules/continuous.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { ordersOwnTies } from './patches/choosing.js'
import { appliesTheDefinedLast, changesRulesByTimestamp, goesBackToAll, looksAmongThePrinted } from './patches/continuous.js'
import { awaitsNoCondition } from './patches/lasting.js'

const mutant = mutantsOf('fab')

export const continuousMutants: readonly EngineMutant[] = [
  mutant('condition-outlived', 'fab:6.2.2a', 'an effect that depends on a condition goes on when that is over', { outlasts: () => true }),
  mutant('condition-not-awaited', 'fab:6.2.2a', 'an effect for as long as its source is in the arena does not begin while that resolves', {
    patch: awaitsNoCondition
  }),
  mutant('layer-effect-follows-types', 'fab:6.2.2c', 'an effect of a layer leaves an object that fits no longer', {
    subjectsOfAll: (_isStatic, _kept, fitting) => fitting
  }),
  mutant('rules-by-timestamp', 'fab:6.3.1', 'an effect that changes the rules comes after an older one that modifies objects', {
    patch: changesRulesByTimestamp
  }),
  mutant('substage-unordered', 'fab:6.3.3a', 'effects of one substage are applied as they are listed, those of permanents first', {
    applicationOrder: (structure, changes) => {
      const order = structure.continuous.stages.value.find(stage => stage.modifies.includes('number'))?.order ?? 'timestamp'
      const place = (op: string): number => (order as readonly string[]).indexOf(op)
      return order === 'timestamp' ? changes : [...changes].sort((a, b) => place(a.op) - place(b.op))
    }
  }),
  mutant('permanents-stamped-at-the-start', 'fab:6.3.4a', 'the effects of permanents are stamped as the game begins', { stampOf: () => 0 }),
  mutant('objects-not-recalculated', 'fab:6.3.5', 'objects are not worked out anew when an effect begins or ends', {
    isOutdated: () => false
  }),
  mutant('eligible-as-printed', 'fab:6.3.5a', 'an effect finds its objects by what is printed on them', {
    patch: looksAmongThePrinted
  }),
  mutant('older-left-out', 'fab:6.3.5a', 'an effect is not applied to what a newer one of its substage makes fit', {
    joinsSubstage: () => false
  }),
  mutant('stages-gone-back-to', 'fab:6.3.5b', 'an object that comes under an effect of an earlier stage is modified by it after all', {
    patch: goesBackToAll
  }),
  mutant('dependence-ignored', 'fab:6.3.2', 'an effect that depends on a higher stage is applied in its own', {
    stageFor: (_structure, stages, part) => stages[part]!
  }),
  mutant('lowest-dependence', 'fab:6.3.2b', 'an effect that depends on several stages is applied in the lowest of them', {
    stageFor: (_structure, stages, part, read) => {
      const higher = read.filter(each => each > stages[part]!)
      return higher.length > 0 ? Math.min(...higher) : stages[part]!
    }
  }),
  mutant('numbers-by-timestamp', 'fab:6.3.3', 'effects on a number are applied by timestamp alone', {
    applicationOrder: (_structure, changes) => [...changes].sort((a, b) => a.born - b.born)
  }),
  mutant('subtracts-upwards', 'fab:6.3.3', 'what is subtracted from a number is added to it', {
    modified: (value, { op, by }) => (op === 'multiply' ? value * by : op === 'add' || op === 'subtract' ? value + by : by)
  }),
  mutant('ties-as-printed', 'fab:6.3.4b', 'effects that begin together are ordered as they are printed, and nobody is asked', {
    ordersTies: () => false
  }),
  mutant('ties-of-what-is-set', 'fab:6.3.4b', 'of effects that begin together only those that set a number are ordered by a player', {
    orderMatters: () => false
  }),
  mutant('ties-ordered-by-their-controller', 'fab:6.3.4b', 'who controls effects that begin together orders them', {
    patch: ordersOwnTies
  }),
  mutant('forbidden-change-takes-all', 'fab:6.3.7', 'an effect that may not add more to an object takes away what it had added', {
    goesOnAs: () => undefined
  }),
  mutant('stamped-once', 'fab:6.3.4a', 'a static effect that comes back has the timestamp that it had', {
    stampOf: (_structure, came) => came
  }),
  mutant('less-is-added', 'fab:6.3.3', 'an effect by which a number is less comes among those that add', {
    operationOf: op => op
  }),
  mutant('counters-before-effects', 'fab:6.3.3', 'counters change a number before any effect does', {
    countedBefore: () => ['add', 'subtract']
  }),
  mutant('newest-first', 'fab:6.3.4', 'of effects in one substage the newer one is applied first', {
    applicationOrder: (structure, changes) => {
      const order = structure.continuous.stages.value.find(stage => stage.modifies.includes('number'))?.order ?? 'timestamp'
      const place = (op: string): number => (order === 'timestamp' ? 0 : (order as readonly string[]).indexOf(op))
      return [...changes].sort((a, b) => place(a.op) - place(b.op) || b.born - a.born)
    }
  }),
  mutant('removal-takes-what-was-added', 'fab:6.3.6', 'an effect that removes a property removes what another has added', {
    takenAway: (_structure, removed) => removed
  }),
  mutant('forbidden-gained', 'fab:6.3.7', 'what an effect says cannot be gained is gained', {
    cantHappen: () => false
  }),
  mutant('lost-ability-applies', 'fab:6.2.3a', 'a continuous effect goes on although its source has lost the ability', {
    endsWithAbility: () => []
  }),
  mutant('defined-applied-last', 'fab:6.4.8a', 'a number that an object was given on entering is applied after all effects', {
    patch: appliesTheDefinedLast
  }),
  mutant('settled-value-follows', 'fab:6.2.2b', 'a variable of an effect that lasts goes on following the game', {
    variableOf: (_isStatic, _settled, now) => now()
  }),
  mutant('static-value-settled', 'fab:6.2.3b', 'a variable of a static effect stays as it first was', {
    variableOf: (_isStatic, settled, now) => settled ?? now()
  }),
  mutant('static-condition-ignored', 'fab:6.2.3d', 'a static effect exists whether or not its condition is met', {
    existsNow: () => true
  }),
  mutant('static-effect-of-the-first', 'fab:6.2.3c', 'a static effect speaks for who controlled its source at first', {
    speaksFor: (_isStatic, first) => first
  }),
  mutant('next-and-the-next', 'fab:6.2.4', 'an effect on the next object goes on to the one after', {
    takesNext: () => true
  }),
  mutant('change-untold', 'fab:6.2.5', 'an effect that changes how it modifies an object is applied without an event', {
    changeIsEvent: () => false
  }),
  mutant('whole-in-the-first-stage', 'fab:6.3.2c', 'all parts of an effect are applied in the stage of the first', {
    stageFor: (structure, stages, _part, read) => stageFor(structure, stages, 0, read)
  })
]
