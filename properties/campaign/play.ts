/**
 * Plays a scenario against an engine, answering its prompts.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Decision, ScriptEntry } from '../../model/scenario/script.js'
import { isDecision, isWait, spelledOut } from '../../model/scenario/script.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Heard, Stacked } from '../../model/script/heard.js'
import { decided, hasCome, hear, NOTHING_HEARD, taken } from '../../model/script/heard.js'
import { isVisible } from '../../model/trace/level.js'
import { heard } from '../../model/trace/empty.js'
import { byFirstNames, handlesOf } from '../../model/trace/first-names.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { Option } from '../../model/trace/option.js'
import { isForced } from '../../model/trace/twins.js'
import { fromEngine } from './failure.js'
import { defaultOption } from './order.js'

/** How prompts are answered: the place of the chosen option, and the policy for the rest of the game. */
export interface Policy {
  choose(prompt: ObservationOf<'prompt'>, scenario: WireScenario): { readonly option: number; readonly then: Policy }
  /** What it is once it has heard an observation more; the same, unless it waits for something. */
  hear?(moment: Moment): Policy
  /** What of the script is still to come. */
  readonly waiting: readonly ScriptEntry[]
}

/** An observation as a policy hears it. */
export interface Moment {
  readonly o: Observation
  /** Whether stack objects are among what is observed. */
  readonly showsLayers: boolean
  /** What is on the stack after it, if that is known otherwise. */
  readonly stack?: readonly Stacked[] | undefined
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

/** Whether an option has the fields that a decision names. */
export const isChosen = (option: Option, { choose }: Decision): boolean => hasFields(option, choose)

/** The option of a prompt that the head of a script takes, or -1. */
const optionOf = (head: ScriptEntry, { player, decision, options }: ObservationOf<'prompt'>): number =>
  isDecision(head) && player === head.player && decision === head.decision ? options.findIndex(each => isChosen(each, head)) : -1

const following = (script: readonly ScriptEntry[], heard: Heard): Policy => {
  const [head, ...rest] = script
  if (!head) return defaults
  return {
    choose: (prompt, scenario) => {
      const option = optionOf(head, prompt)
      if (option < 0) return { option: defaultOption(scenario, prompt.options), then: following(script, heard) }
      return { option, then: following(rest, prompt.decision === 'priority' ? decided(heard) : heard) }
    },
    ...(script.some(isWait) && {
      hear: ({ o, showsLayers, stack }: Moment): Policy => past(script, hear(heard, o, showsLayers, stack), o)
    }),
    waiting: script
  }
}

/** The script once what its head waits for has come about. One beginning of a turn, phase or step ends one wait only. */
const past = (script: readonly ScriptEntry[], heard: Heard, o: Observation, begun = false): Policy => {
  const [head, ...rest] = script
  if (!head || !isWait(head) || !hasCome(heard, head, o)) return following(script, heard)
  const isBeginning = head.until !== 'resolved' && head.until !== 'empty'
  return begun && isBeginning ? following(script, heard) : past(rest, taken(heard, head), o, begun || isBeginning)
}

/**
 * Follows a script: a decision at its head waits until its player is asked for its kind of decision with its option on offer, and what
 * it waits for until that has come about; every other prompt gets the default.
 */
export const scripted = (script: readonly ScriptEntry[]): Policy => following(spelledOut(script), NOTHING_HEARD)

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
  /** What of the script never came up. */
  readonly waiting: readonly ScriptEntry[]
  /** The place in the trace from which the first of these waited. */
  readonly since: number
  /** Some decision may have been meant for a prompt that was left out, or may not: nothing tells. */
  readonly unsure: boolean
}

/** Prompts with one option that were left out before the last observation, each way that is possible. */
export type Unshown = readonly (readonly ObservationOf<'prompt'>[])[]

/** What sees a game as it is played. */
export interface Observer {
  /** Sees every observation, answers included, as it comes; returns false to stop. */
  see(o: Observation): boolean
  /** Asked after each observation; nothing is left out unless it says so. */
  readonly unshown?: () => Unshown
  /** What is on the stack after the last observation, if it is known. */
  readonly stack?: () => readonly Stacked[] | undefined
}

/** Nothing is left out. */
export const SHOWN: Unshown = [[]]

const BLIND: Observer = { see: () => true }

/** Policies by how much of the script is left: those with as much left are the same. */
const distinct = (policies: readonly Policy[]): readonly Policy[] => [
  ...new Map(policies.map(policy => [policy.waiting.length, policy])).values()
]

/** What is left of the script by the policy that has most of it behind it. */
const leastOf = (policies: readonly Policy[]): readonly ScriptEntry[] =>
  policies.map(({ waiting }) => waiting).reduce((least, each) => (each.length < least.length ? each : least))

/** Whether the script has a decision for this prompt. */
const isMeantFor = (policy: Policy, prompt: ObservationOf<'prompt'>, scenario: WireScenario): boolean =>
  policy.choose(prompt, scenario).then.waiting.length < policy.waiting.length

/**
 * The policies after a prompt with one option, shown or not. A pass that a script has for it is taken. Any other decision may have been
 * meant for it or for a real choice to come, since engines differ in which prompts with one option they show.
 */
const forced = (policy: Policy, prompt: ObservationOf<'prompt'>, scenario: WireScenario): readonly Policy[] => {
  const { then } = policy.choose(prompt, scenario)
  return prompt.decision === 'priority' || then.waiting.length === policy.waiting.length ? [then] : [policy, then]
}

/** The policies after prompts with one option. */
const afterForced = (policies: readonly Policy[], prompts: readonly ObservationOf<'prompt'>[], scenario: WireScenario): readonly Policy[] =>
  prompts.reduce((now, prompt) => distinct(now.flatMap(policy => forced(policy, prompt, scenario))), policies)

/** A choice that several policies may take: the option, the policies after it, and whether others would have taken another. */
const answer = (policies: readonly Policy[], prompt: ObservationOf<'prompt'>, scenario: WireScenario) => {
  if (isForced(prompt)) return { option: 0, policies: afterForced(policies, [prompt], scenario), unsure: false }
  const meant = policies.length > 1 ? policies.filter(policy => isMeantFor(policy, prompt, scenario)) : policies
  const chosen = (meant.length > 0 ? meant : policies).map(policy => policy.choose(prompt, scenario))
  const { option } = chosen[0]!
  const same = chosen.filter(each => each.option === option)
  return { option, policies: distinct(same.map(({ then }) => then)), unsure: same.length < chosen.length }
}

/** Most answers that a game may take before it is given up as inconclusive. */
export const BUDGET = 5_000

/** Most observations of a game before it is given up likewise. */
export const MOST_OBSERVATIONS = 50_000

/**
 * Plays a scenario to its end.
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const play = async (
  iut: ImplementationUnderTest,
  scenario: WireScenario,
  start: Policy,
  observer: Observer = BLIND,
  budget = BUDGET
): Promise<Played> => {
  const trace: Observation[] = []
  let unsure = false
  // More than one only while it is open which of the script's decisions have been taken.
  let policies: readonly Policy[] = [start]
  const showsLayers = isVisible('layer', iut.statement.level)
  let left = leastOf(policies).length
  let since = 0
  const moved = (): void => {
    const now = leastOf(policies).length
    if (now < left) [left, since] = [now, trace.length]
  }
  const add = (o: Observation): boolean => {
    trace.push(o)
    const goesOn = observer.see(o)
    const ways = observer.unshown?.() ?? SHOWN
    policies = distinct(ways.flatMap(prompts => afterForced(policies, prompts, scenario)))
    if (policies.some(({ waiting }) => waiting.some(isWait))) {
      const moment: Moment = { o, showsLayers, stack: observer.stack?.() }
      policies = distinct(policies.map(policy => policy.hear?.(moment) ?? policy))
    }
    moved()
    return goesOn
  }
  const played = (how: Played['how']): Played => {
    return { trace, how, waiting: leastOf(policies), since, unsure }
  }
  const called = byFirstNames(handlesOf(scenario))
  const first = await fromEngine(() => iut.start(scenario))
  const loop = async (): Promise<Played> => {
    let session = first
    for (let answers = 0; ; answers++) {
      const observations = heard(session.observations).map(called)
      for (const o of observations) if (!add(o)) return played('stopped')
      const last = observations.at(-1)
      if (last?.see !== 'prompt') return played('ended')
      if (answers >= budget || trace.length >= MOST_OBSERVATIONS) return played('budget')
      const answered = answer(policies, last, scenario)
      policies = answered.policies
      moved()
      unsure ||= answered.unsure
      if (!add({ see: 'answer', option: answered.option })) return played('stopped')
      const current = session
      session = await fromEngine(() => current.answer(answered.option))
    }
  }
  let game: Played
  try {
    game = await loop()
  } catch (error) {
    // An engine that has failed may fail again here; the first failure is the one to tell.
    await first.close().catch(() => undefined)
    throw error
  }
  await fromEngine(() => first.close())
  return game
}
