/** Whether something could be removed from the arena. @module */
import { objectsThat } from '../../statechart/effects/matching.js'
import type { Feasible, Place, StepOf } from '../instruction.js'
import { withEach } from './place.js'

/** Whether any of what is to be removed is there. */
export const mayRemove = (place: Place, { what }: StepOf<'destroy'> | StepOf<'sacrifice'>): Feasible => {
  if (typeof what !== 'string') return 'all' in what ? objectsThat(place.world, what.all, place.scope).length > 0 : true
  return withEach(place, what, id => place.world.objects[id]?.zone === 'arena')
}
