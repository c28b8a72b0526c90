#!/usr/bin/env node
/**
 * The command line: the composition root.
 * @module
 */
import { main } from './cli/main.js'
import { sayFault } from './model/scenario/file-fault.js'
import { EXIT } from './cli/exit.js'

/** What shells give a program whose reader has gone. */
const NO_READER = 141

// `stacklaw … | head`: whoever read the output has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(NO_READER)
  try {
    process.stderr.write(`stacklaw: the output cannot be written (${sayFault(error)}); make room, or send it elsewhere.\n`)
  } finally {
    process.exit(EXIT.usage)
  }
})

process.exitCode = await main(process.argv.slice(2))
