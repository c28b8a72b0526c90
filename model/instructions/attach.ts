/** "Attach to", or unattach: what already is so does not happen again. @module @see mtg:603.2f mtg-context:701.3b */
import type { GameEvent } from '../trace/event.js'
import { sayRef } from '../telling/card/speech.js'
import { becomesAttached } from '../rules/looking-back.js'
import { isInArena, mayAttach } from '../statechart/effects/attachment.js'
import { refs } from './common/doing.js'
import { one } from './common/making.js'
import { refersTo } from './common/place.js'
import type { Doing, Instruction, Place, StepOf } from './instruction.js'

/** An attachment that begins where it may, or one that ends. */
const event = (doing: Doing, step: StepOf<'attach'>): GameEvent | undefined => {
  const { world } = doing
  const object = refs(doing, step.what).find(id => isInArena(world, id))
  if (object === undefined) return undefined
  const now = world.objects[object]?.attachedTo
  if (step.to === undefined) return now === undefined ? undefined : { event: 'attach', object }
  const to = refs(doing, step.to)[0]
  return to !== undefined && becomesAttached(world, now, to, mayAttach(world, object, to)) ? { event: 'attach', object, to } : undefined
}

const isPossible = (place: Place, { what, to }: StepOf<'attach'>): boolean => {
  const { objects } = place.world
  if (to === undefined) return refersTo(place, what).some(id => objects[id]?.attachedTo !== undefined)
  return refersTo(place, what).some(id =>
    refersTo(place, to).some(host => objects[id]?.zone === 'arena' && mayAttach(place.world, id, host))
  )
}

export const attach: Instruction<'attach'> = {
  does: { kind: 'events', of: (doing, step) => one(event(doing, step)) },
  possible: isPossible,
  says: ({ what, to }, speech) =>
    to === undefined ? `unattach ${sayRef(what, speech)}` : `attach ${sayRef(what, speech)} to ${sayRef(to, speech)}`
}
