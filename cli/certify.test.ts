import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot, readFixtures, readScenario } from '../fixtures/loader.js'
import { Report } from '../properties/campaign/report.js'
import { stacklaw } from './testing/capture.js'

const out = (): string => mkdtempSync(join(tmpdir(), 'stacklaw-'))
/** The reference engine at a lower level that claims no more than replacements of damage need. */
const outcomeOnly = `"${process.execPath}" "${join(packageRoot(), 'cli', 'testing', 'narrow.mjs')}" ga core,replacement outcome`
/** The command in one process: how many play at once decides nothing here, and is tested with the jobs. */
const certify = (...options: readonly string[]): ReturnType<typeof stacklaw> => stacklaw('certify', '--jobs', '1', ...options)
const reportIn = (folder: string): Report => Report.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')))

it('certifies the embedded reference engine with the deck for seats that are asked for, and writes the report', async () => {
  const folder = out()
  const options = ['--cards', 'deck', '--runs', '5', '--players', '3-4', '--out', folder]
  const { code, out: told, err } = await certify('--ruleset', 'ga', ...options)
  expect(told).toContain('stacklaw reference engine')
  expect(code, told).toBe(0)
  expect(err).toContain('certify:')
  expect(readdirSync(folder).sort()).toEqual(['badge.json', 'junit.xml', 'report.html', 'report.json', 'summary.md'])
  const report = reportIn(folder)
  expect(report).toMatchObject({ verdict: 'pass', run: { runs: 5, seed: 1, partial: false } })
  expect(report.run.command).toContain('--cards "deck" --players 3-4')
  const sentences = report.notLookedAt.map(({ sentence }) => sentence)
  expect(sentences).toContain('Random games seat 3 players at least, as asked.')
  expect(sentences.join()).toMatch(/drawn from 35 of the \d+ cards/)
  expect(told).toMatch(/^ {2}random games: ga .*3 players at least/m)
  // every normative rule of this game has a check
  expect(told).not.toMatch(/^ {2}normative rules without a check: /m)
}, 600_000)

it('judges an engine at a lower level by what the level shows', async () => {
  const folder = out()
  const { code, out: told } = await certify('--ruleset', 'ga', '--runs', '0', '--engine', outcomeOnly, '--out', folder)
  expect(code, told).toBe(0)
  const report = reportIn(folder)
  expect(report.engine.level).toBe('outcome')
  expect(report.rulesets[0]?.checks.find(check => check.name === 'once-per-original-event')).toMatchObject({
    verdict: 'unsupported',
    needs: ['level full']
  })
}, 600_000)

it('certifies the Python engine for the cards that it claims', async () => {
  const folder = out()
  const { code, out: told } = await certify(
    '--ruleset',
    'fab',
    '--engine',
    `python3 "${join(packageRoot(), 'examples', 'python', 'stacklaw_engine.py')}"`,
    '--runs',
    '10',
    '--out',
    folder
  )
  expect(code, told).toBe(0)
  const { checks } = reportIn(folder).rulesets[0]!
  const verdict = (name: string) => checks.find(check => check.name === name)?.verdict
  expect(verdict('fab/6.4/vambrace-feign-death')).toBe('pass')
  expect(verdict('fab/6.6/katsu-tripwire-trap')).toBe('pass')
  expect(verdict('fab/6.6/thaw')).toBe('unsupported')
}, 600_000)

/** The example in Python with a fault: an effect is applied again to what it has made of an event, and is never spent. */
const twice = (): string => {
  const source = readFileSync(join(packageRoot(), 'examples', 'python', 'stacklaw_engine.py'), 'utf8')
  const right = 'self.cease(less + [e for e in self.effects if e["ref"] == chosen])'
  expect(source).toContain(right)
  const file = join(out(), 'engine.py')
  writeFileSync(file, source.replace(right, 'self.cease(less)'))
  return `python3 "${file}"`
}

it('draws random games from the cards named, and plays a game that it found again', async () => {
  const folder = out()
  const names = ['Ember Bolt', 'Feign Death', 'Vambrace of Determination']
  const engine = twice()
  // the third game fails
  const options = ['--thorough', '--runs', '8', '--seed', '3', '--cards', names.join(','), '--out', folder]
  const { code, out: told, err } = await certify('--ruleset', 'fab', '--engine', engine, ...options)
  expect(code, told).toBe(1)
  expect(err).toContain('certify: fab: shrinks a failure (1, at most 500)')
  const report = reportIn(folder)
  expect(report.run.command).toContain('--cards "Ember Bolt,Feign Death,Vambrace of Determination"')
  const left = report.notLookedAt.find(({ sentence }) => sentence.includes('drawn from 3 of the 6 cards that the engine claims'))
  expect(left?.items[0]?.names.length).toBe(Number(/claims; (\d+) are left out/.exec(left!.sentence)?.[1]))
  const once = report.rulesets[0]?.checks.find(check => check.name === 'once-per-original-event')
  expect(once).toMatchObject({ verdict: 'fail', rules: ['fab:6.4.5'], randomCases: expect.any(Number) as number })
  expect(once?.randomMet).toBeLessThanOrEqual(once!.met!)
  expect(report.rulesets[0]?.checks.filter(check => check.kind === 'relation').map(check => check.verdict)).toEqual(Array(5).fill('pass'))
  // what fails comes before what does not decide
  const verdicts = [...told.matchAll(/^ {2}(fail|inconclusive) /gm)].map(([, verdict]) => verdict)
  expect(verdicts).toEqual(verdicts.toSorted())
  const found = readdirSync(join(folder, 'found')).map(name => readScenario(join(folder, 'found', name)))
  const files = readdirSync(join(folder, 'found')).filter((_, at) => found[at]!.title === 'Found by random play')
  for (const [at, name] of files.entries()) {
    const file = join(folder, 'found', name)
    const { objects, rules } = readScenario(file)
    for (const { card } of objects) expect(names).toContain(card)
    expect(objects.length, name).toBeLessThanOrEqual(4)
    expect(await stacklaw('replay', file, '--engine', engine)).toMatchObject({ code: 1 })
    // the reference engine is started for one of them: each is as right as the other
    if (at === 0) expect(await stacklaw('replay', file)).toMatchObject({ code: 0 })
    // the file becomes the beginning of a fixture, which stays refused until a person has derived its outcome
    const fixtures = out()
    const { code: written, out: told } = await stacklaw('promote', file, '--into', join(fixtures, 'found'))
    expect(written, told).toBe(0)
    expect(rules).not.toEqual([])
    for (const rule of rules) expect(told).toContain(rule)
    expect(() => readFixtures(fixtures)).toThrow(/is no fixture yet: .*\/expect must hold what the rules demand/)
  }
  expect(files.length).toBeGreaterThan(0)
  // each is drawn again by its number, as it was before it was made smaller
  const drawn = report.rulesets[0]!.found!.flatMap(game => game.drawn ?? [])
  expect(drawn).toHaveLength(report.rulesets[0]!.found!.length)
  for (const [at, command] of drawn.entries()) {
    expect(told).toContain(`as it was drawn: ${command}`)
    const [, number] = / --game (\d+) --thorough --cards "/.exec(command)!
    const again = [
      'replay',
      '--ruleset',
      'fab',
      '--seed',
      '3',
      '--game',
      number!,
      '--thorough',
      '--cards',
      names.join(','),
      '--engine',
      engine
    ]
    expect(command).toBe(
      ['npx stacklaw', ...again.slice(0, 8), '--cards', `"${names.join(',')}"`, '--engine', JSON.stringify(engine)].join(' ')
    )
    expect(await stacklaw(...again)).toMatchObject({ code: 1 })
    if (at === 0) expect(await stacklaw(...again.slice(0, -2))).toMatchObject({ code: 0 })
  }
}, 600_000)

it.each([
  ['--players', '5', 'Give a number of players from 2 to 4, or a range such as 2-4.'],
  ['--players', '4-2', 'Give a number of players from 2 to 4, or a range such as 2-4.'],
  ['--runs', '-1', 'Give a whole number from 0 to 2147483647.'],
  ['--seed', '1.5', 'Give a whole number from 0 to 2147483647.'],
  ['--cards', ',', 'Give one name or more, with commas between them.'],
  ['--cards', 'Nobody', 'There is no card "Nobody" of fab']
])('refuses %s %s', async (option, value, sentence) => {
  const { code, err } = await certify(option, value, '--out', out())
  expect(code).toBe(2)
  expect(err).toContain(sentence)
})

it('refuses the deck of a ruleset that has none', async () => {
  const { code, err } = await certify('--ruleset', 'ga-older', '--cards', 'deck', '--out', out())
  expect(code).toBe(2)
  expect(err).toContain('There is no deck of ga-older; name the cards.')
})
