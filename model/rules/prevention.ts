/** How much of damage is prevented, of which of it, and what is left of a shield. @module */
import { anyOf, given, is } from './decision.js'

/** Who declares which points of damage are prevented. */
export const isControllersToAllocate = is('prevention.allocator', 'effect-controller')

/** Whether a static effect has its amount for each of several that are damaged at once. */
export const isStaticFromEach = is('prevention.staticAmount', 'from-each')

/** Whether damage that can't be prevented uses up a prevention that works once. */
export const unpreventableUsesOneOff = anyOf('prevention.unpreventableUsesOneOff', [true, false])

/** Whether damage that can't be prevented uses up a shield: nothing to say where a shield pays what is prevented. */
export const unpreventableUsesShield = given('prevention.unpreventableUsesShield', [uses => !uses])

/** Whether a shield pays what was established, not what was prevented in the end. */
export const paysEstablished = is('prevention.shieldPays', 'established-total')
