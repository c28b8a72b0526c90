/** What Magic calls things. @module */
import type { GameWords } from '../words.js'

export const words: GameWords = {
  priority: 'priority',
  layer: 'ability',
  negated: 'is countered',
  fails: 'does not resolve and is removed',
  check: 'state-based actions',
  player: 'player',
  banish: 'exile',
  zones: {
    arena: 'battlefield',
    deck: 'library',
    banished: 'exile',
    command: 'command zone',
    schemes: 'scheme deck',
    outside: 'outside the game'
  },
  statuses: {},
  steps: ['untap', 'upkeep', 'draw', 'declare-attackers', 'end', 'cleanup']
}
