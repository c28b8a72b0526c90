/** What Magic calls things. @module */
import type { Words } from '../words.js'

export const words: Partial<Words> = {
  layer: 'ability',
  banish: 'exile',
  negated: 'countered',
  fails: 'does not resolve',
  check: 'state-based actions',
  steps: ['untap', 'upkeep', 'draw', 'end', 'cleanup'],
  zones: { arena: 'battlefield', banished: 'exile', deck: 'library', command: 'command zone' }
}
