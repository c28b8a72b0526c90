/**
 * The program: its commands, and what becomes of their errors.
 * @module
 */
import { Command, CommanderError } from 'commander'
import { capital } from '../model/telling/capital.js'
import { oneLine } from '../model/trace/text.js'
import { KIT } from '../engine/protocol/kit.js'
import { cardsCommand } from './cards.js'
import { certifyCommand } from './certify.js'
import { chartsCommand } from './charts.js'
import { unknownName } from './choose.js'
import { compareCommand } from './compare.js'
import { diffCommand } from './diff.js'
import { doctorCommand } from './doctor.js'
import { EXIT, explainError } from './exit.js'
import type { ExitCode } from './exit.js'
import { explainCommand } from './explain.js'
import { initCommand } from './init.js'
import { judgeCommand } from './judge.js'
import { mutantsCommand } from './mutants.js'
import { promoteCommand } from './promote.js'
import { replayCommand } from './replay.js'
import { rulesCommand } from './rules.js'
import { runCommand } from './run.js'
import { schemaCommand } from './schema.js'
import { complain } from './screen.js'
import { serveCommand } from './serve.js'
import { verifyCommand } from './verify.js'

/** Commander ends with this code where it has printed what was asked for. */
const PRINTED = 0

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
      '\nExamples:\n  npx stacklaw certify                      certify the embedded reference engine\n  npx stacklaw certify --engine "CMD"       certify your engine\n  npx stacklaw doctor --engine "CMD"        find out what is wrong with its adapter\n  npx stacklaw explain fab:6.4.10g          what a rule says and what checks it\n\nExit codes: 0 holds, 1 does not, 2 usage or invalid input, 3 adapter or protocol failure, 4 bug in the kit, 130 stopped by Ctrl-C, 141 whoever read the output has gone, 143 ended by SIGTERM.'
    )
  for (const add of [
    certifyCommand,
    doctorCommand,
    initCommand,
    runCommand,
    replayCommand,
    promoteCommand,
    judgeCommand,
    verifyCommand,
    compareCommand,
    diffCommand,
    serveCommand,
    mutantsCommand,
    rulesCommand,
    cardsCommand,
    chartsCommand,
    explainCommand,
    schemaCommand
  ])
    add(program, done)
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
    const { code: failed, sentence } = explainError(error)
    complain(sentence)
    if (program.opts<{ debug: boolean }>().debug && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`)
    return failed
  }
}
