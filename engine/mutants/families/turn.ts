/** Faults in the turn. @module */
import { leavesLayersOf } from '../patches/checking.js'
import { bringsAboutFrom } from '../patches/patch.js'
import type { Family } from '../fault.js'

export const turnFaults: Family = {
  'start-phase-leaves-layers': {
    fault: 'layers of the Start Phase wait for the Action Phase',
    breaks: { fab: 'fab-context:4.2.2' },
    patch: leavesLayersOf('start')
  },
  'end-phase-leaves-layers': {
    fault: 'layers of the End Phase wait for the next turn',
    breaks: { fab: 'fab-context:4.4.2' },
    patch: leavesLayersOf('end')
  },
  'cleans-up-first': {
    fault: 'clean-up comes before priority',
    breaks: { ga: 'ga-context:EP.3' },
    rules: { openingActions: ({ actions }) => actions }
  },
  'cleans-up-once': {
    fault: 'clean-up does not come again',
    breaks: { ga: 'ga-context:EP.4' },
    patch: bringsAboutFrom('cleaned-up', () => [{ do: 'next-phase' }])
  },
  'never-cleans-up': {
    fault: 'a phase with priority never cleans up',
    breaks: { ga: 'ga-context:EP.3' },
    rules: { cleansUpAfter: () => false }
  },
  'keeps-one-more': {
    fault: 'a player keeps one card too many',
    breaks: { mtg: 'mtg-context:514.1' },
    rules: { overHand: cards => Math.max(0, cards - 8) }
  }
}
