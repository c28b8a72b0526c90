/**
 * Writes the published JSON Schemas, a file a format, as `stacklaw schema NAME` prints them.
 * With `--check` it writes nothing and fails if a file is missing, out of date or of no format.
 * @module
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const formats = ['scenario', 'question', 'cards', 'trace', 'report', 'expect', 'protocol']

const root = new URL('..', import.meta.url)
const folder = new URL('schemas/', root)
const command = fileURLToPath(new URL('bin/stacklaw.js', root))

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
const present = existsSync(folder) ? readdirSync(folder) : []
const strays = present.filter(name => !files.has(name))
const stale = [...files].filter(([name, text]) => !present.includes(name) || readFileSync(new URL(name, folder), 'utf8') !== text)

if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`schemas/${name} is missing or out of date`)
  for (const name of strays) console.error(`schemas/${name} belongs to no format`)
  if (stale.length + strays.length > 0) {
    console.error('Run `npm run build && npm run schemas` and commit the result.')
    process.exitCode = 1
  }
} else {
  mkdirSync(folder, { recursive: true })
  for (const name of strays) rmSync(new URL(name, folder))
  for (const [name, text] of stale) writeFileSync(new URL(name, folder), text)
  console.log(`${files.size} schemas, ${stale.length} written, ${strays.length} removed`)
}
