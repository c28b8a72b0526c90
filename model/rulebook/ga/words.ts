/** What Grand Archive calls things. @module */
import type { Words } from '../words.js'

export const words: Partial<Words> = {
  priority: 'Opportunity',
  stack: 'Effects Stack',
  layer: 'ability',
  player: 'champion',
  fails: 'fizzles',
  check: 'a state-based check',
  zones: { arena: 'field', banished: 'banishment', deck: 'main deck', material: 'material deck' }
}
