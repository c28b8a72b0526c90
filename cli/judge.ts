/** `stacklaw judge`. @module */
import type { Command } from 'commander'
import { toWire } from '../fixtures/loader.js'
import { readText } from '../fixtures/text.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { InputProblem, parseJson, sayIssue } from '../model/scenario/problem.js'
import { createModel, diagnose, judge } from '../model/statechart/index.js'
import type { Refused } from '../model/statechart/index.js'
import type { WireScenario } from '../model/scenario/scenario.js'
import { heard } from '../model/trace/empty.js'
import { TraceFile } from '../model/trace/file.js'
import { byFirstNames, handlesOf } from '../model/trace/first-names.js'
import { TRACE_FORMAT } from '../model/trace/observation.js'
import type { Observation } from '../model/trace/observation.js'
import { judgeByInvariants, rulesOf } from '../properties/campaign/case.js'
import { toldOf } from '../properties/campaign/diagnosis.js'
import type { ToldDecision } from '../properties/campaign/diagnosis.js'
import { sayerOf, sayRefusal } from '../properties/campaign/sample.js'
import { invariants } from '../properties/invariants/index.js'
import { indented, sayBroken } from './opened.js'
import { rulebookOf, trustedBase } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { citing, print, printJson, safe, verdictWord } from './screen.js'

/** A trace file. */
const readTrace = (file: string): TraceFile => {
  const value = parseJson(readText(file), file)
  const format = typeof value === 'object' && value !== null ? (value as { format?: unknown }).format : undefined
  if (format !== TRACE_FORMAT)
    throw new InputProblem(`${file}: /format is ${JSON.stringify(format) ?? 'missing'}; a trace file has "${TRACE_FORMAT}".`)
  const parsed = TraceFile.safeParse(value)
  if (!parsed.success) throw new InputProblem(`${file}: ${sayIssue(parsed.error, value)}.`)
  return parsed.data
}

/** The step that the charts refuse: what came, all that would have been allowed, each with its rules, and what it breaks. */
const sayRefused = (
  game: { readonly scenario: WireScenario; readonly played: { readonly trace: readonly Observation[] } },
  { step, refused }: { readonly step: number; readonly refused: Refused },
  rulebook: Rulebook,
  broken: readonly ToldDecision[]
): readonly string[] => {
  const { allowed } = sayerOf(game.scenario, game.played.trace, rulebook)
  return [
    `step ${step + 1}: this is not among what the rules allow`,
    `  came: ${safe(sayRefusal(game, { step, refused }, rulebook).came)}`,
    ...new Set(refused.expected.map(each => `  allowed: ${safe(allowed(each))}${citing(each.rules)}`)),
    ...indented(sayBroken(broken, refused, rulebook), '  ')
  ]
}

export const judgeCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('judge')
    .summary('judge a recorded trace')
    .description(
      'Judges the log of an engine that cannot be driven: the charts follow the trace step by step, and every invariant is checked on it.'
    )
    .argument('<trace>', 'a trace file')
    .option('--json', 'print as JSON', false)
    .addHelpText(
      'after',
      '\nExample:\n  npx stacklaw run fixtures/fab/6.4/feign-death.json --trace game.json\n  npx stacklaw judge game.json'
    )
    .action((file: string, { json }: { json: boolean }) => {
      const { scenario: told, observations: written, level, autonomous, engine } = readTrace(file)
      const observations = heard(written).map(byFirstNames(handlesOf(told)))
      const rulebook = rulebookOf(told.ruleset)
      // What it names must exist; a conformance card need not be told.
      const scenario = toWire(told, `${file}: in its scenario`)
      const model = createModel(trustedBase(rulebook), { level, autonomous })
      const { asked, ...verdict } = judge(model, scenario, observations)
      const { breaches } = judgeByInvariants(invariants, rulebook, scenario, observations, level, asked)
      const overall = verdict.verdict === 'fail' || breaches.length > 0 ? 'fail' : verdict.verdict
      const broken = verdict.verdict === 'fail' ? toldOf(diagnose(model, scenario, observations, verdict.step)) : []
      if (json)
        printJson({
          engine,
          level,
          verdict: overall,
          charts: verdict.verdict === 'fail' ? { ...verdict, broken } : verdict,
          invariants: breaches.map(({ invariant, breach }) => ({ name: invariant.name, rules: rulesOf(invariant, rulebook), ...breach }))
        })
      else
        print(
          `${safe(engine.name)} ${safe(engine.version)}, level ${level}, ${observations.length} observations: ${verdictWord(overall)}`,
          ...(verdict.verdict === 'fail'
            ? sayRefused({ scenario, played: { trace: observations } }, verdict, rulebook, broken)
            : verdict.verdict === 'inconclusive'
              ? [`inconclusive: ${safe(verdict.why)}`]
              : []),
          ...breaches.map(
            ({ invariant, breach }) =>
              `step ${breach.step + 1}: ${safe(breach.came)}; ${safe(breach.expected)} (${[invariant.name, rulesOf(invariant, rulebook).join(', ')].filter(Boolean).join(': ')})`
          )
        )
      done(overall === 'pass' ? EXIT.holds : EXIT.doesNot)
    })
}
