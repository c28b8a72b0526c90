/**
 * Copies of cards and spells that are neither on the stack nor in the arena cease to exist.
 * @module
 */
import { allObjects } from '../../objects.js'
import type { Check } from './check.js'

export const copyElsewhere: Check = ({ ctx, w }) => ({
  events: ctx.rules
    .copiesElsewhere(allObjects(w).filter(object => object.copy === true && !object.ceased && object.zone !== 'outside'))
    .map(object => ({ event: 'cease', object }))
})
