/** Faulty engines of Grand Archive. @module */
import { checkFaults } from './faults/checks.js'
import { eventFaults } from './faults/events.js'
import { mutantsWith } from './faults/fault.js'
import { triggerFaults } from './faults/triggers.js'
import type { EngineMutant } from './mutant.js'

export const gaMutants: readonly EngineMutant[] = mutantsWith(
  'ga',
  { ...checkFaults, ...triggerFaults, ...eventFaults },
  {
    'unique-in-the-whole-game': 'ga-context:SBC-T.4',
    'unique-ignored': 'ga-context:SBC-T.4',
    'unique-needs-three': 'ga-context:SBC-T.4',
    'targets-kept-at-check': 'ga-context:SBC.2',
    'checks-once': 'ga-context:SBC.1',
    'turn-player-places-last': 'ga:10',
    'placed-for-another': 'ga:1',
    'dead-modes': 'ga:5.1',
    'mode-left-out': 'ga:5.1',
    'if-not-looked-at': 'ga:3.1',
    'keyworded-looks': 'ga:2.1',
    'answers-unconditionally': 'ga:3.1',
    'if-not-rechecked': 'ga:3.2',
    'counters-cancel-at-another-time': 'ga-context:CT',
    'one-pair-of-counters': 'ga-context:CT',
    'empty-deck-does-nothing': 'ga-context:DR.6',
    'empty-deck-loses-later': 'ga-context:DR.6',
    'static-prevention-once': 'ga-context:DP.8',
    'riders-first': 'ga-context:DP.11',
    'redirected-destruction': 'ga-context:GE.6',
    'cleans-up-first': 'ga-context:EP.3',
    'cleans-up-once': 'ga-context:EP.4',
    'never-cleans-up': 'ga-context:EP.3',
    'no-unscheduled-priority': 'ga-context:TP.8',
    'slow-at-any-time': 'ga-context:TP.slow.1',
    'resolves-without-targets': 'ga-context:GL.fizzle',
    'impossible-not-offered': 'ga-context:RS.6',
    'no-look-back': 'ga:4',
    'stamped-anew': 'ga-context:CE.timestamps.1.1',
    'controller-after-resolving': 'ga-context:TP.8'
  }
)
