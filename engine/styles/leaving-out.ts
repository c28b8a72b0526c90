/**
 * An implementation that leaves prompts out and answers them by itself.
 * @module
 */
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { ImplementationUnderTest, Session } from '../port.js'

/**
 * Whether a prompt is left out.
 * @param forced how many prompts with one option came before it in the game
 */
export type IsLeftOut = (prompt: ObservationOf<'prompt'>, forced: number) => boolean

/** Takes the first option of prompts that are left out, until another one, or the end, comes. */
const hushed = async (open: Session, isLeftOut: IsLeftOut, before: readonly Observation[], forced: number): Promise<Session> => {
  const last = open.observations.at(-1)
  const next = last?.see === 'prompt' && last.options.length === 1 ? forced + 1 : forced
  if (last?.see === 'prompt' && isLeftOut(last, forced))
    return hushed(await open.answer(0), isLeftOut, [...before, ...open.observations.slice(0, -1)], next)
  return {
    observations: [...before, ...open.observations],
    answer: async option => hushed(await open.answer(option), isLeftOut, [], next),
    close: () => open.close()
  }
}

/** The same implementation, which takes the first option of the prompts that are left out; they and their answers are not shown. */
export const leavingOut = (iut: ImplementationUnderTest, isLeftOut: IsLeftOut): ImplementationUnderTest => ({
  ...iut,
  start: async scenario => hushed(await iut.start(scenario), isLeftOut, [], 0)
})
