/** `stacklaw verify`. @module */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { KIT } from '../engine/protocol/kit.js'
import { packageRoot } from '../fixtures/loader.js'
import { readText } from '../fixtures/text.js'
import { findRulebook } from '../model/rulebook/index.js'
import { InputProblem, parseJson, sayIssue } from '../model/scenario/problem.js'
import { count } from '../model/trace/text.js'
import { namesOfChecks } from '../properties/campaign/check-names.js'
import { Report } from '../properties/campaign/report.js'
import { suiteOf } from '../properties/campaign/suite.js'
import { differencesBetween, doubtsOf } from '../reports/certificate/doubts.js'
import { checkingKey, Envelope, open } from '../reports/certificate/envelope.js'
import { rulesWith, Statement, stateOf } from '../reports/certificate/statement.js'
import { digestOfKit, digestOfText, subjectOf } from './digests.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { ENGINE } from './options.js'
import { bold, complain, dim, print, safe, verdictWord } from './screen.js'

interface Options {
  readonly key: string
  readonly subject?: readonly string[]
  readonly report?: string
  readonly rerun: boolean
  readonly engine?: string
}

/** The statement of a certificate, or why there is none to believe. */
type Believed = { readonly statement: Statement } | { readonly refused: string }

/** What a certificate holds, if the key has signed it. */
const contentOf = (file: string, keyFile: string): Believed => {
  const key = checkingKey(readText(keyFile), keyFile)
  const sealed = parseJson(readText(file), file)
  const envelope = Envelope.safeParse(sealed)
  if (!envelope.success) throw new InputProblem(`${file} is no certificate: ${sayIssue(envelope.error, sealed)}.`)
  const opened = open(envelope.data, key)
  if ('refused' in opened) return opened
  const value = parseJson(opened.text, `what ${file} holds`)
  const parsed = Statement.safeParse(value)
  return parsed.success
    ? { statement: parsed.data }
    : { refused: `It is signed, and states nothing that this kit knows: ${sayIssue(parsed.error, value)}.` }
}

const checksOf = (id: string): readonly string[] | undefined => {
  const rulebook = findRulebook(id)
  return rulebook && namesOfChecks(suiteOf(rulebook))
}

/** Where named files are not those of the certificate. */
const otherSubjects = ({ subject }: Statement, files: readonly string[]): readonly string[] => [
  ...files.flatMap(file => {
    const { digest } = subjectOf(file)
    return subject.some(each => each.digest.sha256 === digest.sha256) ? [] : [`It is not about ${file} as it is now.`]
  }),
  ...subject.flatMap(({ name, digest }) =>
    files.some(file => subjectOf(file).digest.sha256 === digest.sha256)
      ? []
      : [`It is about ${name} as well, and no file named is that one.`]
  )
]

/** Where a report is not the one of the certificate. */
const otherReport = ({ predicate }: Statement, file: string): readonly string[] =>
  digestOfText(readText(file)) === predicate.stacklaw.report.sha256
    ? []
    : [`It was issued with another report than ${file}, or the file has been changed since.`]

/** Certifies an engine again as the certificate says, and compares. */
const rerun = (statement: Statement, engine: string | undefined): readonly string[] => {
  const { run, rulesets } = statement.predicate.stacklaw
  const out = mkdtempSync(join(tmpdir(), 'stacklaw-'))
  try {
    const { least, most } = run.players
    const given = [
      ...(engine === undefined ? [] : ['--engine', engine]),
      ...(rulesets.length === 1 ? ['--ruleset', rulesets[0]!.id] : []),
      ...['--config', 'none'],
      ...['--runs', String(run.runs), '--seed', String(run.seed), '--players', `${least}-${most}`],
      ...(run.cards ? ['--cards', run.cards.join(',')] : []),
      ...(run.strict ? ['--strict'] : []),
      ...(run.thorough ? ['--thorough'] : [])
    ]
    complain('certifies the engine again, which takes as long as it took.')
    const { status } = spawnSync(process.execPath, [join(packageRoot(), 'dist', 'cli.js'), 'certify', ...given, '--out', out], {
      stdio: ['ignore', 'ignore', 'inherit']
    })
    if (status !== EXIT.holds && status !== EXIT.doesNot)
      return [`The run could not be repeated: it ended with exit code ${status ?? 'none'}.`]
    const text = readText(join(out, 'report.json'))
    const report = Report.parse(JSON.parse(text))
    const again = stateOf(report, { subjects: statement.subject, kit: '', report: '', players: run.players })
    return differencesBetween(statement, again)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

const refuse = (file: string, doubts: readonly string[]): ExitCode => {
  print(`${bold('refused')}: ${safe(file)}`, ...doubts.map(doubt => `  ${safe(doubt)}`))
  return EXIT.doesNot
}

const verify = (file: string, { key, subject, report, rerun: again, engine }: Options): ExitCode => {
  if (engine !== undefined && !again)
    throw new InputProblem('--engine is the engine that is certified again, which only --rerun asks for; give --rerun with it.')
  const content = contentOf(file, key)
  if ('refused' in content) return refuse(file, [content.refused])
  const { statement } = content
  const doubts = [
    ...doubtsOf(statement, { kit: { version: KIT.version, digest: digestOfKit() }, checksOf }),
    ...(subject ? otherSubjects(statement, subject) : []),
    ...(report === undefined ? [] : otherReport(statement, report))
  ]
  if (doubts.length > 0) return refuse(file, doubts)
  const differences = again ? rerun(statement, engine) : []
  if (differences.length > 0) return refuse(file, differences)
  const { engine: judged, kit, verdict, rulesets, run } = statement.predicate.stacklaw
  print(
    `${bold(safe(judged.name))} ${safe(judged.version)} at level ${judged.level}: ${verdictWord(verdict)}, by stacklaw ${kit.version}, ${count(run.runs, 'random game')} a ruleset, seed ${run.seed}`,
    ...rulesets.map(
      ruleset =>
        `  ${ruleset.id}: ${verdictWord(ruleset.verdict)} (${(['PASSED', 'FAILED', 'WARNED'] as const)
          .map(result => `${count(rulesWith([ruleset], result).length, 'rule')} ${result.toLowerCase()}`)
          .join(', ')}; ${Object.keys(ruleset.rules).length} have a check)`
    ),
    dim(
      `  subject: ${statement.subject.map(({ name }) => safe(name)).join(', ')}${subject ? ', as the files named are' : ', not held against a file'}`
    ),
    dim(`  report: ${report === undefined ? 'not looked at' : 'the one that it was issued with'}`),
    dim(`  run: ${again ? 'repeated, with the same verdicts' : 'not repeated'}`)
  )
  return verdict === 'pass' ? EXIT.holds : EXIT.doesNot
}

export const verifyCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('verify')
    .summary('check a certificate')
    .description(
      'Checks a certificate that "certify --attest" wrote: signature, kit, all checks there, run not ended early; on demand also the files it is about, the report, and the run itself.'
    )
    .argument('<certificate>', 'the file of the certificate')
    .requiredOption('--key <file>', 'the public key of whoever issued it, in PEM form')
    .option('--subject <file...>', 'the files of the engine: they must be those that the certificate is about')
    .option('--report <file>', 'the report.json: it must be the one that the certificate was issued with')
    .option('--rerun', 'certify the engine again in the same way, and compare every verdict', false)
    .option(...ENGINE)
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw certify --engine "python3 adapter.py" --attest key.pem --subject adapter.py\n  npx stacklaw verify reports/out/certificate.json --key key.pub.pem --subject adapter.py --report reports/out/report.json\n\nExit codes: 0 the certificate holds and says pass, 1 it is refused, or says anything but pass, 2 usage.'
    )
    .action((file: string, options: Options) => done(verify(file, options)))
}
