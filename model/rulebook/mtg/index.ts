/** The rulebook of Magic, edition 2024-06: triggered abilities. @module */
import type { Rulebook } from '../rulebook.js'
import { catalogue } from './catalogue/index.js'
import { claims } from './claims.js'
import { concepts } from './concepts.js'
import { context } from './context/index.js'
import { structure } from './structure.js'
import { words } from './words.js'

/** `mtg`: section 603, of June 2024, with its neighbours. */
export const mtg: Rulebook = {
  id: 'mtg',
  title: 'Magic: The Gathering',
  edition: '2024-06: Comprehensive Rules of June 7, 2024, section 603 (Handling Triggered Abilities)',
  rules: catalogue,
  context,
  structure,
  concepts,
  claims,
  words
}
