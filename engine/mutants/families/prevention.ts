/** Faults in prevention: how much is prevented, and what it costs. @module */
import {
  missesOncePrevented,
  noRidersOnTheUnpreventable,
  protectsTheWholeBatch,
  ridersForTheAffected,
  ridersSpeakOfTheDamage,
  shieldsPayForNothing,
  unpreventableForGood
} from '../patches/preventing.js'
import type { Family } from '../fault.js'

export const preventionFaults: Family = {
  'prevents-more-than-dealt': {
    fault: 'a prevention is taken to prevent its amount, however little damage there is',
    breaks: { fab: 'fab:6.4.10a', mtg: 'mtg-context:615.7', ga: 'ga-context:DP.3' },
    rules: {
      establishedTotal: amount => Math.max(0, amount)
    }
  },
  'amount-for-each-target': {
    fault: 'everything that is shielded has the prevention amount for itself',
    breaks: { fab: 'fab:6.4.10a' },
    rules: {
      establishedOf: (_isForEach, _shared, each) => each.reduce((sum, amount) => sum + amount, 0)
    }
  },
  'unstated-amount-is-one': {
    fault: 'a prevention without a stated amount prevents 1',
    breaks: { fab: 'fab:6.4.10b' },
    rules: {
      preventionAmount: stated => (stated === 'all' ? 1 : stated)
    }
  },
  'whole-batch-prevented': {
    fault: 'a prevention that fits one part of a damage event takes points from every part',
    breaks: { fab: 'fab:6.4.10e' },
    patch: protectsTheWholeBatch
  },
  'points-not-declared': {
    fault: 'the engine spreads the points of a prevention itself',
    breaks: { fab: 'fab:6.4.10f', ga: 'ga-context:DS.3.6' },
    rules: {
      needsAllocation: () => false
    }
  },
  'prevents-less-ignored': {
    fault: 'an effect that makes a prevention prevent less is not heeded',
    breaks: { fab: 'fab:6.4.10g' },
    rules: {
      reduceBySources: total => total
    }
  },
  'prevents-less-once-for-many': {
    fault: 'of several effects that make a prevention prevent less, one counts',
    breaks: { fab: 'fab:6.4.10g' },
    rules: {
      reduceBySources: (total, reductions) => Math.max(0, total - (reductions[0] ?? 0))
    }
  },
  'prevents-less-forever': {
    fault: 'an effect that makes the next prevention prevent less goes on to the one after',
    breaks: { fab: 'fab:6.4.10g' },
    rules: {
      usesUpReducer: () => false
    }
  },
  'prevents-less-wasted': {
    fault: 'a prevention that would prevent nothing uses up what makes the next one prevent less',
    breaks: { fab: 'fab:6.4.10g' },
    rules: {
      usesUpReducer: () => true
    }
  },
  'shield-pays-what-it-prevented': {
    fault: 'a shield is charged what it prevented, not the total that was established',
    breaks: { fab: 'fab:6.4.10g' },
    rules: {
      chargeShield: (_structure, remaining, _total, prevented) => Math.max(0, remaining - prevented)
    }
  },
  'unpreventable-prevented': {
    fault: 'damage that cannot be prevented is prevented',
    breaks: { fab: 'fab:6.4.10h', mtg: 'mtg-context:615.12', ga: 'ga-context:DP.7' },
    rules: {
      isUnpreventable: () => false
    }
  },
  'unpreventable-charges-shield': {
    fault: 'damage that cannot be prevented wears a shield down',
    breaks: { fab: 'fab:6.4.10h' },
    rules: {
      chargeShield: (_structure, remaining, total) => Math.max(0, remaining - total)
    }
  },
  'rider-counts-the-damage': {
    fault: 'a further modification counts the damage that would have been dealt, not what is prevented',
    breaks: { fab: 'fab:6.4.1a', mtg: ['mtg-context:615.5', 'mtg-context:615.12'] },
    patch: ridersSpeakOfTheDamage
  },
  'unpreventable-without-riders': {
    fault: 'the further modifications of a prevention are left out where nothing can be prevented',
    breaks: { fab: 'fab:6.4.10h' },
    patch: noRidersOnTheUnpreventable
  },
  'fixed-prevention-kept': {
    fault: 'a one-off prevention stays after it prevented damage',
    breaks: { fab: 'fab:6.4.10i' },
    rules: {
      usesLeft: uses => uses
    }
  },
  'next-time-not-counted': {
    fault: 'a prevention of the next damage is not over once it was applied',
    breaks: { fab: 'fab:6.4.10i', mtg: 'mtg-context:615.8', ga: 'ga-context:DP.5.2' },
    rules: {
      countsAsUse: () => false
    }
  },
  'shield-never-worn': {
    fault: 'a shield keeps its amount',
    breaks: { fab: 'fab:6.4.10j', mtg: 'mtg-context:615.7', ga: 'ga-context:DP.5.1' },
    rules: {
      chargeShield: (_structure, remaining) => remaining
    }
  },
  'shield-spent-at-once': {
    fault: 'a shield ends with the first event that it is applied to',
    breaks: { fab: 'fab:6.4.10j' },
    rules: {
      chargeShield: () => 0
    }
  },
  'empty-shield-stays': {
    fault: 'a shield with nothing left goes on being applied',
    breaks: { fab: 'fab:6.4.10j', mtg: ['mtg-context:615.7', 'mtg-context:615.11'] },
    rules: {
      shieldEnds: () => false
    }
  },
  'unpreventable-for-good': {
    fault: 'an effect that keeps the next damage from being prevented goes on to the one after',
    breaks: { fab: 'fab:6.4.10h' },
    patch: unpreventableForGood
  },
  'riders-first': {
    fault: 'what a prevention does besides comes before the event',
    breaks: { mtg: 'mtg-context:615.5', ga: 'ga-context:DP.11' },
    rules: { ridersFirst: () => true }
  },
  'static-prevention-once': {
    fault: 'a static prevention takes its amount once from the damage to several',
    breaks: { mtg: 'mtg-context:615.10', ga: 'ga-context:DP.8' },
    rules: { preventsFromEach: () => false }
  },
  'one-shield-for-all': {
    fault: 'a shield for each is one shield for all',
    breaks: { mtg: 'mtg-context:615.11' },
    rules: { establishedOf: (_isForEach, shared) => shared() }
  },
  'one-off-used-by-nothing': {
    fault: 'a one-off prevention is used up where it prevents nothing',
    breaks: { mtg: 'mtg-context:609.7b' },
    rules: { countsAsUse: () => true }
  },
  'shield-pays-for-nothing': {
    fault: 'a shield is used up by damage that another effect has prevented',
    breaks: { fab: 'fab:6.4.10j' },
    patch: shieldsPayForNothing
  },
  'prevented-is-a-miss': {
    fault: 'an attack of whose damage a part was prevented has not hit',
    breaks: { fab: 'fab-context:7.5.5' },
    patch: missesOncePrevented
  },
  'riders-for-the-affected': {
    fault: 'what an effect does besides is done for the player to whom, or to whose object, the event happens',
    breaks: { fab: 'fab:6.4.1a', mtg: 'mtg-context:614.6' },
    patch: ridersForTheAffected
  }
}
