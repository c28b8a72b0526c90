/**
 * The neighbouring rules: what chapter 6 leans on and other chapters say. They come from a sibling edition, of which only
 * some rules were read; rules of those chapters that are not here were not at hand.
 * @module
 */
import type { Rule } from '../../rule.js'
import { abilities } from './abilities.js'
import { checks } from './checks.js'
import { combat } from './combat.js'
import { effects } from './effects.js'
import { ending } from './ending.js'
import { events } from './events.js'
import { keywords } from './keywords.js'
import { layers } from './layers-and-stack.js'
import { objects } from './objects.js'
import { phases } from './phases.js'
import { playing } from './playing.js'
import { priority } from './priority.js'
import { resolution } from './resolution.js'

/** By topic; within a topic in the order of the text. */
export const context: readonly Rule[] = [
  ...layers,
  ...abilities,
  ...effects,
  ...events,
  ...checks,
  ...priority,
  ...objects,
  ...phases,
  ...ending,
  ...playing,
  ...resolution,
  ...combat,
  ...keywords
]
