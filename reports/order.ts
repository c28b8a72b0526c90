/**
 * In which order a report shows things, and how many there are of each.
 * @module
 */
import { isNeighbouring } from '../model/rulebook/rulebook.js'
import { Verdict } from '../properties/campaign/report.js'
import type { CheckResult, Report, RuleResult, RulesetReport } from '../properties/campaign/report.js'

/** What a rule shows: its verdict, or why it has none. */
export type Sign = Verdict | 'unchecked' | 'definition'

/** All signs, those that need attention first. Nothing without a check stands among the passes. */
export const SIGNS: readonly Sign[] = [...Verdict.options, 'unchecked', 'definition']

/** Verdicts that ask for somebody's attention. */
export const ATTENTION: readonly Verdict[] = ['fail', 'error', 'inconclusive', 'untested']

export const needsAttention = (verdict: Verdict): boolean => ATTENTION.includes(verdict)

/** What to show for a rule. */
export const signOf = (rule: RuleResult): Sign => rule.verdict ?? (rule.standing === 'definition' ? 'definition' : 'unchecked')

/** The words for a sign. */
export const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  fail: 'fail',
  error: 'error',
  inconclusive: 'inconclusive',
  untested: 'untested',
  pass: 'pass',
  unsupported: 'unsupported',
  unchecked: 'no check yet',
  definition: 'definition'
}

/** What a sign means, in a sentence. */
export const SIGN_MEANING: Readonly<Record<Sign, string>> = {
  fail: 'The engine broke the rule.',
  error: 'The engine or its adapter broke down, so nothing could be judged.',
  inconclusive: 'It ran, but what was observed does not decide.',
  untested: 'A check exists, but nothing ran it.',
  pass: 'Every check that ran held.',
  unsupported: 'The engine does not claim what the checks need.',
  unchecked: 'This version of the kit has no check of the rule.',
  definition: 'The rule defines a word or a format; there is nothing to check.'
}

const byRank =
  <T>(sign: (item: T) => Sign) =>
  (a: T, b: T): number =>
    SIGNS.indexOf(sign(a)) - SIGNS.indexOf(sign(b))

/** Checks or rulesets, worst verdict first, otherwise in their own order. */
export const worstFirst = <T extends Pick<CheckResult, 'verdict'>>(all: readonly T[]): T[] => all.toSorted(byRank(each => each.verdict))

const STANDINGS = ['normative', 'interpretation', 'undefined', 'definition'] as const

/** Rules that are shown together. */
export interface RuleGroup {
  readonly sign: Sign
  /** Whether they are rules that the text leans on, not rules of the text. */
  readonly neighbouring: boolean
  readonly items: readonly RuleResult[]
}

/**
 * Rules by sign, worst first; of each sign the rules of the text, then the neighbouring ones. Within a group those that bind an
 * engine come before those that advise it, and those that the failures point at most before others; otherwise they keep their
 * order.
 * @param points how much the failures point at each rule
 */
export const rulesBySign = (rules: readonly RuleResult[], points: ReadonlyMap<string, number> = new Map()): readonly RuleGroup[] =>
  grouped(
    rules.toSorted(
      (a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) || (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0)
    ),
    signOf
  ).flatMap(({ sign, items }) =>
    [false, true]
      .map(neighbouring => ({ sign, neighbouring, items: items.filter(rule => isNeighbouring(rule.id) === neighbouring) }))
      .filter(group => group.items.length > 0)
  )

/** Items by sign, worst first; signs without an item are left out. */
export const grouped = <T>(
  items: readonly T[],
  sign: (item: T) => Sign
): readonly { readonly sign: Sign; readonly items: readonly T[] }[] =>
  SIGNS.map(s => ({ sign: s, items: items.filter(item => sign(item) === s) })).filter(group => group.items.length > 0)

/** How many rules and checks show each sign. */
export interface Tally {
  readonly sign: Sign
  readonly rules: number
  readonly checks: number
}

/** The tally of some rulesets, without signs that nothing shows. */
export const tally = (rulesets: readonly RulesetReport[]): readonly Tally[] => {
  const rules = countBy(
    rulesets.flatMap(r => r.rules),
    signOf
  )
  const checks = countBy<CheckResult>(
    rulesets.flatMap(r => r.checks),
    check => check.verdict
  )
  return SIGNS.map(sign => ({ sign, rules: rules.get(sign) ?? 0, checks: checks.get(sign) ?? 0 })).filter(t => t.rules + t.checks > 0)
}

const countBy = <T>(items: readonly T[], sign: (item: T) => Sign): ReadonlyMap<Sign, number> => {
  const counts = new Map<Sign, number>()
  for (const item of items) counts.set(sign(item), (counts.get(sign(item)) ?? 0) + 1)
  return counts
}

/** A ruleset's checks by name. A name that two checks share gives both. */
export const checksByName = (ruleset: RulesetReport): ReadonlyMap<string, readonly CheckResult[]> => {
  const map = new Map<string, CheckResult[]>()
  for (const check of ruleset.checks) map.set(check.name, [...(map.get(check.name) ?? []), check])
  return map
}

/** Checks that no rule of the ruleset names; they must not get lost. */
export const looseChecks = (ruleset: RulesetReport): readonly CheckResult[] => {
  const named = new Set(ruleset.rules.flatMap(rule => rule.checks))
  return ruleset.checks.filter(check => !named.has(check.name))
}

/** All checks of a report that need attention, with their ruleset, worst first. */
export const attentionOf = (report: Report): readonly { readonly ruleset: RulesetReport; readonly check: CheckResult }[] =>
  report.rulesets
    .flatMap(ruleset => ruleset.checks.filter(check => needsAttention(check.verdict)).map(check => ({ ruleset, check })))
    .toSorted(byRank(({ check }) => check.verdict))
