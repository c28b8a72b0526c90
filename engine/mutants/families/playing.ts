/** Faults in playing cards and paying for them. @module */
import {
  activatesIfPaidAsStated,
  countsCostsPaidAsStated,
  leavesBeforeItsEffects,
  putsLayersForTheTurnPlayer
} from '../patches/resolving.js'
import { defaultRules } from '../../reference/rules/index.js'
import type { Family } from '../fault.js'

export const playingFaults: Family = {
  'replaced-cost-unpaid': {
    fault: 'a cost whose event was replaced is not paid, and the ability is not activated',
    breaks: { fab: 'fab-context:1.14.4c' },
    patch: activatesIfPaidAsStated
  },
  'replaced-extra-cost-unpaid': {
    fault: 'an additional cost whose event was replaced does not count as paid',
    breaks: { fab: 'fab-context:5.1.9a' },
    patch: countsCostsPaidAsStated
  },
  'leaves-before-effects': {
    fault: 'a card is cleared before its effects',
    breaks: { fab: 'fab-context:5.3' },
    patch: leavesBeforeItsEffects
  },
  'layers-of-the-turn-player': {
    fault: 'every stack object is of the turn-player',
    breaks: { fab: 'fab-context:1.6.1b', mtg: 'mtg:603.3a' },
    patch: putsLayersForTheTurnPlayer
  },
  'controller-settled-on-placing': {
    fault: 'whose a triggered stack object is, is settled only as it is placed',
    breaks: { fab: 'fab-context:1.6.2c', mtg: ['mtg:603.7f', 'mtg:603.7e'] },
    rules: {
      placedFor: (controller, ofSource) => ofSource ?? controller
    }
  },
  'announced-without-target': {
    fault: 'a card without a legal target may be announced',
    breaks: { fab: 'fab-context:5.1', mtg: 'mtg-context:601.2c' },
    rules: {
      mayAnnounce: () => true
    }
  },
  'failed-card-returns': {
    fault: 'a card whose stack object fails goes back to the hand',
    breaks: { fab: 'fab-context:5.3.2' },
    rules: {
      leavesTo: (structure, types, how) => (how === 'failed' ? 'hand' : defaultRules.leavesTo(structure, types, how))
    }
  }
}
