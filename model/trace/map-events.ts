/** Observations with every event in them in another form. @module */
import type { GameEvent } from './event.js'
import type { Observation } from './observation.js'

/** An observation with every event in it mapped, whether it occurred or is about to. */
export const mapEvents = (o: Observation, map: (event: GameEvent) => GameEvent): Observation => {
  switch (o.see) {
    case 'event':
      return { ...o, events: o.events.map(map) }
    case 'proposed':
      return { ...o, what: map(o.what) }
    case 'applied':
      return { ...o, becomes: o.becomes && { ...o.becomes, what: map(o.becomes.what) } }
    default:
      return o
  }
}
