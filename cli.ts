#!/usr/bin/env node
/**
 * The command line: the composition root.
 * @module
 */
import { main } from './cli/main.js'

/** What shells give a program whose reader has gone. */
const NO_READER = 141

// `stacklaw … | head`: whoever read the output has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(NO_READER)
  throw error
})

process.exitCode = await main(process.argv.slice(2))
