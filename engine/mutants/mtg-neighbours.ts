/** Faulty engines of Magic: the neighbouring sections that 603 cites. @module */
import { everyFault } from './faults/every.js'
import { mutantsWith } from './faults/fault.js'
import type { EngineMutant } from './mutant.js'

export const mtgNeighbourMutants: readonly EngineMutant[] = mutantsWith('mtg', everyFault, {
  'oldest-layer-first': ['mtg-context:601.2a', 'mtg-context:405.1', 'mtg-context:405.2', 'mtg-context:405.5'],
  'announced-without-target': 'mtg-context:601.2c',
  'first-mode-runs': 'mtg-context:700.2',
  'dead-modes': 'mtg-context:700.2b',
  'no-life-needed': 'mtg-context:704.5a',
  'creatures-stay-attached': 'mtg-context:704.5p',
  'lives-apart': 'mtg-context:704.6a',
  'restriction-ignored': 'mtg-context:101.2',
  'done-at-least-once': ['mtg-context:120.8', 'mtg-context:614.7'],
  'begins-with-the-controller': 'mtg-context:121.2c',
  'unstated-ends-with-the-turn': 'mtg-context:611.2a',
  'plays-on-alone': ['mtg-context:104.1', 'mtg-context:104.3'],
  'nobody-wins': 'mtg-context:104.2a',
  'last-player-survives': 'mtg-context:104.4a',
  'pending-of-lost-placed': 'mtg-context:800.4d',
  'activity-as-proposed': 'mtg-context:616.2',
  'applied-again-after-another': 'mtg-context:616.1f',
  'prevention-before-standard': 'mtg-context:616.1a',
  'prevents-more-than-dealt': 'mtg-context:615.7',
  'shield-never-worn': 'mtg-context:615.7',
  'next-time-not-counted': 'mtg-context:615.8',
  'one-shield-for-all': 'mtg-context:615.11',
  'unpreventable-prevented': 'mtg-context:615.12',
  'one-off-used-by-nothing': 'mtg-context:609.7b',
  'slow-at-any-time': 'mtg-context:117.1a',
  'one-pass-too-many': [
    'mtg-context:117.3d',
    'mtg-context:117.4',
    'mtg-context:608.1',
    'mtg-context:117.1',
    'mtg-context:117.3'
  ],
  'inactive-applied': 'mtg-context:614.4',
  'applied-twice': 'mtg-context:614.5',
  'replaced-event-occurs': 'mtg-context:614.6',
  'redirected-to-nobody': 'mtg-context:614.9',
  'enters-as-it-is': 'mtg-context:614.12',
  'if-not-rechecked': 'mtg-context:608.2a',
  'last-instruction-first': 'mtg-context:608.2c',
  'each-player-in-turn': 'mtg-context:608.2f',
  'permanents-go-to-the-graveyard': 'mtg-context:608.3',
  'turn-player-places-last': 'mtg-context:405.3',
  'turn-outlives-itself': 'mtg-context:514.2',
  'parts-in-sequence': 'mtg-context:510.2'
})
