import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platform } from 'node:process'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { everyRulebook } from '../model/rulebook/index.js'
import { everyRule } from '../model/rulebook/rulebook.js'
import { packageRoot, readScenario } from '../fixtures/loader.js'
import { mutants } from '../engine/mutants/index.js'
import { rulebooks } from '../model/rulebook/index.js'
import { charts } from '../model/statechart/index.js'
import type { CheckedBy } from '../properties/mutation/catalogue.js'
import type { Explanation } from './explanation.js'
import { stacklaw } from './testing/capture.js'

const fixture = (name: string): string => join(packageRoot(), 'fixtures', 'fab', `${name}.json`)
const folder = (): string => mkdtempSync(join(tmpdir(), 'stacklaw-'))
const written = (name: string, text: string | Buffer): string => {
  const file = join(folder(), name)
  writeFileSync(file, text)
  return file
}
const knownFailures = (reason: string): string =>
  JSON.stringify({ format: 'stacklaw/expect@1', failures: [{ ruleset: 'fab', check: 'fab/6.4/feign-death', verdict: 'fail', reason }] })
const parse = (text: string): unknown => JSON.parse(text)

const COMMANDS = [
  ...['certify', 'doctor', 'init', 'run', 'play', 'replay', 'promote', 'judge'],
  ...['compare', 'serve', 'mutants', 'rules', 'cards', 'charts', 'explain', 'schema']
]

describe('help', () => {
  it('names every command and ends with 0', async () => {
    const { code, out } = await stacklaw('--help')
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toContain(command)
  })
  it.each(COMMANDS)('%s has a description and an example', async command => {
    const { code, out } = await stacklaw(command, '--help')
    expect(code).toBe(0)
    expect(out).toContain('Example')
    expect(out).toContain(`stacklaw ${command}`)
  })
  it('without a command prints help and ends with 2', async () => {
    expect(await stacklaw()).toMatchObject({ code: 2 })
  })
})

describe('run', () => {
  it('tells a scenario, and ends with 0 if it holds', async () => {
    const { code, out } = await stacklaw('run', fixture('6.4/vambrace-feign-death'))
    expect(code).toBe(0)
    expect(out).toContain('Ember Bolt deals 1 damage to B')
    expect(out).toContain('expectation: pass')
    expect(out).toContain('charts: pass')
  })
  it('tells the situation, the cards, the story with its rules, where it ends and why', async () => {
    const { out } = await stacklaw('run', fixture('6.5/four-players'))
    for (const part of [
      'It is A’s turn; the action phase has begun. Clockwise: A, B, C, D.',
      '\n    arena  Kindling Charm\n    hand   Ember Bolt\n',
      '\n  Padded Vest (Equipment Chest): Each time damage would be dealt to you, prevent 1 of it.\n',
      '\n  15  Ember Bolt resolves.  [fab-context:1.11.4a]\n  16    About to happen: Ember Bolt deals 3 damage to B.  [fab:6.4.2]\n',
      '\n  17      A chooses who begins: C (other options: A, B, D).  [fab:6.5.2]\n',
      '\n  23    So it happens: Ember Bolt deals 4 damage to B. B’s life: 20 → 16.  [fab:6.5.6]\n',
      '\n        stack, from the top: Ember Bolt (A’s, targeting B)\n',
      '\n  B: 16 life (was 20)\n',
      '\n  fab:6.4.2            Active replacement effect\n',
      '\n  fab:6.5.4  Standard replacements: clockwise from C, D doubles to 6, then A makes it 7.\n'
    ])
      expect(out).toContain(part)
    expect(out).not.toContain('\u001b')
  })
  it('tells a failure at the step where it shows', async () => {
    const { out } = await stacklaw('run', fixture('6.4/vambrace-feign-death'), '--mutant', 'prevents-less-ignored')
    const lines = out.split('\n')
    const step = lines.findIndex(line => line.includes('B applies Feign Death'))
    expect(lines[step]).toContain('prevents 3; nothing is left of the event')
    expect(lines[step + 1]).toContain('fail here the expectation demands: B applies Feign Death’s “feign” (prevention), 2 prevented')
    expect(lines.slice(step).join('\n')).toContain('fail here the rules allow:')
  })
  it('reads the abilities of each card where asked', async () => {
    const file = fixture('6.4/feign-death')
    expect((await stacklaw('run', file, '--abilities')).out).toContain(
      'as the kit reads its abilities: This turn, the next time that you would be dealt damage, prevent all of it.'
    )
    expect((await stacklaw('run', file)).out).not.toContain('as the kit reads')
  })
  it('ends with 1 on an engine that breaks the rule, and says what the rule demands', async () => {
    const { code, out } = await stacklaw('run', fixture('6.4/vambrace-feign-death'), '--mutant', 'prevents-less-ignored')
    expect(code).toBe(1)
    expect(out).toContain('expectation: fail')
    expect(out).toContain('fab:6.4.10g')
    expect(out).toContain('What the rules demand')
  })
  it('gives JSON', async () => {
    const { code, out } = await stacklaw('run', fixture('6.6/katsu-tripwire-trap'), '--json')
    expect(code).toBe(0)
    expect(parse(out)).toMatchObject({ verdict: 'pass', charts: { verdict: 'pass' }, invariants: [] })
  })
})

describe('replay', () => {
  const {
    expect: _expect,
    derivation: _derivation,
    ...found
  } = JSON.parse(readFileSync(fixture('6.6/katsu-tripwire-trap'), 'utf8')) as Record<string, unknown>
  const file = (): string => written('found.json', JSON.stringify(found))
  it('ends with 0 where charts, invariants and relations hold, without an expectation', async () => {
    const { code, out } = await stacklaw('replay', file())
    expect(code, out).toBe(0)
    expect(out).toContain('charts: pass')
    expect(out).toContain('verdict: pass')
  })
  it('ends with 1 on an engine that breaks a rule', async () => {
    const { code, out } = await stacklaw('replay', file(), '--mutant', 'suppression-ignored')
    expect(code, out).toBe(1)
    expect(out).toContain('charts: fail')
    expect(out).toContain('verdict: fail')
  })
  it('draws a random game by its number, the same each time', async () => {
    const drawn = ['replay', '--ruleset', 'ga', '--seed', '7', '--game', '3', '--json']
    const { code, out } = await stacklaw(...drawn)
    expect(code, out).toBe(0)
    expect((parse(out) as { trace: readonly unknown[] }).trace.length).toBeGreaterThan(3)
    expect((await stacklaw(...drawn)).out).toBe(out)
    expect((await stacklaw(...drawn.with(-2, '4'))).out).not.toBe(out)
  })
  it.each([
    ['neither a file nor a game', [], /^stacklaw: Give the file of a game, or --ruleset, --seed and --game of one that random play draws/],
    ['no ruleset', ['--game', '3'], /^stacklaw: --game is the number of a random game of one ruleset; say which one with --ruleset/],
    ['no number', ['--ruleset', 'ga', '--game', '0'], /Give the number of a game, from 1/],
    ['a ruleset that there is not', ['--ruleset', 'gaa', '--game', '1'], /There is no ruleset "gaa"/],
    ['a card that there is not', ['--ruleset', 'ga', '--game', '1', '--cards', 'Nobody'], /There is no card "Nobody" of ga/]
  ])('refuses %s', async (_, options, sentence) => {
    const { code, err } = await stacklaw('replay', ...options)
    expect(code).toBe(2)
    expect(err).toMatch(sentence)
  })
  it('refuses a file and a game at once', async () => {
    const { code, err } = await stacklaw('replay', file(), '--seed', '3')
    expect(code).toBe(2)
    expect(err).toMatch(/--seed says which random game is drawn, and .*found.json is a game already; give one of the two/)
  })
  it('gives JSON, with every relation', async () => {
    const { code, out } = await stacklaw('replay', file(), '--json')
    expect(code).toBe(0)
    expect(parse(out)).toMatchObject({ verdict: 'pass', charts: { verdict: 'pass' }, invariants: [], waiting: [] })
    const { relations } = parse(out) as { relations: { name: string; verdict: string }[] }
    expect(relations.map(({ name }) => name)).toContain('seats-swapped')
    expect(new Set(relations.map(({ verdict }) => verdict))).toEqual(new Set(['pass']))
  })
  it('ends with 2 on a file that is none', async () => {
    const { code, err } = await stacklaw('replay', written('x.json', '{}'))
    expect(code).toBe(2)
    expect(err).toContain('"format"')
  })
  it('ends with 3 on an engine that breaks down', async () => {
    expect(await stacklaw('replay', file(), '--engine', 'false')).toMatchObject({ code: 3 })
  })
})

describe('explain', () => {
  it('tells a rule without its ruleset, where only one has it', async () => {
    const [short, long] = [await stacklaw('explain', '6.6.5f'), await stacklaw('explain', 'fab:6.6.5f')]
    expect(short).toEqual(long)
    expect(short).toMatchObject({ code: 0, out: expect.stringContaining('fab:6.6.5f') as string })
  })
  it('asks which ruleset is meant where several have the number', async () => {
    const numbers = everyRulebook.flatMap(everyRule).map(({ id }) => id)
    const twice = numbers.map(id => id.split(':')[1]!).find(number => new Set(numbers.filter(id => id.endsWith(`:${number}`))).size > 1)
    expect(twice).toBeDefined()
    expect(await stacklaw('explain', twice!)).toMatchObject({ code: 2, err: expect.stringContaining('more than one ruleset') as string })
  })
})

describe('promote', () => {
  const file = fixture('6.6/katsu-tripwire-trap')
  it('begins a fixture without its outcome, and says what is missing', async () => {
    const into = join(folder(), 'new')
    const { code, out } = await stacklaw('promote', file, '--into', into, '--id', 'fab/6.6/mine')
    expect(code, out).toBe(0)
    for (const part of ['fab:6.6.5f', '/expect must hold', '/derivation must name', '/standing and /reason']) expect(out).toContain(part)
    const written = readScenario(join(into, 'mine.json'))
    expect(written).toMatchObject({ id: 'fab/6.6/mine', rules: ['fab:6.6.5f', 'fab:6.6.5e', 'fab:6.6.1a', 'fab:6.6.6'] })
    expect(written.expect).toBeUndefined()
    // it can be looked at, and is never taken for a pass
    expect(await stacklaw('run', join(into, 'mine.json'))).toMatchObject({
      out: expect.stringContaining('expectation: untested') as string
    })
  })
  it('writes to where nothing loads it, and says where it belongs when it is finished', async () => {
    const here = process.cwd()
    process.chdir(folder())
    try {
      const { code, out } = await stacklaw('promote', file, '--id', 'fab/6.6/mine')
      expect(code, out).toBe(0)
      expect(out).toContain('is begun in drafts/fab/6.6/mine.json')
      expect(out).toContain('move it to where fixtures are loaded from: fixtures/fab/6.6/mine.json')
      expect(readScenario('drafts/fab/6.6/mine.json').id).toBe('fab/6.6/mine')
    } finally {
      process.chdir(here)
    }
  })
  it('gives JSON', async () => {
    const { out } = await stacklaw('promote', file, '--into', folder(), '--id', 'fab/6.6/mine', '--json')
    expect(parse(out)).toMatchObject({ id: 'fab/6.6/mine', rules: ['fab:6.6.5f', 'fab:6.6.5e', 'fab:6.6.1a', 'fab:6.6.6'] })
  })
  it('overwrites nothing', async () => {
    const into = folder()
    await stacklaw('promote', file, '--into', into, '--id', 'fab/6.6/mine')
    expect(await stacklaw('promote', file, '--into', into, '--id', 'fab/6.6/mine')).toMatchObject({
      code: 2,
      err: expect.stringContaining('exists already') as string
    })
  })
  it.each([
    ['the id of a fixture', ['--id', 'fab/6.6/katsu-tripwire-trap'], 'There is a fixture fab/6.6/katsu-tripwire-trap already'],
    ['an id of another ruleset', ['--id', 'mtg/6.6/mine'], 'is no id for a fixture of fab'],
    ['an id that is none', ['--id', '../mine'], 'is no id for a fixture of fab'],
    ['an id that climbs out of its folder', ['--id', 'fab/../../../mine/mine'], 'is no id for a fixture of fab'],
    ['an id of dots', ['--id', 'fab/./mine'], 'is no id for a fixture of fab'],
    [
      'a folder that fixtures are loaded from',
      ['--into', join(packageRoot(), 'fixtures', 'fab', '6.6'), '--id', 'fab/6.6/mine'],
      'is where the kit loads'
    ],
    ['a folder that is a file', ['--into', join(packageRoot(), 'package.json'), '--id', 'fab/6.6/mine'], 'cannot be written']
  ])('refuses %s', async (_, options, sentence) => {
    const { code, err } = await stacklaw('promote', file, '--into', folder(), ...options)
    expect(err).toContain(sentence)
    expect(code).toBe(2)
  })
})

describe('judge', () => {
  const record = async (): Promise<string> => {
    const file = join(folder(), 'trace.json')
    await stacklaw('run', fixture('6.4/feign-death'), '--trace', file)
    return file
  }
  it('accepts a recorded trace', async () => {
    const { code, out } = await stacklaw('judge', await record())
    expect(code).toBe(0)
    expect(out).toContain('pass')
  })
  it('refuses one in which more is prevented, with the step and the rule', async () => {
    const file = await record()
    const text = readFileSync(file, 'utf8').replace('"prevented": 3', '"prevented": 2')
    const { code, out } = await stacklaw('judge', written('trace.json', text))
    expect(code).toBe(1)
    expect(out).toMatch(/step \d+/)
    expect(out).toContain('fab:6.4.10')
  })
  it('says which decision, made otherwise, would allow a refused step, and its rules', async () => {
    const file = join(folder(), 'trace.json')
    const fixtureFile = join(packageRoot(), 'fixtures', 'mtg', '603', 'two-growths.json')
    const { out: told } = await stacklaw('run', fixtureFile, '--mutant', 'mtg-resources-on-the-stack', '--trace', file)
    const sentence = 'it would be allowed if “skips stack” (triggering) were decided otherwise: mtg-context:605.4a'
    expect(told).toContain(`\n     ${sentence}`)
    const { code, out } = await stacklaw('judge', file)
    expect(code).toBe(1)
    expect(out).toContain(`\n  ${sentence}`)
    const { charts } = parse((await stacklaw('judge', file, '--json')).out) as { charts: { broken: object[] } }
    expect(charts.broken[0]).toMatchObject({
      decision: 'triggering.skipsStack',
      rules: ['mtg-context:605.4a', 'mtg:603.3']
    })
  })
  it('gives JSON', async () => {
    const { out } = await stacklaw('judge', await record(), '--json')
    expect(parse(out)).toMatchObject({ verdict: 'pass' })
  })
  it('tells what an invariant holds against a trace', async () => {
    const file = join(folder(), 'trace.json')
    const felidar = join(packageRoot(), 'fixtures', 'mtg', '603', 'felidar-in-response.json')
    await stacklaw('run', felidar, '--mutant', 'mtg-if-not-rechecked', '--trace', file)
    const { code, out } = await stacklaw('judge', file)
    expect(code).toBe(1)
    expect(out).toMatch(/^step \d+: .* \(condition-checked-twice: .*mtg:603\.4.*\)$/m)
    const { invariants } = parse((await stacklaw('judge', file, '--json')).out) as { invariants: { name: string; rules: string[] }[] }
    expect(invariants).toMatchObject([{ name: 'condition-checked-twice', rules: expect.arrayContaining(['mtg:603.4']) as string[] }])
  })
  it.each([
    ['a card', ['objects', 0, 'card'], '/objects/0/card: there is no card'],
    ['an owner', ['objects', 0, 'owner'], '/objects/0/owner: there is no player'],
    ['a controller', ['objects', 0, 'controller'], '/objects/0/controller: there is no player'],
    ['a host', ['objects', 0, 'attachedTo'], '/objects/0/attachedTo: there is no player or object'],
    ['a zone', ['objects', 0, 'zone'], '/objects/0/zone'],
    ['a turn-player', ['start', 'turnPlayer'], '/start/turnPlayer: there is no player'],
    ['a phase', ['start', 'phase'], '/start/phase: fab has no phase'],
    ['a ruleset', ['ruleset'], 'There is no ruleset']
  ] as const)('says in a sentence that %s of the situation does not exist, and ends with 2', async (_, path, sentence) => {
    const trace = parse(readFileSync(await record(), 'utf8')) as { scenario: Record<string | number, unknown> }
    let at: Record<string | number, unknown> = trace.scenario
    for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>
    at[path.at(-1)!] = 'nowhere'
    const { code, err } = await stacklaw('judge', written('trace.json', JSON.stringify(trace)))
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })

  it('needs no conformance card told', async () => {
    const trace = parse(readFileSync(await record(), 'utf8')) as { scenario: object }
    const bare = { ...trace, scenario: { ...trace.scenario, cards: [] } }
    expect(await stacklaw('judge', written('trace.json', JSON.stringify(bare)))).toMatchObject({ code: 0 })
  })

  it('says what the charts cannot judge', async () => {
    const trace = parse(readFileSync(await record(), 'utf8')) as { observations: { see: string; why?: string }[] }
    const end = trace.observations.at(-1)!
    end.why = 'unsupported'
    const { code, out } = await stacklaw('judge', written('trace.json', JSON.stringify(trace)))
    expect(out).toContain('inconclusive: the model does not cover')
    expect(code).toBe(1)
  })
  it('says where a trace is misshapen', async () => {
    const trace = parse(readFileSync(await record(), 'utf8')) as object
    const { code, err } = await stacklaw('judge', written('trace.json', JSON.stringify({ ...trace, level: 'everything' })))
    expect(err).toMatch(/^stacklaw: \S*trace\.json: \/level: it is "everything"; it must be "outcome".*\n$/)
    expect(code).toBe(2)
  })
})

describe('charts', () => {
  it('lists every chart', async () => {
    const { code, out } = await stacklaw('charts')
    expect(code).toBe(0)
    for (const { id } of charts) expect(out).toContain(`${id}  `)
  })

  it('tells each state and transition of one in a sentence', async () => {
    const { code, out } = await stacklaw('charts', 'attack')
    expect(code).toBe(0)
    const chart = charts.find(({ id }) => id === 'attack')!
    for (const sentence of [...Object.values(chart.descriptions), ...chart.transitions.map(({ description }) => description)])
      expect(out).toContain(sentence)
    expect(out).toContain('leaves-stack → moved  on left')
  })

  it('writes a definition that XState reads, with the transitions that have no event', async () => {
    const { code, out } = await stacklaw('charts', 'priority', '--json')
    expect(code).toBe(0)
    const written = parse(out) as { states: { due: { always: { target: string; meta: { id: string } }[] } } }
    expect(written.states.due.always.map(({ meta }) => meta.id)).toEqual(['settle', 'wait', 'check'])
    const machine = createMachine(written as never)
    expect(Object.keys(machine.states)).toEqual(Object.keys(written.states))
    expect(parse((await stacklaw('charts', '--json')).out)).toHaveLength(charts.length)
  })

  it('suggests a chart for a name that none has', async () => {
    expect(await stacklaw('charts', 'replacements')).toMatchObject({
      code: 2,
      err: `stacklaw: There is no chart "replacements"; did you mean replacement? The charts are ${charts.map(({ id }) => id).join(', ')}.\n`
    })
  })
})

describe('rules and explain', () => {
  it('lists every rule with what checks it', async () => {
    const { code, out } = await stacklaw('rules', '--json')
    expect(code).toBe(0)
    const rules = parse(out) as {
      id: string
      ruleset: string
      borrowed?: string
      checkedBy: { fixtures: string[]; mutants: string[] }
      cases: { positive: string[]; negative: string[] }
    }[]
    const { rules: own, context = [] } = rulebooks.fab
    expect(own).toHaveLength(89)
    expect(context.length).toBeGreaterThan(0)
    expect(rules.filter(rule => rule.ruleset === 'fab').map(rule => rule.id)).toEqual([...own, ...context].map(rule => rule.id))
    expect(new Set(rules.map(rule => rule.ruleset))).toEqual(new Set(Object.keys(rulebooks)))
    for (const { borrowed: _, ...rule } of rules)
      expect(Object.keys(rule).sort()).toEqual(['cases', 'checkedBy', 'id', 'ruleset', 'standing', 'title'])
    const borrows = rules.filter(({ borrowed }) => borrowed !== undefined)
    expect(new Set(borrows.map(({ ruleset, borrowed }) => `${ruleset} of ${borrowed}`))).toEqual(
      new Set(['mtg-2010 of mtg', 'ga-older of ga'])
    )
    expect(borrows.map(({ id }) => id)).not.toContain('mtg-2010:trigger.9')
    const less = rules.find(rule => rule.id === 'fab:6.4.10g')
    expect(less?.checkedBy.mutants).toContain('prevents-less-ignored')
    expect(less?.checkedBy.fixtures).toContain('fab/6.4/vambrace-feign-death')
    expect(less?.cases.positive).toContain('fab/6.4/vambrace-feign-death')
    expect(less?.cases.negative).toContain('fab/6.4/vambrace-bone-head-barrier-twin')
  })
  it('lists the rules of one ruleset for a person', async () => {
    const { code, out } = await stacklaw('rules', '--ruleset', 'ga-older')
    expect(code).toBe(0)
    expect(out).toMatch(/^ga-older:1 +normative +\S.* {2}\(\d+ checks, \d+ mutants?\)$/m)
    expect(out).not.toMatch(/^(fab|mtg|ga):/m)
    const [, own, neighbouring] = /^(\d+) rules and (\d+) neighbouring ones, \d+ of them shown to be checked$/m.exec(out)!
    const { rules, context = [] } = rulebooks['ga-older']
    expect([Number(own), Number(neighbouring)]).toEqual([rules.length, context.length])
  })
  it('explains a rule', async () => {
    const { code, out } = await stacklaw('explain', 'fab:6.6.5f')
    expect(code).toBe(0)
    for (const part of [
      'Examples and cases',
      'Near misses, where it does not act',
      'In the charts',
      'Invariants',
      'suppressed-not-counted'
    ])
      expect(out).toContain(part)
  })
  it('tells examples from near misses, and what caught each faulty engine', async () => {
    const { out } = await stacklaw('explain', 'fab:6.4.10g')
    expect(out).toMatch(/Vambrace of Determination takes 1 from Feign Death {2}\S*vambrace-feign-death\.json/)
    expect(out).toMatch(/prevents-less-ignored: .*\n +caught by the fixtures: .*fab\/6\.4\//)
  })
  it('shows what the model decides by a rule: the code, the value of the game, what comes to it', async () => {
    const { out } = await stacklaw('explain', 'fab:6.4.10g')
    expect(out).toMatch(/What the model decides by it\n +prevention\.preventedOf {2}What is prevented of it/)
    expect(out).toMatch(/model\/rules\/prevention\.ts:\d+\n +export const paysEstablished = is\(/)
    expect(out).toContain('prevention.shieldPays is "established-total" here (fab:6.4.10g)')
    expect(out).toMatch(/guard \w+ of chart replacement/)
    expect(out).toContain('asked in establish (model/statechart/effects/prevention.ts)')
  })
  it('tells a value that a game does not have, and who uses a decision', async () => {
    const { out } = await stacklaw('explain', 'fab:6.5.2')
    expect(out).toContain('replacement.beyondDamage has no value here (fab:6.5.1, fab:6.5.2)')
    expect(out).toContain('replacement.orderer is "selected-player-laps" here')
    expect(out).toContain('used by guard mustSelect of chart replacement')
    expect(out).not.toContain('is null')
  })
  it('says what killed the faults that were planted in a decision', async () => {
    const { out } = await stacklaw('explain', 'fab:6.5.1')
    expect(out).toMatch(/planted faults that were judged:\n +\S.*: killed by \S+/)
    expect(out).toContain('no planted fault of the lot fell on it')
  })
  it('explains as JSON', async () => {
    const { code, out } = await stacklaw('explain', 'fab:6.4.10g', '--json')
    expect(code).toBe(0)
    const rule = parse(out) as Explanation
    expect(rule).toMatchObject({ id: 'fab:6.4.10g', ruleset: 'fab', standing: 'normative', neighbouring: false })
    expect(rule.examples.map(({ id }) => id)).toContain('fab/6.4/vambrace-feign-death')
    expect(rule.nearMisses.map(({ id }) => id)).not.toContain('fab/6.4/vambrace-feign-death')
    expect(rule.nearMisses.length).toBeGreaterThan(0)
    expect(rule.concepts).toEqual(['prevention.less'])
    expect(rule.decisions[0]).toMatchObject({ name: 'prevention.preventedOf', file: 'model/rules/prevention.ts' })
    expect(rule.mutants.find(({ name }) => name === 'prevents-less-ignored')?.killedBy.fixtures).toContain('fab/6.4/vambrace-feign-death')
    expect(Object.keys(rule.neighbours[0]!)).toEqual(['id', 'title'])
  })
  it('says that nothing has been shown to check a rule that no mutant breaks', async () => {
    const unchecked = (parse((await stacklaw('rules', '--json')).out) as { id: string; standing: string; checkedBy: CheckedBy }[]).find(
      ({ standing, checkedBy }) => standing === 'normative' && checkedBy.mutants.length === 0
    )
    if (unchecked)
      expect((await stacklaw('explain', unchecked.id)).out).toMatch(
        /No faulty engine has been made|It has no check:|no faulty engine has shown yet/
      )
    expect((await stacklaw('explain', 'fab:6.4.10g')).out).not.toContain('No faulty engine has been made')
  })
  it('explains a neighbouring rule', async () => {
    const { code, out } = await stacklaw('explain', 'fab-context:1.10.2')
    expect(code).toBe(0)
    for (const part of ['Game-state actions', 'a neighbouring rule', 'fab-context:1.10.2b  Second, dead objects', 'In the charts'])
      expect(out).toContain(part)
  })
  it.each([
    ['fab:6.4.10', 'Why there is nothing to check'],
    ['fab-context:7.0.1', 'Why this is our reading'],
    ['fab-context:8.1.1', 'Why no engine is judged by it']
  ])('says of %s why it is not normative', async (id, words) => {
    expect((await stacklaw('explain', id)).out).toContain(words)
  })
  it('suggests a neighbouring rule too', async () => {
    expect((await stacklaw('explain', 'fab:1.10.2d')).err).toContain('did you mean fab-context:1.10.2d')
  })
  it('suggests a rule for one that does not exist', async () => {
    const { code, err } = await stacklaw('explain', 'fab:6.6.5ff')
    expect(code).toBe(2)
    expect(err).toContain('did you mean fab:6.6.5f')
  })
})

describe('schema', () => {
  it.each(['scenario', 'cards', 'protocol', 'trace', 'report', 'expect'])('prints the schema of %s', async name => {
    const { code, out } = await stacklaw('schema', name)
    expect(code).toBe(0)
    expect(parse(out)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' })
  })
})

describe('bad input gets one sentence and exit code 2', () => {
  const valid = readFileSync(fixture('6.4/feign-death'), 'utf8')
  const cases: readonly (readonly [string, () => readonly string[], RegExp])[] = [
    ['a missing file', () => ['run', '/nowhere/x.json'], /There is no file /],
    ['a folder', () => ['run', folder()], /is a folder/],
    [
      'a file as if it were a folder',
      () => ['run', join(written('x.json', valid), 'y.json')],
      /cannot be read: a part of its path is a file and no folder; check/
    ],
    ['an empty file', () => ['run', written('x.json', '')], /is empty/],
    ['a truncated file', () => ['run', written('x.json', valid.slice(0, 900))], /x\.json:\d+:\d+ is not JSON/],
    ['a number that is none', () => ['run', written('x.json', '{\n  "life": NaN }')], /x\.json:2:11 is not JSON \(unexpected text\)/],
    ['a device without end', () => ['run', '/dev/zero'], /\/dev\/zero has more than 64 MiB/],
    ['text that is not UTF-8', () => ['run', written('x.json', Buffer.from([0x7b, 0xff, 0xfe]))], /not UTF-8/],
    ['another version', () => ['run', written('x.json', valid.replace('scenario@1', 'scenario@9'))], /\/format is "stacklaw\/scenario@9"/],
    ['a misspelt field', () => ['run', written('x.json', valid.replace('"zone"', '"zome"'))], /\/objects\/0/],
    [
      'a card that does not exist',
      () => ['run', written('x.json', valid.replace(/"card": "Ember Bolt"/, '"card": "Ember Bold"'))],
      /there is no card "Ember Bold"/
    ],
    ['a trace that is none', () => ['judge', fixture('6.4/feign-death')], /a trace file has/],
    ['a rule without its ruleset that there is not', () => ['explain', '99.9'], /There is no rule/],
    ['an unknown rule', () => ['explain', 'fab:9.9'], /There is no rule/],
    ['an unknown ruleset', () => ['certify', '--ruleset', 'chess'], /There is no ruleset "chess"; the rulesets are fab, mtg, /],
    ['a misspelt ruleset', () => ['rules', '--ruleset', 'fba'], /There is no ruleset "fba"; did you mean fab\? The rulesets are fab, /],
    ['an unknown mutant', () => ['run', fixture('6.4/feign-death'), '--mutant', 'none'], /There is no mutant/],
    ['a card to draw from that does not exist', () => ['certify', '--cards', 'Katsu,Nobody'], /no card "Nobody"/],
    [
      'a misspelt card to draw from',
      () => ['certify', '--ruleset', 'fab', '--cards', 'Katsuu'],
      /did you mean Katsu\? "stacklaw cards --ruleset fab" lists them/
    ],
    ['known failures that are none', () => ['certify', '--expect', fixture('6.4/feign-death')], /a file of known failures has/],
    [
      'a known failure without its reason',
      () => ['certify', '--expect', written('known.json', knownFailures('TODO: why'))],
      /known\.json: \/failures\/0\/reason is still to be written; say why fab\/6\.4\/feign-death may fail/
    ],
    [
      'a known failure with an empty reason',
      () => ['certify', '--expect', written('known.json', knownFailures(' '))],
      /still to be written/
    ],
    [
      'known failures to write nowhere',
      () => ['certify', '--write-expect', '/nowhere/known.json'],
      /\/nowhere\/known.json cannot be written \(there is no such file or folder\); name a file/
    ],
    ...(platform === 'linux'
      ? [
          [
            'known failures to write where nobody can',
            () => ['certify', '--write-expect', '/proc/known.json'],
            /\/proc\/known.json cannot be written \([a-z]/
          ] as const,
          ['a project where nobody can make one', () => ['init', 'python', '/proc/mine'], /\/proc\/mine cannot be made/] as const
        ]
      : []),
    ['no card to draw from', () => ['certify', '--cards', ','], /one name or more/],
    ['a number that is none', () => ['certify', '--runs', 'many'], /whole number/],
    ['an unknown option', () => ['certify', '--colour'], /^stacklaw: Unknown option '--colour'/],
    ['an unknown command', () => ['certfy'], /^stacklaw: Unknown command 'certfy'.*Did you mean certify/],
    [
      'help on an unknown command',
      () => ['help', 'certfy'],
      /^stacklaw: There is no command "certfy"; did you mean certify\? The commands are certify, doctor/
    ],
    [
      'an unknown schema',
      () => ['schema', 'scenari'],
      /^stacklaw: There is no schema "scenari"; did you mean scenario\? The schemas are scenario, /
    ],
    [
      'an unknown template',
      () => ['init', 'pyton', 'x'],
      /^stacklaw: There is no template "pyton"; did you mean python\? The templates are python, /
    ],
    [
      'an unknown level',
      () => ['serve', '--level', 'high'],
      /^stacklaw: There is no level "high"; the levels are outcome, stack, full\.\n$/
    ],
    ['an unknown style', () => ['mutants', '--style', 'ters'], /There is no style "ters"; did you mean terse\?/],
    ['a name with what a terminal obeys', () => ['charts', '\u001b[2Jturn'], /^(?:\P{Cc}|\n)+$/u],
    [
      'known failures in place of something else',
      () => ['certify', '--write-expect', fixture('6.4/feign-death')],
      /a file of known failures has/
    ],
    ['an output folder that is a file', () => ['certify', '--out', written('x', 'y')], /./]
  ]
  it.each(cases)('%s', async (_name, args, sentence) => {
    const { code, err } = await stacklaw(...args())
    expect(err).toMatch(sentence)
    expect(err).not.toContain('    at ')
    expect(code).toBe(2)
  })
})

describe('engines that break down get exit code 3', () => {
  it('one that does not exist', async () => {
    const { code, err } = await stacklaw('certify', '--engine', '/nowhere/engine', '--out', folder())
    expect(code).toBe(3)
    expect(err).toContain('/nowhere/engine')
  })
  it('one that exits at once', async () => {
    const { code, err } = await stacklaw('certify', '--engine', 'false', '--out', folder())
    expect(code).toBe(3)
    expect(err).toMatch(/^stacklaw: [^\n]+\n$/)
  })
  it('one that prints nonsense', async () => {
    const { code, err } = await stacklaw('certify', '--engine', 'echo hello', '--out', folder())
    expect(code).toBe(3)
    expect(err).toContain('hello')
  })
})

it('every mutant has a fault in words and a rule of its ruleset', () => {
  for (const mutant of mutants) {
    expect(mutant.fault.length).toBeGreaterThan(10)
    expect(mutant.rule).toMatch(new RegExp(`^${mutant.ruleset}(-context)?:`))
  }
  expect(new Set(mutants.map(mutant => mutant.name)).size).toBe(mutants.length)
})
