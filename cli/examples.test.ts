/** The example engine that reads abilities as data, certified as its README says. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { Report } from '../properties/campaign/report.js'
import { stacklaw } from './testing/capture.js'

const inExample = (name: string): string => join(packageRoot(), 'examples', 'interpreter', name)
const engine = `"${process.execPath}" "${inExample('engine.mjs')}"`
const certified = (expect: string, out: string) =>
  stacklaw('certify', '--ruleset', 'fab', '--runs', '10', '--jobs', '1', '--engine', engine, '--expect', expect, '--out', out)

it('the interpreter fails what its list of known failures says, and nothing else', async () => {
  const out = mkdtempSync(join(tmpdir(), 'stacklaw-interpreter-'))
  const { code, out: told } = await certified(inExample('known-failures.json'), out)
  expect(told).toMatch(/\d+ failed as listed, 0 not listed, 0 stale/)
  expect(code).toBe(0)
  const { checks } = Report.parse(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).rulesets[0]!
  const passed = checks.filter(({ kind, verdict }) => kind === 'fixture' && verdict === 'pass')
  expect(passed.length).toBeGreaterThan(200)
  expect(checks.filter(({ verdict }) => verdict === 'error')).toEqual([])
}, 300_000)
