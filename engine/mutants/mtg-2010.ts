/** Faulty engines of the older edition of Magic. @module */
import { checkFaults } from './faults/checks.js'
import { eventFaults } from './faults/events.js'
import { mutantsWith } from './faults/fault.js'
import { triggerFaults } from './faults/triggers.js'
import type { EngineMutant } from './mutant.js'

export const mtg2010Mutants: readonly EngineMutant[] = mutantsWith(
  'mtg-2010',
  { ...checkFaults, ...triggerFaults, ...eventFaults },
  {
    'empty-deck-forgiven': 'mtg-2010:sba.2',
    'poison-needs-more': 'mtg-2010:sba.3',
    'tokens-stay-elsewhere': 'mtg-2010:sba.4',
    'phased-out-tokens': 'mtg-2010:sba.4',
    'copies-stay-elsewhere': 'mtg-2010:sba.5',
    'zero-toughness-stays': 'mtg-2010:sba.6',
    'lethal-damage-must-exceed': 'mtg-2010:sba.7',
    'deathtouch-ignored': 'mtg-2010:sba.8',
    'loyalty-below-zero': 'mtg-2010:sba.9',
    'shared-kind-stays': 'mtg-2010:sba.10',
    'shared-kind-keeps-one': 'mtg-2010:sba.10',
    'unique-for-each-player': 'mtg-2010:sba.11',
    'unique-ignored': 'mtg-2010:sba.11',
    'oldest-world-stays': 'mtg-2010:sba.12',
    'worlds-of-one-time-stay': 'mtg-2010:sba.12',
    'worlds-ignored': 'mtg-2010:sba.12',
    'unattached-auras-stay': 'mtg-2010:sba.13',
    'auras-come-off': 'mtg-2010:sba.13',
    'equipment-goes': 'mtg-2010:sba.14',
    'counters-coexist': 'mtg-2010:sba.16',
    'one-pair-of-counters': 'mtg-2010:sba.16',
    'pairs-one-by-one': 'mtg-2010:sba.16',
    'cap-ignored': 'mtg-2010:sba.17',
    'cap-off-by-one': 'mtg-2010:sba.17',
    'commander-damage-of-all-kinds': 'mtg-2010:sba.19',
    'commander-needs-more': 'mtg-2010:sba.19',
    'commanders-added-up': 'mtg-2010:sba.19',
    'schemes-stay': 'mtg-2010:sba.20',
    'ongoing-schemes-go': 'mtg-2010:sba.20',
    'schemes-go-early': 'mtg-2010:sba.20',
    'checks-one-by-one': 'mtg-2010:sba.0',
    'checks-once': 'mtg-2010:sba.0',
    'turn-player-places-last': 'mtg-2010:trigger.3',
    'if-not-looked-at': 'mtg-2010:trigger.5',
    'if-not-rechecked': 'mtg-2010:trigger.5',
    'rearmed-early': 'mtg-2010:trigger.13',
    'states-seen-late': 'mtg-2010:trigger.13',
    'always-looks-back': 'mtg-2010:trigger.8',
    'no-look-back': 'mtg-2010:trigger.10',
    'placed-without-target': 'mtg-2010:trigger.4',
    'dead-modes': 'mtg-2010:trigger.4'
  }
)
