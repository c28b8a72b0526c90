/**
 * The program: its commands, and what becomes of their errors.
 * @module
 */
import { Command, CommanderError } from 'commander'
import { capital } from '../model/telling/capital.js'
import { oneLine } from '../model/trace/text.js'
import { KIT } from '../engine/protocol/kit.js'
import { unknownName } from './choose.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { complain } from './screen.js'

/** Commander ends with this code where it has printed what was asked for. */
const PRINTED = 0

/** Adds a command to the program. */
type Add = (program: Command, done: (code: ExitCode) => void) => void

/** Every command, in the order of the help. Each is loaded when it is asked for: what it needs takes longer to load than most take to run. */
const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  certify: async () => (await import('./certify.js')).certifyCommand,
  doctor: async () => (await import('./doctor.js')).doctorCommand,
  init: async () => (await import('./init.js')).initCommand,
  run: async () => (await import('./run.js')).runCommand,
  play: async () => (await import('./play.js')).playCommand,
  explore: async () => (await import('./explore.js')).exploreCommand,
  replay: async () => (await import('./replay.js')).replayCommand,
  promote: async () => (await import('./promote.js')).promoteCommand,
  judge: async () => (await import('./judge.js')).judgeCommand,
  merge: async () => (await import('./merge.js')).mergeCommand,
  verify: async () => (await import('./verify.js')).verifyCommand,
  compare: async () => (await import('./compare.js')).compareCommand,
  diff: async () => (await import('./diff.js')).diffCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  mutants: async () => (await import('./mutants.js')).mutantsCommand,
  rules: async () => (await import('./rules.js')).rulesCommand,
  cards: async () => (await import('./cards.js')).cardsCommand,
  charts: async () => (await import('./charts.js')).chartsCommand,
  explain: async () => (await import('./explain.js')).explainCommand,
  schema: async () => (await import('./schema.js')).schemaCommand
}

/** The words after which the program tells its version, and needs no command for it. */
const VERSION = ['--version', '-V']

/**
 * Adds the commands to the program: the one that is asked for whole, the others by their names, so that a misspelt one is told its
 * nearest. Where none is asked for all are whole, for the help tells of all.
 */
const addCommands = async (program: Command, args: readonly string[], done: (code: ExitCode) => void): Promise<void> => {
  const asked = args.find(word => word !== 'help' && !word.startsWith('-'))
  const isAsked = (name: string): boolean => (asked === undefined ? !args.some(word => VERSION.includes(word)) : name === asked)
  for (const [name, load] of Object.entries(COMMANDS)) {
    if (isAsked(name)) (await load())(program, done)
    else program.command(name)
  }
}

/** What commander says of a wrong command line, on one line, as every other complaint. */
const oneSentence = (text: string): string => {
  const said = oneLine(text.replace(/^error: /, '').trim())
  return `${capital(said)}${/[.?)]$/.test(said) ? '' : '.'}`
}

/** In place of the help command of commander, which says nothing of a name that no command has. */
const helpCommand = (program: Command): void => {
  program
    .command('help')
    .description('display help for command')
    .argument('[command]', 'the name of a command')
    .action((name: string | undefined) => {
      const found = name === undefined ? program : program.commands.find(command => command.name() === name)
      if (!found) {
        const known = program.commands.map(command => command.name())
        throw unknownName('command', name ?? '', known)
      }
      found.outputHelp()
    })
}

/**
 * Runs the command line.
 * @param args the arguments after the program's name
 * @returns the exit code
 */
export const main = async (args: readonly string[]): Promise<ExitCode> => {
  let code: ExitCode = EXIT.holds
  const done = (given: ExitCode): void => {
    code = given
  }
  const program = new Command('stacklaw')
    .description('A formal-model conformance test kit for the rules engines of trading card games.')
    .version(KIT.version)
    .option('--debug', 'print the stack trace of an error', false)
    .showHelpAfterError('(add --help for the options)')
    .exitOverride()
    .helpCommand(false)
    .configureOutput({ outputError: text => complain(oneSentence(text)) })
    .addHelpText(
      'after',
      '\nExamples:\n  npx stacklaw certify                      certify the embedded reference engine\n  npx stacklaw certify --engine "CMD"       certify your engine\n  npx stacklaw doctor --engine "CMD"        find out what is wrong with its adapter\n  npx stacklaw explain fab:6.4.10g          what a rule says and what checks it\n\nExit codes: 0 holds, 1 does not, 2 usage, invalid input or output that cannot be written, 3 adapter or protocol failure, 4 bug in the kit, 5 the checks that were chosen hold, which is no certification, 129 ended by SIGHUP, 130 stopped by Ctrl-C, 143 ended by SIGTERM.'
    )
  await addCommands(program, args, done)
  helpCommand(program)
  for (const command of program.commands)
    command
      .exitOverride()
      .showHelpAfterError('(add --help for the options)')
      .configureOutput({ outputError: text => complain(oneSentence(text)) })
  try {
    if (args.length === 0) {
      program.outputHelp()
      return EXIT.usage
    }
    await program.parseAsync(['node', 'stacklaw', ...args])
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === PRINTED ? EXIT.holds : EXIT.usage
    // what can go wrong is known to what is loaded by then
    const { explainError } = await import('./errors.js')
    const { code: failed, sentence } = explainError(error)
    complain(sentence)
    if (program.opts<{ debug: boolean }>().debug && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`)
    return failed
  }
}
