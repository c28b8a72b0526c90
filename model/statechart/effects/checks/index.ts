/** What each check of a game finds. @module */
import type { StateCheck } from '../../../rulebook/structure.js'
import { attachment } from './attachments.js'
import { commanderReturns } from './commanders.js'
import type { Check } from './check.js'
import { counterCap, counterPairs } from './counters.js'
import { newest, noDefense, noLoyalty, phenomenon, roles, scheme, sharedType } from './kinds.js'
import { deathtouched, objectDead, objectDestroyedByDamage } from './objects.js'
import { commanderDamage, playerDead, playerDecked, playerPoisoned, speed, teamDead, teamPoisoned } from './players.js'
import { saga } from './sagas.js'
import { copyElsewhere, tokenElsewhere } from './tokens.js'
import { unique } from './unique.js'

export type { Check, Keeping } from './check.js'
export { checkOf } from './declared.js'

/** The checks that the charts perform; of one that is missing here, a game that has it is not covered. */
export const checks: Partial<Readonly<Record<StateCheck, Check>>> = {
  'player-dead': playerDead,
  'player-decked': playerDecked,
  'player-poisoned': playerPoisoned,
  'object-dead': objectDead,
  'object-destroyed-by-damage': objectDestroyedByDamage,
  deathtouched,
  'no-loyalty': noLoyalty,
  'shared-type': sharedType,
  unique,
  newest,
  attachment,
  'counter-pairs': counterPairs,
  'counter-cap': counterCap,
  'token-elsewhere': tokenElsewhere,
  'copy-elsewhere': copyElsewhere,
  'team-dead': teamDead,
  'team-poisoned': teamPoisoned,
  'commander-damage': commanderDamage,
  'commander-returns': commanderReturns,
  scheme,
  saga,
  'no-defense': noDefense,
  phenomenon,
  roles,
  speed
}
