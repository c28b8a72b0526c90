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
  writeFileSync(join(folder, 'engine.test.js'), source)
  // the kit is not transformed, as where it is installed
  const server = '{ deps: { external: [/[/]dist[/]/] } }'
  writeFileSync(
    join(folder, 'vitest.config.js'),
    `export default { test: { include: ['engine.test.js'], pool: 'forks', server: ${server} } }\n`
  )
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

/** An engine of the inner Vitest: the reference engine or a mutant of it, and the fixtures that certify it. */
interface Certified {
  readonly mutant?: string
  readonly statement?: object
  readonly played: readonly string[]
}

/** A test file that certifies each of these engines, in a `describe` of its name, with the kit as it is built. */
const engines = (certified: Readonly<Record<string, Certified>>): string => `
import { describe } from 'vitest'
import { certifyWith } from ${JSON.stringify(join(root, 'dist/vitest.js'))}
import { mutants } from ${JSON.stringify(join(root, 'dist/engine/mutants/index.js'))}
import { createReference } from ${JSON.stringify(join(root, 'dist/engine/reference/index.js'))}
import { inProcess } from ${JSON.stringify(join(root, 'dist/engine/reference/iut.js'))}
import { fixturesOf } from ${JSON.stringify(join(root, 'dist/fixtures/loader.js'))}
import { createBase } from ${JSON.stringify(join(root, 'dist/model/base/base.js'))}
import { rulebooks } from ${JSON.stringify(join(root, 'dist/model/rulebook/index.js'))}

const fixtures = fixturesOf('fab')
for (const [name, { mutant, statement, played }] of Object.entries(${JSON.stringify(certified)}))
  describe(name, () => {
    const faulty = mutants.find(({ name }) => name === mutant)
    if (mutant && !faulty) throw new Error('no mutant ' + mutant)
    const make = () => {
      const iut = inProcess(createReference(createBase(rulebooks.fab), faulty?.rules, faulty?.patch))
      return { ...iut, statement: { ...iut.statement, ...statement } }
    }
    certifyWith(make, { runs: 0, fixtures: fixtures.filter(({ scenario }) => played.includes(scenario.id)) })
  })
`

const idOf = ({ title }: Outcome): string => title.split(' ')[0]!
/** The rules whose tests fail by an expectation derived by hand. Charts and invariants also name the rules around it. */
const failedByFixture = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.filter(({ failureMessages: [message] }) => message?.includes('\nfixture ')).map(idOf)
const brokenIn = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.filter(({ failureMessages: [message] }) => message !== undefined && !message.includes('its situation never occurred')).map(idOf)

/** What the fixtures of one rule need. */
const FEW = ['fab/6.4/vambrace-feign-death', 'fab/6.4/feign-death', 'fab/6.4/bone-head-barrier', 'fab/6.6/limit-twice']

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

describe('in a Vitest of its own', () => {
  const fixtures = fixturesOf('fab')
  const citing = fixtures.filter(({ scenario }) => FAILED.some(([, rule]) => scenario.rules.includes(rule)))
  let all: readonly Outcome[]
  let seen: string
  beforeAll(async () => {
    const shown = citing.map(({ scenario }) => scenario.id)
    const played = [...everySituation(shown), ...shown]
    const ran = await run(
      engines({
        faulty: { mutant: 'prevents-less-ignored', played: FEW },
        reference: { played: FEW },
        narrow: { statement: { features: ['core', 'targets', 'triggers', 'limits'] }, played: FEW },
        ...Object.fromEntries(FAILED.map(([mutant]) => [mutant, { mutant, played }]))
      })
    )
    all = ran.outcomes
    seen = ran.seen
  }, 600_000)
  /** What came of the tests of one of the engines. */
  const outcomesOf = (engine: string): readonly Outcome[] => {
    const own = all.filter(({ ancestorTitles }) => ancestorTitles[0] === engine)
    expect(own.length).toBeGreaterThan(60)
    return own
  }

  it('a faulty engine fails the tests of the rules that its fixture shows, with the game and the command', () => {
    const outcomes = outcomesOf('faulty')
    expect(failedByFixture(outcomes)).toEqual(['fab:6.4.10b', 'fab:6.4.10g'])
    expect(brokenIn(outcomes).filter(id => id.startsWith('fab:6.6'))).toEqual([])
    const failed = outcomes.find(outcome => idOf(outcome) === 'fab:6.4.10g')!
    expect(failed.ancestorTitles).toEqual(['faulty', 'Flesh and Blood (fab)', 'fab:6.4'])
    for (const part of [
      'fab:6.4.10g Effects that decrease a prevention',
      'fixture fab/6.4/vambrace-feign-death: step 36',
      '> B applies Feign Death’s “feign” (prevention), 3 prevented: nothing takes its place',
      'expected: B applies Feign Death’s “feign” (prevention), 2 prevented: now Ember Bolt deals 1 damage to B',
      'play it: npx stacklaw run '
    ])
      expect(failed.failureMessages[0]).toContain(part)
  })

  it('the reference engine breaks nothing, and what no check holds is a todo', () => {
    const outcomes = outcomesOf('reference')
    expect(brokenIn(outcomes)).toEqual([])
    const status = (id: string) => outcomes.find(outcome => idOf(outcome) === id)?.status
    expect(status('fab:6.4.10g')).toBe('passed')
    expect(status('fab:6.3.7')).toBe('todo')
    // a definition has nothing to check
    expect(status('fab:6.4.10')).toBeUndefined()
  })

  it('what the engine does not claim is skipped, with the reason where a person sees it', () => {
    expect(outcomesOf('narrow').find(outcome => idOf(outcome) === 'fab:6.4.10b')?.status).toMatch(/skipped|pending/)
    expect(seen).toMatch(/narrow .*fab:6\.4\.10b .*\[unsupported: the engine does not claim .*prevention/)
  })

  describe.each(FAILED)('%s', (name, rule, rules) => {
    const own = () => outcomesOf(name)
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
