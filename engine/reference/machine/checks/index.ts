/**
 * The state checks that games have, each by its name in the structure.
 * @module
 */
import type { StateCheck } from '../../../../model/rulebook/structure.js'
import type { Check } from './check.js'
import { attachment } from './attachment.js'
import { commanderDamage } from './commander-damage.js'
import { commanderReturns } from './commander-returns.js'
import { copyElsewhere } from './copy-elsewhere.js'
import { counterCap } from './counter-cap.js'
import { counterPairs } from './counter-pairs.js'
import { deathtouched } from './deathtouched.js'
import { newest } from './newest.js'
import { noDefense } from './no-defense.js'
import { noLoyalty } from './no-loyalty.js'
import { objectDead } from './object-dead.js'
import { objectDestroyedByDamage } from './object-destroyed-by-damage.js'
import { playerDead } from './player-dead.js'
import { playerDecked } from './player-decked.js'
import { playerPoisoned } from './player-poisoned.js'
import { phenomenon } from './phenomenon.js'
import { roles } from './roles.js'
import { saga } from './saga.js'
import { scheme } from './scheme.js'
import { sharedType } from './shared-type.js'
import { speed } from './speed.js'
import { teamDead } from './team-dead.js'
import { teamPoisoned } from './team-poisoned.js'
import { tokenElsewhere } from './token-elsewhere.js'
import { unique } from './unique.js'

export type { Check, Finding, Keep } from './check.js'
export { declared } from './declared.js'

export const checks: Partial<Readonly<Record<StateCheck, Check>>> = {
  'player-dead': playerDead,
  'player-decked': playerDecked,
  'player-poisoned': playerPoisoned,
  'object-dead': objectDead,
  'object-destroyed-by-damage': objectDestroyedByDamage,
  unique,
  'token-elsewhere': tokenElsewhere,
  deathtouched,
  'no-loyalty': noLoyalty,
  'shared-type': sharedType,
  newest,
  attachment,
  'counter-pairs': counterPairs,
  'counter-cap': counterCap,
  'copy-elsewhere': copyElsewhere,
  'team-dead': teamDead,
  'team-poisoned': teamPoisoned,
  'commander-damage': commanderDamage,
  'commander-returns': commanderReturns,
  scheme,
  saga,
  'no-defense': noDefense,
  roles,
  phenomenon,
  speed
}
