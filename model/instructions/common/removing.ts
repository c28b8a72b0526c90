/** Whether something could be removed from the arena. @module */
import { objectsThat } from '../../statechart/effects/matching.js'
import type { Place, StepOf } from '../instruction.js'
import { refersTo } from './place.js'

/** Whether any of what is to be removed is there. */
export const mayRemove = (place: Place, { what }: StepOf<'destroy'> | StepOf<'sacrifice'>): boolean => {
  if (typeof what !== 'string') return 'all' in what ? objectsThat(place.world, what.all, place.scope).length > 0 : true
  return refersTo(place, what).some(id => place.world.objects[id]?.zone === 'arena')
}
