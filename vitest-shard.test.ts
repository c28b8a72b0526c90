/** `certifyWith` under Vitest's own `--shard` and `--merge-reports`: the parts have the tests of the whole, each once. */
import { execFile } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { packageRoot } from './fixtures/loader.js'

const root = packageRoot()
mkdirSync(join(root, 'coverage'), { recursive: true })
const folder = mkdtempSync(join(root, 'coverage', 'sharded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const from = (file: string): string => JSON.stringify(join(root, 'dist', file))

/** A test file that certifies the reference engine by some fixtures of a ruleset, and writes each game down. */
const certifying = (ruleset: string): string => `
import { appendFileSync } from 'node:fs'
import { certifyWith } from ${from('vitest.js')}
import { createReference } from ${from('engine/reference/index.js')}
import { inProcess } from ${from('engine/reference/iut.js')}
import { fixturesOf } from ${from('fixtures/loader.js')}
import { createBase } from ${from('model/base/base.js')}
import { rulebooks } from ${from('model/rulebook/index.js')}

const iut = inProcess(createReference(createBase(rulebooks[${JSON.stringify(ruleset)}])))
const start = scenario => (appendFileSync(${JSON.stringify(join(folder, 'games.txt'))}, scenario.id + '\\n'), iut.start(scenario))
const fixtures = fixturesOf(${JSON.stringify(ruleset)}).slice(0, 6)
certifyWith({ ...iut, start }, { ruleset: ${JSON.stringify(ruleset)}, runs: 2, fixtures })
`

const vitest = async (...args: readonly string[]): Promise<void> => {
  const command = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', folder, ...args]
  await promisify(execFile)(process.execPath, command, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    // tests of rules that nothing has met fail
    if ((error as { code?: unknown }).code !== 1) throw error
  })
}

/** The games that were played since this was last asked, sorted. */
const games = (): readonly string[] => {
  const file = join(folder, 'games.txt')
  const found = readFileSync(file, 'utf8').trim().split('\n').sort()
  writeFileSync(file, '')
  return found
}

interface Told {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[] }[]
}

/** Each test with what came of it, sorted. */
const testsIn = (file: string): readonly string[] =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Told).testResults
    .flatMap(({ assertionResults }) => assertionResults.map(({ fullName, status }) => `${fullName}: ${status}`))
    .sort()

it('a file for each ruleset is dealt out to the parts, and the merged report is that of the whole', async () => {
  const rulesets = ['fab', 'ga']
  for (const ruleset of rulesets) writeFileSync(join(folder, `${ruleset}.test.ts`), certifying(ruleset))
  // the kit as it is built, which is not transformed, as where it is installed
  const test = "{ include: ['*.test.ts'], pool: 'forks', maxWorkers: 1, server: { deps: { external: [/[/]dist[/]/] } } }"
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: ${test} }\n`)
  appendFileSync(join(folder, 'games.txt'), '')
  const json = (file: string): readonly string[] => ['--reporter=json', `--outputFile=${join(folder, file)}`]

  await vitest(...json('whole.json'))
  const whole = { games: games(), tests: testsIn('whole.json') }
  const parts: (readonly string[])[] = []
  for (const part of [1, 2]) {
    await vitest(`--shard=${part}/2`, '--reporter=blob', `--outputFile=${join(folder, 'blobs', `part-${part}.json`)}`)
    parts.push(games())
  }
  await vitest(`--merge-reports=${join(folder, 'blobs')}`, ...json('merged.json'))

  for (const ruleset of rulesets) expect(whole.tests.some(name => name.includes(`(${ruleset})`))).toBe(true)
  expect(whole.tests.filter(name => name.endsWith(': passed')).length).toBeGreaterThan(4)
  expect(testsIn('merged.json')).toEqual(whole.tests)
  expect(parts.every(part => part.length > 5)).toBe(true)
  expect(parts.flat().sort()).toEqual(whole.games)
}, 900_000)
