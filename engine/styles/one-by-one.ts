import type { Observation } from '../../model/trace/observation.js'
import type { Style } from './style.js'
import { telling } from './style.js'

const apart = (o: Observation): readonly Observation[] =>
  o.see === 'event' ? o.events.map(event => ({ ...o, events: [event] })).reverse() : [o]

/** Events that happen at once are told one after another, here the last first. */
export const oneByOne: Style = {
  name: 'one-by-one',
  title: 'events that happen at once are told one by one',
  levels: ['outcome'],
  of: iut => telling(iut, apart)
}
