/** Checks of what is no card and lies where only cards do. @module */
import * as rules from '../../../rules/checks-of-objects.js'
import type { Check } from './check.js'

export const tokenElsewhere: Check = {
  events: world => rules.tokensElsewhere(world, Object.values(world.objects)).map(({ id }) => ({ event: 'cease', object: id }))
}

/** A copy of a spell or card lasts no longer than it is on the stack or in the arena. */
export const copyElsewhere: Check = {
  events: world => rules.copiesElsewhere(world, Object.values(world.objects)).map(({ id }) => ({ event: 'cease', object: id }))
}
