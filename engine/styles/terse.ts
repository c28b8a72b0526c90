import { Level } from '../../model/trace/observation.js'
import { leavingOut } from './leaving-out.js'
import type { Style } from './style.js'

/** The most prompts that are left out of a game: one that would never end is shown from there on. */
const MOST = 1000

/** Prompts with one option are left out. */
export const terse: Style = {
  name: 'terse',
  title: 'prompts with one option are left out',
  levels: Level.options,
  of: iut => leavingOut(iut, ({ options }, forced) => options.length === 1 && forced < MOST)
}
