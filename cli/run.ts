/** `stacklaw run`. @module */
import type { Command } from 'commander'
import { unknownRules } from '../fixtures/derived.js'
import { hintsFor } from '../fixtures/words.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { InputProblem } from '../model/scenario/problem.js'
import { TRACE_FORMAT } from '../model/trace/observation.js'
import type { TraceFile } from '../model/trace/file.js'
import { runCase } from '../properties/campaign/case.js'
import { runFixture } from '../properties/campaign/fixture.js'
import { brokenIn, toldOf } from '../properties/campaign/diagnosis.js'
import type { ToldDecision } from '../properties/campaign/diagnosis.js'
import { sayNever } from '../properties/campaign/never.js'
import { scripted } from '../properties/campaign/play.js'
import type { Case } from '../properties/campaign/case.js'
import type { CheckResult } from '../properties/campaign/report.js'
import { invariants } from '../properties/invariants/index.js'
import type { Scenario } from '../model/scenario/scenario.js'
import { withoutAutonomous } from '../model/scenario/script.js'
import { createModel } from '../model/statechart/index.js'
import { EXPLORATION_BUDGET } from '../properties/campaign/explore.js'
import { compared } from '../properties/exploration/compared.js'
import { trustedBase } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { CONNECT, demandUseful, ENGINE, engineAt, sayEngine, START_TIMEOUT, TIMEOUT } from './options.js'
import type { Named, Times } from './options.js'
import { checkOutput, writeOutput } from './output.js'
import { chartJson, failuresIn, sayBreach, sayFailure, sayChart, withScenario } from './opened.js'
import { bold, dim, print, printJson, safe, verdictWord } from './screen.js'
import { tell } from './tell.js'
import { apartFrom, sayStated, walkJson } from './walked.js'
import type { Remark } from './tell.js'

interface Options extends Named, Times {
  readonly mutant?: string
  readonly trace?: string
  readonly abilities: boolean
  readonly json: boolean
}

const derivation = ({ derivation = [] }: Scenario, title: string): readonly string[] =>
  derivation.length === 0 ? [] : ['', bold(title), ...derivation.map(({ because, so }) => `  ${dim(because)}  ${safe(so)}`)]

const sayUnknown = (rule: string): string => `no rulebook of the kit has the rule ${rule}; "stacklaw rules" lists those that there are`

/** The step at which the game parts from the expectation. */
const remarksOf = (check: CheckResult, game: Case, rulebook: Rulebook, explained: readonly ToldDecision[]): readonly Remark[] => [
  ...(check.verdict === 'fail' && check.evidence?.step !== undefined
    ? [
        {
          step: stepOf(check, game),
          lines: sayFailure('the expectation demands', check.evidence)
        }
      ]
    : []),
  ...failuresIn(game, rulebook, explained)
]

/** Evidence holds the end of a long trace only, and counts from its own beginning. */
const stepOf = ({ evidence }: CheckResult, { played }: Case): number =>
  evidence?.step === undefined
    ? played.trace.length
    : Math.max(
        0,
        played.trace.findIndex(o => o === evidence.trace[0])
      ) + evidence.step

const run = async (file: string, options: Options): Promise<ExitCode> => {
  demandUseful(options)
  if (options.json && options.abilities)
    throw new InputProblem('--abilities tells cards in words, and --json tells none; give one of the two.')
  if (options.trace !== undefined) checkOutput(options.trace)
  return withScenario(file, options, async ({ scenario, wire, rulebook, iut, model }) => {
    const { level, autonomous, name, version } = iut.statement
    const at = engineAt(options)
    const {
      check,
      game = await runCase(iut, model, rulebook, invariants, wire, scripted(withoutAutonomous(scenario.script, autonomous)))
    } = await runFixture(iut, model, rulebook, invariants, { file, scenario }, { engine: at && sayEngine(at) })
    const { trace } = game.played
    if (options.trace !== undefined) {
      const recorded: TraceFile = {
        format: TRACE_FORMAT,
        engine: { name, version },
        level,
        autonomous: [...autonomous],
        scenario: wire,
        observations: [...trace]
      }
      writeOutput(options.trace, `${JSON.stringify(recorded, null, 2)}\n`)
    }
    const stated = scenario.expect?.outcomes
    const full = createModel(trustedBase(rulebook), { level: 'full', autonomous: [] })
    const walked = stated && check.verdict !== 'unsupported' ? await compared(iut, full, wire, { limit: EXPLORATION_BUDGET }) : undefined
    const isReached = !stated || !walked || apartFrom(stated, walked).hold
    const chart = game.chart
    const never = sayNever(wire, game.played, level, rulebook)
    const explained = toldOf(brokenIn(model, game))
    const holds =
      (check.verdict === 'pass' || (check.verdict === 'untested' && !scenario.expect)) &&
      chart.kind !== 'refused' &&
      game.breaches.length === 0 &&
      isReached
    const verdict = chart.kind === 'refused' || game.breaches.length > 0 ? 'fail' : check.verdict
    if (options.json) {
      printJson({
        scenario: scenario.id,
        engine: { name, version, level },
        verdict,
        check,
        charts: chartJson(chart, explained),
        invariants: game.breaches.map(({ invariant, breach }) => ({ name: invariant.name, ...breach })),
        waiting: game.played.waiting,
        ...(never !== undefined && { never }),
        ...(stated && walked && { walk: walkJson(stated, walked) }),
        trace
      })
    } else {
      print(
        bold(safe(scenario.title)),
        safe(scenario.purpose),
        ...[...unknownRules(scenario).map(sayUnknown), ...hintsFor(scenario.cards ?? [])].map(hint => dim(`note: ${safe(hint)}`)),
        dim(`${scenario.id}; it shows ${scenario.rules.join(', ')} (${scenario.standing})`),
        ...tell(
          { scenario: wire, trace, rulebook, model },
          { abilities: options.abilities, remarks: remarksOf(check, game, rulebook, explained) }
        ),
        ...derivation(scenario, check.verdict === 'fail' ? 'What the rules demand' : 'Why, as a person derived it'),
        '',
        ...(never === undefined || check.message.endsWith(never) ? [] : [`script: ${safe(never)}`]),
        ...(stated && walked ? [...sayStated(stated, walked), ''] : []),
        `expectation: ${verdictWord(check.verdict)} - ${safe(check.message)}`,
        ...sayChart(game, rulebook, explained),
        ...(isReached || check.verdict === 'fail' ? [] : ['outcomes: the charts reach other ends than the fixture states']),
        ...game.breaches.map(sayBreach)
      )
    }
    return check.verdict === 'error' ? EXIT.adapter : holds ? EXIT.holds : EXIT.doesNot
  })
}

export const runCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('run')
    .summary('play one scenario file and tell what happens')
    .description(
      'Plays a scenario file, tells it as a story with the rules that explain each step, and judges it by its expectation, the charts and the invariants. Without --engine or --connect: on the reference engine, in this process.'
    )
    .argument('<file>', 'a scenario file')
    .option(...ENGINE)
    .option(...CONNECT)
    .option(...TIMEOUT)
    .option(...START_TIMEOUT)
    .option('--mutant <name>', 'play it on this faulty engine')
    .option('--trace <file>', 'keep the observations as a trace file, for "stacklaw judge"')
    .option('--abilities', 'also tell each card as the kit reads its abilities, to hold against its text', false)
    .option('--json', 'print as JSON', false)
    .addHelpText('after', '\nExample:\n  npx stacklaw run fixtures/fab/6.4/feign-death.json')
    .action(async (file: string, options: Options) => done(await run(file, options)))
}
