/** The rulebook of Grand Archive: triggered abilities. @module */
import type { Rulebook } from '../rulebook.js'
import { catalogue } from './catalogue/index.js'
import { claims } from './claims.js'
import { concepts } from './concepts.js'
import { context } from './context/index.js'
import { structure } from './structure.js'
import { words } from './words.js'

/** `ga`: the page on triggered abilities with its neighbours. */
export const ga: Rulebook = {
  id: 'ga',
  title: 'Grand Archive',
  edition: 'Rules page on triggered abilities with twelve items; other pages as of August 2026',
  rules: catalogue,
  context,
  structure,
  concepts,
  claims,
  words
}
