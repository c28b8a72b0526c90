/**
 * An implementation that takes some kinds of decisions by itself, as many engines do: the prompts are not shown.
 * @module
 */
import type { Observation } from '../model/trace/observation.js'
import type { DecisionKind } from '../model/trace/option.js'
import type { ImplementationUnderTest, Session } from './port.js'

/** Answers prompts of the kinds given until another one, or the end, comes; leaves them and their answers out. */
const hushed = async (open: Session, kinds: readonly DecisionKind[], before: readonly Observation[]): Promise<Session> => {
  const last = open.observations.at(-1)
  if (last?.see === 'prompt' && kinds.includes(last.decision))
    return hushed(await open.answer(0), kinds, [...before, ...open.observations.slice(0, -1)])
  return {
    observations: [...before, ...open.observations],
    answer: async option => hushed(await open.answer(option), kinds, []),
    close: () => open.close()
  }
}

/** The same implementation, which takes the first option of every decision of these kinds without a prompt. */
export const autonomous = (iut: ImplementationUnderTest, kinds: readonly DecisionKind[]): ImplementationUnderTest => ({
  ...iut,
  statement: { ...iut.statement, autonomous: [...iut.statement.autonomous, ...kinds] },
  start: async scenario => hushed(await iut.start(scenario), kinds, [])
})
