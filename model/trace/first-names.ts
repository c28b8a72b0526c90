/**
 * One name for a thing. An engine may call an object by another name once it has changed zones (`becomes`), and may go on to use the
 * old one as well, as for the source of a delayed ability that outlasts it: no rule says which. So a thing is called by its first name.
 * @see docs/decisions/0003-identity.md
 * @module
 */
import type { WireScenario } from '../scenario/scenario.js'
import type { GameEvent } from './event.js'
import { renameThings } from './ids.js'
import { mapEvents } from './map-events.js'
import type { Observation, ObservationOf } from './observation.js'

/** The later names that an event gives. */
const namesIn = (event: GameEvent): readonly (readonly [later: string, object: string])[] =>
  'becomes' in event && event.becomes !== undefined && event.object !== undefined ? [[event.becomes, event.object]] : []

const withoutLaterName = (event: GameEvent): GameEvent => {
  if (!('becomes' in event)) return event
  const { becomes: _, ...rest } = event
  return rest
}

/** The scenario's own names. */
export const handlesOf = ({ players, objects }: Pick<WireScenario, 'players' | 'objects'>): readonly string[] =>
  [...players, ...objects].map(({ id }) => id)

/** Tells one observation after the other of a game. */
export type Hear = (o: Observation) => Observation

/**
 * Hears a game by the first name of each thing; what an event says of a later name is left out.
 * @param handles the scenario's own names: none of them becomes the later name of something else
 */
export const byFirstNames = (handles: Iterable<string>): Hear => {
  const first = new Map<string, string>()
  const latest = new Map<string, string>()
  const own = new Set(handles)
  const named = (id: string): string => first.get(id) ?? id

  const learn = ([later, object]: readonly [string, string]): void => {
    const thing = named(object)
    if (own.has(later) && later !== thing) return
    if (later !== thing && !first.has(later)) first.set(later, thing)
    if (named(later) === thing) latest.set(thing, later)
  }

  /** Of several names of one object in the state at the end, the one that it had last. */
  const ofLatest = (o: ObservationOf<'end'>): ObservationOf<'end'> => {
    const { objects } = o.state
    const isPast = (id: string): boolean => {
      const last = latest.get(named(id))
      return last !== undefined && last !== id && objects[last] !== undefined
    }
    return { ...o, state: { ...o.state, objects: Object.fromEntries(Object.entries(objects).filter(([id]) => !isPast(id))) } }
  }

  return o => {
    if (o.see === 'event') o.events.flatMap(namesIn).forEach(learn)
    if (latest.size === 0) return o
    return mapEvents(renameThings(o.see === 'end' ? ofLatest(o) : o, named), withoutLaterName)
  }
}
