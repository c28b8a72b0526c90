// Written by `npm run charts`.
import type { Layout } from '../layout.js'
import { action } from './action.js'
import { announcement } from './announcement.js'
import { attack } from './attack.js'
import { checks } from './checks.js'
import { choice } from './choice.js'
import { combat } from './combat.js'
import { compound } from './compound.js'
import { continuous } from './continuous.js'
import { declaration } from './declaration.js'
import { group } from './group.js'
import { horizon } from './horizon.js'
import { placement } from './placement.js'
import { priority } from './priority.js'
import { replacement } from './replacement.js'
import { resolution } from './resolution.js'
import { stack } from './stack.js'
import { triggering } from './triggering.js'
import { turn } from './turn.js'

/** Where the parts of each chart's drawing go, by the id of the chart. */
export const layouts: Readonly<Record<string, Layout>> = { action, announcement, attack, checks, choice, combat, compound, continuous, declaration, group, horizon, placement, priority, replacement, resolution, stack, triggering, turn }
