/** `stacklaw init`. @module */
import { cpSync, existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { Argument } from 'commander'
import type { Command } from 'commander'
import { packageRoot } from '../fixtures/loader.js'
import { sayFault, systemCode } from '../model/scenario/file-fault.js'
import { InputProblem } from '../model/scenario/problem.js'
import { makeFolder } from '../reports/folder.js'
import { oneOf } from './choose.js'
import { CONFIG_FILE, CONFIG_FORMAT } from './configuration.js'
import type { ConfigFile } from './configuration.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { print } from './screen.js'

/** What is typed to examine and certify the engine that a command starts. */
const judging = (engine: string): readonly string[] => ['doctor', 'certify'].map(word => `npx stacklaw ${word} --engine "${engine}"`)

/** What is typed next in a new project, for each language. */
const NEXT = {
  python: judging('python3 adapter.py'),
  typescript: ['npm install', 'npm run doctor', 'npm run certify'],
  go: ['go build -o adapter .', ...judging('./adapter')],
  java: judging('java Adapter.java'),
  rust: ['cargo build', ...judging('target/debug/adapter')]
} as const

type Language = keyof typeof NEXT

/** The command that starts the engine of a new project, and the files that it is made of. */
const ENGINES: Readonly<Record<Language, { readonly engine: string; readonly watch: string[] }>> = {
  python: { engine: 'python3 adapter.py', watch: ['adapter.py', 'engine.py'] },
  typescript: { engine: 'node dist/main.js', watch: ['dist'] },
  go: { engine: './adapter', watch: ['adapter'] },
  java: { engine: 'java Adapter.java', watch: ['Adapter.java'] },
  rust: { engine: 'target/debug/adapter', watch: ['target/debug/adapter'] }
}

/** What a new project says of itself: "stacklaw certify" without an option judges it. */
const configOf = (language: Language): ConfigFile => ({
  $schema: './node_modules/stacklaw/schemas/config.schema.json',
  format: CONFIG_FORMAT,
  ...ENGINES[language]
})

/** Whether `stacklaw` is found from a folder, as npx and Node.js look for it. */
const isFoundFrom = (folder: string): boolean =>
  existsSync(join(folder, 'node_modules', 'stacklaw')) ||
  folder === packageRoot() ||
  (dirname(folder) !== folder && isFoundFrom(dirname(folder)))

/** What is typed next; in a project of a kit that is a checkout, npm is told where that is. */
const nextFor = (language: Language, folder: string): readonly string[] => {
  const root = packageRoot()
  if (root.split(sep).includes('node_modules')) return NEXT[language]
  const install = `npm install --ignore-scripts ${quoted(root)}`
  if (language === 'typescript') return [install, ...NEXT.typescript.slice(1)]
  return isFoundFrom(folder) ? NEXT[language] : ['npm init --yes', install, ...NEXT[language]]
}

const quoted = (path: string): string => (/\s/.test(path) ? JSON.stringify(path) : path)

/** Names in a template that begin with `_` begin with a dot in a project; packages leave out some names that do. */
const dotted = (folder: string): void => {
  for (const name of readdirSync(folder)) if (name.startsWith('_')) renameSync(join(folder, name), join(folder, name.replace('_', '.')))
}

/** A folder that is there and empty. */
const emptyFolder = (dir: string): string => {
  const folder = resolve(dir)
  let holds: readonly string[]
  try {
    makeFolder(folder)
    holds = readdirSync(folder)
  } catch (error) {
    const code = systemCode(error)
    throw new InputProblem(
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `${dir} cannot be a folder, for a file is in the way; name another.`
        : `${dir} cannot be made (${sayFault(error)}); name a folder that you may write to.`
    )
  }
  if (holds.length > 0) throw new InputProblem(`${dir} is not empty; name a new folder, so that nothing of yours is written over.`)
  return folder
}

const init = (language: Language, dir: string): ExitCode => {
  const folder = emptyFolder(dir)
  try {
    cpSync(join(packageRoot(), 'templates', language), folder, { recursive: true })
    dotted(folder)
    writeFileSync(join(folder, CONFIG_FILE), `${JSON.stringify(configOf(language), null, 2)}\n`)
  } catch (error) {
    throw new InputProblem(`The project cannot be written into ${dir} (${sayFault(error)}); name a folder that you may write to.`)
  }
  print(
    `An adapter project is in ${folder}:`,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(each => each.isFile())
      .map(each => `  ${relative(folder, join(each.parentPath, each.name))}`)
      .sort(),
    '',
    'Next:',
    ...(folder === process.cwd() ? [] : [`  cd ${quoted(dir)}`]),
    ...nextFor(language, folder).map(line => `  ${line}`),
    'Its README.md has the steps after these.'
  )
  return EXIT.holds
}

export const initCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('init')
    .summary('write an adapter project')
    .description('Writes a small engine with its adapter into a new folder, ready for "stacklaw doctor", to be grown or replaced.')
    .addArgument(
      new Argument('<language>', 'what it is written in').choices(Object.keys(NEXT)).argParser(oneOf('template', Object.keys(NEXT)))
    )
    .argument('<dir>', 'a new or empty folder')
    .addHelpText('after', '\nExamples:\n  npx stacklaw init python my-adapter\n  npx stacklaw init rust my-adapter')
    .action((language: Language, dir: string) => done(init(language, dir)))
}
