/** Faults in the end of the game, and in what a player leaves behind. @module */
import { defaultRules } from '../../reference/rules/index.js'
import type { Family } from '../fault.js'

const { leavesGame } = defaultRules

export const endingFaults: Family = {
  'lost-player-stays': {
    fault: 'what a player owned who has lost stays in a game that goes on',
    breaks: { fab: 'fab-context:4.5.1a' },
    rules: {
      leavesGame: () => false,
      isTaken: () => false,
      staysOnStack: () => true,
      staysPending: () => true
    }
  },
  'lost-arena-stays': {
    fault: 'what a player who has lost had in the arena stays there',
    breaks: { fab: 'fab-context:4.5.1a' },
    rules: {
      leavesGame: (object, lost) => object.zone !== 'arena' && leavesGame(object, lost)
    }
  },
  'taken-by-lost-stays': {
    fault: 'what a player who has lost had taken stays in the arena',
    breaks: { fab: 'fab-context:4.5.1a', mtg: 'mtg-context:800.4a' },
    rules: { isTaken: () => false }
  },
  'layers-of-lost-stay': {
    fault: 'the stack objects of a player who has lost stay on the stack',
    breaks: { fab: 'fab-context:4.5.1a' },
    rules: {
      staysOnStack: () => true
    }
  },
  'pending-of-lost-placed': {
    fault: 'the pending stack objects of a player who has lost are put on the stack',
    breaks: { fab: 'fab-context:4.5.1a', mtg: 'mtg-context:800.4d' },
    rules: {
      staysPending: () => true
    }
  },
  'nobody-wins': {
    fault: 'the last player left has not won',
    breaks: { fab: 'fab-context:4.5.3a', mtg: 'mtg-context:104.2a' },
    rules: {
      winner: () => undefined
    }
  },
  'plays-on-alone': {
    fault: 'the game goes on with one player',
    breaks: { fab: 'fab-context:4.5.3a', mtg: ['mtg-context:104.1', 'mtg-context:104.3'] },
    rules: {
      isOver: living => living.length === 0
    }
  },
  'the-lost-stay': {
    fault: 'the things of a player who has lost stay in the game',
    breaks: { mtg: 'mtg-context:800.4a' },
    rules: { leavesGame: () => false, isTaken: () => false, staysOnStack: () => true, staysPending: () => true }
  },
  'taken-goes-to-the-graveyard': {
    fault: 'what a player who has lost had taken goes to the graveyard',
    breaks: { mtg: 'mtg-context:800.4a' },
    rules: { endsTaking: () => false }
  },
  'triggers-for-the-lost': {
    fault: 'what triggers for a player who has lost stays pending',
    breaks: { mtg: 'mtg-context:800.4d' },
    rules: { staysPending: () => true }
  }
}
