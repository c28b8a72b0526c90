/** A run that is narrowed, ended at a failure, or begun with what failed last; none of them passes for a certification. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageRoot } from '../../fixtures/loader.js'
import { Report } from '../../properties/campaign/report.js'
import { EXIT } from '../exit.js'
import { stacklaw } from '../testing/capture.js'
import type { Ran } from '../testing/capture.js'
import { MEMORY } from './memory.js'

const served = (options: string): string => `"${process.execPath}" "${join(packageRoot(), 'bin', 'stacklaw.js')}" serve ${options}`
const faulty = served('--mutant ga-applied-twice')

const here = process.cwd()
// one folder for all: fixtures are read once for each folder that the kit runs in
const folder = mkdtempSync(join(tmpdir(), 'stacklaw-narrow-'))
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  process.chdir(folder)
})
afterEach(() => process.chdir(here))

const certify = (...options: readonly string[]): Promise<Ran> =>
  stacklaw('certify', '--ruleset', 'ga', '--runs', '0', '--jobs', '1', ...options)
const written = (file: string): string => readFileSync(join(folder, 'reports', 'out', file), 'utf8')
const report = (): Report => Report.parse(JSON.parse(written('report.json')))
const played = (): readonly string[] =>
  report().rulesets[0]!.checks.flatMap(({ kind, name, cases }) => (kind === 'fixture' && cases > 0 ? [name] : []))

/** A section of rules, which is no rule. */
const SECTION = ['ga-context', 'RE'].join(':')

/** A rule that there is not. */
const NO_RULE = ['ga-context', 'RE.4.22'].join(':')

describe('a run that is narrowed', () => {
  it.each([
    ['--rule', 'ga-context:RE.4.2', /RE\.4\.2/],
    ['--section', SECTION, new RegExp(`${SECTION}\\.`)],
    ['--only', 'ga/context/replacement/*', /^ga\/context\/replacement\//]
  ])(
    '%s %s judges these checks and no other, and is no certification',
    async (option, value, of) => {
      const { code, out } = await certify(option, value)
      expect(code, out).toBe(EXIT.chosen)
      expect(out.split('\n')[0]).toMatch(
        new RegExp(
          `^No certification: ${option} .* chose \\d+ of \\d+ checks\\. Nothing failed; (it held|all \\d+ held|\\d+ of them held)\\.$`
        )
      )
      const { verdict, run, rulesets } = report()
      expect(verdict).toBe('untested')
      expect(run.command).toContain(`${option} `)
      expect(run.chosen!.checks).toBeLessThan(run.chosen!.of)
      const names = new Set(played())
      expect(names.size).toBeGreaterThan(0)
      for (const { name, rules, kind } of rulesets[0]!.checks)
        if (kind === 'fixture') expect(names.has(name), name).toBe(option === '--only' ? of.test(name) : rules.some(rule => of.test(rule)))
      expect(written('summary.md')).toMatch(/^# No certification, UNTESTED/)
      expect(written('badge.json')).toContain('no certification')
      expect(written('report.html')).toContain('No certification')
      expect(written('junit.xml')).not.toMatch(/<failure[^>]*not chosen/)
    },
    120_000
  )

  it('that chooses what judges every game plays all of them, says so at once, and counts nothing else as held', async () => {
    const { code, out, err } = await certify('--only', 'nothing*')
    expect(code, out).toBe(EXIT.chosen)
    expect(err).toMatch(/^certify: --only "nothing\*" chose 1 check, by \d+ games\ncertify: \d+ of \d+ games for 1 check \(/)
    const [{ checks }] = report().rulesets as [Report['rulesets'][number]]
    expect(out.split('\n')[0]).toBe(`No certification: --only "nothing*" chose 1 of ${checks.length} checks. Nothing failed; it held.`)
    expect(out).toContain(`  checks: 1 pass, ${checks.length - 1} not chosen\n`)
    expect(checks.filter(({ unchosen }) => !unchosen).map(({ name }) => name)).toEqual(['nothing-is-no-event'])
  }, 120_000)

  it('fails where a check that was chosen fails', async () => {
    const { code, err } = await certify('--only', 'modified-event-triggers', 'ga/conditions/*', '--engine', faulty)
    expect(code).toBe(EXIT.doesNot)
    expect(err).toMatch(
      /^ {2}fail ga\/context\/replacement\/modified-event-triggers \(ga-context:RE\.4\.2, ga-context:RE\.1\)\n {7}step \d+: expected .*\n {7}npx stacklaw run /m
    )
  }, 120_000)

  it.each([
    ['--attest', ['--attest', 'key.pem', '--rule', 'ga:1'], /--attest speaks of a whole run, and --rule ga:1 chooses some checks/],
    ['--write-expect', ['--write-expect', 'known.json', '--last-failed'], /--write-expect speaks of a whole run/],
    ['--attest with --bail', ['--attest', 'key.pem', '--bail'], /--bail ends it early/],
    ['a rule that there is not', ['--rule', NO_RULE], /chooses no game of ga; did you mean ga-context:RE\.4\.2/],
    ['a name that there is not', ['--only', 'modified-event-trigger5'], /chooses no game of ga/],
    [
      'a pattern that nothing fits',
      ['--only', 'nowhere*'],
      /^stacklaw: --only "nowhere\*" chooses no game of ga; "stacklaw explain RULE" names /
    ],
    ['a section that there is not', ['--section', '9.99'], /--section 9\.99 chooses no game of ga; "stacklaw rules" lists the rules\.$/m],
    ['--last-failed where nothing is remembered', ['--last-failed'], /Nothing failed in the last run/],
    ['no number of failures', ['--bail', '0'], /after how many failures to stop/],
    ['nothing to watch', ['--watch'], /--watch names nothing/],
    ['a file to watch that is not there', ['--watch', 'nowhere.py'], /There is no file nowhere\.py/]
  ])(
    '%s is refused',
    async (_, options, sentence) => {
      const { code, err } = await certify(...options)
      expect(code).toBe(EXIT.usage)
      expect(err).toMatch(sentence)
      expect(err.trim().replace('\n(add --help for the options)', '').split('\n')).toHaveLength(1)
    },
    60_000
  )
})

describe('the last run', () => {
  it('is remembered: what failed comes first, and --bail ends with it', async () => {
    expect((await certify('--engine', faulty)).code).toBe(EXIT.doesNot)
    const failed = report().rulesets[0]!.checks.flatMap(({ kind, name, verdict }) =>
      kind === 'fixture' && verdict === 'fail' ? [name] : []
    )
    expect(failed.length).toBeGreaterThan(1)
    expect(readFileSync(join(folder, MEMORY, '.gitignore'), 'utf8')).toBe('*\n')

    expect((await certify('--engine', faulty, '--bail')).code).toBe(EXIT.doesNot)
    expect(report().run.partial).toBe(true)
    // what failed was played before what comes first in the plan
    const names = played()
    expect(names).toContain(failed[0])
    expect(names.length).toBeLessThan(20)

    expect((await certify('--engine', faulty, '--last-failed')).code).toBe(EXIT.doesNot)
    expect(played().filter(name => failed.includes(name))).toEqual(failed)
    expect(played().length).toBeLessThan(30)

    const told = await certify('--engine', served(''), '--last-failed')
    expect(told.out + told.err).toContain('Nothing failed in the last run')
  }, 240_000)
})

it('the report of a narrowed run is the same for any number of jobs', async () => {
  const reports: string[] = []
  for (const jobs of ['1', '2']) {
    await stacklaw('certify', '--ruleset', 'ga', '--runs', '0', '--section', SECTION, '--engine', faulty, '--jobs', jobs)
    reports.push(written('report.json'))
  }
  expect(reports[1]).toBe(reports[0])
}, 240_000)
