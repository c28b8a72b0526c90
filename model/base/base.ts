/**
 * The trusted base: what model and engine share, and nothing else: the rulebook's values, the evaluator of amounts and
 * conditions, the matcher of filters and event patterns. A fault in it is planted in both at once, so only fixtures find it.
 * @module
 */
import type { Amount, Condition, Filter } from '../scenario/amount.js'
import type { Pattern } from '../scenario/pattern.js'
import type { DamagePart, EventOf, GameEvent } from '../trace/event.js'
import type { Rulebook } from '../rulebook/rulebook.js'
import type { ObjectView, Scope, TriggeringView, View } from '../scenario/view.js'
import { amount, compare, refersTo } from './amount.js'
import { condition } from './condition.js'
import { matchesFilter } from './filter.js'
import { matchesEvent, matchesTriggering, matchingParts } from './pattern.js'

/**
 * What charts and reference engine share and neither judges: the values of amounts, references, conditions and patterns under one rulebook.
 * @public
 */
export interface TrustedBase {
  readonly rulebook: Rulebook
  /** The value of an amount; `undefined` if what it speaks of no longer exists. */
  amount(amount: Amount, view: View, scope: Scope): number | undefined
  condition(condition: Condition, view: View, scope: Scope): boolean
  /** Whether an object is one that the filter speaks of. `zones: 'given'` tests the zone only if the filter names one. */
  matchesFilter(filter: Filter, object: ObjectView, view: View, scope: Scope, zones: 'arena' | 'given'): boolean
  /** Whether an event is one that the pattern speaks of, as the objects are in `view`. */
  matchesEvent(pattern: Pattern, event: GameEvent, view: View, scope: Scope): boolean
  /** The parts of a damage event that the pattern speaks of. */
  matchingParts(pattern: Pattern, event: EventOf<'damage'>, view: View, scope: Scope): readonly DamagePart[]
  matchesTriggering(pattern: Pattern, triggering: TriggeringView, view: View, scope: Scope): boolean
  compare(left: number, op: string, right: number): boolean
  /** The ids that a reference stands for: none if it stands for nothing. */
  refersTo(ref: string, view: View, scope: Scope): readonly string[]
}

/** Each function of the base takes the base itself first, so that one of them can be exchanged everywhere. */
const functions = { amount, condition, matchesFilter, matchesEvent, matchingParts, matchesTriggering, compare, refersTo }

export type BaseFunctions = typeof functions

/**
 * The trusted base for a rulebook.
 * @param patch functions exchanged for faulty ones (common-mode mutants)
 * @public
 */
export const createBase = (rulebook: Rulebook, patch: Partial<BaseFunctions> = {}): TrustedBase => {
  const f = { ...functions, ...patch }
  const base: TrustedBase = {
    rulebook,
    amount: (a, view, scope) => f.amount(base, a, view, scope),
    condition: (c, view, scope) => f.condition(base, c, view, scope),
    matchesFilter: (filter, object, view, scope, zones) => f.matchesFilter(base, filter, object, view, scope, zones),
    matchesEvent: (pattern, event, view, scope) => f.matchesEvent(base, pattern, event, view, scope),
    matchingParts: (pattern, event, view, scope) => f.matchingParts(base, pattern, event, view, scope),
    matchesTriggering: (pattern, triggering, view, scope) => f.matchesTriggering(base, pattern, triggering, view, scope),
    compare: f.compare,
    refersTo: f.refersTo
  }
  return base
}
