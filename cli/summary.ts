/**
 * A report on the terminal: what comes to attention, and where the whole of it is.
 * @module
 */
import { relative } from 'node:path'
import { count } from '../model/trace/text.js'
import type { CheckResult, Report, RulesetReport, Verdict } from '../properties/campaign/report.js'
import { headline, sayOtherwise } from '../reports/headline.js'
import { sayVerdict, verdictOf } from '../reports/scope.js'
import { isFailure, judges, SIGN_WORDS, signOfCheck, tally } from '../reports/order.js'
import { beginningOf, sayOthers, sayWhy } from '../reports/telling.js'
import { byKind, sayBriefly } from '../reports/not-covered.js'
import { bold, citing, dim, safe, verdictWord } from './screen.js'

/** A line a kind; the report has the details. */
const notCovered = ({ notLookedAt }: Report): readonly string[] =>
  notLookedAt.length === 0
    ? []
    : [`Not looked at ${dim('(the report says which, and why)')}`, ...byKind(notLookedAt).map(group => dim(`  ${safe(sayBriefly(group))}`))]

/** The games that random play found, each with what it shows. */
const foundIn = ({ found = [] }: RulesetReport, strict: boolean): readonly string[] =>
  found.length === 0
    ? []
    : [
        `  random play found ${count(found.length, 'game')}:`,
        ...found.flatMap(({ id, checks, rules, standing, cards, message, known, drawn, evidence }) => [
          `    ${known === undefined ? '' : 'known '}${isFailure({ standing, verdict: 'fail' }, strict) ? verdictWord('fail') : dim(SIGN_WORDS.otherwise)} ${id}${citing(rules)}, with ${safe(cards.join(', '))}`,
          `         ${safe(message)}`,
          `         ${dim(`breaks ${checks.join(', ')}`)}`,
          ...(evidence?.replay === undefined ? [] : [dim(`         ${safe(evidence.replay)}`)]),
          ...(drawn === undefined ? [] : [dim(`         as it was drawn: ${safe(drawn)}`)])
        ])
      ]

/** So many checks of a kind are told; the report has all. */
const TOLD = 10

/** A check that comes to attention, in lines: its word, its name and rules, the message, and the command that plays it again. */
export const sayCheck = (
  word: string,
  {
    name,
    rules,
    message,
    evidence
  }: Pick<CheckResult, 'name' | 'rules' | 'message'> & {
    readonly evidence?: { readonly replay?: string } | undefined
  }
): readonly string[] => [
  `  ${word} ${name}${citing(rules)}`,
  `       ${safe(message)}`,
  ...(evidence?.replay === undefined ? [] : [dim(`       ${safe(evidence.replay)}`)])
]

const sayChecks = (checks: readonly CheckResult[], word: (check: CheckResult) => string): readonly string[] => [
  ...checks.slice(0, TOLD).flatMap(check => sayCheck(word(check), check)),
  ...(checks.length > TOLD ? [`  and ${checks.length - TOLD} more; see the report`] : [])
]

/** What the engine reads otherwise where the text leaves room, by name. */
const readOtherwise = (checks: readonly CheckResult[]): readonly string[] =>
  checks.length === 0 ? [] : [`  ${sayOtherwise(checks)}, which fails nothing:`, ...sayChecks(checks, () => dim(SIGN_WORDS.otherwise))]

/** Where to begin, and why there. */
const beginning = (ruleset: RulesetReport, strict: boolean): readonly string[] => {
  const found = beginningOf(ruleset, strict)
  if (!found) return []
  const { rule, first } = found
  return [
    `  ${bold('begin with')} ${rule.id} ${safe(rule.title)}: ${sayWhy(found)}; look first at ${first.name}${found.others.length === 0 ? '' : `; ${sayOthers(found)}`}`
  ]
}

/** A verdict in its colour, with what it rests on. */
const verdictTold = (verdict: Verdict, rulesets: readonly RulesetReport[], strict: boolean): string => {
  const word = verdictOf(verdict, rulesets)
  return `${verdictWord(verdict, word)}${sayVerdict(verdict, rulesets, strict).slice(word.length)}`
}

/** So many claims are told that would bring more. */
const BEST = 3

/** What would bring most: of what the engine does not claim that which unlocks most by itself. */
const nextClaims = ({ ladder }: RulesetReport): readonly string[] => {
  const rungs = (ladder?.rungs ?? []).filter(({ unlocks }) => unlocks > 0).slice(0, BEST)
  return rungs.length === 0
    ? []
    : [
        '  what would bring most:',
        ...rungs.map(({ kind, name, unlocks }) => `    claim ${kind} ${safe(name)}: ${count(unlocks, 'more check')}`)
      ]
}

/** That an engine does otherwise each time, and where; or that the run was narrowed. */
const foremost = (report: Report): readonly string[] => {
  const unsteady = report.rulesets.flatMap(ruleset => ruleset.unsteady ?? [])
  if (unsteady.length === 0 && report.run.chosen === undefined) return []
  return [
    bold(safe(headline(report))),
    ...unsteady.slice(0, TOLD).map(({ situation, first, again }) => `  ${safe(situation)}: ${safe(first)}; played again: ${safe(again)}`)
  ]
}

/** Where a report was written. */
export const sayFiles = (files: readonly string[]): string =>
  `report: ${files.map(file => relative(process.cwd(), file) || file).join('  ')}`

/** A report in lines: each ruleset with its counts and what fails, what was not looked at, and the verdict. */
export const summary = (report: Report): readonly string[] => [
  ...foremost(report),
  ...report.rulesets.flatMap(ruleset => {
    const { strict } = report.run
    const worstFirst = (['error', 'fail', 'inconclusive', 'untested'] as const).flatMap(verdict =>
      ruleset.checks.filter(check => judges(check, strict) && check.verdict === verdict && !check.unchosen)
    )
    const otherwise = ruleset.checks.filter(check => signOfCheck(check, strict) === 'otherwise')
    const checked = ruleset.rules.filter(rule => rule.verdict !== undefined)
    return [
      `${bold(ruleset.id)} ${dim(ruleset.title)}: ${verdictTold(ruleset.verdict, [ruleset], strict)}`,
      `  checks: ${tally([ruleset], strict)
        .filter(({ checks }) => checks > 0)
        .map(({ checks, sign }) => `${checks} ${SIGN_WORDS[sign]}`)
        .join(', ')}`,
      `  rules: ${checked.length} of ${ruleset.rules.length} have a check in this version of the kit`,
      ...beginning(ruleset, strict),
      ...sayChecks(worstFirst, check => verdictWord(check.verdict)),
      ...readOtherwise(otherwise),
      ...foundIn(ruleset, strict),
      ...nextClaims(ruleset)
    ]
  }),
  ...notCovered(report),
  `${bold(safe(report.engine.name))} ${safe(report.engine.version)} at level ${report.engine.level}: ${verdictTold(report.verdict, report.rulesets, report.run.strict)}${report.run.partial ? ' as far as it came; it was stopped, and this is no verdict on the whole' : ''}`
]
