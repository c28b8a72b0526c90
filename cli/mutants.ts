/** `stacklaw mutants`. @module */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import { mutants } from '../engine/mutants/index.js'
import type { Mutant } from '../engine/mutants/index.js'
import { styles } from '../engine/styles/index.js'
import { fixturesOf, packageRoot } from '../fixtures/loader.js'
import { rulebooks } from '../model/rulebook/index.js'
import { InputProblem } from '../model/scenario/problem.js'
import { count } from '../model/trace/text.js'
import { LOWER_LEVELS, digestOfSources, evidencePath, readEvidence } from '../properties/mutation/evidence.js'
import type { EvidenceFile, MutantEvidence } from '../properties/mutation/evidence.js'
import { brokenBy, gatherEvidence, judgeMutants } from '../properties/mutation/gather.js'
import type { Manner } from '../properties/mutation/gather.js'
import { levelTable, withLevelTable } from '../properties/mutation/level-table.js'
import { keptBesidesLot } from '../properties/mutation/lot.js'
import { chosenBy, oneOf } from './choose.js'
import { rulebookOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { judgedByJobs, partOf } from './mutant-jobs.js'
import { JOBS, SHARD } from './options.js'
import type { Shard } from './options.js'
import { writeOutput } from './output.js'
import { progress } from './progress.js'
import type { Progress } from './progress.js'
import { bold, complain, dim, print, printJson, safe, verdictWord } from './screen.js'
import { listStructural, runStructural } from './structural.js'

interface Options {
  readonly json: boolean
  readonly levels: boolean
  readonly list: boolean
  readonly write: boolean
  readonly check: boolean
  readonly structure: boolean
  readonly ruleset?: string
  readonly style?: string
  readonly shard?: Shard
  readonly jobs: number
}

const WHOLE: Shard = { index: 1, of: 1 }

/** The styles that are permitted where everything is observed. */
const usual = styles.filter(({ levels }) => levels.includes('full'))

/** The style that is asked for; what kills a mutant by the kept evidence is played first. */
const mannerOf = (name: string | undefined): Manner | undefined => {
  const style = usual.find(each => each.name === name)
  if (!style) return undefined
  const killers = new Map(readEvidence()?.mutants.map(mutant => [mutant.name, mutant.killers.fixtures]))
  return { of: engine => style.of(engine), first: mutant => killers.get(mutant.name) ?? [] }
}

/** The guide that holds the table of levels. */
const guidePath = (): string => join(packageRoot(), 'docs', 'guides', 'what-an-engine-reports.md')

/** The mutants of a ruleset, or of all, that the words name: by their names, or by the rules that they break. */
const chosen = (words: readonly string[], ruleset: string | undefined): readonly Mutant[] =>
  chosenBy(
    mutants.filter(mutant => ruleset === undefined || mutant.ruleset === ruleset),
    words,
    {
      called: mutant => [mutant.name, ...brokenBy(mutant)],
      none: word => `No mutant${ruleset === undefined ? '' : ` of ${ruleset}`} is named ${word} or breaks a rule of that id`,
      all: '"stacklaw mutants --list" tells them.'
    }
  )

const say = ({ name, kind, rule, killed, by, cases, message }: MutantEvidence): readonly string[] => [
  `${killed ? verdictWord('pass') : verdictWord('fail')} ${bold(name)} ${dim(kind)} breaks ${rule}: ${killed ? `killed by ${by} after` : 'survived'} ${count(cases, 'case')}`,
  `       ${safe(message)}`
]

/** For how many faults of an engine the first game that fails names the broken rule first, or among the first three. */
const sayNamed = (judged: readonly MutantEvidence[]): string => {
  const ofEngine = judged.filter(({ kind }) => kind === 'engine')
  const within = (most: number): number => ofEngine.filter(({ named }) => named !== null && named <= most).length
  return `the broken rule is named first for ${within(1)} of ${ofEngine.length} faulty engines, among the first three for ${within(3)}`
}

/** Prints how mutants fared; they hold if each was killed. */
const tell = (judged: readonly MutantEvidence[], { json, levels }: Options): ExitCode => {
  const killed = judged.filter(mutant => mutant.killed).length
  const table = levels ? levelTable({ mutants: [...judged] }) : undefined
  if (json)
    printJson(judged.map(({ killers, ...mutant }) => (levels ? { ...mutant, levels: { ...mutant.levels, full: killers } } : mutant)))
  else
    print(
      ...judged.flatMap(say),
      `${killed} of ${judged.length} mutants killed`,
      sayNamed(judged),
      ...(table === undefined ? [] : ['', ...table.split('\n').filter(line => line !== '')])
    )
  return killed === judged.length ? EXIT.holds : EXIT.doesNot
}

const list = (found: readonly Mutant[], json: boolean): ExitCode => {
  const told = found.map(({ name, ruleset, rule, kind, fault }) => ({ name, ruleset, rule, kind, fault }))
  if (json) printJson(told)
  else print(...told.map(({ name, rule, fault }) => `${bold(name)} breaks ${rule}: ${fault}`), `${told.length} mutants`)
  return EXIT.holds
}

const withProgress = async <T>(work: (told: Progress['step']) => Promise<T>): Promise<T> => {
  const bar = progress('mutants')
  return work((done, total, what) => bar.step(done, total, what)).finally(() => bar.stop())
}

/** Writes the evidence, or says where it differs from what was there before. */
const keep = (evidence: EvidenceFile, write: boolean, before: EvidenceFile | undefined): ExitCode => {
  const table = levelTable(evidence) ?? ''
  const guide = readFileSync(guidePath(), 'utf8')
  if (write) {
    writeOutput(evidencePath(), `${JSON.stringify(evidence, null, 2)}\n`)
    writeOutput(guidePath(), withLevelTable(guide, table))
    return EXIT.holds
  }
  if (JSON.stringify(before) !== JSON.stringify(evidence)) {
    complain(
      'The evidence in fixtures/evidence.json is stale: it was made from other sources, or says something else than this run. Make it anew with "npm run evidence" and look at the difference.'
    )
    return EXIT.doesNot
  }
  if (withLevelTable(guide, table) === guide) return EXIT.holds
  complain(`The table of levels in ${guidePath()} is stale. Make it anew with "npm run evidence" and look at the difference.`)
  return EXIT.doesNot
}

/** Judges all mutants and keeps the evidence of it; or checks it, which plays every kill again and judges a lot of them whole. */
const runEvidence = async (options: Options): Promise<ExitCode> => {
  const digest = digestOfSources()
  if (digest === undefined)
    throw new InputProblem('Evidence is written and checked in a checkout; an installed package has no sources to take the digest of.')
  const before = options.write ? undefined : readEvidence()
  const besidesLot = keptBesidesLot(before, digest)
  const evidence = await withProgress(told =>
    gatherEvidence(mutants, rulebookOf, fixturesOf, digest, told, LOWER_LEVELS, false, besidesLot)
  )
  const kept = keep(evidence, options.write, before)
  const killed = tell(evidence.mutants, options)
  return kept === EXIT.holds ? killed : kept
}

const run = async (words: readonly string[], options: Options): Promise<ExitCode> => {
  const { json, levels, ruleset, structure, style } = options
  const evidence = options.write || options.check
  const some = words.length > 0 || ruleset !== undefined
  if (evidence && (some || structure || options.list))
    throw new InputProblem(
      '--write and --check keep the evidence of all mutants; give neither names nor --ruleset, --structure or --list with them.'
    )
  if (style !== undefined && (evidence || structure || levels))
    throw new InputProblem('--style judges faulty engines at level full; give neither --structure, --levels, --write nor --check with it.')
  if (options.write && options.check) throw new InputProblem('--write writes the evidence anew, and --check holds it; give one of the two.')
  if (options.list && (levels || style !== undefined))
    throw new InputProblem('--list plays nothing; give neither --levels nor --style with it.')
  if (options.shard && (evidence || structure))
    throw new InputProblem('--shard judges a part of the faulty engines; give neither --structure, --write nor --check with it.')
  if (options.jobs > 1 && (evidence || structure || levels))
    throw new InputProblem('--jobs judges faulty engines at level full; give neither --structure, --levels, --write nor --check with it.')
  if (structure && levels) throw new InputProblem('--levels judges faulty engines, and --structure makes none; give one of the two.')
  const chosenRulebooks = ruleset === undefined ? Object.values(rulebooks) : [rulebookOf(ruleset)]
  if (structure) return options.list ? listStructural(chosenRulebooks, words, json) : runStructural(chosenRulebooks, words, json)
  const all = chosen(words, ruleset)
  const found = options.shard ? partOf(all, options.shard) : all
  if (options.list) return list(found, json)
  if (evidence) return runEvidence(options)
  if (options.jobs > 1 && found.length > 1) {
    const chosenWords = [
      ...words,
      ...(ruleset === undefined ? [] : ['--ruleset', ruleset]),
      ...(style === undefined ? [] : ['--style', style])
    ]
    const told = await judgedByJobs(chosenWords, options.shard ?? WHOLE, Math.min(options.jobs, found.length))
    return tell(told as readonly MutantEvidence[], options)
  }
  const judged = await withProgress(told => judgeMutants(found, rulebookOf, fixturesOf, told, levels ? LOWER_LEVELS : [], mannerOf(style)))
  return tell(judged, options)
}

export const mutantsCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('mutants')
    .summary('show which check kills each faulty engine')
    .description(
      'Plays fixtures on every mutant, or on those that are named, and shows which check, citing the broken rule, tells it from the reference engine. Agreement with the reference engine kills nothing, and neither does a crash.'
    )
    .argument(
      '[names...]',
      'only these: names of mutants, or ids of rules, for all that break them; with --structure names, values such as "numbers.floor", or rules that give them'
    )
    .option('--ruleset <id>', 'only those of this ruleset')
    .option('--list', 'tell their names and faults, and play nothing', false)
    .option(
      '--json',
      'print as JSON: an array of {name, ruleset, rule, kind, killed, by, message, cases, named}; with --structure, of {name, ruleset, path, fault, rules, killed, by, citing, message, charts, chartsBy, cases, excluded}; with --list, of what is known before',
      false
    )
    .option('--levels', 'judge each mutant at the lower levels of observation too, on the fixtures that cite its rule', false)
    .addOption(
      new Option('--style <name>', 'let each of them, and the reference engine, report in this style, and show which are still killed')
        .choices(usual.map(({ name }) => name))
        .argParser(
          oneOf(
            'style',
            usual.map(({ name }) => name)
          )
        )
    )
    .option(
      '--structure',
      "change each value of each rulebook's structure instead, in engine and charts at once, and show which fixture tells it",
      false
    )
    .option('--shard <i/n>', 'judge only the i-th of n parts', SHARD[2])
    .option('--jobs <n>', 'how many processes judge at once, a part each (1 unless given); what comes out is the same', JOBS[2], 1)
    .option('--write', 'write the evidence file, and the table of levels into its guide', false)
    .option(
      '--check',
      'fail if the evidence file is of other sources, or not what this run gives, which plays every kill again and judges a lot of them whole',
      false
    )
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw mutants --list --ruleset ga\n  npx stacklaw mutants prevents-less-ignored\n  npx stacklaw mutants fab:6.4.10g --levels\n  npx stacklaw mutants --style terse --ruleset ga\n  npx stacklaw mutants --ruleset mtg --shard 1/4 --jobs 2\n  npx stacklaw mutants --structure --ruleset fab numbers.floor\n  npx stacklaw mutants                            all of them, which takes minutes\n\nExit codes: 0 each is killed, 1 one survives, or what --check looks at is stale, 2 usage or a name that is not known, 4 bug in the kit.'
    )
    .action(async (words: readonly string[], options: Options) => done(await run(words, options)))
}
