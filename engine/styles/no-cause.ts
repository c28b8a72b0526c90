import { Level } from '../../model/trace/observation.js'
import { without } from './left-out.js'
import type { Style } from './style.js'
import { telling } from './style.js'

/** No event says what made it happen. */
export const noCause: Style = {
  name: 'no-cause',
  title: 'events come without `cause`',
  levels: Level.options,
  of: iut => telling(iut, o => [without(field => field === 'event.cause', o)])
}
