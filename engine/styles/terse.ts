import { Level } from '../../model/trace/observation.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Session } from '../port.js'
import type { Style } from './style.js'

/** The most prompts that are left out of a game: one that would never end is shown from there on. */
const MOST = 1000

/** Takes the only option until a player has a choice. */
const hushed = async (open: Session, before: readonly Observation[], count: number): Promise<Session> => {
  const last = open.observations.at(-1)
  if (last?.see === 'prompt' && last.options.length === 1 && count < MOST)
    return hushed(await open.answer(0), [...before, ...open.observations.slice(0, -1)], count + 1)
  return {
    observations: [...before, ...open.observations],
    answer: async option => hushed(await open.answer(option), [], count),
    close: () => open.close()
  }
}

/** Prompts with one option are left out. */
export const terse: Style = {
  name: 'terse',
  title: 'prompts with one option are left out',
  levels: Level.options,
  of: iut => ({ ...iut, start: async scenario => hushed(await iut.start(scenario), [], 0) })
}
