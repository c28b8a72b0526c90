#!/usr/bin/env node
/**
 * The command line: the composition root.
 * @module
 */
import { main } from './cli/main.js'
import { sayFault } from './model/scenario/file-fault.js'
import { EXIT } from './cli/exit.js'

// `stacklaw … | head`: whoever read the output has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.unread)
  try {
    process.stderr.write(`stacklaw: the output cannot be written (${sayFault(error)}); make room, or send it elsewhere.\n`)
  } finally {
    process.exit(EXIT.usage)
  }
})

// Where complaints cannot be written, the exit code is all that is left to say.
process.stderr.on('error', () => undefined)

process.exitCode = await main(process.argv.slice(2))
