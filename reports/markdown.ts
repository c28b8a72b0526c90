/**
 * The report as Markdown, for a pull request or a job summary.
 * @module
 */
import type { CheckResult, Report, RulesetReport, NotCovered } from '../properties/campaign/report.js'
import { headline, sayOtherwise } from './headline.js'
import { attentionOf, otherwiseOf, SIGN_WORDS, signOfCheck, tally } from './order.js'
import type { Placed } from './order.js'
import { sayPairs } from './pairs.js'
import { whatToDo } from './stale.js'
import { beginningOf, sayOthers, sayWhy } from './telling.js'
import { sayVerdict, sayWhole, verdictOf } from './scope.js'
import { byKind } from './not-covered.js'
import { sayExplained } from '../model/telling/decision.js'
import { capital } from '../model/telling/capital.js'
import { count, oneLine } from '../model/trace/text.js'

/** How many checks are told in full. A job summary has a size limit; report.json has all. */
export const TOLD = 50

/** The report as Markdown: verdict, counts, then what needs attention, worst first. */
export const renderMarkdown = (report: Report): string =>
  [
    `# ${title(report)}: ${escape(report.engine.name)} ${escape(report.engine.version)}`,
    headline(report),
    facts(report),
    ...stale(report),
    ...report.rulesets.map(ruleset => counts(ruleset, report.run.strict)),
    ...beginning(report),
    ...found(report),
    ...attention(report),
    ...otherwise(report),
    ...conformanceProfile(report),
    ...coverage(report),
    ...notLookedAt(report)
  ].join('\n\n') + '\n'

/** The verdict in capitals, with what it rests on. */
const title = (report: Report): string => {
  const word = verdictOf(report.verdict, report.rulesets)
  return `${report.run.chosen ? 'No certification, ' : ''}${word.toUpperCase()}${sayWhole(report).slice(word.length)}`
}

const facts = ({ engine, kit, run }: Report): string =>
  [
    `- Level of observation: ${engine.level}`,
    `- Seed ${run.seed}, ${count(run.runs, 'random game')}${run.partial ? '; **a partial run: it ended before all checks had run**' : ''}`,
    `- Kit ${escape(kit.version)}, digest ${code(kit.digest)}`,
    `- Run again: ${code(run.command)}`
  ].join('\n')

const stale = ({ expect }: Report): readonly string[] =>
  expect === undefined || expect.stale.length === 0
    ? []
    : [
        [
          `## ${count(expect.stale.length, 'stale entry', 'stale entries')} in the list of known failures`,
          '',
          escape(whatToDo(expect)),
          '',
          ...expect.stale.map(
            ({ ruleset, check, verdict, reason, why }) =>
              `- ${code(check)} of ${escape(ruleset)} is listed as ${verdict}, but ${escape(why)}. Reason given: ${escape(reason)}`
          )
        ].join('\n')
      ]

const counts = (ruleset: RulesetReport, strict: boolean): string =>
  [
    `## ${escape(ruleset.title)}, ${escape(ruleset.edition)}: ${sayVerdict(ruleset.verdict, [ruleset], strict)}`,
    '',
    '| | Rules | Checks |',
    '|---|---:|---:|',
    ...tally([ruleset], strict).map(t => `| ${SIGN_WORDS[t.sign]} | ${t.rules} | ${t.checks} |`),
    ...(ruleset.pairs ? ['', sayPairs(ruleset.pairs)] : [])
  ].join('\n')

const beginning = ({ rulesets, run }: Report): readonly string[] =>
  rulesets.flatMap(ruleset => {
    const found = beginningOf(ruleset, run.strict)
    if (!found) return []
    const { rule, first } = found
    return [
      `Begin with ${code(rule.id)} ${escape(rule.title)}: ${sayWhy(found)}. Look first at ${code(first.name)}.${found.others.length === 0 ? '' : ` ${capital(sayOthers(found))}.`}`
    ]
  })

/** How many lines of the conformance profile are told. */
const ENTRIES = 5

const conformanceProfile = ({ rulesets }: Report): readonly string[] =>
  rulesets.flatMap(({ title, ladder: found }) => {
    if (found === undefined || found.rungs.length === 0) return []
    const entries = found.rungs.slice(0, ENTRIES)
    const rest = found.rungs.length - entries.length
    return [
      [
        `## What to claim next of ${escape(title)}`,
        '',
        `${found.claimed} of ${count(found.cases, 'fixture')} could be played.`,
        '',
        '| Not claimed | Unlocks alone | Needed by |',
        '|---|---:|---:|',
        ...entries.map(
          ({ kind, name, unlocks, neededBy }) => `| ${kind === 'card' ? 'card ' : ''}${escape(name)} | ${unlocks} | ${neededBy} |`
        ),
        ...(rest > 0 ? ['', `And ${rest} more; report.html and report.json have them all.`] : [])
      ].join('\n')
    ]
  })

const found = ({ rulesets }: Report): readonly string[] =>
  rulesets.flatMap(ruleset =>
    ruleset.found === undefined || ruleset.found.length === 0
      ? []
      : [
          [
            `## Found by random play of ${escape(ruleset.title)}`,
            '',
            ...ruleset.found.map(
              ({ id, cards, checks, rules, message, known, drawn, evidence }) =>
                `- ${code(id)} with ${escape(cards.join(', ') || 'no card')}: ${known === undefined ? '' : `known (${escape(known)}): `}${escape(message)} Rules: ${rules.map(code).join(', ') || 'none'}. Breaks ${checks.map(code).join(', ')}.${evidence?.replay === undefined ? '' : ` Play it again: ${code(evidence.replay)}`}${drawn === undefined ? '' : ` As it was drawn: ${code(drawn)}`}`
            )
          ].join('\n')
        ]
  )

const attention = (report: Report): readonly string[] => tellAll('Needs attention', [], attentionOf(report), report)

const otherwise = (report: Report): readonly string[] => {
  const all = otherwiseOf(report)
  const why = 'The text leaves room there, and the engine reads it otherwise than we do. That fails nothing.'
  return tellAll(capital(sayOtherwise(all.map(({ check }) => check))), [why], all, report)
}

const tellAll = (title: string, why: readonly string[], all: readonly Placed[], { run }: Report): readonly string[] => {
  if (all.length === 0) return []
  const rest = all.length - TOLD
  return [
    `## ${title}`,
    ...why,
    ...all.slice(0, TOLD).map(({ ruleset, check }) => tell(ruleset, check, run.strict)),
    ...(rest > 0 ? [`And ${rest} more; report.html and report.json have them all.`] : [])
  ]
}

const tell = (ruleset: RulesetReport, check: CheckResult, strict: boolean): string => {
  const sign = signOfCheck(check, strict)
  const titles = new Map(ruleset.rules.map(rule => [rule.id, rule.title]))
  const rules = check.rules.map(id => `${code(id)} ${escape(titles.get(id) ?? '')}`.trim())
  return [
    `### ${SIGN_WORDS[sign]}: ${escape(check.title)}`,
    '',
    ...(check.purpose === undefined ? [] : [escape(check.purpose), '']),
    escape(check.message),
    '',
    `- Check: ${code(check.name)} (${check.kind}, ${check.standing})`,
    ...rules.map(rule => `- Rule: ${rule}`),
    ...sayFailedIn(check),
    ...(check.needs?.length ? [`- Needs: ${check.needs.map(code).join(', ')}`] : []),
    ...(check.evidence?.expected ?? []).map(
      (line, i) => `- ${i > 0 ? 'Or' : sign === 'otherwise' ? 'Our reading' : 'Expected'}: ${escape(line)}`
    ),
    ...(check.evidence === undefined ? [] : [`- Came: ${escape(check.evidence.came)}`]),
    ...(check.evidence?.broken ?? []).map(each => `- What would explain it: ${escape(sayExplained(each))}`),
    ...(check.hints ?? []).map(hint => `- If this fails, check ${escape(hint)}`),
    ...(check.evidence?.replay === undefined ? [] : [`- Play it again: ${code(check.evidence.replay)}`])
  ].join('\n')
}

/** Situations of one check that are told. */
const SITUATIONS = 10

const sayFailedIn = ({ failedIn = [] }: CheckResult): readonly string[] =>
  failedIn.length < 2
    ? []
    : [
        `- Fails in: ${failedIn
          .slice(0, SITUATIONS)
          .map(({ situation, known }) => `${code(situation)}${known === undefined ? '' : ' (known)'}`)
          .join(', ')}${failedIn.length > SITUATIONS ? ` and ${failedIn.length - SITUATIONS} more` : ''}`
      ]

const coverage = (report: Report): readonly string[] => {
  const charts = report.rulesets.flatMap(ruleset => ruleset.coverage.map(chart => ({ ruleset, chart })))
  if (charts.length === 0) return []
  const rows = charts.map(
    ({ ruleset, chart }) => `| ${escape(ruleset.id)} | ${escape(chart.chart)} | ${chart.fired} of ${chart.transitions} |`
  )
  return [['## Charts', '', '| Ruleset | Chart | Transitions fired |', '|---|---|---:|', ...rows].join('\n')]
}

const notLookedAt = ({ notLookedAt: all }: Report): readonly string[] =>
  all.length === 0
    ? []
    : [
        '## What this run did not look at',
        ...byKind(all).map(({ words, all }) => [`**${capital(words)}**`, '', ...all.flatMap(sayNotCovered)].join('\n'))
      ]

const sayNotCovered = ({ ruleset, sentence, items }: NotCovered): readonly string[] => [
  `- ${ruleset === undefined ? '' : `**${escape(ruleset)}** `}${escape(sentence)}`,
  ...items.map(({ why, names }) => `  - ${why === undefined ? '' : `${escape(why)}: `}${sayNames(names)}`)
]

const sayNames = (names: readonly string[]): string =>
  `${names.slice(0, TOLD).map(escape).join(', ')}${names.length > TOLD ? ` and ${names.length - TOLD} more` : ''}`

/** Text on one line, with all that Markdown or HTML would act on escaped. */
const escape = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_[\]|~$]/g, '\\$&')
    .replace(/^[#+=>-]|(?<=^\d+)[.)](?= )/, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** A code span whose fence is longer than any run of backticks within. A bar is escaped for tables. */
const code = (text: string): string => {
  const line = oneLine(text)
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = longest > 0 ? ' ' : ''
  return line === '' ? '(empty)' : `${fence}${pad}${line}${pad}${fence}`
}
