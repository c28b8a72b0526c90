/** The rulebook of Magic in an older edition: the check with its state-based actions, and triggered abilities. @module */
import { context } from '../mtg/context/index.js'
import type { Rulebook } from '../rulebook.js'
import { catalogue } from './catalogue/index.js'
import { claims } from './claims.js'
import { concepts } from './concepts.js'
import { structure } from './structure.js'
import { words } from '../mtg/words.js'

/** State-based actions of the newer text that this one, which has a list of its own, does not know. */
const LATER = /:704\.(5[s-z]|6[bdf])$/

/** `mtg-2010`. What its text cites but does not contain is known from newer sections only, so these are its neighbours too. */
export const mtg2010: Rulebook = {
  id: 'mtg-2010',
  title: 'Magic: The Gathering, older edition',
  edition: 'Between 2010 and 2013: state-based actions, and thirteen paragraphs on triggered abilities',
  editionOf: 'mtg',
  rules: catalogue,
  context: context.filter(({ id }) => !LATER.test(id)),
  structure,
  concepts,
  claims,
  words
}
