/**
 * Where to begin: which rule the failures point at, and the failing check that shows it best.
 *
 * Faults are located as in spectrum-based fault localisation: a rule is the more telling, the more of the failing checks name it
 * and the fewer of the passing ones (the Ochiai coefficient). A check that names many rules says less of each; of
 * those that a chart check names, the first is the rule of the decision that explains the refused step, or else of that step.
 * @module
 */
import { count } from '../model/trace/text.js'
import type { RuleId } from '../model/scenario/names.js'
import type { CheckResult, Report, RuleResult, RulesetReport } from '../properties/campaign/report.js'
import { suspects } from '../properties/campaign/suspects.js'
import type { Named } from '../properties/campaign/suspects.js'
import { isFailure } from './order.js'

/** How much a check that fails or passes says of all its rules together. */
const WHOLE = 1

/** The share of the first rule of a chart check: it is the one that says the step, and the others bear on it too. */
const MOST_DIRECT = 0.75

/** The rules that a check names: first those of the decisions that explain what it refuses, then those that it is of. */
const namedBy = ({ rules, evidence }: CheckResult): readonly string[] => [
  ...new Set([...(evidence?.broken ?? []).flatMap(({ rules: [first] }) => first ?? []), ...rules])
]

/** How much a check says of the rule at a place among those that it names. */
const weight = ({ kind }: CheckResult, { length }: readonly string[], place: number): number => {
  const others = length - 1
  if (kind !== 'chart' || others === 0) return WHOLE / length
  return place === 0 ? MOST_DIRECT : (WHOLE - MOST_DIRECT) / others
}

/** A failure of the engine that no list of known failures has. */
const isNews = (check: CheckResult, strict: boolean): boolean => isFailure(check, strict) && check.known === undefined

/**
 * For each rule from 0 to 1 how much the failures point at it.
 * @param strict whether interpretations judge the engine
 */
export const suspicion = ({ checks }: Pick<RulesetReport, 'checks'>, strict: boolean): ReadonlyMap<string, number> => {
  const failing = new Map<string, number>()
  const passing = new Map<string, number>()
  let total = 0
  for (const check of checks) {
    const counts = isNews(check, strict) ? failing : check.verdict === 'pass' ? passing : undefined
    if (isNews(check, strict)) total += WHOLE
    const named = namedBy(check)
    for (const [place, rule] of named.entries()) counts?.set(rule, (counts.get(rule) ?? 0) + weight(check, named, place))
  }
  return new Map([...failing].map(([rule, failed]) => [rule, failed / Math.sqrt(total * (failed + (passing.get(rule) ?? 0)))]))
}

/** A place to begin. */
export interface Beginning {
  readonly rule: RuleResult
  /** Other rules that the failures point at, the likeliest first: with it they are three at most. */
  readonly others: readonly RuleId[]
  /** How many failing checks there are, and how many of them name the rule. */
  readonly failing: number
  readonly naming: number
  /** How many checks pass, and how many of them name it. */
  readonly passing: number
  readonly passingNaming: number
  /** The failing check of it to look at first. */
  readonly first: CheckResult
}

const length = ({ evidence }: CheckResult): number => evidence?.trace.length ?? Number.MAX_SAFE_INTEGER

/** What shows a fault best comes first: an outcome derived by hand, then a stated property, then the rest. */
const TELLING: readonly CheckResult['kind'][] = ['fixture', 'invariant', 'relation', 'exploration', 'chart', 'corpus']

const isBinding = ({ kind, standing }: CheckResult): boolean => kind !== 'fixture' || standing === 'normative'

/** The failing check to look at first: a normative fixture before all else, and of each kind the shortest game. */
const firstToLookAt = (checks: readonly CheckResult[]): CheckResult | undefined =>
  bySize(checks).toSorted((a, b) => Number(isBinding(b)) - Number(isBinding(a)) || TELLING.indexOf(a.kind) - TELLING.indexOf(b.kind))[0]

/** Checks with the shortest game first; those without one come last. */
export const bySize = (checks: readonly CheckResult[]): CheckResult[] => checks.toSorted((a, b) => length(a) - length(b))

/** So many refused games are asked what they name. */
const ASKED = 2

/** So many rules are named beside the one to begin with. */
const MOST_OTHERS = 2

/** What a game names that the charts refuse: the rules of the decisions that explain it, else those of the step. */
const namedIn = ({ rules, evidence }: CheckResult): Named => evidence?.broken?.map(each => each.rules) ?? [rules]

/** The rules that fixtures and refused games point at, the likeliest first. */
const suspected = (checks: readonly CheckResult[], strict: boolean): readonly RuleId[] => {
  const fixtures = checks.filter(check => check.kind === 'fixture' && (check.verdict === 'pass' || isNews(check, strict)))
  const refused = bySize(checks.filter(check => check.kind === 'chart' && isNews(check, strict)))
  const games = refused.filter((check, at) => refused.findIndex(each => each.evidence?.scenario === check.evidence?.scenario) === at)
  const fared = new Map(fixtures.map(check => [check, { fails: check.verdict !== 'pass', isSample: false }]))
  return suspects(fixtures, fared, games.slice(0, ASKED).map(namedIn))
}

/** What is known is left out. The failing rule that the failures point at most, those that bind an engine before those that advise it. */
export const beginningOf = (ruleset: Pick<RulesetReport, 'checks' | 'rules'>, strict: boolean): Beginning | undefined => {
  const points = suspicion(ruleset, strict)
  const failing = ruleset.checks.filter(check => isNews(check, strict))
  const rank = (rule: RuleResult): number => (points.get(rule.id) ?? 0) + (rule.standing === 'normative' ? 1 : 0)
  const ranked = ruleset.rules.filter(each => each.verdict === 'fail' && points.has(each.id)).toSorted((a, b) => rank(b) - rank(a))
  const [likeliest] = ranked
  if (!likeliest) return undefined
  // a rule that says a refused step, and that bears on all that the likeliest does, explains as much and is nearer to the fault
  const refused = new Set(failing.filter(({ kind }) => kind === 'chart').map(check => namedBy(check)[0]))
  const explained = failing.filter(check => namedBy(check).includes(likeliest.id))
  const explains = ({ id }: RuleResult): boolean => refused.has(id) && explained.every(check => namedBy(check).includes(id))
  const isAsBinding = ({ standing }: RuleResult): boolean => standing === 'normative' || likeliest.standing !== 'normative'
  const rule = ranked.find(each => explains(each) && isAsBinding(each)) ?? likeliest
  const naming = failing.filter(check => namedBy(check).includes(rule.id))
  const passing = ruleset.checks.filter(check => check.verdict === 'pass')
  const first = firstToLookAt(naming)
  return (
    first && {
      rule,
      others: suspected(ruleset.checks, strict)
        .filter(id => id !== rule.id)
        .slice(0, MOST_OTHERS),
      failing: failing.length,
      naming: naming.length,
      passing: passing.length,
      passingNaming: passing.filter(check => check.rules.includes(rule.id)).length,
      first
    }
  )
}

const sayFailing = (naming: number, failing: number): string =>
  failing === 1
    ? 'the one failing check is'
    : naming === failing
      ? `all ${failing} failing checks are`
      : `${naming} of ${count(failing, 'failing check')} ${naming === 1 ? 'is' : 'are'}`

/** Why it is the place to begin: `2 of 3 failing checks are about it, and 4 of the 90 that pass`. */
export const sayWhy = ({ failing, naming, passing, passingNaming }: Beginning): string =>
  `${sayFailing(naming, failing)} about it, and ${passingNaming} of the ${passing} that pass`

/** Which rules it may be instead: `if it is not that one, fab:6.4.2 or fab:6.4.5`; nothing where there are none. */
export const sayOthers = ({ others }: Beginning): string => (others.length === 0 ? '' : `if it is not that one, ${others.join(' or ')}`)

/** A report with the place to begin in each ruleset that fails. */
export const withBeginnings = (report: Report): Report => ({
  ...report,
  rulesets: report.rulesets.map(ruleset => {
    const found = beginningOf(ruleset, report.run.strict)
    if (!found) return ruleset
    const { rule, first, others, failing, naming, passing, passingNaming } = found
    return { ...ruleset, beginWith: { rule: rule.id, others: [...others], check: first.name, failing, naming, passing, passingNaming } }
  })
})
