/** Engines that replace events wrongly. @module */
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { countsModifiedTwice, forgetsReplacedTimes, occursAsProposed, partsForgetTheWhole, substitutesForget } from './patches/events.js'
import { conditionedAtStart } from './patches/lasting.js'
import { activeAsProposed, activeFromTheBeginning, valuedAsProposed } from './patches/proposals.js'

const mutant = mutantsOf('fab')

export const replacementMutants: readonly EngineMutant[] = [
  mutant('rider-after-event', 'fab:6.4.1a', 'a further modification happens after the event instead of before it', {
    ridersFirst: () => false
  }),
  mutant('what-comes-unseen', 'fab:6.4.4', 'an object that is entering is looked at without what an effect has already given it', {
    asItComes: object => object
  }),
  mutant('inactive-applied', 'fab:6.4.2', 'an effect is applied although its condition is not met', {
    isActive: facts => facts.matches && facts.ordinal && facts.value
  }),
  mutant('ordinal-of-replacement-ignored', 'fab:6.4.2', 'an effect replaces every occurrence, not the one that its ordinal names', {
    isActive: facts => facts.matches && facts.given && facts.value
  }),
  mutant('replaced-time-forgotten', 'fab:6.4.2', 'an event that an effect has replaced was not the first that would have happened', {
    patch: forgetsReplacedTimes
  }),
  mutant('modified-time-counted-twice', 'fab:6.4.2', 'an event that an effect has modified counts as two of the times it speaks of', {
    patch: countsModifiedTwice
  }),
  mutant('next-time-for-ever', 'fab:6.4.2', 'what a permanent does to the next event it does to every later one, too', {
    isSpent: () => false
  }),
  mutant('value-as-proposed', 'fab:6.4.2a', 'a prevention keeps the value that it had when the event was proposed', {
    patch: valuedAsProposed
  }),
  mutant('condition-when-started', 'fab:6.4.2a', 'the condition of a replacement is tested once, when its effect starts', {
    patch: conditionedAtStart
  }),
  mutant('replaces-retroactively', 'fab:6.4.3', 'an effect that the event itself brought replaces its outcome', {
    existedBefore: () => true
  }),
  mutant('activity-as-proposed', 'fab:6.4.4', 'which effects are active is settled when the event is proposed', {
    patch: activeAsProposed
  }),
  mutant('modified-never-replaced', 'fab:6.4.4', 'effects that only the modified event makes active are not applied', {
    patch: activeFromTheBeginning
  }),
  mutant('applied-twice', 'fab:6.4.5', 'an effect may replace one original event twice', {
    alreadyApplied: (applied, key) => applied.filter(each => each === key).length >= 2
  }),
  mutant('applied-again-after-another', 'fab:6.4.5', 'an effect may replace again what another has made of the event', {
    alreadyApplied: (applied, key) => applied.at(-1) === key || applied.filter(each => each === key).length >= 2
  }),
  mutant('applied-again-to-substitute', 'fab:6.4.5', 'an effect may replace what takes the place of the event', {
    patch: substitutesForget
  }),
  mutant('replaced-event-occurs', 'fab:6.4.6', 'the event that was proposed occurs, not what it became', {
    patch: occursAsProposed
  }),
  mutant('nothing-left-occurs', 'fab:6.4.6', 'an event of which nothing is left goes on', {
    somethingLeft: () => true
  }),
  mutant('self-replaces-the-next-too', 'fab:6.4.7a', 'a self-replacement is applied to the next effect of its ability, too', {
    instructionAt: (list, at) => {
      const step = list[at]
      const instead = list[at - 1]?.instead
      return step && !step.instead && instead ? { ...step, instead } : step
    }
  }),
  mutant('identity-taken-for-standard', 'fab:6.4.8', 'an identity-replacement is taken for a standard one', {
    classOf: effect => {
      if (effect.kind === 'prevention') return 'prevention'
      if (effect.kind !== 'replacement') return undefined
      return effect.class === 'identity' ? 'standard' : effect.class
    }
  }),
  mutant('outcome-before-event', 'fab:6.4.11', 'an outcome-replacement is applied before the event instead of after it', {
    passOrder: structure =>
      structure.replacement.passes.value.map(pass => (pass.classes.includes('outcome') ? { ...pass, when: 'before' as const } : pass))
  }),
  mutant('parts-replaced-again', 'fab-context:1.9.2b', 'an effect that was applied to a whole is applied to its parts again', {
    patch: partsForgetTheWhole
  }),
  mutant('may-not-decline', 'fab-context:1.8.3', 'an optional replacement must be applied', {
    isDeclinable: () => false
  })
]
