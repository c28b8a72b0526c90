/** Whether the events of one instruction happen at once. @module */
import { ofDamage, ofSweeps } from '../../rules/events.js'
import type { World } from '../../world/index.js'

/** What is done to several things, as the game has it, in each reading. */
export const asSweep = (world: World): readonly boolean[] => ofSweeps(world).map(each => each === 'at-once')

/** Damage that is dealt to several, as the game has it, in each reading. */
export const asDamage = (world: World): readonly boolean[] => ofDamage(world).map(each => each === 'at-once')
