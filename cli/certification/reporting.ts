/** From the campaigns of a run to its report: what was known before is marked, the files are written, and the exit code is found. @module */
import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import type { Statement } from '../../engine/port.js'
import { KIT } from '../../engine/protocol/kit.js'
import { InputProblem } from '../../model/scenario/problem.js'
import type { Campaign } from '../../properties/campaign/certify.js'
import type { Case } from '../../properties/campaign/case.js'
import type { Narrowing } from '../../properties/campaign/narrow.js'
import { foundScenario } from '../../properties/campaign/found.js'
import { compareWithKnown, markKnown } from '../../properties/campaign/known.js'
import type { Compared, KnownFailure } from '../../properties/campaign/known.js'
import { Report, REPORT_FORMAT } from '../../properties/campaign/report.js'
import type { NotCovered, Verdict } from '../../properties/campaign/report.js'
import { interrupted as notCoveredAfter, stopped as notCoveredAfterFailures } from '../../properties/campaign/not-covered.js'
import { worst } from '../../properties/campaign/verdict.js'
import { readEvidence } from '../../properties/mutation/evidence.js'
import type { EvidenceFile } from '../../properties/mutation/evidence.js'
import { makeFolder } from '../../reports/folder.js'
import { withBeginnings } from '../../reports/telling.js'
import type { Took } from '../../reports/junit.js'
import { prepareFolder, writeReports } from '../../reports/write.js'
import { prepareCertificate, writeCertificate } from '../attest.js'
import type { Attesting, Prepared as Certificate } from '../attest.js'
import { rulebookOf } from '../engine.js'
import { EXIT } from '../exit.js'
import type { ExitCode } from '../exit.js'
import { tellGithub } from '../github.js'
import { checkKnown, readKnown, sayCompared, writeKnown } from '../known.js'
import { writeOutput } from '../output.js'
import { complain, print, printJson } from '../screen.js'
import { sayFiles, summary } from '../summary.js'
import { commandOf, sayNarrowing } from './run.js'
import type { Run } from './run.js'

/** What a report is made into. */
export interface Reporting extends Attesting {
  readonly expect?: string
  readonly writeExpect?: string
  readonly json: boolean
  readonly reporter: 'terminal' | 'github'
}

/** Adds the options that say what a report is made into. */
export const reportingOptions = (command: Command): Command =>
  command
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

/** What is read for a report before the run, so that nothing is missing after it. */
export interface Prepared {
  readonly listed: readonly KnownFailure[] | undefined
  readonly certificate: Certificate | undefined
  readonly evidence: EvidenceFile | undefined
}

/** What a verdict means for the exit code. */
const exitOf = (verdict: Verdict): ExitCode => (verdict === 'pass' ? EXIT.holds : verdict === 'error' ? EXIT.adapter : EXIT.doesNot)

/** With a list of known failures, the run holds if it fails as listed and in no other way. */
const exitOfKnown = ({ unlisted, stale }: Compared): ExitCode =>
  unlisted.some(({ verdict }) => verdict === 'error') ? EXIT.adapter : unlisted.length + stale.length > 0 ? EXIT.doesNot : EXIT.holds

/** Writes failing random games as scenario files beside the report. */
export const keeper = (folder: string): ((game: Case) => string) => {
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

/**
 * Finds now what would keep a report from being written after the run.
 * @throws InputProblem if something does
 */
export const prepareReport = async (options: Reporting): Promise<Prepared> => {
  const listed = options.expect === undefined ? undefined : readKnown(options.expect)
  if (options.writeExpect !== undefined) checkKnown(options.writeExpect)
  await prepareFolder(options.out)
  prepareFound(options.out)
  const certificate = prepareCertificate(options)
  return { listed, certificate, evidence: readEvidence() }
}

/** What ended a run early: a signal, by the exit code that it stands for, or as many failures as were asked for. */
export type End = { readonly by: 'signal'; readonly code: ExitCode } | { readonly by: 'failures' }

/** What came of a run. */
export interface Ran {
  readonly statement: Statement
  readonly run: Run
  readonly campaigns: readonly Campaign[]
  /** What of the engine's claims cannot be right. */
  readonly misspelt: readonly NotCovered[]
  /** What ended the run early, if something did. */
  readonly ended: End | undefined
}

/** What a narrowed run has chosen. */
const chosenIn = (campaigns: readonly Campaign[], narrowing: Narrowing): Report['run']['chosen'] => ({
  by: sayNarrowing(narrowing),
  checks: campaigns.reduce((sum, { chosen = [] }) => sum + chosen.length, 0),
  of: campaigns.reduce((sum, { report: { checks } }) => sum + checks.length, 0)
})

/** Whether the checks that were chosen hold: those that are games of their own; others had their games, or had none. */
const holdsAsChosen = (campaigns: readonly Campaign[]): boolean => {
  const chosen = campaigns.flatMap(campaign => campaign.chosen ?? [])
  return (
    chosen.some(({ verdict }) => verdict === 'pass') &&
    chosen.every(({ kind, verdict }) => verdict !== 'untested' || (kind !== 'fixture' && kind !== 'exploration'))
  )
}

const tookIn = (campaigns: readonly Campaign[]): Took => Object.fromEntries(campaigns.map(({ report: { id }, took }) => [id, took]))

/** Writes the report of a run, and tells it. */
export const report = async (
  { statement, run, campaigns, misspelt, ended }: Ran,
  options: Reporting,
  { listed, certificate, evidence }: Prepared
): Promise<ExitCode> => {
  const judged = campaigns.map(campaign => campaign.report)
  const partial = ended !== undefined || campaigns.some(campaign => campaign.partial)
  // what an early end left out bears nothing out
  const held = listed && compareWithKnown(judged, listed, run.strict)
  const compared = held && partial ? { ...held, stale: [] } : held
  const { name, version, features, cards, level, autonomous } = statement
  const told = withBeginnings(
    Report.parse({
      format: REPORT_FORMAT,
      kit: { version: KIT.version, digest: evidence?.digest ?? 'none' },
      engine: {
        name,
        version,
        ...(run.engine !== undefined && { command: run.engine }),
        features: [...features],
        ...(cards && { cards }),
        level,
        autonomous: [...autonomous]
      },
      run: {
        seed: run.seed,
        runs: run.runs,
        strict: run.strict,
        ...(run.thorough && { thorough: true }),
        partial,
        ...(run.narrowing && { chosen: chosenIn(campaigns, run.narrowing) }),
        command: commandOf(run)
      },
      verdict: worst(judged.map(({ verdict }) => verdict)) ?? 'untested',
      ...(compared &&
        options.expect !== undefined && {
          expect: { file: options.expect, stale: [...compared.stale], known: compared.known.length, new: compared.unlisted.length }
        }),
      rulesets: compared ? judged.map(ruleset => markKnown(ruleset, compared)) : judged,
      notLookedAt: [
        ...misspelt,
        ...campaigns.flatMap(campaign => campaign.notLookedAt),
        ...(ended === undefined ? [] : [ended.by === 'failures' ? notCoveredAfterFailures : notCoveredAfter])
      ]
    })
  )
  // the verdicts are told before files are written: a disk may be full
  if (options.json) printJson(told)
  else print(...summary(told), ...(compared && options.expect !== undefined ? sayCompared(options.expect, compared) : []))
  const { files } = await writeReports(told, options.out, tookIn(campaigns))
  const issued =
    certificate &&
    writeCertificate(told, certificate, options.out, { players: run.players, ...(run.drawnFrom && { cards: run.drawnFrom }) })
  if (certificate && issued === undefined) complain('no certificate is written of a run that was ended early.')
  if (options.writeExpect !== undefined && !partial) {
    const todo = writeKnown(options.writeExpect, judged, run.strict, listed)
    complain(
      `${options.writeExpect} lists the failures of this run${todo === 0 ? '.' : `; ${todo} of them need a reason before --expect reads it.`}`
    )
  }
  if (!options.json) print(sayFiles(issued === undefined ? files : [...files, issued]))
  if (options.reporter === 'github') tellGithub(told, options.out)
  if (ended?.by === 'signal') return ended.code
  if (run.narrowing && told.verdict === 'untested' && holdsAsChosen(campaigns)) return EXIT.chosen
  if (!compared || partial) return exitOf(told.verdict)
  const exit = exitOfKnown(compared)
  return run.narrowing && exit === EXIT.holds ? EXIT.chosen : exit
}
