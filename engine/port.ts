/**
 * The port: the one interface of every implementation under test.
 * @module
 */
import type { Texts } from '../model/trace/interning.js'
import type { Level, Observation } from '../model/trace/observation.js'
import type { DecisionKind } from '../model/trace/option.js'
import type { WireScenario } from '../model/scenario/scenario.js'

/**
 * What an engine claims: its implementation conformance statement (ICS).
 * @public
 */
export interface Statement {
  readonly name: string
  readonly version: string
  /** Ids of the rulesets that it plays. */
  readonly rulesets: readonly string[]
  /** Features of the scenario language that it interprets; `*` for all. Absent: none beyond its cards. */
  readonly features: readonly string[]
  /** Conformance cards that it knows by name, a list a ruleset. Absent: any card in the features claimed. */
  readonly cards?: Readonly<Record<string, readonly string[]>>
  /** How much of a game it tells. */
  readonly level: Level
  /** Decisions that it takes by itself, without a prompt. */
  readonly autonomous: readonly DecisionKind[]
  /** Scenarios in flight at once; 1 unless stated. */
  readonly maxConcurrent?: number
}

/**
 * One scenario being played. `observations` are all that has come so far since the last answer; the last of them is a prompt
 * (an answer is awaited) or an end.
 * @public
 */
export interface Session {
  /** Everything told so far, in order; a decision that waits is the last. */
  readonly observations: readonly Observation[]
  /**
   * Answers the prompt that ends `observations`.
   * @param option the place of the chosen option in the prompt's list, from 0
   */
  answer(option: number): Promise<Session>
  /** Ends the game, whatever state it is in. */
  close(): Promise<void>
  /** Of an engine in this process whose sessions stay as they are when they are answered: other answers may be given, too. */
  readonly forks?: Forks
}

/** A session that is answered as often as one likes, each time going on from where it is. */
export interface Forks {
  answer(option: number): Session
  /** What tells where the game has come to from anywhere else that it may come to; told alike, it goes on alike. */
  situation(): Texts
  /** Finds in these texts the names that were given on the way and say nothing. */
  readonly names: RegExp
}

/**
 * An implementation under test.
 * @public
 */
export interface ImplementationUnderTest {
  /** What the engine is and what it claims. */
  readonly statement: Statement
  /** Sets a situation up and plays it to its first decision, or to its end. */
  start(scenario: WireScenario): Promise<Session>
  /** Ends the engine; nothing of it is left running. */
  shutdown(): Promise<void>
}
