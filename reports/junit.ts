/**
 * The report as JUnit XML, for CI systems.
 *
 * Their readers count what is neither failed nor skipped as green. What decides nothing is skipped with its reason (`inconclusive`,
 * `unsupported`, what was not chosen, known failures), and the verdict of the whole is a failure of its own where no case shows it;
 * `untested` is a failure, as is a stale entry of a list of known failures.
 * @module
 */
import { capital } from '../model/telling/capital.js'
import { sayExplained } from '../model/telling/decision.js'
import type { CheckResult, FoundGame, Report, RulesetReport, Verdict } from '../properties/campaign/report.js'
import { oneLine, plain } from '../model/trace/text.js'
import { judges, SIGN_WORDS } from './order.js'
import { sayStale } from './stale.js'

type Mark = 'failure' | 'error' | 'skipped' | 'none'

const MARKS: Readonly<Record<Verdict, Mark>> = {
  fail: 'failure',
  error: 'error',
  inconclusive: 'skipped',
  untested: 'failure',
  pass: 'none',
  unsupported: 'skipped'
}

interface Case {
  readonly kind: string
  readonly name: string
  readonly verdict: Verdict
  /** What the verdict is in JUnit's words; advice that is not counted never reads as a failure. */
  readonly mark: Mark
  readonly message: string
  /** A known failure is skipped with its reason, so it fails no build and reads green nowhere. */
  readonly isKnown?: boolean
  /** It judges the engine, and does not only advise. */
  readonly judges?: boolean
  readonly body: string
  /** Where the check is written. */
  readonly file?: string
  /** How long it took, in seconds. */
  readonly seconds?: number
}

/** How long the checks of each ruleset took that are games of their own, in milliseconds. */
export type Took = Readonly<Record<string, Readonly<Record<string, number>>>>

interface Suite {
  readonly name: string
  readonly cases: readonly Case[]
}

/** The report as JUnit XML: a test suite a ruleset, a test case a check. */
export const renderJunit = (report: Report, took: Took = {}): string => {
  const suites = report.rulesets.map(ruleset => suiteOf(ruleset, report.run.strict, took[ruleset.id]))
  const all = [...suites, ...overall(report, suites), ...stale(report)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="stacklaw"${totals(all.flatMap(suite => suite.cases))}>`,
    ...all.map(suite => suiteXml(suite, report)),
    '</testsuites>',
    ''
  ].join('\n')
}

const suiteOf = (ruleset: RulesetReport, strict: boolean, took: Took[string] = {}): Suite => {
  const cases = [
    ...ruleset.checks.map(check => caseOf(check, strict, took[check.name])),
    ...(ruleset.found ?? []).map(game => foundCase(game, strict))
  ]
  return { name: ruleset.id, cases: [...cases, ...unsaid(`ruleset ${ruleset.id}`, ruleset.verdict, cases)] }
}

/** The report's own verdict, where no suite would show it. */
const overall = (report: Report, suites: readonly Suite[]): readonly Suite[] => {
  const cases = unsaid(
    'report',
    report.verdict,
    suites.flatMap(suite => suite.cases)
  )
  return cases.length === 0 ? [] : [{ name: 'campaign', cases }]
}

/** A failing case for each stale entry of the list of known failures, as the run fails on it. */
const stale = ({ expect }: Report): readonly Suite[] =>
  expect === undefined || expect.stale.length === 0
    ? []
    : [
        {
          name: 'known failures',
          cases: expect.stale.map(entry => ({
            kind: entry.ruleset,
            name: `stale: ${entry.check}`,
            verdict: 'fail',
            mark: 'failure',
            message: sayStale(entry, expect.file),
            body: `${sayStale(entry, expect.file)}\nThe reason that the list gives: ${entry.reason}`
          }))
        }
      ]

/** A case for a verdict that is not green although all cases below it read green: an empty ruleset, for instance. */
const unsaid = (of: string, verdict: Verdict, cases: readonly Case[]): readonly Case[] => {
  const red = cases.some(c => c.mark === 'failure' || c.mark === 'error' || c.isKnown)
  if (red || verdict === 'pass' || (verdict === 'unsupported' && cases.length > 0)) return []
  const message = `The verdict of the ${of} is ${verdict}, although no single check shows it.`
  return [
    {
      kind: 'verdict',
      name: `verdict of the ${of}`,
      verdict,
      mark: verdict === 'inconclusive' ? 'failure' : MARKS[verdict],
      message,
      body: message
    }
  ]
}

/** Whether a check judges the engine, or only advises. */
const caseOf = (check: CheckResult, strict: boolean, took?: number): Case => ({
  kind: check.kind,
  name: check.name,
  verdict: check.verdict,
  mark:
    MARKS[check.verdict] === 'none'
      ? 'none'
      : judges(check, strict) && check.known === undefined && !check.unchosen
        ? MARKS[check.verdict]
        : 'skipped',
  ...(check.file !== undefined && { file: check.file }),
  ...(took !== undefined && { seconds: took / 1000 }),
  message: check.message,
  isKnown: check.known !== undefined,
  judges: judges(check, strict),
  body: bodyOf(check)
})

/** A game that random play found: a failure of its own, unless it is known or only advises. */
const foundCase = (game: FoundGame, strict: boolean): Case => ({
  kind: 'found',
  name: game.id,
  verdict: 'fail',
  mark: judges(game, strict) && game.known === undefined ? 'failure' : 'skipped',
  message: game.known === undefined ? game.message : `known failure (${game.known}): ${game.message}`,
  isKnown: game.known !== undefined,
  body: bodyOf({
    title: `Found by random play: ${game.cards.join(', ') || 'no card'}`,
    purpose: `Breaks ${game.checks.join(', ')}`,
    rules: game.rules,
    standing: game.standing,
    message: game.message,
    ...(game.evidence && { evidence: game.evidence })
  })
})

type Body = Pick<CheckResult, 'title' | 'purpose' | 'rules' | 'standing' | 'message' | 'evidence' | 'needs' | 'hints'>

const bodyOf = ({ title, purpose, rules, standing, message, evidence, needs, hints = [] }: Body): string =>
  [
    title,
    ...(purpose === undefined ? [] : [purpose]),
    message,
    `Rules: ${rules.join(', ') || 'none'} (${standing})`,
    ...(needs?.length ? [`Needs: ${needs.join(', ')}`] : []),
    ...(evidence === undefined ? [] : evidence.expected.map((line, i) => `${i === 0 ? 'Expected' : 'Or'}: ${line}`)),
    ...(evidence === undefined ? [] : [`Came: ${evidence.came}`]),
    ...(evidence?.broken ?? []).map(each => `${capital(sayExplained(each))}.`),
    ...hints.map(hint => `If this fails, check ${hint}.`),
    ...(evidence?.replay === undefined ? [] : [`Play it again: ${evidence.replay}`])
  ].join('\n')

/** Seconds as the format has them. */
const timeOf = (seconds: number): string => ` time="${seconds.toFixed(3)}"`

const totals = (cases: readonly Case[]): string => {
  const times = cases.flatMap(({ seconds }) => seconds ?? [])
  const time = times.length === 0 ? '' : timeOf(times.reduce((sum, each) => sum + each, 0))
  const number = (mark: Mark): number => cases.filter(c => c.mark === mark).length
  return ` tests="${cases.length}" failures="${number('failure')}" errors="${number('error')}" skipped="${number('skipped')}"${time}`
}

const suiteXml = ({ name, cases }: Suite, report: Report): string =>
  [
    `  <testsuite name="${attribute(name)}"${totals(cases)}>`,
    '    <properties>',
    ...Object.entries(propertiesOf(report)).map(([key, value]) => `      <property name="${key}" value="${attribute(value)}"/>`),
    '    </properties>',
    ...cases.map(c => caseXml(c, name)),
    '  </testsuite>'
  ].join('\n')

const propertiesOf = ({ engine, kit, run, verdict }: Report): Readonly<Record<string, string>> => ({
  engine: `${engine.name} ${engine.version}`,
  level: engine.level,
  kit: `${kit.version} ${kit.digest}`,
  seed: String(run.seed),
  runs: String(run.runs),
  partial: String(run.partial),
  command: run.command,
  verdict
})

/** Why a case neither passes nor fails. */
const sayWhySkipped = ({ verdict, isKnown, judges: isJudging, message }: Case): string => {
  if (verdict === 'unsupported' || isKnown) return message
  if (isJudging) return `${verdict}: ${message}`
  return `advice (${verdict === 'fail' ? SIGN_WORDS.otherwise : verdict}): ${message}`
}

const caseXml = (c: Case, suite: string): string => {
  const start = `    <testcase classname="${attribute(`${suite}.${c.kind}`)}" name="${attribute(c.name)}"${c.file === undefined ? '' : ` file="${attribute(c.file)}"`}${c.seconds === undefined ? '' : timeOf(c.seconds)}`
  switch (c.mark) {
    case 'none':
      return `${start}/>`
    case 'skipped':
      return `${start}>\n      <skipped message="${attribute(sayWhySkipped(c))}"/>\n    </testcase>`
    case 'failure':
    case 'error':
      return `${start}>\n      <${c.mark} type="${c.verdict}" message="${attribute(c.message)}">${text(c.body)}</${c.mark}>\n    </testcase>`
  }
}

/** `>` is escaped too: a raw `]]>` is not allowed in text. */
const text = (value: string): string => plain(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const attribute = (value: string): string => text(oneLine(value)).replaceAll('"', '&quot;')
