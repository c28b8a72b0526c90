/** `stacklaw serve`. @module */
import { Option } from 'commander'
import type { Command } from 'commander'
import { serve } from '../engine/protocol/server.js'
import { atLevel } from '../engine/reference/iut.js'
import { Level } from '../model/trace/observation.js'
import { embeddedFor, mutantOf } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'

export const serveCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('serve')
    .summary('serve the reference engine over the protocol')
    .description(
      'Speaks the adapter protocol on standard input and output, as an engine: the reference engine, or a mutant of it. One JSON-RPC message a line.'
    )
    .option('--mutant <name>', 'serve this faulty engine instead')
    .addOption(new Option('--level <level>', 'how much it lets one observe').choices(Level.options).default('full'))
    .addHelpText('after', '\nExample:\n  npx stacklaw certify --engine "npx stacklaw serve --mutant prevents-less-ignored"')
    .action(async ({ mutant, level }: { mutant?: string; level: Level }) => {
      await serve(atLevel(embeddedFor(mutant === undefined ? undefined : mutantOf(mutant)), level), process.stdin, process.stdout)
      done(EXIT.holds)
    })
}
