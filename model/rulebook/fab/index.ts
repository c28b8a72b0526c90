/** The rulebook of Flesh and Blood: chapter 6, effects. @module */
import type { Rulebook } from '../rulebook.js'
import { catalogue } from './catalogue/index.js'
import { claims } from './claims.js'
import { concepts } from './concepts.js'
import { context } from './context/index.js'
import { hints } from './hints.js'
import { structure } from './structure.js'
import { words } from './words.js'

/**
 * `fab`. Its rules are those of chapter 6; those of other chapters that they lean on are its `context`.
 */
export const fab: Rulebook = {
  id: 'fab',
  title: 'Flesh and Blood',
  edition: 'Comprehensive Rules, chapter 6 (Effects), in the edition whose 6.3.2a counts only a higher stage as a dependency',
  rules: catalogue,
  context,
  structure,
  concepts,
  claims,
  words,
  hints
}
