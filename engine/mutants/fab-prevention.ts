/** Engines that prevent damage wrongly. @module */
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { noRidersOnTheUnpreventable, protectsTheWholeBatch, ridersSpeakOfTheDamage, unpreventableForGood } from './patches/preventing.js'

const mutant = mutantsOf('fab')

export const preventionMutants: readonly EngineMutant[] = [
  mutant('prevents-more-than-dealt', 'fab:6.4.10a', 'a prevention is taken to prevent its amount, however little damage there is', {
    establishedTotal: amount => Math.max(0, amount)
  }),
  mutant('amount-for-each-target', 'fab:6.4.10a', 'everything that is shielded has the prevention amount for itself', {
    establishedOf: (_isForEach, _shared, each) => each.reduce((sum, amount) => sum + amount, 0)
  }),
  mutant('unstated-amount-is-one', 'fab:6.4.10b', 'a prevention without a stated amount prevents 1', {
    preventionAmount: stated => (stated === 'all' ? 1 : stated)
  }),
  mutant('whole-batch-prevented', 'fab:6.4.10e', 'a prevention that fits one part of a damage event takes points from every part', {
    patch: protectsTheWholeBatch
  }),
  mutant('points-not-declared', 'fab:6.4.10f', 'the engine spreads the points of a prevention itself', {
    needsAllocation: () => false
  }),
  mutant('prevents-less-ignored', 'fab:6.4.10g', 'an effect that makes a prevention prevent less is not heeded', {
    reduceBySources: total => total
  }),
  mutant('prevents-less-once-for-many', 'fab:6.4.10g', 'of several effects that make a prevention prevent less, one counts', {
    reduceBySources: (total, reductions) => Math.max(0, total - (reductions[0] ?? 0))
  }),
  mutant('prevents-less-forever', 'fab:6.4.10g', 'an effect that makes the next prevention prevent less goes on to the one after', {
    usesUpReducer: () => false
  }),
  mutant('prevents-less-wasted', 'fab:6.4.10g', 'a prevention that would prevent nothing uses up what makes the next one prevent less', {
    usesUpReducer: () => true
  }),
  mutant('shield-pays-what-it-prevented', 'fab:6.4.10g', 'a shield is charged what it prevented, not the total that was established', {
    chargeShield: (_structure, remaining, _total, prevented) => Math.max(0, remaining - prevented)
  }),
  mutant('unpreventable-prevented', 'fab:6.4.10h', 'damage that cannot be prevented is prevented', {
    isUnpreventable: () => false
  }),
  mutant('unpreventable-charges-shield', 'fab:6.4.10h', 'damage that cannot be prevented wears a shield down', {
    chargeShield: (_structure, remaining, total) => Math.max(0, remaining - total)
  }),
  mutant(
    'rider-counts-the-damage',
    'fab:6.4.1a',
    'a further modification counts the damage that would have been dealt, not what is prevented',
    {
      patch: ridersSpeakOfTheDamage
    }
  ),
  mutant(
    'unpreventable-without-riders',
    'fab:6.4.10h',
    'the further modifications of a prevention are left out where nothing can be prevented',
    {
      patch: noRidersOnTheUnpreventable
    }
  ),
  mutant('fixed-prevention-kept', 'fab:6.4.10i', 'a one-off prevention stays after it prevented damage', {
    usesLeft: uses => uses
  }),
  mutant('next-time-not-counted', 'fab:6.4.10i', 'a prevention of the next damage is not over once it was applied', {
    countsAsUse: () => false
  }),
  mutant('shield-never-worn', 'fab:6.4.10j', 'a shield keeps its amount', {
    chargeShield: (_structure, remaining) => remaining
  }),
  mutant('shield-spent-at-once', 'fab:6.4.10j', 'a shield ends with the first event that it is applied to', {
    chargeShield: () => 0
  }),
  mutant('empty-shield-stays', 'fab:6.4.10j', 'a shield with nothing left goes on being applied', {
    shieldEnds: () => false
  }),
  mutant('unpreventable-for-good', 'fab:6.4.10h', 'an effect that keeps the next damage from being prevented goes on to the one after', {
    patch: unpreventableForGood
  })
]
