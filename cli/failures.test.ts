/** What goes wrong ends with the exit code, and with the very sentence that the guide has. */
import { spawn, spawnSync } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
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

/** What a process of its own comes to. */
interface Ended {
  readonly status: unknown
  readonly out: string
  readonly err: string
}

/** Runs a command to its end; `close` takes away what it would be read by. */
const run = async (command: string, args: readonly string[], stdio: SpawnOptions['stdio'], close = false): Promise<Ended> => {
  const kit = spawn(command, [...args], { stdio })
  const told = { out: '', err: '' }
  kit.stdout?.on('data', (bytes: Buffer) => (told.out += bytes.toString()))
  kit.stderr?.on('data', (bytes: Buffer) => (told.err += bytes.toString()))
  if (close) kit.stdout?.destroy()
  return { status: await once(kit, 'close'), ...told }
}

const kit = (args: readonly string[], stdio: SpawnOptions['stdio'], close = false): Promise<Ended> =>
  run(process.execPath, [inKit('bin', 'stacklaw.js'), ...args], stdio, close)

/** Runs the kit where a write to `/dev/full` fails. */
const withFull = async (start: (full: number) => Promise<Ended>): Promise<Ended> => {
  const full = openSync('/dev/full', 'w')
  try {
    return await start(full)
  } finally {
    closeSync(full)
  }
}

/** One game of one ruleset. */
const ONE_GAME = ['--ruleset', 'ga', '--only', 'ga/conditions/false-on-resolution', '--runs', '0', '--jobs', '1'] as const

/** Where reports of processes go, by what the process is started for. */
const reports = { disk: folder(), pipe: folder() }

/** Processes that wait for no test: each runs after the one before it, while the tests of this process do. */
const PROCESSES = {
  'verdicts to a full disk': () => withFull(full => kit(['certify', ...ONE_GAME, '--out', reports.disk], ['ignore', full, 'pipe'])),
  'verdicts to a closed pipe': () => kit(['certify', ...ONE_GAME, '--out', reports.pipe], ['ignore', 'pipe', 'pipe'], true),
  'a report to a small disk': () => {
    const play = `"${process.execPath}" "${inKit('bin', 'stacklaw.js')}" certify ${ONE_GAME.join(' ')} --out "$0"`
    const script = `${SMALL_DISK} && ${play}; echo "$?"; ls -A "$0"`
    return MOUNTS ? run('unshare', ['-rm', 'sh', '-c', script, folder()], ['ignore', 'pipe', 'pipe']) : Promise.resolve(undefined)
  },
  'a reader that has gone': () => kit(['rules'], ['ignore', 'pipe', 'pipe'], true),
  'a list to a full disk': () => withFull(full => kit(['rules'], ['ignore', full, 'pipe'])),
  'a complaint to a full disk': () => withFull(full => kit(['no-such-command'], ['ignore', 'ignore', full]))
}

const processes = new Map<string, Promise<Ended | undefined>>()

beforeAll(() => {
  let last: Promise<unknown> = Promise.resolve()
  for (const [name, start] of Object.entries(PROCESSES)) {
    const ended = last.then(start)
    processes.set(name, ended)
    last = ended.catch(() => undefined)
  }
})

const endOf = (name: keyof typeof PROCESSES): Promise<Ended | undefined> => processes.get(name)!

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

  it.concurrent.each([
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
      const campaign = spawn(process.execPath, [inKit('bin', 'stacklaw.js'), ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
      const ended = once(campaign, 'exit')
      await once(campaign.stderr, 'data')
      campaign.kill(signal)
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
    expect(await endOf('a reader that has gone')).toEqual({
      status: [2, null],
      out: '',
      err: 'stacklaw: whoever read the output has gone, so the rest of it is lost; let it be read to its end, or send it to a file.\n'
    })
  })

  it.each([
    ['a full disk', reports.disk],
    ['a closed pipe', reports.pipe]
  ] as const)('whose verdicts go to %s writes its report all the same', async (where, out) => {
    const { status, err } = (await endOf(`verdicts to ${where}`))!
    expect(status).toEqual([2, null])
    expect(err).toMatch(/^stacklaw: [^\n]*(there is no space left|whoever read the output has gone)[^\n]*\n$/m)
    expect(reportIn(out).run.partial).toBe(false)
  })

  it.skipIf(!MOUNTS)('has told its verdicts where the disk is too full for a report, and leaves no half of one', async () => {
    const { status, out, err } = (await endOf('a report to a small disk'))!
    expect(status).toEqual([0, null])
    expect(out).toMatch(/chose 1 of \d+ checks\. Nothing failed; it held\.[^]*at level full: untested\n2\n$/)
    expect(err).toMatch(/^stacklaw: The reports can't be written to [^\n]*: there is no space left; free some or name another folder\.$/m)
  })

  it('ends with a sentence where the output cannot be written', async () => {
    const { status, err } = (await endOf('a list to a full disk'))!
    expect(status).toEqual([2, null])
    expect(err).toBe('stacklaw: the output cannot be written (there is no space left); make room, or send it elsewhere.\n')
  })

  it('keeps its exit code where not even a complaint can be written', async () => {
    expect(await endOf('a complaint to a full disk')).toMatchObject({ status: [2, null] })
  })
})
