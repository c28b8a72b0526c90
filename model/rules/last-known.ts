/** As what something is last known that is no longer there. @module */
import type { ObjectView } from '../scenario/view.js'
import type { Game } from './decision.js'
import { decision } from './decision.js'

/** As what an object is last known that leaves together with others: as it was before any of these events. */
export const lastKnownAs = decision(
  { cites: ['mtg-context:704.8'] },
  [(_: ObjectView, __: ObjectView, asItLeft: ObjectView) => asItLeft],
  (_: Game, beforeAll: ObjectView, _asItLeft: ObjectView) => beforeAll
)
