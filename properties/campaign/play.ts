/**
 * Plays a scenario against an engine, answering its prompts.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { fromEngine } from './failure.js'
import { defaultOption } from './order.js'

/** How prompts are answered: the place of the chosen option, and the policy for the rest of the game. */
export interface Policy {
  choose(prompt: ObservationOf<'prompt'>, scenario: WireScenario): { readonly option: number; readonly then: Policy }
  /** Decisions that wait to be taken. */
  readonly waiting: readonly Decision[]
}

/** Takes the default decision always. */
export const defaults: Policy = {
  choose: (prompt, scenario) => ({ option: defaultOption(scenario, prompt.options), then: defaults }),
  waiting: []
}

const hasFields = (value: unknown, fields: unknown): boolean =>
  typeof fields === 'object' && fields !== null
    ? typeof value === 'object' &&
      value !== null &&
      Object.entries(fields).every(([key, field]) => hasFields((value as Record<string, unknown>)[key], field))
    : value === fields

/**
 * Follows a script: its head waits until its player is asked for its kind of decision with its option on offer; every other
 * prompt gets the default.
 */
export const scripted = (script: readonly Decision[]): Policy => {
  const [head, ...rest] = script
  if (!head) return defaults
  return {
    choose: (prompt, scenario) => {
      const option =
        prompt.player === head.player && prompt.decision === head.decision
          ? prompt.options.findIndex(each => hasFields(each, head.choose))
          : -1
      return option >= 0 ? { option, then: scripted(rest) } : { option: defaultOption(scenario, prompt.options), then: scripted(script) }
    },
    waiting: script
  }
}

/** The option that a number chooses: those below `passing` pass where something else could be done. */
const choiceOf = (prompt: ObservationOf<'prompt'>, number: number, passing: number): number => {
  const pass = prompt.options.findIndex(option => option.option === 'pass')
  if (pass < 0) return number % prompt.options.length
  if (number < passing) return pass
  const others = prompt.options.map((_, i) => i).filter(i => i !== pass)
  return others[number % others.length]!
}

/** Numbers that choose, and when they pass. */
export interface Drawn {
  readonly numbers: readonly number[]
  /** Numbers below this one pass where something else could be done. */
  readonly passing: number
  /** How many of the first choices are no passes. */
  readonly opening: number
}

/** Chooses by numbers drawn beforehand; prompts with one option take none, and defaults follow when they run out. */
export const drawn = ({ numbers, passing, opening }: Drawn): Policy => {
  const [head, ...rest] = numbers
  if (head === undefined) return defaults
  return {
    choose: prompt =>
      prompt.options.length === 1
        ? { option: 0, then: drawn({ numbers, passing, opening }) }
        : {
            option: choiceOf(prompt, head, opening > 0 ? 0 : passing),
            then: drawn({ numbers: rest, passing, opening: Math.max(0, opening - 1) })
          },
    waiting: []
  }
}

/** A game that was played. */
export interface Played {
  readonly trace: readonly Observation[]
  /** `budget`: it did not end within the number of answers or observations allowed. `stopped`: the observer wanted no more. */
  readonly how: 'ended' | 'budget' | 'stopped'
  /** Scripted decisions that never came up. */
  readonly waiting: readonly Decision[]
}

/** Most answers that a game may take before it is given up as inconclusive. */
export const BUDGET = 5_000

/** Most observations of a game before it is given up likewise. */
export const MOST_OBSERVATIONS = 50_000

/**
 * Plays a scenario to its end.
 * @param see sees every observation, answers included, as it comes; returns false to stop
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const play = async (
  iut: ImplementationUnderTest,
  scenario: WireScenario,
  start: Policy,
  see: (o: Observation) => boolean = () => true,
  budget = BUDGET
): Promise<Played> => {
  const trace: Observation[] = []
  const add = (o: Observation): boolean => {
    trace.push(o)
    return see(o)
  }
  const first = await fromEngine(() => iut.start(scenario))
  const loop = async (): Promise<Played> => {
    let policy = start
    let session = first
    for (let answers = 0; ; answers++) {
      for (const o of session.observations) if (!add(o)) return { trace, how: 'stopped', waiting: policy.waiting }
      const last = session.observations.at(-1)
      if (last?.see !== 'prompt') return { trace, how: 'ended', waiting: policy.waiting }
      if (answers >= budget || trace.length >= MOST_OBSERVATIONS) return { trace, how: 'budget', waiting: policy.waiting }
      const { option, then } = policy.choose(last, scenario)
      policy = then
      if (!add({ see: 'answer', option })) return { trace, how: 'stopped', waiting: policy.waiting }
      const current = session
      session = await fromEngine(() => current.answer(option))
    }
  }
  let played: Played
  try {
    played = await loop()
  } catch (error) {
    // An engine that has failed may fail again here; the first failure is the one to tell.
    await first.close().catch(() => undefined)
    throw error
  }
  await fromEngine(() => first.close())
  return played
}
