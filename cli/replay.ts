/** `stacklaw replay`. @module */
import type { Command } from 'commander'
import { runCase, rulesOf } from '../properties/campaign/case.js'
import { SAY_UNDECIDED } from '../properties/campaign/expectation.js'
import { brokenIn, toldOf } from '../properties/campaign/diagnosis.js'
import { sayNever } from '../properties/campaign/never.js'
import { scripted } from '../properties/campaign/play.js'
import { relate } from '../properties/campaign/relate.js'
import { invariants } from '../properties/invariants/index.js'
import { relations } from '../properties/metamorphic/index.js'
import { withoutAutonomous } from '../model/scenario/script.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { CONNECT, demandUseful, ENGINE, START_TIMEOUT, TIMEOUT } from './options.js'
import type { Named, Times } from './options.js'
import { chartJson, failuresIn, sayChart, withScenario } from './opened.js'
import { bold, citing, print, printJson, safe, verdictWord } from './screen.js'
import { tell } from './tell.js'

interface Options extends Named, Times {
  readonly mutant?: string
  readonly json: boolean
}

const replay = async (file: string, options: Options): Promise<ExitCode> => {
  demandUseful(options)
  return withScenario(file, options, async ({ scenario, wire, rulebook, iut, model }) => {
    const { level, autonomous, name, version } = iut.statement
    const script = withoutAutonomous(scenario.script, autonomous)
    const game = await runCase(iut, model, rulebook, invariants, wire, scripted(script))
    const related = await relate(iut, relations, wire, game.played)
    const { chart, breaches, played } = game
    const never = sayNever(wire, played, level, rulebook)
    const explained = toldOf(brokenIn(model, game))
    const broken = related.flatMap(({ relation, difference }) => (difference ? [{ relation, difference }] : []))
    const open = related.filter(({ undecided }) => undecided)
    const isDecided = chart.kind === 'accepted' && open.length === 0
    const verdict = chart.kind === 'refused' || breaches.length > 0 || broken.length > 0 ? 'fail' : isDecided ? 'pass' : 'inconclusive'
    if (options.json)
      printJson({
        scenario: scenario.id,
        engine: { name, version, level },
        verdict,
        charts: chartJson(chart, explained),
        invariants: breaches.map(({ invariant, breach }) => ({ name: invariant.name, rules: rulesOf(invariant, rulebook), ...breach })),
        relations: related.map(({ relation, difference, undecided }) => ({
          name: relation.name,
          rules: rulesOf(relation, rulebook),
          verdict: difference ? 'fail' : undecided ? 'inconclusive' : 'pass',
          ...difference
        })),
        waiting: played.waiting,
        ...(never !== undefined && { never }),
        trace: played.trace
      })
    else
      print(
        bold(safe(scenario.title)),
        safe(scenario.purpose),
        ...tell({ scenario: wire, trace: played.trace, rulebook, model }, { remarks: failuresIn(game, rulebook, explained) }),
        '',
        ...(never === undefined ? [] : [`script: ${safe(never)}; the defaults were taken instead.`]),
        ...sayChart(game, rulebook, explained),
        ...breaches.map(
          ({ invariant, breach }) =>
            `invariant ${invariant.name}: ${verdictWord('fail')} - step ${breach.step + 1}: ${safe(breach.came)}; ${safe(breach.expected)}${citing(rulesOf(invariant, rulebook))}`
        ),
        ...broken.map(
          ({ relation, difference }) =>
            `relation ${relation.name}: ${verdictWord('fail')} - step ${difference.step + 1} of the second game: ${safe(difference.came)}; the first game demands ${safe(difference.expected)}`
        ),
        ...open.map(({ relation }) => `relation ${relation.name}: ${verdictWord('inconclusive')} - ${SAY_UNDECIDED}`),
        `verdict: ${verdictWord(verdict)}`
      )
    return verdict === 'pass' ? EXIT.holds : EXIT.doesNot
  })
}

export const replayCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('replay')
    .summary('play a game again that random play found')
    .description(
      'Plays a scenario file again, as the ones that "stacklaw certify" keeps beside its report: charts, invariants and metamorphic relations judge the game, and an expectation in the file is not looked at. Without --engine or --connect: on the reference engine, in this process.'
    )
    .argument('<file>', 'a scenario file')
    .option(...ENGINE)
    .option(...CONNECT)
    .option(...TIMEOUT)
    .option(...START_TIMEOUT)
    .option('--mutant <name>', 'play it on this faulty engine')
    .option('--json', 'print as JSON', false)
    .addHelpText(
      'after',
      '\nExample:\n  npx stacklaw replay reports/out/found/fab-1.json --engine "python3 examples/python/stacklaw_engine.py"\n\nExit codes: 0 all that judges holds, 1 it does not, or the charts are inconclusive, 2 usage or invalid input, 3 adapter or protocol failure, 4 bug in the kit.'
    )
    .action(async (file: string, options: Options) => done(await replay(file, options)))
}
