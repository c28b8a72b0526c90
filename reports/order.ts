/**
 * In which order a report shows things, and how many there are of each.
 * @module
 */
import { isNeighbouring } from '../model/rulebook/rulebook.js'
import { Verdict } from '../properties/campaign/report.js'
import type { CheckResult, Report, RuleResult, RulesetReport } from '../properties/campaign/report.js'

/** What a check or a rule shows: its verdict, that it is read otherwise where the text leaves room, or why it has no verdict. */
export type Sign = Verdict | 'otherwise' | 'unchosen' | 'unchecked' | 'definition'

/** All signs, those that need attention first. Nothing without a check stands among the passes. */
export const SIGNS: readonly Sign[] = [
  ...Verdict.options.flatMap((v): Sign[] => (v === 'pass' ? ['otherwise', v] : [v])),
  'unchosen',
  'unchecked',
  'definition'
]

/** Signs that ask for somebody's attention. */
const ATTENTION: readonly Sign[] = ['fail', 'error', 'inconclusive', 'untested']

export const needsAttention = (sign: Sign): boolean => ATTENTION.includes(sign)

/** Whether a check judges the engine: what the text leaves open does not, unless interpretations are asked to. */
export const judges = ({ standing }: Pick<CheckResult, 'standing'>, strict: boolean): boolean =>
  standing === 'normative' || (strict && standing === 'interpretation')

/** What to show for a check, or for a game that random play found: a failure that judges nobody is another reading. */
export const signOfCheck = (check: Pick<CheckResult, 'standing' | 'verdict' | 'unchosen'>, strict: boolean): Sign =>
  check.unchosen ? 'unchosen' : check.verdict === 'fail' && !judges(check, strict) ? 'otherwise' : check.verdict

/** Whether a check fails the engine. */
export const isFailure = (check: Pick<CheckResult, 'standing' | 'verdict'>, strict: boolean): boolean =>
  signOfCheck(check, strict) === 'fail'

/** What the rules and checks of a ruleset show. */
export interface Signs {
  readonly ofCheck: (check: Pick<CheckResult, 'standing' | 'verdict'>) => Sign
  readonly ofRule: (rule: RuleResult) => Sign
  /** Whether a check of the rule is read otherwise, whatever the rule itself shows. */
  readonly isReadOtherwise: (rule: RuleResult) => boolean
}

/**
 * What to show for the rules and checks of a ruleset. A rule that fails by nothing but other readings is read otherwise itself.
 * @param strict whether interpretations judge the engine
 */
export const signsIn = ({ checks }: Pick<RulesetReport, 'checks'>, strict: boolean): Signs => {
  const named = (sign: Sign): ReadonlySet<string> =>
    new Set(checks.filter(check => signOfCheck(check, strict) === sign).map(({ name }) => name))
  const [failing, otherwise] = [named('fail'), named('otherwise')]
  const isReadOtherwise = (rule: RuleResult): boolean => rule.checks.some(name => otherwise.has(name))
  return {
    ofCheck: check => signOfCheck(check, strict),
    isReadOtherwise,
    ofRule: rule =>
      rule.verdict === 'fail' && isReadOtherwise(rule) && !rule.checks.some(name => failing.has(name))
        ? 'otherwise'
        : (rule.verdict ?? (rule.standing === 'definition' ? 'definition' : 'unchecked'))
  }
}

/** The words for a sign. */
export const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  fail: 'fail',
  error: 'error',
  inconclusive: 'inconclusive',
  untested: 'untested',
  otherwise: 'reads otherwise',
  pass: 'pass',
  unsupported: 'unsupported',
  unchosen: 'not chosen',
  unchecked: 'no check yet',
  definition: 'definition'
}

/** What a sign means, in a sentence. */
export const SIGN_MEANING: Readonly<Record<Sign, string>> = {
  fail: 'The engine broke the rule.',
  error: 'The engine or its adapter broke down, so nothing could be judged.',
  inconclusive: 'It ran, but what was observed does not decide.',
  untested: 'A check exists, but nothing ran it.',
  otherwise: 'The text leaves room, and the engine reads it otherwise than we do. That fails nothing.',
  pass: 'Every check that ran held.',
  unsupported: 'The engine does not claim what the checks need.',
  unchosen: 'The run was narrowed to other checks.',
  unchecked: 'This version of the kit has no check of the rule.',
  definition: 'The rule defines a word or a format; there is nothing to check.'
}

const byRank =
  <T>(sign: (item: T) => Sign) =>
  (a: T, b: T): number =>
    SIGNS.indexOf(sign(a)) - SIGNS.indexOf(sign(b))

/** Checks or rulesets, worst first by what they show, else in their own order. */
export const worstFirst = <T extends Pick<CheckResult, 'verdict'>>(
  all: readonly T[],
  sign: (item: T) => Sign = ({ verdict }) => verdict
): T[] => all.toSorted(byRank(sign))

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
export const rulesBySign = (
  rules: readonly RuleResult[],
  { ofRule }: Pick<Signs, 'ofRule'>,
  points: ReadonlyMap<string, number> = new Map()
): readonly RuleGroup[] =>
  grouped(
    rules.toSorted(
      (a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) || (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0)
    ),
    ofRule
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
export const tally = (rulesets: readonly RulesetReport[], strict: boolean): readonly Tally[] => {
  const all = rulesets.map(ruleset => ({ ...ruleset, signs: signsIn(ruleset, strict) }))
  const rules = countOf(all.flatMap(({ rules, signs }) => rules.map(signs.ofRule)))
  const checks = countOf(all.flatMap(({ checks, signs }) => checks.map(signs.ofCheck)))
  return SIGNS.map(sign => ({ sign, rules: rules.get(sign) ?? 0, checks: checks.get(sign) ?? 0 })).filter(t => t.rules + t.checks > 0)
}

const countOf = (signs: readonly Sign[]): ReadonlyMap<Sign, number> => {
  const counts = new Map<Sign, number>()
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

/** A sign, and how many rules choosing it shows: those that have it, and those of which a check is read otherwise. */
export interface Choice {
  readonly sign: Sign
  readonly rules: number
}

/** Whether a rule is among those that a choice of a sign shows. */
const isShownBy = (sign: Sign, rule: RuleResult, signs: Signs): boolean =>
  signs.ofRule(rule) === sign || (sign === 'otherwise' && signs.isReadOtherwise(rule))

/** The signs by which rules can be chosen. */
export const choicesOf = (rulesets: readonly RulesetReport[], strict: boolean): readonly Choice[] =>
  SIGNS.map(sign => ({
    sign,
    rules: rulesets.reduce((sum, ruleset) => {
      const signs = signsIn(ruleset, strict)
      return sum + ruleset.rules.filter(rule => isShownBy(sign, rule, signs)).length
    }, 0)
  })).filter(({ rules }) => rules > 0)

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

/** A check with its ruleset. */
export interface Placed {
  readonly ruleset: RulesetReport
  readonly check: CheckResult
}

const checksWith = ({ rulesets, run }: Report, fits: (sign: Sign) => boolean): readonly Placed[] =>
  rulesets
    .flatMap(ruleset => ruleset.checks.filter(check => fits(signOfCheck(check, run.strict))).map(check => ({ ruleset, check })))
    .toSorted(byRank(({ check }) => signOfCheck(check, run.strict)))

/** All checks of a report that need attention, with their ruleset, worst first. */
export const attentionOf = (report: Report): readonly Placed[] => checksWith(report, needsAttention)

/** All checks of a report that the engine reads otherwise where the text leaves room. */
export const otherwiseOf = (report: Report): readonly Placed[] => checksWith(report, sign => sign === 'otherwise')
