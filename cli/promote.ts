/** `stacklaw promote`. @module */
import { existsSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Command } from 'commander'
import { stillToDerive } from '../fixtures/derived.js'
import { fixturesOf, packageRoot, readScenario, toWire } from '../fixtures/loader.js'
import { sayFault } from '../model/scenario/file-fault.js'
import { InputProblem } from '../model/scenario/problem.js'
import { Scenario } from '../model/scenario/scenario.js'
import { promoted } from '../properties/campaign/promote.js'
import { makeFolder } from '../reports/folder.js'
import { rulebookOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { bold, dim, print, printJson } from './screen.js'

interface Options {
  readonly into?: string
  readonly id?: string
  readonly json: boolean
}

/** Where unfinished fixtures wait: nothing loads what is in it. */
const DRAFTS = 'drafts'

/** A fixture's id says its folder and its name: `fab/6.4/some-name`. */
const placeOf = (id: string, within: string): { readonly folder: string; readonly name: string } => {
  const parts = id.split('/')
  return { folder: join(within, ...parts.slice(0, -1)), name: `${parts.at(-1)!}.json` }
}

/**
 * Refuses a folder that the kit loads fixtures from: one that is not finished would keep every command from working.
 * @throws InputProblem if it is one
 */
const demandUnloaded = (folder: string): void => {
  const path = relative(join(packageRoot(), 'fixtures'), resolve(folder))
  if (path.split(sep)[0] === '..' || isAbsolute(path)) return
  throw new InputProblem(
    `${folder} is where the kit loads its fixtures from, and an unfinished one would keep it from working; leave --into out (${DRAFTS} is loaded by nothing), and move the file when it is finished.`
  )
}

const promote = (file: string, { into, id, json }: Options): ExitCode => {
  if (into !== undefined) demandUnloaded(into)
  const scenario = readScenario(file)
  rulebookOf(scenario.ruleset)
  toWire(scenario, file)
  const fixture = promoted(scenario, id)
  if (!Scenario.shape.id.safeParse(fixture.id).success || !fixture.id.startsWith(`${scenario.ruleset}/`))
    throw new InputProblem(
      `"${fixture.id}" is no id for a fixture of ${scenario.ruleset}; give one such as ${scenario.ruleset}/6.4/some-name.`
    )
  if (fixturesOf(scenario.ruleset).some(each => each.scenario.id === fixture.id))
    throw new InputProblem(`There is a fixture ${fixture.id} already; give another --id.`)
  const { folder, name } = placeOf(fixture.id, DRAFTS)
  const home = placeOf(fixture.id, 'fixtures')
  const target = join(into ?? folder, name)
  if (existsSync(target)) throw new InputProblem(`${target} exists already; it is left as it is. Give another --id or --into.`)
  try {
    makeFolder(into ?? folder)
    writeFileSync(target, `${JSON.stringify(fixture, null, 2)}\n`)
  } catch (error) {
    throw new InputProblem(`${target} cannot be written (${sayFault(error)}); give another folder with --into.`)
  }
  const missing = stillToDerive(fixture)
  if (json) printJson({ file: target, id: fixture.id, rules: fixture.rules, missing })
  else
    print(
      `${bold(fixture.id)} is begun in ${relative(process.cwd(), target) || target}.`,
      `Rules that an engine broke in it: ${fixture.rules.join(', ')}.`,
      '',
      'Its outcome is not filled in: what an engine did is not what the rules demand. Nothing loads it there; when a person has derived it, move it to where fixtures are loaded from: ' +
        `${join(home.folder, home.name)}. What is missing:`,
      ...missing.map(each => `  ${each}`),
      '',
      dim('docs/guides/write-a-fixture.md says how to derive an outcome.')
    )
  return EXIT.holds
}

export const promoteCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('promote')
    .summary('begin a fixture from a failure that was found')
    .description(
      'Begins a fixture from a scenario file, as the ones that "stacklaw certify" keeps beside its report: situation and script stay, the rules that were broken are named, and the outcome is left for a person to derive. It goes to a folder that nothing loads, until it is finished: an unfinished fixture is refused wherever fixtures are loaded, with what it lacks.'
    )
    .argument('<file>', 'a scenario file')
    .option('--into <dir>', 'the folder to write to, instead of drafts/RULESET/SECTION; nothing may load fixtures from it')
    .option('--id <id>', 'the id of the fixture, such as fab/6.4/some-name; the last part names its file')
    .option('--json', 'print what was written as JSON', false)
    .addHelpText(
      'after',
      '\nExample:\n  npx stacklaw promote reports/out/found/fab-1.json --id fab/6.4/mirror-on-mirror\n\nExit codes: 0 written, 2 usage or invalid input; nothing is ever overwritten.'
    )
    .action((file: string, options: Options) => done(promote(file, options)))
}
