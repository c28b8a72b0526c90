/** As what something is last known that is no longer there. @module */
import type { Zone } from '../scenario/names.js'
import type { ObjectView } from '../scenario/view.js'
import type { Game } from './decision.js'
import { decision, yesNo } from './decision.js'

/** Whether the game goes by how an object was as it leaves a zone: the arena or the stack. */
export const isRemembered = yesNo(
  { cites: ['fab-context:1.2.3', 'ga-context:GL.last-known-information'] },
  (_: Game, from: Zone) => from === 'arena' || from === 'stack'
)

/** As what an object is last known that leaves together with others: as it was before any of these events. */
export const lastKnownAs = decision(
  { cites: ['mtg-context:704.8'] },
  [(_: ObjectView, __: ObjectView, asItLeft: ObjectView) => asItLeft],
  (_: Game, beforeAll: ObjectView, _asItLeft: ObjectView) => beforeAll
)
