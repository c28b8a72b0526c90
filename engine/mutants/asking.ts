/** Faulty engines of each game that ask the wrong player. @module */
import { askingFaults } from './faults/asking.js'
import { mutantsWith } from './faults/fault.js'
import { triggerFaults } from './faults/triggers.js'
import type { EngineMutant } from './mutant.js'

const faults = { ...askingFaults, 'turn-player-orders-all': triggerFaults['turn-player-orders-all']! }

export const askingMutants: readonly EngineMutant[] = [
  ...mutantsWith('fab', faults, {
    'turn-player-declares-targets': 'fab:6.6.6a',
    'turn-player-names-modes': 'fab:6.6.6a',
    'turn-player-takes-options': 'fab-context:1.8.3',
    'turn-player-settles-unless': 'fab-context:1.8.4b',
    'controller-settles-unless': 'fab-context:1.8.4b',
    'turn-player-picks': 'fab-context:1.8.6',
    'controller-picks-for-others': 'fab-context:1.8.6'
  }),
  ...mutantsWith('mtg', faults, {
    'turn-player-declares-targets': 'mtg:603.3d',
    'turn-player-names-modes': 'mtg:603.3c',
    'turn-player-takes-options': 'mtg:603.5',
    'turn-player-settles-unless': 'mtg:603.5',
    'controller-settles-unless': 'mtg:603.5',
    'turn-player-picks': 'mtg-context:608.2d',
    'controller-picks-for-others': 'mtg-context:608.2d'
  }),
  ...mutantsWith('mtg-2010', faults, {
    'turn-player-declares-targets': 'mtg-2010:trigger.4',
    'turn-player-names-modes': 'mtg-2010:trigger.4',
    'turn-player-takes-options': 'mtg-2010:trigger.6',
    'turn-player-orders-all': 'mtg-2010:trigger.3'
  }),
  ...mutantsWith('ga', faults, {
    'turn-player-declares-targets': 'ga:5.1',
    'turn-player-names-modes': 'ga:5.1',
    'turn-player-takes-options': 'ga-context:RS.5',
    'turn-player-orders-all': 'ga:10',
    'turn-player-picks': 'ga-context:RS.3',
    'controller-picks-for-others': 'ga-context:GL.discard.3'
  }),
  ...mutantsWith('ga-older', faults, {
    'turn-player-names-modes': 'ga-older:5',
    'turn-player-takes-options': 'ga-older:1',
    'turn-player-orders-all': 'ga-older:10'
  })
]
