/** What each check of a game finds. @module */
import type { StateCheck } from '../../../rulebook/structure.js'
import type { Check } from './check.js'
import { objectDead, objectDestroyedByDamage } from './objects.js'
import { playerDead, playerDecked, playerPoisoned } from './players.js'
import { tokenElsewhere } from './tokens.js'
import { unique } from './unique.js'

export type { Check, Keeping } from './check.js'

/** The checks that the charts perform; of one that is missing here, a game that has it is not covered. */
export const checks: Partial<Readonly<Record<StateCheck, Check>>> = {
  'player-dead': playerDead,
  'player-decked': playerDecked,
  'player-poisoned': playerPoisoned,
  'object-dead': objectDead,
  'object-destroyed-by-damage': objectDestroyedByDamage,
  unique,
  'token-elsewhere': tokenElsewhere
}
