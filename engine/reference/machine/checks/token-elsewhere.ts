/**
 * Tokens that have left the arena cease to exist.
 * @module
 */
import { allObjects } from '../../objects.js'
import type { Check } from './check.js'

export const tokenElsewhere: Check = ({ ctx, w }) => ({
  events: ctx.rules
    .tokensElsewhere(
      ctx.structure,
      allObjects(w).filter(object => object.token && !object.ceased && object.zone !== 'outside')
    )
    .map(object => ({ event: 'cease', object }))
})
