/**
 * Keeps what the page *Engines tried so far* tells of a run beside the adapter: what the engine claimed, and how many fixtures
 * passed. `node scripts/tried.js FOLDER REPORT` writes FOLDER/tried.json from a report of `stacklaw certify`; with `--check` it
 * writes nothing and fails if the file tells of another run.
 * @module
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, stop } from './options.js'

/**
 * What a report says of the fixtures of its only ruleset.
 * @returns plain data: the engine's claims, and fixtures by verdict; `read otherwise` are interpretations, which fail nothing
 */
export const triedOf = ({ engine: { name, version, level, features, autonomous }, rulesets: [{ id, checks }] }) => {
  const fixtures = {}
  for (const { kind, verdict, standing } of checks) {
    if (kind !== 'fixture') continue
    const told = verdict === 'fail' && standing === 'interpretation' ? 'read otherwise' : verdict
    fixtures[told] = (fixtures[told] ?? 0) + 1
  }
  const byName = Object.fromEntries(Object.entries(fixtures).sort(([a], [b]) => a.localeCompare(b)))
  return { engine: { name, version, level, features, autonomous }, ruleset: id, fixtures: byName }
}

const fail = sentence => {
  console.error(sentence)
  process.exitCode = 1
}

const run = (folder, report, check) => {
  if (folder === undefined || report === undefined)
    return stop('Name a folder and a report: node scripts/tried.js examples/NAME report.json')
  if (!existsSync(report)) return fail(`There is no report ${report}; certify the engine with --out first.`)
  const file = join(folder, 'tried.json')
  const text = `${JSON.stringify(triedOf(JSON.parse(readFileSync(report, 'utf8'))), null, 2)}\n`
  if (!check) return writeFileSync(file, text)
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (JSON.stringify(JSON.parse(kept || 'null')) === JSON.stringify(JSON.parse(text))) return console.log(`${file} tells of this run`)
  fail(`${file} tells of another run; write it anew: node scripts/tried.js ${folder} ${report}`)
}

if (process.argv[1]?.endsWith('tried.js')) {
  const { values, positionals } = readOptions(import.meta.url, { check: { type: 'boolean', default: false } }, 2)
  run(positionals[0], positionals[1], values.check)
}
