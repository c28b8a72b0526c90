/**
 * Verdicts combined: a rule has the worst of its checks.
 * @module
 */
import type { Rule } from '../../model/rulebook/rule.js'
import type { CheckResult, RuleResult, Verdict } from './report.js'

/** Worst first. */
const ORDER: readonly Verdict[] = ['fail', 'error', 'inconclusive', 'untested', 'pass', 'unsupported']

/** The worst of several verdicts; `undefined` of none. `unsupported` counts only where there is nothing else. */
export const worst = (verdicts: readonly Verdict[]): Verdict | undefined => ORDER.find(verdict => verdicts.includes(verdict))

/** Advice never fails a normative rule: where only advice bears on it, a failure decides nothing. */
const verdictOf = (rule: Rule, bearing: readonly CheckResult[]): Verdict | undefined => {
  const judging = bearing.filter(check => check.standing === 'normative' || rule.standing !== 'normative')
  if (judging.length > 0) return worst(judging.map(check => check.verdict))
  return worst(bearing.map(check => (check.verdict === 'fail' ? 'inconclusive' : check.verdict)))
}

/** Each catalogued rule with its verdict; none where the kit has no check of it. */
export const ruleResults = (rules: readonly Rule[], checks: readonly CheckResult[]): readonly RuleResult[] =>
  rules.map(rule => {
    const bearing = checks.filter(check => check.rules.includes(rule.id))
    const verdict = verdictOf(rule, bearing)
    return {
      id: rule.id,
      title: rule.title,
      statement: rule.statement,
      standing: rule.standing,
      ...(rule.reason !== undefined && { reason: rule.reason }),
      ...(verdict && { verdict }),
      ...(bearing.length === 0 && rule.unchecked !== undefined && { unchecked: rule.unchecked }),
      checks: bearing.map(check => check.name)
    }
  })

/**
 * Whether a check judges the engine.
 * @param strict whether interpretations judge too
 */
export const judges = ({ standing }: Pick<CheckResult, 'standing'>, strict: boolean): boolean =>
  standing === 'normative' || (strict && standing === 'interpretation')

/**
 * The verdict of a ruleset: the worst of its checks that judge the engine.
 * @param strict whether interpretations judge too
 */
export const rulesetVerdict = (checks: readonly Pick<CheckResult, 'standing' | 'verdict'>[], strict: boolean): Verdict =>
  worst(checks.filter(check => judges(check, strict)).map(check => check.verdict)) ?? 'untested'
