/** What Magic calls things. @module */
import type { Words } from '../words.js'

export const words: Partial<Words> = {
  layer: 'ability',
  banish: 'exile',
  zones: { arena: 'battlefield', banished: 'exile', deck: 'library', command: 'command zone' }
}
