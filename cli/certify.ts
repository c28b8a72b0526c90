/** `stacklaw certify`. @module */
import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import type { Statement } from '../engine/port.js'
import { sayAddress } from '../engine/protocol/address.js'
import { KIT } from '../engine/protocol/kit.js'
import { everyCard } from '../fixtures/cards.js'
import { deckOf } from '../fixtures/loader.js'
import { rulebooks } from '../model/rulebook/index.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { InputProblem } from '../model/scenario/problem.js'
import { certify } from '../properties/campaign/certify.js'
import type { Campaign } from '../properties/campaign/certify.js'
import type { Case } from '../properties/campaign/case.js'
import { foundScenario } from '../properties/campaign/found.js'
import { compareWithKnown, markKnown } from '../properties/campaign/known.js'
import type { Compared } from '../properties/campaign/known.js'
import { Report, REPORT_FORMAT } from '../properties/campaign/report.js'
import type { Verdict } from '../properties/campaign/report.js'
import { suiteOf } from '../properties/campaign/suite.js'
import { interrupted as unlookedAfter } from '../properties/campaign/unlooked.js'
import { worst } from '../properties/campaign/verdict.js'
import { readEvidence } from '../properties/mutation/evidence.js'
import { makeFolder } from '../reports/folder.js'
import { withBeginnings } from '../reports/telling.js'
import { prepareFolder, writeReports } from '../reports/write.js'
import { prepareCertificate, writeCertificate } from './attest.js'
import { suggest } from './choose.js'
import { warnOfClaims } from './claims.js'
import { rulebookOf, startEngine } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { tellGithub } from './github.js'
import { checkKnown, readKnown, sayCompared, writeKnown } from './known.js'
import { CONNECT, ENGINE, engineAt, names, natural, players, sayEngine, START_TIMEOUT, TIMEOUT } from './options.js'
import type { Named, Times } from './options.js'
import { writeOutput } from './output.js'
import { progress } from './progress.js'
import { complain, print, printJson } from './screen.js'
import { summary } from './summary.js'

interface Options extends Named, Times {
  readonly ruleset?: string
  readonly runs: number
  readonly seed: number
  readonly cards?: readonly string[]
  readonly players: { readonly least: number; readonly most: number }
  readonly out: string
  readonly strict: boolean
  readonly expect?: string
  readonly writeExpect?: string
  readonly attest?: string
  readonly subject?: readonly string[]
  readonly json: boolean
  readonly reporter: 'terminal' | 'github'
}

/** The option that repeats a choice of players; nothing if it is the usual one. */
const sayPlayers = ({ least, most }: Options['players']): string =>
  least === 2 && most === 4 ? '' : ` --players ${least === most ? least : `${least}-${most}`}`

/** What a verdict means for the exit code. */
const exitOf = (verdict: Verdict): ExitCode => (verdict === 'pass' ? EXIT.holds : verdict === 'error' ? EXIT.adapter : EXIT.doesNot)

/** With a list of known failures, the run holds if it fails as listed and in no other way. */
const exitOfKnown = ({ unlisted, stale }: Compared): ExitCode =>
  unlisted.some(({ verdict }) => verdict === 'error') ? EXIT.adapter : unlisted.length + stale.length > 0 ? EXIT.doesNot : EXIT.holds

/** A line is shown for every so many games that are played to make a failing one smaller. */
const ASIDE = 25

/** Writes failing random games as scenario files beside the report. */
const keeper = (folder: string): ((game: Case) => string) => {
  let count = 0
  return game => {
    const found = join(folder, 'found')
    makeFolder(found)
    const file = join(found, `${game.scenario.ruleset}-${++count}.json`)
    writeOutput(file, `${JSON.stringify(foundScenario(game, rulebookOf(game.scenario.ruleset), count), null, 2)}\n`)
    return relative(process.cwd(), file)
  }
}

/** Where failing random games go must not be taken by something else; that is found now, and not when one is kept. */
const prepareFound = (folder: string): void => {
  const found = join(folder, 'found')
  if (statSync(found, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new InputProblem(`${found} is a file, where failing games must go; remove it or name another folder.`)
}

/** What ends a run early: what was found until then is reported. */
const STOPS = ['SIGINT', 'SIGTERM'] as const

/** The word for the cards to code first, among names of cards. */
const DECK = 'deck'

/** The cards that random games are drawn from: each must be one of a ruleset that is judged. */
const namedCards = (given: readonly string[], rulesets: readonly string[]): readonly string[] => {
  const names = given.flatMap(name => (name === DECK ? rulesets.flatMap(deckOf) : [name]))
  const known = new Set(rulesets.flatMap(id => [...everyCard(rulebookOf(id)).keys()]))
  const unknown = names.find(name => !known.has(name))
  if (unknown !== undefined)
    throw new InputProblem(
      `There is no card ${JSON.stringify(unknown)} of ${rulesets.join(', ')}; ${suggest(unknown, [...known], 'none has a name like it.')} ${rulesets.map(id => `"stacklaw cards --ruleset ${id}"`).join(' and ')} ${rulesets.length === 1 ? 'lists' : 'list'} them.`
    )
  if (names.length === 0) throw new InputProblem(`There is no deck of ${rulesets.join(', ')}; name the cards.`)
  return names
}

/** The rulesets that an engine claims; all of them if it claims none that this kit knows, so that the report says what is not claimed. */
const claimed = ({ rulesets }: Statement): readonly Rulebook[] => {
  const known = Object.values(rulebooks)
  const some = known.filter(({ id }) => rulesets.includes(id))
  return some.length > 0 ? some : known
}

const run = async (options: Options): Promise<ExitCode> => {
  const at = engineAt(options)
  const named = options.ruleset === undefined ? undefined : rulebookOf(options.ruleset)
  const drawnFrom = options.cards && namedCards(options.cards, named ? [named.id] : Object.keys(rulebooks))
  const listed = options.expect === undefined ? undefined : readKnown(options.expect)
  if (options.writeExpect !== undefined) checkKnown(options.writeExpect)
  await prepareFolder(options.out)
  prepareFound(options.out)
  const certificate = prepareCertificate(options)
  const evidence = readEvidence()
  const iut = await startEngine(at, options)
  const chosen = named ? [named] : claimed(iut.statement)
  const misspelt = warnOfClaims(iut.statement)
  let interrupted = false
  let ends: ExitCode = EXIT.interrupted
  const onInterrupt = (signal: NodeJS.Signals): void => {
    interrupted = true
    if (signal === 'SIGTERM') ends = EXIT.terminated
  }
  for (const signal of STOPS) process.once(signal, onInterrupt)
  const bar = progress('certify')
  try {
    const keep = keeper(options.out)
    const campaigns: Campaign[] = []
    for (const rulebook of chosen) {
      campaigns.push(
        await certify({
          engine: iut,
          suite: suiteOf(rulebook, evidence),
          seed: options.seed,
          runs: options.runs,
          strict: options.strict,
          players: options.players,
          ...(drawnFrom && { cards: drawnFrom }),
          ...(at && ('connect' in at ? { address: sayAddress(at.connect) } : { command: at.engine })),
          ...(listed && { known: listed }),
          progress: (done, total, what) => bar.step(done, total, `${rulebook.id}: ${what}`),
          shrinking: (tried, most) => {
            if (tried % ASIDE === 1) bar.aside(`${rulebook.id}: shrinks a failure (${tried}, at most ${most})`)
          },
          stop: () => interrupted,
          keep
        })
      )
    }
    bar.stop()
    const judged = campaigns.map(campaign => campaign.report)
    const partial = interrupted || campaigns.some(campaign => campaign.partial)
    // what an early end left out bears nothing out
    const held = listed && compareWithKnown(judged, listed, options.strict)
    const compared = held && partial ? { ...held, stale: [] } : held
    const { name, version, features, cards, level, autonomous } = iut.statement
    const judgedReport = Report.parse({
      format: REPORT_FORMAT,
      kit: { version: KIT.version, digest: evidence?.digest ?? 'none' },
      engine: {
        name,
        version,
        ...(options.engine !== undefined && { command: options.engine }),
        features: [...features],
        ...(cards && { cards }),
        level,
        autonomous: [...autonomous]
      },
      run: {
        seed: options.seed,
        runs: options.runs,
        strict: options.strict,
        partial,
        command: `npx stacklaw certify${at ? ` ${sayEngine(at)}` : ''}${options.ruleset === undefined ? '' : ` --ruleset ${options.ruleset}`} --runs ${options.runs} --seed ${options.seed}${options.cards ? ` --cards ${JSON.stringify(options.cards.join(','))}` : ''}${sayPlayers(options.players)}`
      },
      verdict: worst(judged.map(({ verdict }) => verdict)) ?? 'untested',
      ...(compared &&
        options.expect !== undefined && {
          expect: { file: options.expect, stale: [...compared.stale], known: compared.known.length, new: compared.unlisted.length }
        }),
      rulesets: compared ? judged.map(ruleset => markKnown(ruleset, compared)) : judged,
      notLookedAt: [...misspelt, ...campaigns.flatMap(campaign => campaign.notLookedAt), ...(interrupted ? [unlookedAfter] : [])]
    })
    const report = withBeginnings(judgedReport)
    const { files } = await writeReports(report, options.out)
    const issued =
      certificate &&
      writeCertificate(report, certificate, options.out, { players: options.players, ...(drawnFrom && { cards: drawnFrom }) })
    if (certificate && issued === undefined) complain('no certificate is written of a run that was ended early.')
    if (options.writeExpect !== undefined && !report.run.partial) {
      const todo = writeKnown(options.writeExpect, judged, options.strict, listed)
      complain(
        `${options.writeExpect} lists the failures of this run${todo === 0 ? '.' : `; ${todo} of them need a reason before --expect reads it.`}`
      )
    }
    if (options.json) printJson(report)
    else
      print(
        ...summary(report, issued === undefined ? files : [...files, issued]),
        ...(compared && options.expect !== undefined ? sayCompared(options.expect, compared) : [])
      )
    if (options.reporter === 'github') tellGithub(report, options.out)
    if (interrupted) return ends
    return compared && !report.run.partial ? exitOfKnown(compared) : exitOf(report.verdict)
  } finally {
    bar.stop()
    for (const signal of STOPS) process.removeListener(signal, onInterrupt)
    await iut.shutdown()
  }
}

export const certifyCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
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
    .option('--runs <n>', 'random games', natural, 300)
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
    .option('--expect <file>', 'known failures; the run holds if it fails as they say, and one that passes now is stale and does not')
    .option('--write-expect <file>', 'write the failures of this run as known ones, for a person to give each its reason')
    .option('--attest <key>', 'sign a certificate of the run with an Ed25519 key in PEM form, and write it beside the report')
    .option('--subject <file...>', 'with --attest: the files that the engine is made of')
    .addOption(
      new Option('--reporter <name>', 'github: annotations, and the summary of the job as well')
        .choices(['terminal', 'github'])
        .default('terminal')
    )
    .option('--json', 'print the report as JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw certify\n  npx stacklaw certify --engine "python3 examples/python/stacklaw_engine.py" --out /tmp/report\n  npx stacklaw certify --runs 1000 --seed 7 --cards "Katsu,Tripwire Trap,Light Jab"\n  npx stacklaw certify --players 3-4              only games of three and four\n\nExit codes: 0 conformant, or failing exactly as --expect lists, 1 not (fail, inconclusive, untested, or a stale entry), 2 usage, 3 adapter or protocol failure, 4 bug in the kit, 130 stopped by Ctrl-C, 143 ended by SIGTERM (a partial report is written).'
    )
    .action(async (options: Options) => done(await run(options)))
}
