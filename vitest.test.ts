/** The reference engine certified through the entry for Vitest, and a faulty engine failing the tests of its rule. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { createReference } from './engine/reference/index.js'
import { inProcess } from './engine/reference/iut.js'
import { packageRoot } from './fixtures/loader.js'
import { createBase } from './model/base/base.js'
import { rulebooks } from './model/rulebook/index.js'
import { certifyWith } from './vitest.js'

certifyWith(() => inProcess(createReference(createBase(rulebooks.fab))), { runs: 20 })

/** What Vitest's JSON reporter says of each test. */
interface Outcome {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo'
  readonly ancestorTitles: readonly string[]
  readonly failureMessages: readonly string[]
}

const root = packageRoot()
mkdirSync(join(root, 'coverage'), { recursive: true })
const folder = mkdtempSync(join(root, 'coverage', 'certified-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a test file in a Vitest of its own: what came of each test, and what a person sees. */
const run = async (source: string): Promise<{ readonly outcomes: readonly Outcome[]; readonly seen: string }> => {
  writeFileSync(join(folder, 'engine.test.ts'), source)
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { include: ['engine.test.ts'], pool: 'forks' } }\n`)
  const json = join(folder, 'outcomes.json')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile=${json}`,
      '--root',
      folder
    ],
    { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 }
  ).catch((error: unknown) => error as { stdout: string })
  const { testResults } = JSON.parse(readFileSync(json, 'utf8')) as { testResults: { assertionResults: Outcome[] }[] }
  return { outcomes: testResults.flatMap(({ assertionResults }) => assertionResults), seen: stdout }
}

/** A test file that certifies a mutant, or the reference engine, by some fixtures. */
const engine = (mutant: string, statement: object = {}): string => `
import { certifyWith } from ${JSON.stringify(join(root, 'vitest.ts'))}
import { mutants } from ${JSON.stringify(join(root, 'engine/mutants/index.ts'))}
import { createReference } from ${JSON.stringify(join(root, 'engine/reference/index.ts'))}
import { inProcess } from ${JSON.stringify(join(root, 'engine/reference/iut.ts'))}
import { fixturesOf } from ${JSON.stringify(join(root, 'fixtures/loader.ts'))}
import { createBase } from ${JSON.stringify(join(root, 'model/base/base.ts'))}
import { rulebooks } from ${JSON.stringify(join(root, 'model/rulebook/index.ts'))}

const mutant = mutants.find(({ name }) => name === ${JSON.stringify(mutant)})
const iut = inProcess(createReference(createBase(rulebooks.fab), mutant?.rules))
const played = ['fab/6.4/vambrace-feign-death', 'fab/6.4/feign-death', 'fab/6.4/bone-head-barrier', 'fab/6.6/limit-twice']
certifyWith({ ...iut, statement: { ...iut.statement, ...${JSON.stringify(statement)} } }, {
  runs: 0,
  fixtures: fixturesOf('fab').filter(({ scenario }) => played.includes(scenario.id))
})
`

const idOf = ({ title }: Outcome): string => title.split(' ')[0]!
/** The rules whose tests fail by an expectation derived by hand. Charts and invariants also name the rules around it. */
const failedByFixture = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.filter(({ failureMessages: [message] }) => message?.includes('\nfixture ')).map(idOf)
const brokenIn = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.filter(({ failureMessages: [message] }) => message !== undefined && !message.includes('its situation never occurred')).map(idOf)

describe('in a Vitest of its own', () => {
  it('a faulty engine fails the tests of the rules that its fixture shows, with the game and the command', async () => {
    const { outcomes } = await run(engine('prevents-less-ignored'))
    expect(failedByFixture(outcomes)).toEqual(['fab:6.4.10b', 'fab:6.4.10g'])
    expect(brokenIn(outcomes).filter(id => id.startsWith('fab:6.6'))).toEqual([])
    const failed = outcomes.find(each => idOf(each) === 'fab:6.4.10g')!
    expect(failed.ancestorTitles).toEqual(['Flesh and Blood (fab)', 'fab:6.4'])
    for (const part of [
      'fab:6.4.10g Effects that decrease a prevention',
      'fixture fab/6.4/vambrace-feign-death: step 36',
      '> B applies feign’s “feign” (prevention), 3 prevented: nothing takes its place',
      'expected: B applies feign’s “feign” (prevention), 2 prevented: now bolt deals 1 damage to B',
      'play it: npx stacklaw run '
    ])
      expect(failed.failureMessages[0]).toContain(part)
  }, 120_000)
  it('the reference engine breaks nothing, and what no check holds is a todo', async () => {
    const { outcomes } = await run(engine('none'))
    expect(brokenIn(outcomes)).toEqual([])
    const status = (id: string) => outcomes.find(each => idOf(each) === id)?.status
    expect(status('fab:6.4.10g')).toBe('passed')
    expect(status('fab:6.3.7')).toBe('todo')
    // a definition has nothing to check
    expect(status('fab:6.4.10')).toBeUndefined()
  }, 120_000)
  it('what the engine does not claim is skipped, with the reason where a person sees it', async () => {
    const { outcomes, seen } = await run(engine('none', { features: ['core', 'targets', 'triggers', 'limits'] }))
    expect(outcomes.find(each => idOf(each) === 'fab:6.4.10b')?.status).toMatch(/skipped|pending/)
    expect(seen).toMatch(/fab:6\.4\.10b .*\[unsupported: the engine does not claim .*prevention/)
  }, 120_000)
})

it('refuses a ruleset that there is not', () => {
  expect(() => certifyWith(inProcess(createReference(createBase(rulebooks.fab))), { ruleset: 'chess' })).toThrow(/no ruleset "chess"/)
})
