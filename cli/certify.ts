/** `stacklaw certify`. @module */
import { normalize } from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import { rulebooks } from '../model/rulebook/index.js'
import { InputProblem } from '../model/scenario/problem.js'
import { count } from '../model/trace/text.js'
import { campaignOf } from '../properties/campaign/certify.js'
import type { Campaign } from '../properties/campaign/certify.js'
import { checksIn } from '../properties/campaign/narrow.js'
import type { Narrowing } from '../properties/campaign/narrow.js'
import { failedLast, firstOf, remember, remembered } from './certification/memory.js'
import type { Memory } from './certification/memory.js'
import { sayLeft, sayPace } from './certification/pace.js'
import { writePart } from './certification/part.js'
import { keeper, prepareReport, report, reportingOptions } from './certification/reporting.js'
import type { End, Reporting } from './certification/reporting.js'
import { demandChosen, judgedIn, planFor, sayNarrowing, settingsFor } from './certification/run.js'
import type { Run } from './certification/run.js'
import { playUnits, shardsOf } from './certification/shards.js'
import type { PlayedUnits } from './certification/shards.js'
import { teller } from './certification/told.js'
import { warnOfClaims } from './claims.js'
import { CONFIG, CONFIG_FILE, configure } from './configuration.js'
import { rulebookOf, startEngine } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { certifyCrew } from './jobs/certifying.js'
import { collectAlone } from './jobs/collecting.js'
import type { CertifyGiven } from './jobs/certifying.js'
import { namedCards } from './named-cards.js'
import { CONNECT, ENGINE, engineAt, failures, JOBS, names, natural, players, SHARD, START_TIMEOUT, TIMEOUT } from './options.js'
import type { EngineAt, Shard, Times } from './options.js'
import { progress } from './progress.js'
import { complain, print, shownLines } from './screen.js'
import { startSelf, watch, without } from './watching.js'

interface Options extends Times, Reporting {
  readonly ruleset?: string
  readonly runs: number
  readonly seed: number
  readonly cards?: readonly string[]
  readonly players: { readonly least: number; readonly most: number }
  readonly out: string
  readonly strict: boolean
  readonly thorough: boolean
  readonly jobs: number
  readonly shard?: Shard
  readonly rule?: readonly string[]
  readonly section?: readonly string[]
  readonly only?: readonly string[]
  readonly lastFailed: boolean
  /** After how many failures to stop; after the first, if only asked to. */
  readonly bail?: number | true
  readonly watch?: readonly string[] | true
  readonly config?: string
}

/** A line is shown for every so many games that are played to make a failing one smaller. */
const ASIDE = 25

/** What ends a run early: what was found until then is reported. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const EXIT_OF: Readonly<Partial<Record<NodeJS.Signals, ExitCode>>> = { SIGTERM: EXIT.terminated, SIGHUP: EXIT.hungUp }

/** What every process that plays starts its engine with. */
const givenOf = (at: EngineAt | undefined, { timeout, startTimeout }: Options): CertifyGiven => ({
  ...(at && { at }),
  times: { ...(timeout !== undefined && { timeout }), ...(startTimeout !== undefined && { startTimeout }) }
})

/** What a run is, as the command line has it. */
const runOf = (options: Options, drawnFrom: readonly string[] | undefined, narrowing: Narrowing | undefined): Run => ({
  ...engineAt(options),
  ...(options.ruleset !== undefined && { ruleset: options.ruleset }),
  runs: options.runs,
  seed: options.seed,
  strict: options.strict,
  thorough: options.thorough,
  players: options.players,
  ...(options.cards && { cards: options.cards }),
  ...(drawnFrom && { drawnFrom }),
  ...(narrowing && { narrowing })
})

/** What narrows a run; nothing if it is whole. */
const narrowingOf = ({ rule, section, only, lastFailed }: Options, memory: Memory): Narrowing | undefined =>
  rule || section || only || lastFailed
    ? {
        ...(rule && { rules: rule }),
        ...(section && { sections: section }),
        ...(only && { only }),
        ...(lastFailed && { names: failedLast(memory) })
      }
    : undefined

/**
 * Refuses what asks for a certification of a run that can't be one.
 * @throws InputProblem if a narrowed run is to be attested
 */
const demandWhole = (narrowing: Narrowing | undefined, { attest, writeExpect, bail }: Options): void => {
  const wrong = attest !== undefined ? '--attest' : writeExpect !== undefined ? '--write-expect' : undefined
  if (wrong === undefined) return
  const by = narrowing ? sayNarrowing(narrowing) : bail === undefined ? undefined : '--bail'
  if (by !== undefined)
    throw new InputProblem(
      `${wrong} speaks of a whole run, and ${by} ${narrowing ? 'chooses some checks' : 'ends it early'}; leave one of the two out.`
    )
}

/**
 * Refuses what makes a report, where a part is to be written.
 * @throws InputProblem if some of it is asked for
 */
const demandPart = ({ expect, writeExpect, json, attest }: Options): void => {
  const wrong = Object.entries({ '--expect': expect, '--write-expect': writeExpect, '--json': json || undefined, '--attest': attest })
  const [first] = wrong.filter(([, value]) => value !== undefined)
  if (first)
    throw new InputProblem(
      `A shard writes a part and no report; give ${first[0]} to "stacklaw merge", which makes the report of all parts.`
    )
}

const run = async (options: Options): Promise<ExitCode> => {
  collectAlone()
  const at = engineAt(options)
  const { shard } = options
  const named = options.ruleset === undefined ? undefined : rulebookOf(options.ruleset)
  const drawnFrom = options.cards && namedCards(options.cards, named ? [named.id] : Object.keys(rulebooks))
  const memory = remembered(at)
  const narrowing = narrowingOf(options, memory)
  if (shard) demandPart(options)
  demandWhole(narrowing, options)
  const prepared = await prepareReport(options)
  const { listed, evidence } = prepared
  const iut = await startEngine(at, options)
  const { statement } = iut
  const misspelt = warnOfClaims(statement)
  const asked = runOf(options, drawnFrom, narrowing)
  // an engine that runs already is one, and may take a single connection
  const jobs = options.connect ? 1 : options.jobs
  let ended: End | undefined
  let onStop = (): void => undefined
  const end = (why: End): void => {
    ended ??= why
    onStop()
  }
  const onInterrupt = (signal: NodeJS.Signals): void => end({ by: 'signal', code: EXIT_OF[signal] ?? EXIT.interrupted })
  const stop = (): boolean => ended !== undefined
  for (const signal of STOPS) process.once(signal, onInterrupt)
  let checks = 0
  const bar = progress('certify', games => (shard ? count(games, 'game') : `${count(games, 'game')} for ${count(checks, 'check')}`))
  const start = performance.now()
  const most = options.bail === true ? 1 : options.bail
  const tells = teller({ strict: options.strict, ...(listed && { known: listed }), say: lines => bar.say(shownLines(lines)) })
  let current = ''
  let done = 0
  let total = 0
  const crew = certifyCrew(iut, givenOf(at, options), jobs, {
    stop,
    shrinking: (tried, most) => {
      if (tried % ASIDE === 1) bar.aside(`${current}: shrinks a failure (${tried}, at most ${most})`)
    },
    lost: why => complain(`warning: one job less, for ${why}.`),
    heard: (plan, unit, outcome) => {
      if (stop()) return
      tells.hear(plan, unit, outcome)
      if (unit.kind !== 'least') done++
      const pace = sayPace(tells.failed(), sayLeft(done, total, performance.now() - start))
      bar.step(done, total, `${plan.rulebook.id}${pace === '' ? '' : `: ${pace}`}`)
      if (most !== undefined && tells.told() >= most) end({ by: 'failures' })
    }
  })
  onStop = crew.stop
  try {
    const keep = keeper(options.out)
    const campaigns: Campaign[] = []
    const outcomes: Record<string, PlayedUnits> = {}
    const shards = shard && shardsOf(shard.of)
    const plans = judgedIn(asked, statement).map(rulebook => planFor(rulebook, asked, statement, evidence))
    demandChosen(plans, asked)
    const pieces = plans.map(plan => (shards ? shards(plan)[shard.index - 1]! : plan.units))
    total = pieces.reduce((sum, units) => sum + units.length, 0)
    checks = plans.reduce((sum, plan) => sum + checksIn(plan), 0)
    if (narrowing) bar.say(`certify: ${sayNarrowing(narrowing)} chose ${count(checks, 'check')}, by ${count(total, 'game')}`)
    for (const [place, plan] of plans.entries()) {
      const { rulebook } = plan
      current = rulebook.id
      const units = pieces[place]!
      const first = shards ? [] : firstOf(plan, memory)
      const { play, isKnown, close } = crew.playing(plan, settingsFor(rulebook, asked), units, first)
      if (shards) outcomes[rulebook.id] = await playUnits(plan, units, play, { stop })
      else campaigns.push(await campaignOf(plan, play, { ...(listed && { known: listed }), stop, isKnown, keep }))
      await close()
    }
    bar.stop()
    if (!shard) {
      remember(at, campaigns)
      return await report({ statement, run: asked, campaigns, misspelt, ended }, options, prepared)
    }
    const file = writePart(options.out, { run: asked, statement, shard, partial: stop(), outcomes })
    print(`part ${shard.index} of ${shard.of}: ${file}`)
    return ended?.by === 'signal' ? ended.code : EXIT.holds
  } finally {
    bar.stop()
    for (const signal of STOPS) process.removeListener(signal, onInterrupt)
    await Promise.all([crew.end(), iut.shutdown()])
  }
}

/** Runs again whenever files of the engine change, until it is ended. */
const watched = async (options: Options, configured: readonly string[] | undefined): Promise<ExitCode> => {
  const named = options.watch === true ? configured : options.watch
  if (!named) throw new InputProblem(`--watch names nothing; give the files and folders of the engine, or "watch" in ${CONFIG_FILE}.`)
  if (options.connect)
    throw new InputProblem('--watch starts the engine again, and --connect takes one that runs already; give --engine instead.')
  const wrong = options.shard ? '--shard' : options.attest !== undefined ? '--attest' : undefined
  if (wrong !== undefined) throw new InputProblem(`${wrong} is of one run, and --watch runs again and again; leave one of the two out.`)
  let ended: ExitCode = EXIT.holds
  const over = new Promise<void>(resolve => {
    for (const signal of STOPS)
      process.once(signal, () => {
        ended = EXIT_OF[signal] ?? EXIT.interrupted
        resolve()
      })
  })
  const words = without(process.argv.slice(2), '--watch')
  await watch({ named, written: [normalize(options.out)], start: () => startSelf(words), ended: over })
  return ended
}

export const certifyCommand = (program: Command, done: (code: ExitCode) => void): void => {
  const command = program
    .command('certify')
    .summary('judge an engine and write the report')
    .description(
      'Judges an engine by fixtures, statecharts and invariants, and writes report.html, report.json, junit.xml, summary.md and badge.json. Without --engine or --connect: the embedded reference engine, as a process of its own.'
    )
    .option(...ENGINE)
    .option(...CONNECT)
    .option(...TIMEOUT)
    .option(...START_TIMEOUT)
    .option('--ruleset <id>', 'one ruleset instead of all that the engine claims')
    .option('--runs <n>', 'random games', natural, 150)
    .option('--seed <n>', 'where the random games begin; the same seed gives the same games', natural, 1)
    .option(
      '--cards <names>',
      'cards to draw random games from, with commas between them; "deck" stands for those to code first; claims nothing',
      names
    )
    .addOption(
      new Option('--players <range>', 'how many players random games have: one number, or two with a hyphen')
        .argParser(players)
        .default({ least: 2, most: 4 }, '2-4')
    )
    .option('--out <dir>', 'where the report goes', 'reports/out')
    .option('--strict', 'interpretations judge the engine too', false)
    .option(
      '--thorough',
      'play each fixture again for every metamorphic relation, not for one of them in turn, play the corpus, and compose the cards of every second random game, for an engine that reads abilities as data',
      false
    )
    .option(...JOBS)
    .option(...SHARD)
    .option('--rule <ids...>', 'only the checks that cite one of these rules')
    .option('--section <numbers...>', 'only the checks that cite a rule of one of these sections, such as 6.4')
    .option(
      '--only <patterns...>',
      'only the checks whose name has one of these in it; * stands for anything, "random" for the random games'
    )
    .option('--last-failed', 'only what failed in the last run, which .stacklaw/ remembers', false)
    .option('--bail [n]', 'stop after so many failures (1 unless given); what was played until then is reported', failures)
    .option(...CONFIG)
    .option(
      '--watch [paths...]',
      'run again whenever one of these files changes, with the engine started anew (those that the configuration names, unless given)'
    )
  reportingOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw certify\n  npx stacklaw certify --engine "python3 examples/python/stacklaw_engine.py" --out /tmp/report\n  npx stacklaw certify --runs 1000 --seed 7 --cards "Katsu,Tripwire Trap,Light Jab"\n  npx stacklaw certify --players 3-4              only games of three and four\n  npx stacklaw certify --engine "CMD" --last-failed --bail\n  npx stacklaw certify --engine "CMD" --rule fab:6.4.10g --only shield\n\nExit codes: 0 conformant, or failing exactly as --expect lists, 1 not (fail, inconclusive, untested, or a stale entry), 5 the checks that --rule, --section, --only or --last-failed chose hold, which is no certification, 2 usage, 3 adapter or protocol failure, 4 bug in the kit, 130 stopped by Ctrl-C, 129 or 143 ended by SIGHUP or SIGTERM (a partial report is written).'
    )
    .action(async (_: Options, command: Command) => {
      const config = configure(command, command.opts<Options>().config)
      const options = command.opts<Options>()
      done(options.watch === undefined ? await run(options) : await watched(options, config?.watch))
    })
}
