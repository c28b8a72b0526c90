#!/usr/bin/env node
// The command. It is a file of its own so that it exists, and is executable, before the first build.
import { existsSync } from 'node:fs'

const cli = new URL('../dist/cli.js', import.meta.url)
if (existsSync(cli)) {
  await import(cli.href)
} else {
  process.stderr.write('stacklaw: not built yet. Run `npm ci` or `npm run build` in the checkout, then try again.\n')
  process.exitCode = 2
}
