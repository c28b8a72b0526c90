import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixturesOf, packageRoot } from '../fixtures/loader.js'
import { differencesBetweenRulebooks } from '../model/rulebook/difference.js'
import { findRulebook, rulebooks } from '../model/rulebook/index.js'
import { Report } from '../properties/campaign/report.js'
import type { Verdict } from '../properties/campaign/report.js'
import { mixed } from '../reports/testing/sample.js'
import { gameOf } from './difference/game.js'
import { stacklaw } from './testing/capture.js'

const folder = mkdtempSync(join(tmpdir(), 'stacklaw-'))
const write = (name: string, value: unknown): string => {
  writeFileSync(join(folder, name), JSON.stringify(value))
  return join(folder, name)
}

describe('of two reports', () => {
  const report = Report.parse(mixed())
  const [ruleset] = report.rulesets
  const passing = ruleset!.checks.find(({ verdict }) => verdict === 'pass')!
  const failing = ruleset!.checks.find(({ verdict }) => verdict === 'fail')!
  const withVerdict = (name: string, verdict: Verdict): Report => ({
    ...report,
    rulesets: report.rulesets.map(each => ({
      ...each,
      checks: each.checks.map(check => (check.name === name ? { ...check, verdict } : check))
    }))
  })
  const without = (name: string): Report => ({
    ...report,
    rulesets: report.rulesets.map(each => ({ ...each, checks: each.checks.filter(check => check.name !== name) }))
  })
  const one = write('one.json', report)

  it.each([
    ['worse', withVerdict(passing.name, 'fail'), `check ${passing.name} (${ruleset!.id}): pass, then fail`, 1],
    ['worse', withVerdict(passing.name, 'unsupported'), `check ${passing.name} (${ruleset!.id}): pass, then unsupported`, 1],
    ['better', withVerdict(failing.name, 'pass'), `check ${failing.name} (${ruleset!.id}): fail, then pass`, 0],
    ['gone', without(passing.name), `check ${passing.name} (${ruleset!.id}): pass, then not there`, 1],
    ['gone', { ...report, rulesets: [] }, `ruleset ${ruleset!.id}: ${ruleset!.verdict}, then not there`, 1]
  ] as const)('what is %s is told', async (change, other, sentence, code) => {
    const { code: came, out } = await stacklaw('diff', one, write('other.json', other))
    expect(out).toContain(sentence)
    expect(out).toContain(`${change}: 1 `)
    expect(came).toBe(code)
  })

  it('what is new is worse only if it does not hold', async () => {
    expect((await stacklaw('diff', write('less.json', without(passing.name)), one)).code).toBe(0)
    const { code, out } = await stacklaw('diff', write('less.json', without(failing.name)), one)
    expect(out).toContain(`check ${failing.name} (${ruleset!.id}): not there, then fail`)
    expect(code).toBe(1)
  })

  it('the same have nothing apart', async () => {
    expect(await stacklaw('diff', one, one)).toMatchObject({ code: 0, out: '0 worse, 0 gone, 0 better, 0 new\n' })
  })

  it('what else they have apart is told beside', async () => {
    const { out } = await stacklaw('diff', one, write('seed.json', { ...report, run: { ...report.run, seed: 77 } }))
    expect(out).toContain(`the seed: ${report.run.seed}, then 77`)
  })
})

describe('of two rulesets', () => {
  it('rules, values and fixtures that part are told', async () => {
    const { code, out } = await stacklaw('diff', 'ga', 'ga-older')
    expect(code).toBe(1)
    expect(out).toContain('rule 12 is gone')
    expect(out).toContain('triggers.traits is true, then false (ga:12, ga-older:1)')
    expect(out).toContain('\n  ga/traits/spellshroud\n')
    expect(out).not.toContain('\n  ga/questions/d09\n')
  })

  it('one and itself have nothing apart', async () => {
    const { code, out } = await stacklaw('diff', 'ga-older', 'ga-older')
    expect(out).toContain('0 rules and 0 values of the structure differ')
    expect(code).toBe(0)
  })

  it('two games are no editions of each other: that is said, and what can be compared is', async () => {
    const { code, out } = await stacklaw('diff', 'fab', 'mtg-2010')
    expect(code).toBe(1)
    const lines = out.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^fab and mtg-2010 are two games, not editions of one: /)
    expect(lines[1]).toBe(
      `  fab: ${rulebooks.fab.rules.length} rules, ${rulebooks.fab.context!.length} neighbouring rules, ${rulebooks.fab.claims.length} answered questions`
    )
    const { values } = differencesBetweenRulebooks(rulebooks.fab, rulebooks['mtg-2010'])
    expect(values.length).toBeGreaterThan(0)
    expect(lines).toHaveLength(5 + values.length)
    expect(lines[3]).toBe(`${values.length} values of the structure differ`)
    expect(out).toContain('checks.loop is "one-pass", then "until-stable"')
    expect(out).not.toMatch(/is (gone|new)$/m)
    const { out: json } = await stacklaw('diff', 'fab', 'mtg-2010', '--json')
    expect(JSON.parse(json)).toMatchObject({ kind: 'game', values })
  })

  it.each([
    ['mtg', 'mtg-2010'],
    ['mtg-2026', 'mtg'],
    ['ga-older', 'ga']
  ])('%s and %s are editions of one game', (one, other) => {
    expect(gameOf(findRulebook(one)!)).toBe(gameOf(findRulebook(other)!))
  })

  it('one changed value is the only difference', () => {
    const { ga } = rulebooks
    const { loop } = ga.structure.checks
    const changed = {
      ...ga,
      structure: { ...ga.structure, checks: { ...ga.structure.checks, loop: { ...loop, value: 'one-pass' as const } } }
    }
    expect(differencesBetweenRulebooks(ga, changed)).toEqual({
      rules: [],
      values: [{ path: 'checks.loop', before: loop.value, after: 'one-pass', rules: loop.rules }]
    })
  })
})

describe('of two copies of the kit', () => {
  const copy = join(folder, 'copy')
  const fixture = 'fixtures/ga/traits/spellshroud.json'
  beforeAll(() => {
    mkdirSync(copy)
    for (const part of ['package.json', 'dist', 'fixtures']) cpSync(join(packageRoot(), part), join(copy, part), { recursive: true })
    symlinkSync(join(packageRoot(), 'node_modules'), join(copy, 'node_modules'))
  })

  it('the same have nothing apart, however a file is written', async () => {
    writeFileSync(join(copy, fixture), JSON.stringify(JSON.parse(readFileSync(join(packageRoot(), fixture), 'utf8'))))
    expect(await stacklaw('diff', packageRoot(), copy)).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 fixtures differ') as string
    })
  })

  it('a value that is flipped names the rules that give it, and the fixtures, answers and pages that are concerned', async () => {
    const flipped = mkdtempSync(join(tmpdir(), 'stacklaw-flipped-'))
    for (const part of ['package.json', 'dist', 'fixtures']) cpSync(join(packageRoot(), part), join(flipped, part), { recursive: true })
    symlinkSync(join(packageRoot(), 'node_modules'), join(flipped, 'node_modules'))
    const file = join(flipped, 'dist', 'model', 'rulebook', 'ga', 'structure.js')
    const [before, after] = ['unpreventableUsesOneOff: { value: true', 'unpreventableUsesOneOff: { value: false']
    expect(readFileSync(file, 'utf8')).toContain(before)
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
    const { code, out } = await stacklaw('diff', packageRoot(), flipped)
    expect(code).toBe(1)
    expect(out).toContain('prevention.unpreventableUsesOneOff is true, then false (ga-context:DP.5.2, ga-context:DP.7)')
    expect(out).toMatch(/^ {2}fixtures that cite these rules: .*ga\/\w+/m)
    expect(out).toMatch(/^ {2}pages that tell them: ga-context:DP\.5\.2, ga-context:DP\.7$/m)
    // each fixture that is named cites one of the rules, and no other does
    const named = /fixtures that cite these rules: (.*)/.exec(out)![1]!.split(', ')
    const citing = fixturesOf('ga').filter(
      ({ scenario, file: own }) =>
        !own.includes('#') && scenario.rules.some(rule => ['ga-context:DP.5.2', 'ga-context:DP.7'].includes(rule))
    )
    expect([...named].sort()).toEqual(citing.map(({ scenario }) => scenario.id).sort())
  }, 60_000)

  it('another fixture and another rule are told', async () => {
    const scenario = JSON.parse(readFileSync(join(packageRoot(), fixture), 'utf8')) as { readonly title: string }
    writeFileSync(join(copy, fixture), JSON.stringify({ ...scenario, title: 'another title' }))
    const { code, out } = await stacklaw('diff', packageRoot(), copy, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ kind: 'kit', changed: [], fixtures: [{ id: 'ga/traits/spellshroud', change: 'changed' }] })
  })
})

it.each([
  [['fax', 'ga'], 'There is no ruleset "fax"; did you mean fab?'],
  [['nowhere.json', 'ga'], 'There is no file nowhere.json'],
  [[folder, 'ga'], 'holds no copy of the kit'],
  [[write('some.json', {}), 'ga'], 'is a report and ga a ruleset'],
  [[write('some.json', {}), join(folder, 'some.json')], '/format is missing; a report.json has']
])('%s is wrong usage', async (given, sentence) => {
  const { code, err } = await stacklaw('diff', ...given)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
})
