/** What goes wrong ends with the exit code, and with the very sentence that the guide has. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STEPS } from '../engine/protocol/doctor/finding.js'
import { packageRoot } from '../fixtures/loader.js'
import { Report } from '../properties/campaign/report.js'
import { stacklaw } from './testing/capture.js'
import { FAILURES } from './testing/failures.js'

const guide = readFileSync(join(packageRoot(), 'docs', 'guides', 'when-things-go-wrong.md'), 'utf8')
const folder = (): string => mkdtempSync(join(tmpdir(), 'stacklaw-'))
const inKit = (...path: readonly string[]): string => join(packageRoot(), ...path)
const fake = (fault: string): string => `"${process.execPath}" "${inKit('engine', 'protocol', 'testing', 'engine.mjs')}" ${fault}`

/** Makes the folder `$0` a disk of 64 kB, for what is started in a namespace of its own; not every system lets one do so. */
const SMALL_DISK = 'mount -t tmpfs -o size=64k tmpfs "$0"'
const MOUNTS = spawnSync('unshare', ['-rm', 'sh', '-c', SMALL_DISK, folder()]).status === 0

/** The rows of a section's table, each with its first cell. */
const rows = (title: string): readonly string[] => {
  const section = guide.split(/^## /m).find(each => each.startsWith(title)) ?? ''
  return [...section.matchAll(/^\| `(.*?)` +\|/gm)].map(match => match[1]!)
}

/** A sentence of the guide, its `…` standing for anything. */
const sentence = (text: string): RegExp =>
  new RegExp(
    `^stacklaw: ${text
      .split('…')
      .map(part => part.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
      .join('.*')}\n$`
  )

const told = [...rows('The engine or its adapter'), ...rows('Files and folders')]

it('the guide has a row for each failure', () => {
  expect(told).toHaveLength(FAILURES.length)
  expect(rows('What the doctor finds')).toEqual(Object.keys(STEPS))
})

describe('each failure', () => {
  it.each(FAILURES.map((failure, i) => [failure.name, failure, told[i] ?? ''] as const))('%s', async (_, { args, code }, row) => {
    const ran = await stacklaw(...(await args()))
    expect(ran.err).toMatch(sentence(row))
    expect(ran.err).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e]/u)
    expect(ran).toMatchObject({ code, out: '' })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('a campaign', () => {
  /** Certifies a fake engine by a few games of one ruleset, in one job. */
  const certifyFake = (fault: string, out: string) =>
    stacklaw('certify', '--ruleset', 'fab', '--engine', fake(fault), '--runs', '5', '--jobs', '1', '--out', out)

  const reportIn = (out: string): Report => Report.parse(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')))

  it('starts no engine if the report cannot be written', async () => {
    const notes = join(folder(), 'started')
    const args = ['certify', '--engine', `"${process.execPath}" "${inKit('cli', 'testing', 'noted.mjs')}" "${notes}"`]
    expect(await stacklaw(...args, '--out', join(inKit('package.json'), 'below'))).toMatchObject({ code: 2 })
    expect(() => readFileSync(notes)).toThrow('ENOENT')
  })

  it('plays nothing of a ruleset that the engine does not claim, and says so in one sentence', async () => {
    const engine = `"${process.execPath}" "${inKit('engine', 'protocol', 'testing', 'patient-process.mjs')}" other-game`
    const { code, out } = await stacklaw('certify', '--ruleset', 'fab', '--engine', engine, '--runs', '5', '--jobs', '1', '--out', folder())
    const lines = out.split('\n')
    const at = lines.findIndex(line => line.startsWith('Not looked at'))
    expect(lines.slice(at + 1).filter(line => line.startsWith('  '))).toEqual([
      expect.stringMatching(/^ {2}claims that cannot be right: 2 \("chess" is not a ruleset of this kit/),
      '  rulesets that the engine does not claim: fab'
    ])
    expect(out).toContain('patient 1 at level outcome: unsupported')
    expect(code).toBe(1)
  })

  it('reports an engine that breaks down, and ends with 3', async () => {
    const out = folder()
    const { code } = await certifyFake('strange-handle', out)
    expect(code).toBe(3)
    const checks = reportIn(out).rulesets.flatMap(ruleset => ruleset.checks)
    expect(checks.find(check => check.verdict === 'error')?.message).toMatch(/no such handle/)
  })

  it('shows nothing that a terminal or a browser would obey', async () => {
    const out = folder()
    const { out: printed, err } = await certifyFake('escapes', out)
    expect(printed).toContain('<script>')
    for (const text of [printed, err]) expect(text).not.toMatch(/[^\P{Cc}\t\n\r]|[\u202a-\u202e]/u)
    const html = readFileSync(join(out, 'report.html'), 'utf8')
    expect(html).not.toContain('<script>alert(1)')
    for (const name of ['report.html', 'junit.xml', 'summary.md'])
      expect(readFileSync(join(out, name), 'utf8'), name).not.toMatch(/[^\P{Cc}\t\n\r]/u)
  })

  it('gives up a game that never ends', async () => {
    const failure = FAILURES.find(({ name }) => name.endsWith('rpc-error'))!
    const file = (await failure.args())[1]!
    const { code, out } = await stacklaw('run', file, '--engine', fake('never-ends'), '--json')
    const { trace } = JSON.parse(out) as { trace: readonly unknown[] }
    expect(trace.length).toBeGreaterThan(50_000)
    expect(trace.length).toBeLessThan(60_000)
    expect(code).toBe(1)
  })

  it.each([
    ['SIGINT', 130, 2],
    ['SIGTERM', 143, 1],
    ['SIGHUP', 129, 1]
  ] as const)(
    'that is stopped by %s writes a partial report, leaves no engine of any job, and ends with %i',
    async (signal, code, jobs) => {
      const out = folder()
      const notes = join(out, 'engine')
      const engine = `"${process.execPath}" "${inKit('cli', 'testing', 'noted.mjs')}" "${notes}"`
      // Progress is told when a tenth of this one ruleset is done; far more than that is left.
      const args = ['certify', '--ruleset', 'ga', '--engine', engine, '--runs', '60', '--jobs', String(jobs), '--out', out]
      const kit = spawn(process.execPath, [inKit('bin', 'stacklaw.js'), ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
      const ended = once(kit, 'exit')
      await once(kit.stderr, 'data')
      kit.kill(signal)
      expect(await ended).toEqual([code, null])
      const report = reportIn(out)
      expect(report.run.partial).toBe(true)
      expect(report.notLookedAt.map(({ kind }) => kind)).toContain('interrupted')
      const pids = readFileSync(notes, 'utf8').trim().split('\n').map(Number)
      expect(pids).toHaveLength(jobs)
      for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    }
  )

  it('whose reader has gone says so in a sentence', async () => {
    const kit = spawn(process.execPath, [inKit('bin', 'stacklaw.js'), 'rules', '--json'], { stdio: ['ignore', 'pipe', 'pipe'] })
    let complained = ''
    kit.stderr.on('data', (bytes: Buffer) => (complained += bytes.toString()))
    kit.stdout.destroy()
    expect(await once(kit, 'close')).toEqual([2, null])
    expect(complained).toBe(
      'stacklaw: whoever read the output has gone, so the rest of it is lost; let it be read to its end, or send it to a file.\n'
    )
  })

  it.each(['a full disk', 'a closed pipe'])('whose verdicts go to %s writes its report all the same', async where => {
    const out = folder()
    const full = where === 'a full disk' ? openSync('/dev/full', 'w') : undefined
    const args = ['certify', '--ruleset', 'ga', '--only', 'ga/conditions/false-on-resolution', '--runs', '0', '--jobs', '1', '--out', out]
    const kit = spawn(process.execPath, [inKit('bin', 'stacklaw.js'), ...args], { stdio: ['ignore', full ?? 'pipe', 'pipe'] })
    let complained = ''
    kit.stderr?.on('data', (bytes: Buffer) => (complained += bytes.toString()))
    kit.stdout?.destroy()
    expect(await once(kit, 'close')).toEqual([2, null])
    expect(complained).toMatch(/^stacklaw: [^\n]*(there is no space left|whoever read the output has gone)[^\n]*\n$/m)
    expect(reportIn(out).run.partial).toBe(false)
    if (full !== undefined) closeSync(full)
  })

  it.skipIf(!MOUNTS)('has told its verdicts where the disk is too full for a report, and leaves no half of one', () => {
    const out = folder()
    const play = `"${process.execPath}" "${inKit('bin', 'stacklaw.js')}" certify --ruleset ga --only ga/conditions/false-on-resolution --runs 0 --jobs 1 --out "$0"`
    const { status, stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', `${SMALL_DISK} && ${play}; echo "$?"; ls -A "$0"`, out], {
      encoding: 'utf8'
    })
    expect(status).toBe(0)
    expect(stdout).toMatch(/chose 1 of \d+ checks\. Nothing failed; it held\.[^]*at level full: untested\n2\n$/)
    expect(stderr).toMatch(
      /^stacklaw: The reports can't be written to [^\n]*: there is no space left; free some or name another folder\.$/m
    )
  })

  it('ends with a sentence where the output cannot be written', async () => {
    const full = openSync('/dev/full', 'w')
    const kit = spawn(process.execPath, [inKit('bin', 'stacklaw.js'), 'rules'], { stdio: ['ignore', full, 'pipe'] })
    const complaints: string[] = []
    kit.stderr?.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
    expect(await once(kit, 'close')).toEqual([2, null])
    expect(complaints.join('')).toBe('stacklaw: the output cannot be written (there is no space left); make room, or send it elsewhere.\n')
    closeSync(full)
  })

  it('keeps its exit code where not even a complaint can be written', async () => {
    const full = openSync('/dev/full', 'w')
    const kit = spawn(process.execPath, [inKit('bin', 'stacklaw.js'), 'explain', 'nothing'], { stdio: ['ignore', 'ignore', full] })
    expect(await once(kit, 'close')).toEqual([2, null])
    closeSync(full)
  })
})
