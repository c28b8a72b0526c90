import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { mutants } from '../engine/mutants/index.js'
import { rulebooks } from '../model/rulebook/index.js'
import { stacklaw } from './testing/capture.js'

const fixture = (name: string): string => join(packageRoot(), 'fixtures', 'fab', `${name}.json`)
const folder = (): string => mkdtempSync(join(tmpdir(), 'stacklaw-'))
const written = (name: string, text: string | Buffer): string => {
  const file = join(folder(), name)
  writeFileSync(file, text)
  return file
}
const parse = (text: string): unknown => JSON.parse(text)

const COMMANDS = ['certify', 'doctor', 'init', 'run', 'replay', 'judge', 'serve', 'mutants', 'rules', 'explain', 'schema']

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
    expect(out).toContain('bolt deals 1 damage to B')
    expect(out).toContain('expectation: pass')
    expect(out).toContain('charts: pass')
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
  it('gives JSON', async () => {
    const { out } = await stacklaw('judge', await record(), '--json')
    expect(parse(out)).toMatchObject({ verdict: 'pass' })
  })
})

describe('rules and explain', () => {
  it('lists every rule with what checks it', async () => {
    const { code, out } = await stacklaw('rules', '--json')
    expect(code).toBe(0)
    const rules = parse(out) as {
      id: string
      ruleset: string
      checkedBy: { fixtures: string[]; mutants: string[] }
      cases: { positive: string[]; negative: string[] }
    }[]
    const { rules: own, context = [] } = rulebooks.fab
    expect(own).toHaveLength(89)
    expect(context.length).toBeGreaterThan(0)
    expect(rules.map(rule => rule.id)).toEqual([...own, ...context].map(rule => rule.id))
    expect(new Set(rules.map(rule => rule.ruleset))).toEqual(new Set(['fab']))
    for (const rule of rules) expect(Object.keys(rule).sort()).toEqual(['cases', 'checkedBy', 'id', 'ruleset', 'standing', 'title'])
    const less = rules.find(rule => rule.id === 'fab:6.4.10g')
    expect(less?.checkedBy.mutants).toContain('prevents-less-ignored')
    expect(less?.checkedBy.fixtures).toContain('fab/6.4/vambrace-feign-death')
    expect(less?.cases.positive).toContain('fab/6.4/vambrace-feign-death')
    expect(less?.cases.negative).toContain('fab/6.4/vambrace-bone-head-barrier-twin')
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
    expect((await stacklaw('explain', '1.10.2d')).err).toContain('did you mean fab-context:1.10.2d')
  })
  it('suggests a rule for one that does not exist', async () => {
    const { code, err } = await stacklaw('explain', '6.6.5f')
    expect(code).toBe(2)
    expect(err).toContain('did you mean fab:6.6.5f')
  })
})

describe('schema', () => {
  it.each(['scenario', 'cards', 'protocol', 'trace', 'report'])('prints the schema of %s', async name => {
    const { code, out } = await stacklaw('schema', name)
    expect(code).toBe(0)
    expect(parse(out)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' })
  })
})

describe('bad input gets one sentence and exit code 2', () => {
  const valid = readFileSync(fixture('6.4/feign-death'), 'utf8')
  const cases: readonly (readonly [string, () => readonly string[], RegExp])[] = [
    ['a missing file', () => ['run', '/nowhere/x.json'], /does not exist/],
    ['a folder', () => ['run', folder()], /is a folder/],
    ['an empty file', () => ['run', written('x.json', '')], /is empty/],
    ['a truncated file', () => ['run', written('x.json', valid.slice(0, 900))], /x\.json:\d+:\d+ is not JSON/],
    ['text that is not UTF-8', () => ['run', written('x.json', Buffer.from([0x7b, 0xff, 0xfe]))], /not UTF-8/],
    ['another version', () => ['run', written('x.json', valid.replace('scenario@1', 'scenario@9'))], /\/format is "stacklaw\/scenario@9"/],
    ['a misspelt field', () => ['run', written('x.json', valid.replace('"zone"', '"zome"'))], /\/objects\/0/],
    [
      'a card that does not exist',
      () => ['run', written('x.json', valid.replace(/"card": "Ember Bolt"/, '"card": "Ember Bold"'))],
      /there is no card "Ember Bold"/
    ],
    ['a trace that is none', () => ['judge', fixture('6.4/feign-death')], /a trace file has/],
    ['an unknown rule', () => ['explain', 'fab:9.9'], /There is no rule/],
    ['an unknown ruleset', () => ['certify', '--ruleset', 'chess'], /There is no ruleset "chess"/],
    ['an unknown mutant', () => ['run', fixture('6.4/feign-death'), '--mutant', 'none'], /There is no mutant/],
    ['a card to draw from that does not exist', () => ['certify', '--cards', 'Katsu,Nobody'], /no conformance card "Nobody"/],
    ['no card to draw from', () => ['certify', '--cards', ','], /one name or more/],
    ['a number that is none', () => ['certify', '--runs', 'many'], /whole number/],
    ['an unknown option', () => ['certify', '--colour'], /unknown option/],
    ['an unknown command', () => ['certfy'], /unknown command/],
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
