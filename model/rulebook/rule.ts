/**
 * A rule of a rulebook, in our own words.
 * @module
 */
import type { RuleId } from '../scenario/names.js'

/**
 * How firmly a rule binds an engine.
 *
 * - `normative`: the text says so; an engine that breaks it fails.
 * - `interpretation`: our reading of several rules, or a point on which careful readers differ; advice.
 * - `undefined`: the text is silent or contradicts itself; observed, never judged.
 * - `definition`: nothing to check.
 * @public
 */
export type Standing = 'normative' | 'interpretation' | 'undefined' | 'definition'

/**
 * One catalogued rule.
 * @public
 */
export interface Rule {
  readonly id: RuleId
  readonly title: string
  /** What the rule says, in our own words. */
  readonly statement: string
  readonly standing: Standing
  /** Why it is not normative. Absent for normative rules. */
  readonly reason?: string
  /** Why this version of the kit has no check of it, where that is for a reason: what the vocabulary or the engines lack. */
  readonly unchecked?: string
  /** Rules that it cites or that bear on it. */
  readonly neighbours: readonly RuleId[]
}
