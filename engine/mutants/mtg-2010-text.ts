/** Further faulty engines of the older edition of Magic. @module */
import { everyBaseFault, everyFault } from './faults/every.js'
import { commonModeWith, mutantsWith } from './faults/fault.js'
import { structuresOf } from './mutant.js'
import type { Mutant } from './mutant.js'

export const mtg2010TextMutants: readonly Mutant[] = [
  ...mutantsWith('mtg-2010', everyFault, {
    'no-life-needed': 'mtg-2010:sba.1',
    'creatures-stay-attached': 'mtg-2010:sba.15',
    'lives-apart': 'mtg-2010:sba.18',
    'one-life-for-all': 'mtg-2010:sba.18',
    'suppression-ignored': 'mtg-2010:trigger.1',
    'triggers-though-replaced': 'mtg-2010:trigger.2',
    'parts-in-sequence': 'mtg-2010:trigger.2',
    'optional-target-left-open': 'mtg-2010:trigger.6',
    'moved-object-lost': 'mtg-2010:trigger.7',
    'own-leaving-unseen': 'mtg-2010:trigger.7',
    'own-move-unreplaced': 'mtg-2010:trigger.11',
    'enters-as-it-will-be': 'mtg-2010:trigger.9',
    'enters-as-it-was': ['mtg-2010:trigger.8', 'mtg-2010:trigger.9'],
    'triggers-on-the-past': 'mtg-2010:trigger.12',
    'delayed-triggers-for-good': 'mtg-2010:trigger.12',
    'losing-unseen': 'mtg-2010:trigger.13'
  }),
  structuresOf('mtg-2010')(
    'mtg-2010-looks-ahead',
    'mtg-2010:trigger.9',
    'what enters is looked at as it would be on the battlefield',
    structure => ({
      ...structure,
      replacement: { ...structure.replacement, entering: { ...structure.replacement.entering, value: 'as-it-would-be' } }
    })
  ),
  ...commonModeWith('mtg-2010', everyBaseFault, {
    'matcher-drops-player': 'mtg-2010:trigger.1',
    'matcher-forgets-where-to': 'mtg-2010:trigger.8',
    'matcher-sees-no-inner-move': 'mtg-2010:trigger.10',
    'filter-ignores-types': 'mtg-2010:sba.14',
    'rulebook-delayed-once': 'mtg-2010:trigger.12',
    'rulebook-traits-otherwise': 'mtg-2010:trigger.3'
  })
]
