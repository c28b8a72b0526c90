import { Level } from '../../model/trace/observation.js'
import { naming } from './names.js'
import type { Style } from './style.js'

/** Ids that look like something else. */
const ODD: readonly string[] = ['constructor', '__proto__', '~E1', '~L2', '~O1', 'thing 1', ' ', '0', '"', '\\u0000', 'a|b,c']

/** An id may have any signs. */
export const unicode: Style = {
  name: 'unicode',
  title: 'ids that the engine gives have any signs: other scripts, spaces, quotes',
  levels: Level.options,
  of: iut => naming(iut, nth => ODD[nth - 1] ?? `竜 é «${nth}» \n🐉`)
}
