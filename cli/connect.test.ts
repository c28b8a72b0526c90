/** Engines that run already are played with, examined and judged as those that the kit starts. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sayAddress } from '../engine/protocol/address.js'
import { listeningPatient } from '../engine/protocol/testing/listening.js'
import { packageRoot } from '../fixtures/loader.js'
import { Report } from '../properties/campaign/report.js'
import { stacklaw } from './testing/capture.js'

const fixture = join(packageRoot(), 'fixtures', 'ga', 'conditions', 'false-on-resolution.json')
const kit = join(packageRoot(), 'bin', 'stacklaw.js')

describe('an engine of another process that listens', () => {
  let served: ChildProcess
  let at = ''
  beforeAll(async () => {
    served = spawn(process.execPath, [kit, 'serve', '--listen', '0', '--mutant', 'ga-applied-twice'], {
      stdio: ['ignore', 'ignore', 'pipe']
    })
    const [said] = (await once(served.stderr!, 'data')) as [Buffer]
    at = /--connect (127\.0\.0\.1:\d+)/.exec(said.toString())?.[1] ?? ''
  })
  afterAll(async () => {
    served.kill()
    await once(served, 'exit')
  })

  it('is examined, and told how it is certified', async () => {
    const { code, out } = await stacklaw('doctor', '--connect', at)
    expect(out).toContain('14 of 14 steps are well.')
    expect(out).toContain(`Next: npx stacklaw certify --connect ${at}`)
    expect(code).toBe(0)
    expect(JSON.parse((await stacklaw('doctor', '--connect', at, '--json')).out)).toMatchObject({ address: at })
  })

  it('is played with, without a limit of time', async () => {
    const { code, out } = await stacklaw('run', fixture, '--connect', at, '--timeout', '0')
    expect(out).toContain('expectation:')
    expect(code).toBe(0)
    expect(await stacklaw('replay', fixture, '--connect', at, '--start-timeout', '0')).toMatchObject({ code: 0 })
  })

  it('is certified, and what it breaks is played again over the connection', async () => {
    const out = mkdtempSync(join(tmpdir(), 'stacklaw-'))
    const { code } = await stacklaw('certify', '--connect', at, '--ruleset', 'ga', '--runs', '2', '--out', out)
    expect(code).toBe(1)
    const report = Report.parse(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')))
    expect(report.run.command).toBe(`npx stacklaw certify --connect ${at} --ruleset ga --runs 2 --seed 1`)
    expect(report.engine.command).toBeUndefined()
    const failing = report.rulesets[0]!.checks.filter(({ verdict, kind }) => verdict === 'fail' && kind === 'fixture')
    expect(failing.length).toBeGreaterThan(0)
    for (const { evidence } of failing) expect(evidence?.replay).toMatch(new RegExp(`^npx stacklaw run .* --connect ${at}$`))
    expect(served.exitCode).toBeNull()
  })

  it('keeps its port to itself', async () => {
    const port = at.split(':')[1]!
    const { code, err } = await stacklaw('serve', '--listen', port)
    expect(err).toBe(
      `stacklaw: Port ${port} cannot be listened on (something listens there already); name another, or 0 for any that is free.\n`
    )
    expect(code).toBe(2)
  })
})

it('a port that there is not cannot be listened on', async () => {
  for (const port of ['65536', '-1', 'any', '7357x']) {
    const { code, err } = await stacklaw('serve', `--listen=${port}`)
    expect(err).toContain('Give a port from 0 to 65535.')
    expect(code).toBe(2)
  }
})

it.each([
  ['dies-midway', /^wrong +play .*\n +sent: .*scenario\/answer.*\n +came: +it closed the connection\n/m, 3],
  ['logs', /^wrong +output +the connection carries messages and nothing else\n/m, 3],
  ['escapes', /14 of 14 steps are well/, 0]
] as const)('the doctor of a connection finds what an adapter does wrong: %s', async (fault, told, exit) => {
  const { address, close } = await listeningPatient(fault)
  const { code, out } = await stacklaw('doctor', '--connect', sayAddress(address))
  await close()
  expect(out).toMatch(told)
  expect(out).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e]/u)
  expect(code).toBe(exit)
})

it('a campaign against an engine that is gone is given up, and reported', async () => {
  const { address, taken, close } = await listeningPatient('dies-midway')
  const out = mkdtempSync(join(tmpdir(), 'stacklaw-'))
  const { code } = await stacklaw('certify', '--connect', sayAddress(address), '--ruleset', 'fab', '--runs', '20', '--out', out)
  await close()
  expect(code).toBe(3)
  expect(taken()).toBeLessThan(10)
  const report = Report.parse(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')))
  const broken = report.rulesets.flatMap(({ checks }) => checks).filter(({ verdict }) => verdict === 'error')
  expect(broken.length).toBeGreaterThan(0)
  for (const { message } of broken) expect(message).toMatch(/^the engine closed the connection in answer to scenario\/answer; keep/)
})
