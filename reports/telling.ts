/**
 * Where to begin: which rule the failures point at, and the smallest game that shows it.
 *
 * Faults are located as in spectrum-based fault localisation: a rule is the more telling, the more of the failing checks name it
 * and the fewer of the passing ones (the Ochiai coefficient). A check that names many rules says less of each.
 * @module
 */
import type { CheckResult, RuleResult, RulesetReport } from '../properties/campaign/report.js'

const weight = ({ rules }: CheckResult): number => 1 / Math.max(1, rules.length)

/** A failure that no list of known failures has. */
const isNews = ({ verdict, known }: CheckResult): boolean => verdict === 'fail' && known === undefined

/** For each rule from 0 to 1 how much the failures point at it. */
export const suspicion = ({ checks }: Pick<RulesetReport, 'checks'>): ReadonlyMap<string, number> => {
  const failing = new Map<string, number>()
  const passing = new Map<string, number>()
  let total = 0
  for (const check of checks) {
    const counts = isNews(check) ? failing : check.verdict === 'pass' ? passing : undefined
    if (isNews(check)) total += weight(check)
    for (const rule of check.rules) counts?.set(rule, (counts.get(rule) ?? 0) + weight(check))
  }
  return new Map([...failing].map(([rule, failed]) => [rule, failed / Math.sqrt(total * (failed + (passing.get(rule) ?? 0)))]))
}

/** A place to begin. */
export interface Beginning {
  readonly rule: RuleResult
  /** How many failing checks there are, and how many of them name the rule. */
  readonly failing: number
  readonly naming: number
  /** How many checks pass, and how many of them name it. */
  readonly passing: number
  readonly passingNaming: number
  /** The failing check of it with the shortest game. */
  readonly smallest: CheckResult
}

const length = ({ evidence }: CheckResult): number => evidence?.trace.length ?? Number.MAX_SAFE_INTEGER

/** Checks with the shortest game first; those without one come last. */
export const bySize = (checks: readonly CheckResult[]): CheckResult[] => checks.toSorted((a, b) => length(a) - length(b))

/** What is known is left out. The failing rule that the failures point at most, those that bind an engine before those that advise it. */
export const beginningOf = (ruleset: Pick<RulesetReport, 'checks' | 'rules'>): Beginning | undefined => {
  const points = suspicion(ruleset)
  const failing = ruleset.checks.filter(isNews)
  const rank = (rule: RuleResult): number => (points.get(rule.id) ?? 0) + (rule.standing === 'normative' ? 1 : 0)
  const [rule] = ruleset.rules.filter(each => each.verdict === 'fail' && points.has(each.id)).toSorted((a, b) => rank(b) - rank(a))
  if (!rule) return undefined
  const naming = failing.filter(check => check.rules.includes(rule.id))
  const passing = ruleset.checks.filter(check => check.verdict === 'pass')
  const [smallest] = bySize(naming)
  return (
    smallest && {
      rule,
      failing: failing.length,
      naming: naming.length,
      passing: passing.length,
      passingNaming: passing.filter(check => check.rules.includes(rule.id)).length,
      smallest
    }
  )
}
