/** What Flesh and Blood calls things. @module */
import { PLAIN_WORDS } from '../words.js'
import type { GameWords } from '../words.js'

export const words: GameWords = { ...PLAIN_WORDS, player: 'hero' }
