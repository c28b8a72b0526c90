import { Level } from '../../model/trace/observation.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Style } from './style.js'
import { telling } from './style.js'

const withoutCause = (o: Observation): Observation => {
  if (o.see !== 'event') return o
  const { cause: _cause, ...rest } = o
  return rest
}

/** No event says what made it happen. */
export const noCause: Style = {
  name: 'no-cause',
  title: 'events come without `cause`',
  levels: Level.options,
  of: iut => telling(iut, o => [withoutCause(o)])
}
