/** Events as an engine would show them. @module */
import type { EventOf, GameEvent } from '../../trace/event.js'
import { withoutEmpty } from '../../trace/empty.js'
import { inOneForm } from '../../trace/one-form.js'
import { ANY, anySuchAs, renames } from '../unify.js'

/** The event as a pattern: what an engine may leave out of it is marked. */
export const shown = (made: GameEvent): Readonly<Record<string, unknown>> => {
  const event = withoutEmpty(made)
  const { by, ...plain } = event as GameEvent & { readonly by?: string }
  if (DONE.includes(event.event)) return { ...shownPlain(plain as GameEvent), 'by?': by ?? ANY }
  return shownPlain(event)
}

/** Events of which an engine may say who does it. */
const DONE: readonly GameEvent['event'][] = ['counters', 'destroy', 'sacrifice']

const shownPlain = (event: GameEvent): Readonly<Record<string, unknown>> => {
  if (event.event === 'draw') {
    const { object, ...rest } = event
    return { ...rest, 'object?': object ?? ANY, ...(event.count === 1 && { count: undefined, 'count?': 1 }) }
  }
  if (
    (event.event === 'move' || event.event === 'destroy' || event.event === 'sacrifice' || event.event === 'discard') &&
    event.object !== undefined
  )
    return {
      ...event,
      ...('to' in event && event.event !== 'move' && event.to === 'graveyard' && { to: undefined, 'to?': 'graveyard' }),
      ...(event.event === 'move' && { position: undefined, 'position?': event.position ?? ANY }),
      'becomes?': renames(event.object)
    }
  if (event.event === 'apply' && (event.property === 'copy' || event.amount !== undefined)) {
    const { effect, gains, ...rest } = inOneForm(event) as EventOf<'apply'>
    return { ...rest, 'effect?': effect ?? ANY, ...(gains !== undefined && { 'gains?': gains }) }
  }
  if (event.event === 'contest') {
    const { revealed, winner, ...rest } = event
    return { ...rest, 'revealed?': revealed ?? ANY, ...(winner !== undefined && { 'winner?': winner }) }
  }
  // How another change that is no number is spelled is the engine's.
  if (event.event === 'apply' && event.amount === undefined)
    return {
      event: 'apply',
      object: event.object,
      'effect?': event.effect,
      property: anySuchAs(event.property),
      op: anySuchAs(event.op),
      'gains?': anySuchAs(event.gains)
    }
  return event
}
