import { toldForEach } from '../../model/trace/apart.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Style } from './style.js'
import { telling } from './style.js'

const apart = (o: Observation): readonly Observation[] =>
  o.see === 'event'
    ? toldForEach(o.events)
        .map(event => ({ ...o, events: [event] }))
        .toReversed()
    : [o]

/** Events that happen at once are told one after another, here the last first; so is damage to several, as that to each. */
export const oneByOne: Style = {
  name: 'one-by-one',
  title: 'events that happen at once are told one by one, damage to several as that to each',
  levels: ['outcome'],
  of: iut => telling(iut, apart)
}
