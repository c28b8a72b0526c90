/** "Put into a zone." @module */
import type { GameEvent, Id } from '../trace/event.js'
import { sayPattern } from '../telling/card/amount.js'
import { sayBrought } from '../telling/card/entering.js'
import type { Speech } from '../telling/card/speech.js'
import { asSweep } from './common/at-once.js'
import { coming, each } from './common/making.js'
import { withEach } from './common/place.js'
import { sayActed } from './common/words.js'
import { comesTooLate, goingAway } from '../statechart/effects/returning.js'
import { inWorld } from '../statechart/state.js'
import type { Doing, Feasible, Instruction, Made, Place, StepOf } from './instruction.js'

/** What is there already does not move, unless it gets another place in its deck. */
const moved = (doing: Doing, step: StepOf<'move'>, object: Id): GameEvent | undefined => {
  const from = doing.world.objects[object]?.zone
  if (from === undefined || (from === step.to && step.to !== 'deck')) return undefined
  const move = { event: 'move', object, from, to: step.to, ...(step.position !== undefined && { position: step.position }) } as const
  return coming(doing, move, step.with)
}

/** Moves that last are none where that has happened until which they would last. */
const movedUntil = (doing: Doing, step: StepOf<'move'>): Made => {
  const made = each(doing, step.what, object => moved(doing, step, object))
  const { world, data, state } = doing
  if (!step.until) return made
  if (comesTooLate(world, data.stackObject, step.until)) return { ...made, events: [] }
  const ids = made.events.flatMap(event => (event.event === 'move' ? [event.object] : []))
  const ref = { source: data.scope.self, ability: data.ability }
  return { ...made, state: inWorld(state, goingAway(world, step, ids, data.scope, ref)) }
}

const isPossible = (place: Place, { what, to }: StepOf<'move'>): Feasible =>
  typeof what !== 'string' ||
  withEach(place, what, id => {
    const object = place.world.objects[id]
    return object !== undefined && (object.zone !== to || to === 'deck')
  })

const where = ({ what, to, position, with: brought }: StepOf<'move'>, speech: Speech): string => {
  if (position !== undefined) return `on the ${position} of its owner’s ${speech.words.zone(to)}`
  if (to === 'arena') return `into the ${speech.words.zone('arena')}${sayBrought(brought, speech)}`
  return `into ${typeof what === 'string' ? 'its' : 'their'} owner’s ${speech.words.zone(to)}`
}

export const move: Instruction<'move'> = {
  does: {
    kind: 'events',
    of: movedUntil,
    atOnce: asSweep,
    acted: step => step.what
  },
  possible: isPossible,
  says: (step, speech) => {
    const until = step.until ? ` until ${sayPattern(step.until, speech, 'does')}` : ''
    return step.to === 'banished'
      ? `${speech.words.banish} ${sayActed(step.what, speech)}${until}`
      : `put ${sayActed(step.what, speech)} ${where(step, speech)}${until}`
  }
}
