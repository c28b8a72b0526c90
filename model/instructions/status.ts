/** "Becomes", or "stops being": what already is so does not become it. @module */
import type { Id } from '../trace/event.js'
import { asSweep } from './common/at-once.js'
import { each, eachThere } from './common/making.js'
import { withEach } from './common/place.js'
import { sayActed } from './common/words.js'
import type { Doing, Feasible, Instruction, Made, Place, StepOf } from './instruction.js'

const made = (doing: Doing, step: StepOf<'status'>): Made => {
  // What is phased out can do nothing but phase in.
  const act = step.status === 'phased-out' && !step.on ? eachThere : each
  return act(doing, step.what, (object: Id) => {
    const statuses = doing.world.objects[object]?.statuses
    return statuses === undefined || statuses.includes(step.status) === step.on
      ? undefined
      : { event: 'status', object, status: step.status, on: step.on }
  })
}

const isPossible = (place: Place, { what, status: wanted, on }: StepOf<'status'>): Feasible =>
  typeof what !== 'string' ||
  withEach(place, what, id => {
    const object = place.world.objects[id]
    return object !== undefined && object.statuses.includes(wanted) !== on
  })

export const status: Instruction<'status'> = {
  does: { kind: 'events', of: made, atOnce: asSweep, acted: step => step.what, alters: true },
  possible: isPossible,
  says: (step, speech) => `${sayActed(step.what, speech)} ${step.on ? 'becomes' : 'stops being'} ${speech.words.status(step.status)}`
}
