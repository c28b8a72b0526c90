#!/usr/bin/env node
/**
 * The command line: the composition root.
 * @module
 */
import { EXIT } from './cli/exit.js'
import { main } from './cli/main.js'
import { sayLost } from './cli/output.js'
import { complain } from './cli/screen.js'

// What is told is lost, by a full disk or since whoever read it has gone; what else a command does, such as a report, is done all
// the same. Its exit code is no longer known to mean what was told.
let lost: NodeJS.ErrnoException | undefined
process.stdout.on('error', (error: NodeJS.ErrnoException) => (lost ??= error))
process.on('exit', () => {
  if (lost === undefined) return
  process.exitCode = EXIT.usage
  complain(sayLost(lost))
})

// Where complaints cannot be written, the exit code is all that is left to say.
process.stderr.on('error', () => undefined)

process.exitCode = await main(process.argv.slice(2))
