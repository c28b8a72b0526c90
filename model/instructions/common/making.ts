/** The events that instructions make. @module */
import type { Brought } from '../../scenario/effect.js'
import type { Acted } from '../../scenario/step.js'
import type { EventOf, GameEvent, Id } from '../../trace/event.js'
import { isInArena } from '../../statechart/effects/attachment.js'
import { bringing } from '../../statechart/effects/change.js'
import type { Doing, Made } from '../instruction.js'
import { actedOn } from './doing.js'

/** Events in their order. */
export const inOrder = (events: readonly GameEvent[]): Made => ({ events, ordered: true })

/** One event, or none. */
export const one = (event: GameEvent | undefined): Made => inOrder(event ? [event] : [])

const isHere = ({ world }: Doing, id: Id): boolean => world.objects[id]?.zone !== 'outside'

const isPhasedOut = ({ world }: Doing, id: Id): boolean => world.objects[id]?.statuses.includes('phased-out') === true

/** An event for each thing that an instruction acts on and that is there to be acted on, whether phased out or not. */
export const eachThere = (doing: Doing, acted: Acted, of: (id: Id) => GameEvent | undefined): Made => {
  const { ids, ordered } = actedOn(doing, acted)
  const events = ids
    .filter(id => isHere(doing, id))
    .map(of)
    .filter(event => event !== undefined)
  return { events, ordered }
}

/** An event for each thing that an instruction acts on: what is phased out can do nothing but phase in. */
export const each = (doing: Doing, acted: Acted, of: (id: Id) => GameEvent | undefined): Made =>
  eachThere(doing, acted, id => (isPhasedOut(doing, id) ? undefined : of(id)))

/** An event for each object of the arena that an instruction acts on. */
export const eachInArena = (doing: Doing, acted: Acted, of: (id: Id) => GameEvent | undefined): Made =>
  each(doing, acted, id => (isInArena(doing.world, id) ? of(id) : undefined))

/** A move or creation with what its instruction brings along. */
export const coming = ({ world, data }: Doing, event: EventOf<'move' | 'create'>, brought: Brought | undefined): GameEvent =>
  brought ? bringing(world, event, brought, data.scope) : event
