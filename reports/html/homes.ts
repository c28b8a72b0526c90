/**
 * Where a check is told whose game several rules share: once, under the first of them on the page.
 * @module
 */
import type { CheckResult, RuleResult } from '../../properties/campaign/report.js'

export interface Homes {
  /** The id of each such check. */
  readonly ids: ReadonlyMap<CheckResult, string>
  /** The rule under which each is told. */
  readonly rules: ReadonlyMap<CheckResult, RuleResult>
}

/**
 * @param rules in the order of the page
 * @param place the place of the ruleset in the report, for ids
 */
export const homesOf = (rules: readonly RuleResult[], checksOf: (rule: RuleResult) => readonly CheckResult[], place: number): Homes => {
  const homes = new Map<CheckResult, RuleResult>()
  const ids = new Map<CheckResult, string>()
  for (const rule of rules)
    for (const check of checksOf(rule)) {
      if (check.evidence === undefined) continue
      if (homes.has(check)) ids.set(check, ids.get(check) ?? `told-${place}-${ids.size}`)
      else homes.set(check, rule)
    }
  return { ids, rules: homes }
}
