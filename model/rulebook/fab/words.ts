/** What Flesh and Blood calls things. @module */
import type { Words } from '../words.js'

export const words: Partial<Words> = { player: 'hero', zones: { banished: 'banished zone' } }
