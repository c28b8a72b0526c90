import { Level } from '../../model/trace/observation.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Session } from '../port.js'
import type { Style } from './style.js'

/** Takes the only option of every other prompt that has one. */
const fitfully = async (open: Session, before: readonly Observation[], count: number): Promise<Session> => {
  const last = open.observations.at(-1)
  const isForced = last?.see === 'prompt' && last.options.length === 1
  if (isForced && count % 2 === 1) return fitfully(await open.answer(0), [...before, ...open.observations.slice(0, -1)], count + 1)
  return {
    observations: [...before, ...open.observations],
    answer: async option => fitfully(await open.answer(option), [], isForced ? count + 1 : count),
    close: () => open.close()
  }
}

/** Of the prompts with one option every other is left out. */
export const fitful: Style = {
  name: 'fitful',
  title: 'every other prompt with one option is left out',
  levels: Level.options,
  of: iut => ({ ...iut, start: async scenario => fitfully(await iut.start(scenario), [], 0) })
}
