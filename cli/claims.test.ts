import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { Report } from '../properties/campaign/report.js'
import { stacklaw } from './testing/capture.js'

const fake = (fault: string): string =>
  `"${process.execPath}" "${join(packageRoot(), 'engine', 'protocol', 'testing', 'engine.mjs')}" ${fault}`

it('misspelt claims are a warning on the terminal and in the report, and what is left of them is judged', async () => {
  const out = mkdtempSync(join(tmpdir(), 'stacklaw-'))
  const { code, err } = await stacklaw('certify', '--engine', fake('misspells'), '--runs', '0', '--jobs', '1', '--out', out)
  expect(code).not.toBe(2)
  expect(err).toMatch(/^stacklaw: warning: "gaa" is not a ruleset of this kit, at \/rulesets\/1 of what it claims; did you mean "ga"\?$/m)
  expect(err).toMatch(/^stacklaw: warning: "Feign Deth" is not a card of fab .*did you mean "Feign Death"\?$/m)
  const report = Report.parse(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')))
  expect(report.rulesets.map(({ id }) => id)).toEqual(['fab'])
  expect(report.notLookedAt[0]).toMatchObject({ kind: 'claims' })
  for (const file of ['report.html', 'summary.md'])
    expect(readFileSync(join(out, file), 'utf8').replaceAll('&quot;', '"')).toContain('did you mean "Feign Death"?')
}, 60_000)

it('an engine that floods its standard error is told of, with how much was dropped and what it said last', async () => {
  const out = mkdtempSync(join(tmpdir(), 'stacklaw-'))
  const { err } = await stacklaw('certify', '--engine', fake('noisy'), '--runs', '0', '--jobs', '1', '--out', out)
  expect(err).toMatch(
    /warning: the engine wrote 3000014 bytes to its standard error, and \d+ of them are dropped \(the end says: deck is empty\)/
  )
}, 60_000)
