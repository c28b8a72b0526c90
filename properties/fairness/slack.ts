/**
 * Whether a fixture expects more than the charts demand: every trace that they allow under its script is held against its
 * expectation, up to so many traces.
 * @module
 */
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'
import type { Expectation } from '../../model/scenario/scenario.js'
import { allowedTraces } from '../../model/statechart/index.js'
import type { Model } from '../../model/statechart/index.js'
import { sayObservation } from '../../model/trace/words.js'
import type { Observation } from '../../model/trace/observation.js'
import { compareWithExpectation, SAY_UNDECIDED, UNDECIDED } from '../campaign/expectation.js'
import { compareFinalState, leftOutOfFinal } from '../campaign/final-state.js'
import { scripted } from '../campaign/play.js'

/** How far a fixture is walked. */
export interface Reach {
  readonly most: number
  readonly steps: number
}

export const REACH: Reach = { most: 200, steps: 20_000 }

/** What was found of one fixture. */
export interface Slack {
  readonly fixture: string
  /** Traces that were held against the expectation. */
  readonly traces: number
  /** How they part from it, each way once. */
  readonly findings: readonly string[]
  /** Why not every trace was walked. */
  readonly cut?: string
}

/** What the charts leave to the engine is not compared: they neither demand nor give it. */
const OPTIONAL: readonly string[] = ['cause', 'by', 'suppressor', 'winner', 'within', 'prevented', 'answers']

const plain = (o: Observation): Observation => {
  const rest = Object.fromEntries(Object.entries(o).filter(([field]) => !OPTIONAL.includes(field))) as Observation
  if (rest.see === 'event') return { ...rest, events: rest.events.map(({ within: _, ...event }) => event) }
  if (rest.see !== 'prompt' || rest.decision === 'first-player') return rest
  const { about: _, ...prompt } = rest
  return prompt
}

const compared = (expect: Expectation): Expectation => ({ ...expect, trace: expect.trace.map(plain) })

const say = (o: Observation | undefined): string => (o ? sayObservation(o) : 'nothing more')

/** Walks one fixture. */
export const slackOf = (model: Model, { file, scenario }: Fixture, reach: Reach = REACH): Slack | undefined => {
  const { expect, script } = scenario
  if (!expect) return undefined
  const wanted = expect.final ?? { players: {}, objects: {} }
  const { traces, cut: cutShort } = allowedTraces(model, toWire(scenario, file), scripted(script), wanted, reach)
  const bare = compared(expect)
  const findings = new Set<string>()
  let cut = cutShort
  for (const { trace, answers } of traces) {
    const mismatch = compareWithExpectation(scenario, bare, trace.map(plain), 'full')
    const final = compareFinalState(expect, trace) ?? leftOutOfFinal(expect, trace).map(field => `the charts do not tell ${field}`)[0]
    if (mismatch === UNDECIDED) cut ??= SAY_UNDECIDED
    else if (mismatch) findings.add(`step ${mismatch.step + 1}: expected ${say(mismatch.expected)}; the charts allow ${say(mismatch.came)}`)
    else if (final !== undefined) findings.add(final)
    else if (answers.waiting.length > 0) findings.add(`the charts need not ask for ${JSON.stringify(answers.waiting[0])}`)
  }
  return { fixture: scenario.id, traces: traces.length, findings: [...findings], ...(cut !== undefined && { cut }) }
}
