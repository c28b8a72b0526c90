/**
 * What an invariant is: one named property of traces, stated over concepts so that it holds for every ruleset.
 * @module
 */
import type { Concept } from '../../model/rulebook/concept.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { Feature } from '../../model/scenario/features.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Level, Observation } from '../../model/trace/observation.js'

/**
 * A trace with what is needed to read it.
 * @public
 */
export interface TraceView {
  readonly scenario: WireScenario
  readonly structure: Structure
  readonly trace: readonly Observation[]
  /**
   * Before this place of the trace everybody who had to pass was asked, as far as the charts tell: an engine may leave prompts with
   * one option out. The whole trace, if it is left out.
   */
  readonly asked?: number
}

/**
 * Where a trace breaks an invariant.
 * @public
 */
export interface Breach {
  /** The place in the trace. */
  readonly step: number
  /** One sentence: what came. */
  readonly came: string
  /** One sentence: what must hold. */
  readonly expected: string
}

/** What an engine may leave out of all that it tells, in the plural or as a mass, and whether a trace gives it. */
export interface Reads {
  readonly what: string
  isIn(trace: readonly Observation[]): boolean
}

/**
 * A property of every game, checked on traces without the charts.
 * @public
 */
export interface Invariant {
  readonly name: string
  readonly title: string
  /** The property, stated exactly. */
  readonly statement: string
  /** The same in one line of logic over the terms of `FORMAL_TERMS`. */
  readonly formal: string
  /** What it is about; the rulebook maps these to rule ids. */
  readonly concepts: readonly Concept[]
  /** The least level of observation at which it decides. */
  readonly level: Level
  /** The level at which its situation can be seen, where games of some structure show it only at a higher one. */
  shownAt?(structure: Structure): Level
  /** The features that no situation of it does without, beside others of which it needs one: nothing, if it is left out. */
  readonly needs?: readonly Feature[]
  /** What it reads that an engine may leave out; nothing of the kind, if it is left out. */
  readonly reads?: Reads
  /** When its situation occurs: a run in which it never does proves nothing. */
  readonly sometimes: string
  /** Whether a game has such situations at all; every game has, if it is left out. */
  applies?(structure: Structure): boolean
  /** Whether a trace has what it speaks of. */
  met(view: TraceView): boolean
  /** Where a trace breaks it; none if it holds. */
  check(view: TraceView): readonly Breach[]
}
