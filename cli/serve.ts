/** `stacklaw serve`. @module */
import { Option } from 'commander'
import type { Command } from 'commander'
import { sayAddress } from '../engine/protocol/address.js'
import { listen } from '../engine/protocol/listen.js'
import { serve } from '../engine/protocol/server.js'
import { atLevel } from '../engine/reference/iut.js'
import { inStyles, styles } from '../engine/styles/index.js'
import type { Style } from '../engine/styles/index.js'
import type { ImplementationUnderTest } from '../engine/port.js'
import { sayFault, systemCode } from '../model/scenario/file-fault.js'
import { InputProblem } from '../model/scenario/problem.js'
import { Level } from '../model/trace/observation.js'
import { oneOf } from './choose.js'
import { embeddedFor, mutantOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { port } from './options.js'
import { complain } from './screen.js'

/** The options, and a switch for each style under the name that commander gives it. */
interface Options {
  readonly mutant?: string
  readonly level: Level
  readonly listen?: number
  readonly [name: string]: unknown
}

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Whether a style is asked for; `--no-x` turns `x` off. */
const isAsked = (options: Options, { name }: Style): boolean =>
  name.startsWith('no-') ? options[camel(name.slice('no-'.length))] === false : options[camel(name)] === true

const chosenStyles = (options: Options): readonly Style[] => {
  const chosen = styles.filter(style => isAsked(options, style))
  const wrong = chosen.find(({ levels }) => !levels.includes(options.level))
  if (wrong)
    throw new InputProblem(`--${wrong.name} is permitted at level ${wrong.levels.join(' and ')} only; add --level ${wrong.levels[0]}.`)
  return chosen
}

/** Why a port cannot be listened on, in words. */
const sayTaken = (error: unknown): string => (systemCode(error) === 'EADDRINUSE' ? 'something listens there already' : sayFault(error))

/**
 * Listens until the process is stopped. Says where on standard error, since standard output is for messages.
 * @throws InputProblem if the port cannot be had
 */
const listenAt = async (engine: ImplementationUnderTest, at: number): Promise<void> => {
  const { address } = await listen(() => engine, at).catch((error: unknown) => {
    throw new InputProblem(`Port ${at} cannot be listened on (${sayTaken(error)}); name another, or 0 for any that is free.`)
  })
  complain(`${engine.statement.name} listens; try "npx stacklaw doctor --connect ${sayAddress(address)}", and end it with Ctrl-C.`)
  await new Promise(() => undefined)
}

export const serveCommand = (program: Command, done: (code: ExitCode) => void): void => {
  const command = program
    .command('serve')
    .summary('serve the reference engine over the protocol')
    .description(
      'Speaks the adapter protocol on standard input and output, as an engine: the reference engine, or a mutant of it. One JSON-RPC message a line. With --listen: over connections, one conversation each, until it is stopped.'
    )
    .option('--mutant <name>', 'serve this faulty engine instead')
    .option('--listen <port>', 'listen on 127.0.0.1 for "--connect", 0 for any free port, instead of standard input and output', port)
    .addOption(
      new Option('--level <level>', 'how much it lets one observe')
        .choices(Level.options)
        .argParser(oneOf('level', Level.options))
        .default('full')
    )
  for (const { name, title, levels } of styles)
    command.option(`--${name}`, levels.length < Level.options.length ? `${title}; at level ${levels.join(', ')} only` : title)
  command
    .addHelpText('after', '\nExample:\n  npx stacklaw certify --engine "npx stacklaw serve --mutant prevents-less-ignored"')
    .action(async (options: Options) => {
      const chosen = chosenStyles(options)
      const engine = embeddedFor(options.mutant === undefined ? undefined : mutantOf(options.mutant))
      const styled = inStyles(atLevel(engine, options.level), chosen)
      // whoever asks has gone
      if (options.listen === undefined) process.stdout.once('error', () => process.exit(EXIT.usage))
      if (options.listen === undefined) await serve(styled, process.stdin, process.stdout)
      else await listenAt(styled, options.listen)
      done(EXIT.holds)
    })
}
