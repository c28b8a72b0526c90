/** Engines that replace and prevent wrongly. @module */
import type { EngineMutant } from './mutant.js'

const mutant = (name: string, rule: `fab:${string}`, fault: string, rules: EngineMutant['rules']): EngineMutant => ({
  kind: 'engine',
  name,
  ruleset: 'fab',
  rule,
  fault,
  rules
})

export const replacementMutants: readonly EngineMutant[] = [
  mutant('rider-after-event', 'fab:6.4.1a', 'a further modification happens after the event instead of before it', {
    ridersFirst: () => false
  }),
  mutant('applied-twice', 'fab:6.4.5', 'an effect may replace one original event twice', {
    alreadyApplied: (applied, key) => applied.filter(each => each === key).length >= 2
  }),
  mutant('unstated-amount-is-one', 'fab:6.4.10b', 'a prevention without a stated amount prevents 1', {
    preventionAmount: stated => (stated === 'all' ? 1 : stated)
  }),
  mutant('prevents-less-ignored', 'fab:6.4.10g', 'an effect that makes a prevention prevent less is not heeded', {
    reduceBySources: total => total
  }),
  mutant('prevents-less-forever', 'fab:6.4.10g', 'an effect that makes the next prevention prevent less goes on to the one after', {
    usesUpReducer: () => false
  }),
  mutant('shield-pays-what-it-prevented', 'fab:6.4.10g', 'a shield is charged what it prevented, not the total that was established', {
    chargeShield: (_structure, remaining, _total, prevented) => Math.max(0, remaining - prevented)
  }),
  mutant('unpreventable-prevented', 'fab:6.4.10h', 'damage that cannot be prevented is prevented', { isUnpreventable: () => false }),
  mutant('fixed-prevention-kept', 'fab:6.4.10i', 'a one-off prevention stays after it prevented damage', { usesLeft: uses => uses }),
  mutant('shield-never-worn', 'fab:6.4.10j', 'a shield keeps its amount', { chargeShield: (_structure, remaining) => remaining }),
  mutant('selection-ignored', 'fab:6.5.2', 'the turn-player applies first whoever was selected', {
    firstToApply: (_selected, turnPlayer) => turnPlayer
  }),
  mutant('prevention-before-standard', 'fab:6.5.4', 'prevention effects are applied before standard replacements', {
    passOrder: structure => {
      const passes = structure.replacement.passes.value
      const early = passes.filter(pass => pass.classes.includes('prevention'))
      const rest = passes.filter(pass => !pass.classes.includes('prevention'))
      return [...early, ...rest]
    }
  })
]
