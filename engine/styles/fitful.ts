import { Level } from '../../model/trace/observation.js'
import { leavingOut } from './leaving-out.js'
import type { Style } from './style.js'

/** Of the prompts with one option every other is left out. */
export const fitful: Style = {
  name: 'fitful',
  title: 'every other prompt with one option is left out',
  levels: Level.options,
  of: iut => leavingOut(iut, ({ options }, forced) => options.length === 1 && forced % 2 === 1)
}
