/**
 * Writes the published JSON Schemas, a file a format, as `stacklaw schema NAME` prints them.
 * With `--check` it writes nothing and fails if a file is missing, out of date or of no format.
 * @module
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { keep } from './generated.js'
import { readOptions } from './options.js'

readOptions(import.meta.url, { check: { type: 'boolean', default: false } })

const formats = ['config', 'scenario', 'question', 'cards', 'trace', 'report', 'expect', 'protocol']

const command = fileURLToPath(new URL('../bin/stacklaw.js', import.meta.url))

const print = format => {
  const { status, stdout } = spawnSync(process.execPath, [command, 'schema', format], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit']
  })
  if (status !== 0) {
    console.error(`stacklaw schema ${format} ended with ${status}`)
    process.exit(1)
  }
  return `${JSON.stringify(JSON.parse(stdout), null, 2)}\n`
}

const files = new Map(formats.map(format => [`${format}.schema.json`, print(format)]))
keep('schemas/', files, 'npm run build && npm run schemas')
