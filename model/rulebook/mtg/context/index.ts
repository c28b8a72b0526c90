/**
 * The neighbouring rules: what section 603 leans on and other sections say. They follow an edition of April 2026, but for damage and
 * combat, which follow one of February 2026; and only those that are cited, or that the questions on which games differ turn on, are here.
 * @module
 */
import type { Rule } from '../../rule.js'
import { casting } from './casting.js'
import { checks } from './checks.js'
import { choices } from './choices.js'
import { combat } from './combat.js'
import { continuous } from './continuous.js'
import { damage } from './damage.js'
import { ending } from './ending.js'
import { interaction } from './interaction.js'
import { keywordActions } from './keyword-actions.js'
import { prevention } from './prevention.js'
import { priority } from './priority.js'
import { replacement } from './replacement.js'
import { resolution } from './resolution.js'
import { stackAndZones } from './stack-and-zones.js'
import { turn } from './turn.js'

export const context: readonly Rule[] = [
  ...casting,
  ...checks,
  ...choices,
  ...combat,
  ...continuous,
  ...damage,
  ...ending,
  ...interaction,
  ...keywordActions,
  ...prevention,
  ...priority,
  ...replacement,
  ...resolution,
  ...stackAndZones,
  ...turn
]
