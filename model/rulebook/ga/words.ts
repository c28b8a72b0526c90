/** What Grand Archive calls things. @module */
import type { GameWords } from '../words.js'

export const words: GameWords = {
  priority: 'Opportunity',
  layer: 'ability',
  negated: 'is negated',
  fails: 'fizzles',
  check: 'a state-based check',
  player: 'champion',
  banish: 'banish',
  zones: { arena: 'field', stack: 'Effects Stack', deck: 'main deck', banished: 'banishment', material: 'material deck' },
  statuses: { tapped: 'rested' },
  steps: []
}
