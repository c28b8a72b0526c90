/**
 * The port: the one interface of every implementation under test.
 * @module
 */
import type { Level, Observation } from '../model/trace/observation.js'
import type { DecisionKind } from '../model/trace/option.js'
import type { WireScenario } from '../model/scenario/scenario.js'

/** What an engine claims: its implementation conformance statement (ICS). */
export interface Statement {
  readonly name: string
  readonly version: string
  readonly rulesets: readonly string[]
  /** Features of the scenario language that it interprets; `*` for all. Absent: none beyond its cards. */
  readonly features: readonly string[]
  /** Conformance cards that it knows by name, a list a ruleset. Absent: any card in the features claimed. */
  readonly cards?: Readonly<Record<string, readonly string[]>>
  readonly level: Level
  /** Decisions that it takes by itself, without a prompt. */
  readonly autonomous: readonly DecisionKind[]
  /** Scenarios in flight at once; 1 unless stated. */
  readonly maxConcurrent?: number
}

/**
 * One scenario being played. `observations` are all that has come so far since the last answer; the last of them is a prompt
 * (an answer is awaited) or an end.
 */
export interface Session {
  readonly observations: readonly Observation[]
  /**
   * Answers the prompt that ends `observations`.
   * @param option the place of the chosen option in the prompt's list, from 0
   */
  answer(option: number): Promise<Session>
  close(): Promise<void>
}

/** An implementation under test. */
export interface ImplementationUnderTest {
  readonly statement: Statement
  start(scenario: WireScenario): Promise<Session>
  /** Ends the engine; nothing of it is left running. */
  shutdown(): Promise<void>
}
