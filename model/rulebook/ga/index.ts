/** The rulebook of Grand Archive: triggered abilities. @module */
import type { Rulebook } from '../rulebook.js'
import { claims } from './claims.js'
import { concepts } from './concepts.js'
import { structure } from './structure.js'

/** `ga`. On paper: its catalogue has not landed, so it cannot give verdicts yet. */
export const ga: Rulebook = {
  id: 'ga',
  title: 'Grand Archive',
  edition: 'Rules page on triggered abilities with twelve items; other pages as of August 2026',
  // The catalogue has not landed.
  rules: [],
  structure,
  concepts,
  claims
}
