/** The reference engine certified through the entry for Vitest, and a faulty engine failing the tests of its rule. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** Runs a test file in a Vitest of its own. */
const run = async (name: string, source: string): Promise<readonly Outcome[]> => {
  writeFileSync(join(folder, `${name}.test.ts`), source)
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { include: ['${name}.test.ts'], pool: 'forks' } }\n`)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=json', '--root', folder],
    { env: { ...process.env, NODE_ENV: 'test' }, maxBuffer: 64 * 1024 * 1024 }
  ).catch((error: unknown) => error as { stdout: string })
  const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { testResults: { assertionResults: Outcome[] }[] }
  return testResults.flatMap(({ assertionResults }) => assertionResults)
}

const engine = (mutant: string, fixtures: readonly string[], statement = '{}'): string => `
import { certifyWith } from ${JSON.stringify(join(root, 'vitest.ts'))}
import { mutants } from ${JSON.stringify(join(root, 'engine/mutants/index.ts'))}
import { createReference } from ${JSON.stringify(join(root, 'engine/reference/index.ts'))}
import { inProcess } from ${JSON.stringify(join(root, 'engine/reference/iut.ts'))}
import { fixturesOf } from ${JSON.stringify(join(root, 'fixtures/loader.ts'))}
import { createBase } from ${JSON.stringify(join(root, 'model/base/base.ts'))}
import { rulebooks } from ${JSON.stringify(join(root, 'model/rulebook/index.ts'))}

const mutant = mutants.find(({ name }) => name === ${JSON.stringify(mutant)})
const iut = inProcess(createReference(createBase(rulebooks.fab), mutant.rules))
certifyWith({ ...iut, statement: { ...iut.statement, ...${statement} } }, {
  runs: 0,
  fixtures: fixturesOf('fab').filter(({ scenario }) => ${JSON.stringify(fixtures)}.includes(scenario.id))
})
`

const titled = (outcomes: readonly Outcome[], status: Outcome['status']): readonly string[] =>
  outcomes.filter(each => each.status === status).map(({ title }) => title.split(' ')[0]!)

describe('an engine with a fault', () => {
  const fixtures = ['fab/6.4/vambrace-feign-death', 'fab/6.4/feign-death', 'fab/6.4/bone-head-barrier', 'fab/6.6/limit-twice']
  it('fails the test of its rule, with the game, what was expected and the command', async () => {
    const outcomes = await run('mutant', engine('prevents-less-ignored', fixtures))
    const failed = outcomes.find(({ title }) => title.startsWith('fab:6.4.10g '))!
    expect(failed.status).toBe('failed')
    expect(failed.ancestorTitles).toEqual(['Flesh and Blood (fab)', 'fab:6.4'])
    const [message] = failed.failureMessages
    for (const part of [
      'fab:6.4.10g Effects that decrease a prevention',
      'fixture fab/6.4/vambrace-feign-death: step 36',
      '> B applies feign’s “feign” (prevention), 3 prevented: nothing takes its place',
      'expected: B applies feign’s “feign” (prevention), 2 prevented: now bolt deals 1 damage to B',
      'play it: npx stacklaw run fixtures/fab/6.4/vambrace-feign-death.json'
    ])
      expect(message).toContain(part)
    console.log(
      titled(outcomes, 'failed'),
      titled(outcomes, 'passed'),
      titled(outcomes, 'skipped'),
      titled(outcomes, 'pending'),
      titled(outcomes, 'todo')
    )
  }, 120_000)
})
