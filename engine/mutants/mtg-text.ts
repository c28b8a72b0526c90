/** Further faulty engines of Magic: what section 603 says, rule by rule. @module */
import { everyFault } from './faults/every.js'
import { mutantsWith } from './faults/fault.js'
import type { EngineMutant } from './mutant.js'

export const mtgTextMutants: readonly EngineMutant[] = mutantsWith('mtg', everyFault, {
  'suppression-ignored': 'mtg:603.2',
  'answers-share-the-cause': 'mtg:603.2',
  'bans-on-activating-stop-triggers': ['mtg:603.2a', 'mtg-context:117.2'],
  'functional-in-hand': 'mtg:603.2b',
  'additional-times-multiply': 'mtg:603.2d',
  'no-additional-times': 'mtg:603.2d',
  'becomes-what-it-is': 'mtg:603.2f',
  'triggers-though-replaced': 'mtg:603.2h',
  'resolves-as-it-places': ['mtg:603.3', 'mtg-context:117.5'],
  'resources-off-the-stack': 'mtg:603.3',
  'only-cards-negated': 'mtg:603.3',
  'optional-target-left-open': 'mtg:603.5',
  'unless-in-vain': 'mtg:603.5',
  'enters-as-it-was': 'mtg:603.6b',
  'from-anywhere-looks-back': 'mtg:603.6c',
  'own-move-unreplaced': ['mtg:603.6d', 'mtg-context:614.1'],
  'own-leaving-unseen': 'mtg:603.6c',
  'moved-object-lost': 'mtg:603.6e',
  'delayed-for-the-turn-player': ['mtg:603.7d', 'mtg:603.7e'],
  'controller-settled-on-placing': ['mtg:603.7f', 'mtg:603.7e'],
  'layer-dies-with-source': 'mtg:603.7g',
  'losing-unseen': 'mtg:603.9',
  'always-looks-back': 'mtg:603.10',
  'must-have-been-there': 'mtg:603.10',
  'no-look-back-on-detaching': 'mtg:603.10c',
  'no-look-back-on-countering': 'mtg:603.10e',
  'no-look-back-on-losing': 'mtg:603.10f',
  'no-look-back-on-planeswalking': 'mtg:603.10g',
  'planes-look-back': 'mtg:603.10g',
  'late-triggers-placed-at-once': 'mtg:603.3b',
  'any-layer-negated': 'mtg:603.1a',
  'when-you-do-undone': 'mtg:603.12',
  'triggers-on-the-past': 'mtg:603.7a',
  'delayed-triggers-for-good': 'mtg:603.7b',
  'state-triggers-once': 'mtg:603.8',
  'layers-of-the-turn-player': 'mtg:603.3a'
})
