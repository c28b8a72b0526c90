/**
 * What a metamorphic relation is: how a game changes where the rules see no difference, and what must come of it.
 * @module
 */
import type { Concept } from '../../model/rulebook/concept.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import type { Level, Observation } from '../../model/trace/observation.js'

/** A game that was played. */
export interface Game {
  readonly scenario: WireScenario
  readonly trace: readonly Observation[]
  readonly level: Level
}

/** What is played to compare: the situation, and the decisions that correspond to those of the first game. */
export interface Transformed {
  readonly scenario: WireScenario
  readonly decisions: readonly Decision[]
}

/** Where the second game parts from what the first one demands. */
export interface Difference {
  /** The place in the second game's trace, or its length if something is missing at the end. */
  readonly step: number
  readonly expected: string
  readonly came: string
}

export interface Relation {
  readonly name: string
  readonly title: string
  /** The property, stated exactly. */
  readonly statement: string
  /** What it is about; the rulebook maps these to rule ids. None where it bears on every rule alike. */
  readonly concepts: readonly Concept[]
  /** When it applies: a run in which it never does proves nothing. */
  readonly sometimes: string
  /** The game to compare with; `undefined` where the relation does not apply. */
  transform(scenario: WireScenario, decisions: readonly Decision[], trace: readonly Observation[]): Transformed | undefined
  /** What differs although it must not; `undecided` if it takes too many steps to tell. */
  compare(before: Game, after: Game): Difference | 'undecided' | undefined
}
