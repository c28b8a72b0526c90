/** "Negate": what is negated leaves the stack. @module */
import { mayBeNegated } from '../rules/resolving.js'
import { sayRef } from '../telling/card/speech.js'
import { refs } from './common/doing.js'
import { inOrder, one } from './common/making.js'
import { refersTo } from './common/place.js'
import type { Doing, Instruction, Made, StepOf } from './instruction.js'

const made = (doing: Doing, step: StepOf<'negate'>): Made => {
  const stackObject = refs(doing, step.what).find(id => doing.world.stack.some(each => each.id === id))
  if (stackObject === undefined) return inOrder([])
  return { ...one({ event: 'negate', layer: stackObject }), then: { chart: 'stack', at: 'negated', data: { stackObject } } }
}

export const negate: Instruction<'negate'> = {
  does: { kind: 'events', of: made, jointly: 'never' },
  possible: (place, step) =>
    refersTo(place, step.what).some(id =>
      place.world.stack.some(stackObject => stackObject.id === id && mayBeNegated(place.world, stackObject.text.cantBeNegated))
    ),
  says: (step, speech) => `negate ${sayRef(step.what, speech)}`
}
