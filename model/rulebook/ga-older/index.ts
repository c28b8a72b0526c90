/** The rulebook of Grand Archive with the older page on triggered abilities. @module */
import { concepts } from '../ga/concepts.js'
import { context } from '../ga/context/index.js'
import type { Rulebook } from '../rulebook.js'
import { catalogue } from './catalogue.js'
import { inOlder } from './citing.js'
import { claims } from './claims.js'
import { structure } from './structure.js'
import { words } from '../ga/words.js'

/** `ga-older`: the page before targets, the two kinds of modes and the traits of triggers came into it. */
export const gaOlder: Rulebook = {
  id: 'ga-older',
  title: 'Grand Archive, older edition',
  edition: 'The page on triggered abilities with eleven paragraphs; other pages as of August 2026',
  editionOf: 'ga',
  rules: catalogue,
  context,
  structure,
  concepts: Object.fromEntries(Object.entries(concepts).map(([concept, rules]) => [concept, inOlder(rules)])) as typeof concepts,
  claims,
  words
}
