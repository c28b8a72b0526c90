/** `stacklaw mutants`. @module */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { mutants } from '../engine/mutants/index.js'
import { fixturesOf, packageRoot } from '../fixtures/loader.js'
import { rulebooks } from '../model/rulebook/index.js'
import { InputProblem } from '../model/scenario/problem.js'
import { LOWER_LEVELS, digestOfSources, evidencePath, readEvidence } from '../properties/mutation/evidence.js'
import { gatherEvidence } from '../properties/mutation/gather.js'
import { levelTable, withLevelTable } from '../properties/mutation/level-table.js'
import { rulebookOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { progress } from './progress.js'
import { bold, complain, dim, print, printJson, safe, verdictWord } from './screen.js'
import { runStructural } from './structural.js'

interface Options {
  readonly json: boolean
  readonly levels: boolean
  readonly write: boolean
  readonly check: boolean
  readonly structure: boolean
  readonly ruleset?: string
}

/** The guide that holds the table of levels. */
const guidePath = (): string => join(packageRoot(), 'docs', 'guides', 'what-an-engine-reports.md')

const run = async (options: Options): Promise<ExitCode> => {
  if (options.structure)
    return runStructural(options.ruleset === undefined ? Object.values(rulebooks) : [rulebookOf(options.ruleset)], options.json)
  const { json, write, check, levels } = options
  const digest = digestOfSources()
  if ((write || check) && digest === undefined)
    throw new InputProblem('Evidence is written and checked in a checkout; an installed package has no sources to take the digest of.')
  const bar = progress('mutants')
  const evidence = await gatherEvidence(
    mutants,
    rulebookOf,
    id => fixturesOf(id),
    digest ?? readEvidence()?.digest ?? 'none',
    (done, total, what) => bar.step(done, total, what),
    levels || write || check ? LOWER_LEVELS : []
  ).finally(() => bar.stop())
  const table = levelTable(evidence)
  const survived = evidence.mutants.filter(mutant => !mutant.killed)
  if (json)
    printJson(
      evidence.mutants.map(({ killers, ...mutant }) => (levels ? { ...mutant, levels: { ...mutant.levels, full: killers } } : mutant))
    )
  else
    print(
      ...evidence.mutants.map(
        mutant =>
          `${mutant.killed ? verdictWord('pass') : verdictWord('fail')} ${bold(mutant.name)} ${dim(mutant.kind)} breaks ${mutant.rule}: ${mutant.killed ? `killed by ${mutant.by} after ${mutant.cases} case${mutant.cases === 1 ? '' : 's'}` : `survived ${mutant.cases} cases`}\n       ${safe(mutant.message)}`
      ),
      `${evidence.mutants.length - survived.length} of ${evidence.mutants.length} mutants killed`,
      ...(levels && table !== undefined ? ['', ...table.split('\n').filter(line => line !== '')] : [])
    )
  const text = `${JSON.stringify(evidence, null, 2)}\n`
  if (write) {
    writeFileSync(evidencePath(), text)
    if (table !== undefined) writeFileSync(guidePath(), withLevelTable(readFileSync(guidePath(), 'utf8'), table))
  }
  if (check && JSON.stringify(readEvidence()) !== JSON.stringify(evidence)) {
    complain(
      'The evidence in fixtures/evidence.json is stale: it was made from other sources, or says something else than this run. Make it anew with "npm run evidence" and look at the difference.'
    )
    return EXIT.doesNot
  }
  if (check && table !== undefined) {
    const guide = readFileSync(guidePath(), 'utf8')
    if (withLevelTable(guide, table) !== guide) {
      complain(`The table of levels in ${guidePath()} is stale. Make it anew with "npm run evidence" and look at the difference.`)
      return EXIT.doesNot
    }
  }
  return survived.length === 0 ? EXIT.holds : EXIT.doesNot
}

export const mutantsCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('mutants')
    .summary('show which check kills each faulty engine')
    .description(
      'Plays every fixture on every mutant and shows which check, citing the broken rule, tells it from the reference engine. Agreement with the reference engine kills nothing, and neither does a crash.'
    )
    .option(
      '--json',
      'print as JSON: an array of {name, ruleset, rule, killed, by, message, cases}; with --structure, of {name, ruleset, path, fault, rules, killed, by, citing, message, charts, cases}',
      false
    )
    .option('--levels', 'judge each mutant at the lower levels of observation too, on the fixtures that cite its rule', false)
    .option(
      '--structure',
      "change each value of each rulebook's structure instead, in engine and charts at once, and show which fixture tells it",
      false
    )
    .option('--ruleset <id>', 'with --structure: only this ruleset')
    .option('--write', 'write the evidence file, and the table of levels into its guide', false)
    .option('--check', 'fail if the evidence file is not what this run gives', false)
    .addHelpText(
      'after',
      '\nExample:\n  npx stacklaw mutants\n  npx stacklaw mutants --levels\n  npx stacklaw mutants --structure --ruleset fab'
    )
    .action(async (options: Options) => done(await run(options)))
}
