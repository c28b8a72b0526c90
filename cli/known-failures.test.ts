import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { ExpectFile } from '../properties/campaign/known.js'
import { Report } from '../properties/campaign/report.js'
import { stacklaw } from './testing/capture.js'
import type { Ran } from './testing/capture.js'

const out = (): string => mkdtempSync(join(tmpdir(), 'stacklaw-'))
/** The reference engine, or a mutant of it, that claims no more than a condition of a trigger needs. */
const served = (mutant = ''): string =>
  `"${process.execPath}" "${join(packageRoot(), 'cli', 'testing', 'narrow.mjs')}" ga core,targets,triggers,conditional-triggers full ${mutant}`
const reportIn = (folder: string): Report => Report.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')))

/** One run of a faulty engine, which two tests look at. */
const faulty = { engine: served('ga-if-not-rechecked'), known: join(out(), 'known.json'), folder: out() }
let ran: Ran
const certifyGa = (...options: readonly string[]) => stacklaw('certify', '--ruleset', 'ga', '--runs', '0', '--jobs', '1', ...options)
beforeAll(async () => {
  ran = await certifyGa('--engine', faulty.engine, '--write-expect', faulty.known, '--out', faulty.folder)
}, 600_000)

it('fails an engine with a fault, naming the rule and the command that plays it again', () => {
  const { folder } = faulty
  const { code, out: told } = ran
  expect(code).toBe(1)
  expect(told).toContain('ga/conditions/false-on-resolution (')
  expect(told).toContain('npx stacklaw run')
  const failed = reportIn(folder).rulesets[0]?.rules.find(rule => rule.id === 'ga:3.2')
  expect(failed?.verdict).toBe('fail')
})

it('holds a run against known failures: as listed it holds, in another way or no more it does not', async () => {
  const { engine, known: file } = faulty
  const certify = (...options: readonly string[]) => certifyGa('--out', out(), ...options)
  const { code: failing, err } = ran
  expect(failing).toBe(1)
  expect(err).toContain('need a reason')
  // a person has to say why
  expect(await certify('--engine', engine, '--expect', file)).toMatchObject({
    code: 2,
    err: expect.stringContaining('/failures/0/reason') as string
  })
  const known = ExpectFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  expect(known.failures.map(({ check }) => check)).toContain('ga/conditions/false-on-resolution')
  const write = (failures: ExpectFile['failures']) => writeFileSync(file, JSON.stringify({ ...known, failures }))
  write(known.failures.map(failure => ({ ...failure, reason: 'ticket 7' })))
  const folder = out()
  const anew = join(folder, 'anew.json')
  const { code, out: told } = await certify('--engine', engine, '--expect', file, '--write-expect', anew, '--out', folder)
  expect(code, told).toBe(0)
  expect(told).toContain(`${known.failures.length} failed as listed, 0 not listed, 0 stale`)
  // reasons of the list that was read are those of the one that is written
  expect(new Set(ExpectFile.parse(JSON.parse(readFileSync(anew, 'utf8'))).failures.map(({ reason }) => reason))).toEqual(
    new Set(['ticket 7'])
  )
  // nothing of it reads green
  expect(reportIn(folder)).toMatchObject({ verdict: 'fail' })
  expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toContain('<skipped message="known failure (ticket 7)')
  expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('known failure (ticket 7)')
  // so does a narrowed run, which is no certification; what it left out is no new failure, and no entry of it is stale
  const narrowed = await certify('--engine', engine, '--expect', file, '--only', 'ga/conditions/false*')
  expect(narrowed.code, narrowed.out).toBe(5)
  expect(narrowed.out).toMatch(/[1-9]\d* failed as listed, 0 not listed, 0 stale/)
  const repaired = out()
  const { code: unlisted, out: another } = await certify('--engine', served(), '--expect', file, '--out', repaired)
  expect(unlisted).toBe(1)
  expect(another).toContain('stale: ga/conditions/false-on-resolution is listed as fail, but it passes now')
  // every form of the report tells of it, although the engine conforms
  const report = reportIn(repaired)
  expect(report.verdict).toBe('pass')
  expect(report.expect?.file).toBe(file)
  expect(report.expect?.stale).toHaveLength(known.failures.length)
  expect(readFileSync(join(repaired, 'junit.xml'), 'utf8')).toContain(`name="stale: ${known.failures[0]!.check}"`)
  for (const name of ['report.html', 'summary.md'])
    expect(readFileSync(join(repaired, name), 'utf8')).toContain('in the list of known failures')
  write(known.failures.slice(1).map(failure => ({ ...failure, reason: 'ticket 7' })))
  expect(await certify('--engine', engine, '--expect', file)).toMatchObject({
    code: 1,
    out: expect.stringContaining(`${known.failures[0]!.check} is not listed`) as string
  })
}, 600_000)
