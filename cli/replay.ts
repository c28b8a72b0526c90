/** `stacklaw replay`. @module */
import { Option } from 'commander'
import type { Command } from 'commander'
import { gamesOf } from '../properties/arbitraries/game.js'
import { ALL_SEATS } from '../properties/arbitraries/situation.js'
import type { Seats } from '../properties/arbitraries/situation.js'
import { runCase, rulesOf } from '../properties/campaign/case.js'
import { SAY_UNDECIDED } from '../properties/campaign/expectation.js'
import { brokenIn, toldOf } from '../properties/campaign/diagnosis.js'
import { sayNever } from '../properties/campaign/never.js'
import { drawn, scripted } from '../properties/campaign/play.js'
import type { Policy } from '../properties/campaign/play.js'
import { relate } from '../properties/campaign/relate.js'
import { invariants } from '../properties/invariants/index.js'
import { relations } from '../properties/metamorphic/index.js'
import type { Relation } from '../properties/metamorphic/index.js'
import { InputProblem } from '../model/scenario/problem.js'
import type { WireScenario } from '../model/scenario/scenario.js'
import { withoutAutonomous } from '../model/scenario/script.js'
import { planFor } from './certification/run.js'
import { rulebookOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { CONNECT, demandUseful, ENGINE, gameNumber, names, natural, players, START_TIMEOUT, TIMEOUT } from './options.js'
import type { Named, Times } from './options.js'
import { namedCards } from './named-cards.js'
import { chartJson, failuresIn, sayChart, withEngine, withScenario } from './opened.js'
import type { Opening } from './opened.js'
import { bold, citing, print, printJson, safe, verdictWord } from './screen.js'
import { tell } from './tell.js'

/** How a random game is drawn. */
interface Drawing {
  readonly ruleset?: string
  readonly seed?: number
  readonly game?: number
  readonly cards?: readonly string[]
  readonly players?: Seats
  readonly thorough?: true
}

interface Options extends Named, Times, Drawing {
  readonly mutant?: string
  readonly json: boolean
}

/** A game to be played again: its situation, how it goes on, and the relations for which it is played once more. */
interface Again {
  readonly title: string
  readonly purpose: string
  readonly wire: WireScenario
  readonly policy: Policy
  readonly applied: readonly Relation[]
}

/** Plays a game, judges it and tells what came of it. */
const tellAgain = async (
  { title, purpose, wire, policy, applied }: Again,
  { rulebook, iut, model }: Pick<Opening, 'rulebook' | 'iut' | 'model'>,
  options: Options
): Promise<ExitCode> => {
  const { level, name, version } = iut.statement
  const game = await runCase(iut, model, rulebook, invariants, wire, policy)
  const related = await relate(iut, applied, wire, game.played)
  const { chart, breaches, played } = game
  const never = sayNever(wire, played, level, rulebook)
  const explained = toldOf(brokenIn(model, game))
  const broken = related.flatMap(({ relation, difference }) => (difference ? [{ relation, difference }] : []))
  const open = related.filter(({ undecided }) => undecided)
  const isDecided = chart.kind === 'accepted' && open.length === 0
  const verdict = chart.kind === 'refused' || breaches.length > 0 || broken.length > 0 ? 'fail' : isDecided ? 'pass' : 'inconclusive'
  if (options.json)
    printJson({
      scenario: wire.id,
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
      bold(safe(title)),
      safe(purpose),
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
}

const replayFile = (file: string, options: Options): Promise<ExitCode> =>
  withScenario(file, options, ({ scenario, wire, ...opening }) => {
    const { title, purpose, script } = scenario
    const policy = scripted(withoutAutonomous(script, opening.iut.statement.autonomous))
    return tellAgain({ title, purpose, wire, policy, applied: relations }, opening, options)
  })

/** Draws a random game by its number, as `certify` does, and plays it. */
const replayDrawn = async (number: number, options: Options): Promise<ExitCode> => {
  const { ruleset, seed = 1, cards, players = ALL_SEATS, thorough = false } = options
  if (ruleset === undefined) throw new InputProblem('--game is the number of a random game of one ruleset; say which one with --ruleset.')
  const rulebook = rulebookOf(ruleset)
  const drawnFrom = cards && namedCards(cards, [ruleset])
  return withEngine(rulebook, options, (iut, model) => {
    const run = { ruleset, seed, runs: number, strict: false, thorough, players, ...(drawnFrom && { drawnFrom }) }
    const plan = planFor(rulebook, run, iut.statement, undefined)
    if (plan.runs < number)
      throw new InputProblem(`There are no random games of ${ruleset} for what ${iut.statement.name} claims and these options ask for.`)
    const { scenario: wire, how, applied } = gamesOf(plan.games, relations)(number - 1)
    const told = { title: `Random game ${number} of ${ruleset}`, purpose: `Drawn by the seed ${seed}.` }
    return tellAgain({ ...told, wire, policy: drawn(how), applied }, { rulebook, iut, model }, options)
  })
}

/** What says how a game is drawn, and means nothing for a file. */
const DRAWING = ['ruleset', 'seed', 'game', 'cards', 'players', 'thorough'] as const

const replay = async (file: string | undefined, options: Options): Promise<ExitCode> => {
  demandUseful(options)
  const asked = DRAWING.find(name => options[name] !== undefined)
  if (file !== undefined) {
    if (asked !== undefined)
      throw new InputProblem(`--${asked} says which random game is drawn, and ${file} is a game already; give one of the two.`)
    return replayFile(file, options)
  }
  if (options.game === undefined)
    throw new InputProblem('Give the file of a game, or --ruleset, --seed and --game of one that random play draws.')
  return replayDrawn(options.game, options)
}

export const replayCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('replay')
    .summary('play a game again that random play found')
    .description(
      'Plays a scenario file again, as the ones that "stacklaw certify" keeps beside its report, or draws a random game of it again by the seed of the run and its number: charts, invariants and metamorphic relations judge the game, and an expectation in the file is not looked at. Without --engine or --connect: on the reference engine, in this process.'
    )
    .argument('[file]', 'a scenario file; without one, --game says which random game')
    .option(...ENGINE)
    .option(...CONNECT)
    .option(...TIMEOUT)
    .option(...START_TIMEOUT)
    .option('--mutant <name>', 'play it on this faulty engine')
    .option('--ruleset <id>', 'the ruleset of a random game')
    .option('--seed <n>', 'where its random games begin (1 unless given)', natural)
    .option('--game <n>', 'the number of the random game, from 1', gameNumber)
    .option('--cards <names>', 'the cards that random games were drawn from, as for certify', names)
    .addOption(new Option('--players <range>', 'how many players random games had (2-4 unless given)').argParser(players))
    .option('--thorough', 'the games are those of a thorough run, every second one of composed cards')
    .option('--json', 'print as JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw replay reports/out/found/fab-1.json --engine "python3 examples/python/stacklaw_engine.py"\n  npx stacklaw replay --ruleset fab --seed 1 --game 34 --engine "CMD"\n\nExit codes: 0 all that judges holds, 1 it does not, or the charts are inconclusive, 2 usage or invalid input, 3 adapter or protocol failure, 4 bug in the kit.'
    )
    .action(async (file: string | undefined, options: Options) => done(await replay(file, options)))
}
