import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STEPS } from '../engine/protocol/doctor/finding.js'
import type { Examination } from '../engine/protocol/doctor/finding.js'
import { packageRoot } from '../fixtures/loader.js'
import { stacklaw } from './testing/capture.js'

const inKit = (...path: readonly string[]): string => `"${join(packageRoot(), ...path)}"`
const node = (...path: readonly string[]): string => `"${process.execPath}" ${inKit(...path)}`
const patient = (fault: string): string => `${node('engine', 'protocol', 'testing', 'patient-process.mjs')} ${fault}`

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('doctor', () => {
  it.each([
    ['the reference engine', `${node('bin', 'stacklaw.js')} serve`],
    ['the example in Python', `python3 ${inKit('examples', 'python', 'stacklaw_engine.py')}`],
    ['the interpreter', node('examples', 'interpreter', 'engine.mjs')]
  ])('finds nothing wrong with %s', async (_, engine) => {
    const { code, out } = await stacklaw('doctor', '--engine', engine, '--json')
    const { statement, steps } = JSON.parse(out) as Examination
    expect(steps.filter(step => step.result !== 'ok')).toEqual([])
    expect(statement?.name).toBeTruthy()
    expect(code).toBe(0)
  })

  it('tells each step that is well, and what comes next', async () => {
    const { code, out } = await stacklaw('doctor', '--engine', patient('none'))
    for (const title of Object.values(STEPS)) expect(out).toContain(title)
    expect(out).toContain('14 of 14 steps are well.')
    expect(out).toContain('Next: npx stacklaw certify')
    expect(code).toBe(0)
  })

  it('tells what was sent, what came and what to change, and ends with 3', async () => {
    const { code, out } = await stacklaw('doctor', '--engine', patient('other-code'))
    expect(out).toMatch(/wrong +unknown .*\n +sent: .*no-such-request.*\n +came: .*-32000.*\n +change: use the code -32601/)
    expect(out).toContain('13 of 14 steps are well, 1 wrong.')
    expect(code).toBe(3)
  })

  it('ends with 1 where nothing is wrong but not all could be asked', async () => {
    const { code, out } = await stacklaw('doctor', '--engine', patient('claims-nothing'))
    expect(out).toMatch(/not reached +play, plain, same, reset, apart, refusals: it claims no feature and no card/)
    expect(code).toBe(1)
  })

  it('obeys no terminal codes of an engine', async () => {
    const { out } = await stacklaw('doctor', '--engine', patient('escapes'))
    expect(out).toContain('patient')
    // eslint-disable-next-line no-control-regex -- these are what must not come through
    expect(out).not.toMatch(/[\u0000-\u0008\u001b\u202e]/)
  })

  /** The fault of a process, what is told of it, and the exit code; sound adapters are told nothing. */
  it.each([
    ['dies-at-once', /start .*\n.*\n +came: +it exited with status 2\n +change: keep it running/, 3],
    ['throws', /start .*\n.*\n +came: .*status 1; its standard error says: TypeError: no such card: Ember Bolt\n/, 3],
    ['dies-midway', /play .*\n +sent: .*scenario\/answer.*\n +came: +it exited with status 5\n/, 3],
    ['hangs', /play .*\n +sent: .*scenario\/answer.*\n +came: +no answer within 400 ms\n +change: answer each request/, 3],
    ['twice', /ids .*\n.*\n +came: +a second answer to one request/, 3],
    ['counts', /ids .*\n.*\n +came: +an answer with another id/, 3],
    ['logs', /output .*\n.*\n +came: +a line that is not JSON: starting a game\n +change: write logs to standard error/, 3],
    ['greets-in-latin', /output .*\n.*\n +came: +a line that is not UTF-8/, 3],
    ['deep', /output .*\n.*\n +came: +JSON that is nested more than 200 deep: \[\[\[/, 3],
    ['100-mb', /output .*\n.*\n +came: +a line beyond the limit of length: "xxx.*…\n/, 3],
    ['million-events', /output .*\n.*\n +came: +a line beyond the limit of length: \{"jsonrpc".*…\n/, 3],
    ['escapes-in-errors', /play .*\n.*\n +came: .*\\u001b\[2J<script>/, 3],
    ['proto', /14 of 14 steps are well/, 0],
    ['leaves-a-child', /shutdown .*\n.*\n +came: +a process that it had started went on running, and was ended by the kit\n/, 3],
    ['forks', /shutdown .*\n.*\n +came: +a process that it had started went on running, and was ended by the kit\n/, 3]
  ] as const)('of a process that %s tells it, and leaves none behind', async (fault, told, exit) => {
    const started = join(mkdtempSync(join(tmpdir(), 'stacklaw-doctor-')), 'started')
    const time = fault === 'hangs' ? ['--timeout', '400'] : []
    const { code, out } = await stacklaw('doctor', '--engine', `${patient(fault)} "${started}"`, ...time)
    expect(out).toMatch(told)
    expect(out).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e]/u)
    expect(code).toBe(exit)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    const pids = readFileSync(started, 'utf8').trim().split('\n').map(Number)
    expect(pids.length).toBeGreaterThan(0)
    for (const pid of pids) await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false)
  })

  it('does not blame an adapter for its end if the kit ended it', async () => {
    const flood = `"${process.execPath}" -e "process.stdout.write('x'.repeat(1e8));setInterval(() => 0, 1e3)"`
    const { code, out } = await stacklaw('doctor', '--engine', flood)
    expect(out).toMatch(/^ok +start /m)
    expect(out).toMatch(/^wrong +output .*\n.*\n +came: +a line beyond the limit of length: "?xxx/m)
    expect(out).toMatch(/^not reached +handshake: it wrote too much, and was ended$/m)
    expect(out).not.toContain('SIGKILL')
    expect(code).toBe(3)
  })

  it.each([
    [['doctor'], 2, /--engine/],
    [['doctor', '--engine', 'node "open'], 3, /quote or a backslash that is left open/],
    [['doctor', '--engine', 'x', '--timeout', 'soon'], 2, /milliseconds/]
  ] as const)('%j ends with %i', async (args, code, sentence) => {
    const ran = await stacklaw(...args)
    expect(ran.code).toBe(code)
    expect(ran.err).toMatch(sentence)
  })
})
