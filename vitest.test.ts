/** The reference engine certified through the entry for Vitest, and a faulty engine failing the tests of its rule. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReference } from './engine/reference/index.js'
import { inProcess } from './engine/reference/iut.js'
import { fixturesOf, packageRoot } from './fixtures/loader.js'
import { createBase } from './model/base/base.js'
import { CONCEPTS } from './model/rulebook/concept.js'
import { rulebooks } from './model/rulebook/index.js'
import { rulesOf } from './properties/campaign/case.js'
import { invariants } from './properties/invariants/index.js'
import { suiteOf } from './properties/campaign/suite.js'
import { relations } from './properties/metamorphic/index.js'
import { readEvidence } from './properties/mutation/evidence.js'
import { certifyWith } from './vitest.js'

/** An edition whose suite has more than its own fixtures. */
const older = rulebooks['ga-older']
const started = new Set<string>()
certifyWith(
  () => {
    const iut = inProcess(createReference(createBase(older)))
    return { ...iut, start: scenario => iut.start(scenario).finally(() => started.add(scenario.id)) }
  },
  { ruleset: older.id, runs: 20 }
)

it('plays all that the command plays', () => {
  const { fixtures, situations = [] } = suiteOf(older)
  const shared = fixtures.filter(({ scenario }) => !scenario.id.startsWith(`${older.id}/`))
  expect(shared.length).toBeGreaterThan(50)
  expect(situations.length).toBeGreaterThan(50)
  expect([...fixtures, ...situations].map(({ scenario }) => scenario.id).filter(id => !started.has(id))).toEqual([])
})

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
const iut = inProcess(createReference(createBase(rulebooks.fab), mutant?.rules, mutant?.patch))
const played = ['fab/6.4/vambrace-feign-death', 'fab/6.4/feign-death', 'fab/6.4/bone-head-barrier', 'fab/6.6/limit-twice']
certifyWith({ ...iut, statement: { ...iut.statement, ...${JSON.stringify(statement)} } }, {
  runs: 0,
  fixtures: fixturesOf('fab').filter(({ scenario }) => played.includes(scenario.id))
})
`

/** A test file that certifies each of these mutants by the same fixtures, in a `describe` of its name. */
const engines = (names: readonly string[], played: readonly string[]): string => `
import { describe } from 'vitest'
import { certifyWith } from ${JSON.stringify(join(root, 'vitest.ts'))}
import { mutants } from ${JSON.stringify(join(root, 'engine/mutants/index.ts'))}
import { createReference } from ${JSON.stringify(join(root, 'engine/reference/index.ts'))}
import { inProcess } from ${JSON.stringify(join(root, 'engine/reference/iut.ts'))}
import { fixturesOf } from ${JSON.stringify(join(root, 'fixtures/loader.ts'))}
import { createBase } from ${JSON.stringify(join(root, 'model/base/base.ts'))}
import { rulebooks } from ${JSON.stringify(join(root, 'model/rulebook/index.ts'))}

const played = new Set(${JSON.stringify(played)})
const fixtures = fixturesOf('fab').filter(({ scenario }) => played.has(scenario.id))
for (const { name, rules, patch } of mutants.filter(({ name }) => ${JSON.stringify(names)}.includes(name)))
  describe(name, () => certifyWith(() => inProcess(createReference(createBase(rulebooks.fab), rules, patch)), { runs: 0, fixtures }))
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
      '> B applies Feign Death’s “feign” (prevention), 3 prevented: nothing takes its place',
      'expected: B applies Feign Death’s “feign” (prevention), 2 prevented: now Ember Bolt deals 1 damage to B',
      'play it: npx stacklaw run '
    ])
      expect(failed.failureMessages[0]).toContain(part)
  }, 600_000)
  it('the reference engine breaks nothing, and what no check holds is a todo', async () => {
    const { outcomes } = await run(engine('none'))
    expect(brokenIn(outcomes)).toEqual([])
    const status = (id: string) => outcomes.find(each => idOf(each) === id)?.status
    expect(status('fab:6.4.10g')).toBe('passed')
    expect(status('fab:6.3.7')).toBe('todo')
    // a definition has nothing to check
    expect(status('fab:6.4.10')).toBeUndefined()
  }, 600_000)
  it('what the engine does not claim is skipped, with the reason where a person sees it', async () => {
    const { outcomes, seen } = await run(engine('none', { features: ['core', 'targets', 'triggers', 'limits'] }))
    expect(outcomes.find(each => idOf(each) === 'fab:6.4.10b')?.status).toMatch(/skipped|pending/)
    expect(seen).toMatch(/fab:6\.4\.10b .*\[unsupported: the engine does not claim .*prevention/)
  }, 600_000)
})

/** A mutant of each of three sections, and every test that it fails. */
const FAILED: readonly (readonly [string, string, readonly string[]])[] = [
  ['unpreventable-charges-shield', 'fab:6.4.10h', ['fab:6.4.10d', 'fab:6.4.10g', 'fab:6.4.10h', 'fab:6.4.10j']],
  ['turn-player-orders-replacements', 'fab:6.5.2a', ['fab:6.5.1', 'fab:6.5.2', 'fab:6.5.2a', 'fab:6.5.2b', 'fab-context:1.8.3']],
  ['limit-off-by-one', 'fab:6.6.1a', ['fab:6.6.1a', 'fab:6.6.5', 'fab:6.6.5e', 'fab:6.6.5f', 'fab:6.6.6']]
]

/** Few fixtures, besides some, in which every situation of an invariant or a chart occurs. */
const everySituation = (besides: readonly string[]): readonly string[] => {
  const brought = Object.entries(readEvidence()!.fixtures)
    .filter(([id]) => id.startsWith('fab/') && !besides.includes(id))
    .map(([id, { invariants, concepts }]) => ({ id, all: [...invariants, ...concepts] }))
  const chosen: string[] = []
  const left = new Set(brought.flatMap(({ all }) => all))
  const gain = ({ all }: { readonly all: readonly string[] }): number => all.filter(each => left.has(each)).length
  while (left.size > 0) {
    const best = brought.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    chosen.push(best.id)
    for (const each of best.all) left.delete(each)
  }
  return chosen
}

describe('mutants of three sections', () => {
  const fixtures = fixturesOf('fab')
  const citing = fixtures.filter(({ scenario }) => FAILED.some(([, rule]) => scenario.rules.includes(rule)))
  let outcomes: readonly Outcome[]
  beforeAll(async () => {
    const shown = citing.map(({ scenario }) => scenario.id)
    const played = [...everySituation(shown), ...shown]
    outcomes = (
      await run(
        engines(
          FAILED.map(([name]) => name),
          played
        )
      )
    ).outcomes
  }, 600_000)

  describe.each(FAILED)('%s', (name, rule, rules) => {
    const own = () => outcomes.filter(({ ancestorTitles }) => ancestorTitles[0] === name)
    const failed = () => own().filter(({ status }) => status === 'failed')

    it(`fails the tests of ${rule} and of the rules that its checks cite beside it, and no other`, () => {
      expect(new Set(failed().map(idOf))).toEqual(new Set(rules))
      expect(failed()).toHaveLength(rules.length)
      expect(own().filter(({ status }) => status === 'passed').length).toBeGreaterThan(60)
      // each failing rule stands beside the broken one in some check
      const cited = new Set(
        [
          ...fixtures.map(({ scenario }) => scenario.rules),
          ...[...invariants, ...relations].map(check => rulesOf(check, rulebooks.fab)),
          ...CONCEPTS.map(concept => rulebooks.fab.concepts[concept])
        ].flatMap(all => (all.includes(rule) ? all : []))
      )
      expect(rules.filter(each => !cited.has(each))).toEqual([])
    })

    it('is told by a fixture of the rule, with the command that plays it', () => {
      const [message] = failed().find(each => idOf(each) === rule)!.failureMessages
      const [, fixture] = /\nfixture (\S+): step \d+: /.exec(message!)!
      expect(citing.find(({ scenario }) => scenario.id === fixture)!.scenario.rules).toContain(rule)
      expect(message).toContain('play it: npx stacklaw run ')
    })
  })
})

it('refuses a ruleset that there is not', () => {
  expect(() => certifyWith(inProcess(createReference(createBase(rulebooks.fab))), { ruleset: 'chess' })).toThrow(/no ruleset "chess"/)
})
