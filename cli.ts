#!/usr/bin/env node
/**
 * The command line: the composition root.
 * @module
 */
import { main } from './cli/main.js'

process.exitCode = await main(process.argv.slice(2))
