/** The catalogue: every rule of section 603, in the order of the text. @module */
import type { Rule } from '../../rule.js'
import { conditions } from './conditions.js'
import { delayed } from './delayed.js'
import { linked } from './linked.js'
import { lookingBack } from './looking-back.js'
import { placement } from './placement.js'
import { states } from './states.js'
import { triggering } from './triggering.js'
import { zoneChanges } from './zone-changes.js'

export const catalogue: readonly Rule[] = [
  ...triggering,
  ...placement,
  ...conditions,
  ...zoneChanges,
  ...delayed,
  ...states,
  ...lookingBack,
  ...linked
]
