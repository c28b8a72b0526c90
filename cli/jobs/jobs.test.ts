/** The report is the same for any number of jobs, and processes that are lost are told of and done without. */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../fixtures/loader.js'
import { Report } from '../../properties/campaign/report.js'
import { stacklaw } from '../testing/capture.js'
import { crewOf, Gone, memberOf } from './crew.js'
import type { Hand, Member } from './crew.js'
import { lanes } from './lanes.js'
import type { Answer, Order } from './messages.js'
import type { Work } from './roles.js'
import { workFor } from './work.js'

/** A faulty engine that claims no more than its fault needs to show in fixtures and random games. */
const faulty = `"${process.execPath}" "${join(packageRoot(), 'cli', 'testing', 'narrow.mjs')}" ga core,targets,prevention,replacement full ga-applied-twice`

/** All that a run wrote, the folder that it wrote to and the times of its checks left out of it. */
const written = async (...options: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const out = mkdtempSync(join(tmpdir(), 'stacklaw-jobs-'))
  const { code, err } = await stacklaw('certify', '--ruleset', 'ga', '--out', out, ...options)
  expect(code, err).toBe(1)
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.'))
  return Object.fromEntries(
    names.sort().map(name => [
      name,
      readFileSync(join(out, name), 'utf8')
        .replaceAll(/[^" ]*stacklaw-jobs-\w+/g, 'OUT')
        .replaceAll(/ time="[\d.]+"/g, '')
    ])
  )
}

it('a failing engine has the same report, byte for byte, for any number of jobs', async () => {
  const options = ['--engine', faulty, '--runs', '24', '--seed', '3']
  const [one, ...others] = [
    await written(...options, '--jobs', '1'),
    await written(...options, '--jobs', '2'),
    await written(...options, '--jobs', '3')
  ]
  const report = Report.parse(JSON.parse(one['report.json']!))
  expect(report.rulesets[0]!.found!.length).toBeGreaterThan(0)
  expect(report.rulesets[0]!.checks.filter(({ kind, verdict }) => kind === 'fixture' && verdict === 'fail')).not.toEqual([])
  for (const other of others) expect(other).toEqual(one)
}, 900_000)

it.each(['0', '1.5', 'many'])('--jobs %s is no number of jobs', async jobs => {
  const { code, err } = await stacklaw('certify', '--jobs', jobs)
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('from 1 to 256') as string })
})

it('an engine of which only one can run at a time is judged by one job, with a warning', async () => {
  const lock = join(mkdtempSync(join(tmpdir(), 'stacklaw-lock-')), 'lock')
  const engine = `"${process.execPath}" "${join(packageRoot(), 'cli', 'testing', 'locked.mjs')}" "${lock}"`
  const out = mkdtempSync(join(tmpdir(), 'stacklaw-'))
  const { code, err } = await stacklaw('certify', '--ruleset', 'ga-older', '--runs', '0', '--jobs', '2', '--engine', engine, '--out', out)
  expect(err).toMatch(/^stacklaw: warning: one job less, for the engine exited with status 1/m)
  expect(code).toBe(0)
}, 600_000)

/** A hand that works in this process. */
const nearHand = (
  work: (given: unknown, aside: (what: unknown) => void) => Promise<Partial<Work>>
): Hand & { readonly lose: () => void } => {
  const toWorker: ((order: Order) => void)[] = []
  const toCrew: ((answer: Answer) => void)[] = []
  const lost: ((how: string) => void)[] = []
  const left: ((how: string) => void)[] = []
  const over = workFor(
    {
      send: answer => queueMicrotask(() => toCrew.forEach(listener => listener(answer))),
      hear: listener => void toWorker.push(listener),
      gone: listener => void left.push(listener)
    },
    {
      test: async () => async (given, aside) => ({
        hello: 'hello',
        perform: async () => undefined,
        stop: () => undefined,
        close: async () => undefined,
        ...(await work(given, aside))
      })
    }
  )
  return {
    send: order => toWorker.forEach(listener => listener(order)),
    hear: listener => void toCrew.push(listener),
    gone: listener => void lost.push(listener),
    close: () => over,
    lose: () => lost.forEach(listener => listener('was ended by SIGKILL'))
  }
}

const role = { role: 'test', given: 2 }
const nobody = { lost: (why: string) => expect.unreachable(why) }

describe('a member of a crew', () => {
  it('does what it is told, tells what goes on, and ends what it has started', async () => {
    const asides: unknown[] = []
    const ends: string[] = []
    const hand = nearHand(async (given, aside) => ({
      perform: async (task: never) => {
        aside(`at ${String(task)}`)
        return Number(given) * Number(task)
      },
      stop: () => void ends.push('stopped'),
      close: async () => void ends.push('closed')
    }))
    const { perform, stop, end } = memberOf<number, number>(hand, role, 1, { ...nobody, aside: what => asides.push(what) })
    expect(await Promise.all([perform(3), perform(4)])).toEqual([6, 8])
    expect(asides).toEqual(['at 3', 'at 4'])
    stop()
    await end()
    expect(ends).toEqual(['stopped', 'stopped', 'closed'])
  })
  it('gives an error of the kit as it is', async () => {
    const hand = nearHand(async () => ({ perform: () => Promise.reject(new Error('a bug')) }))
    const { perform, end } = memberOf<number, number>(hand, role, 1, nobody)
    await expect(perform(1)).rejects.toThrow('a bug')
    await end()
  })
  it('is done without if it cannot begin, is not as it must be, or is lost, which is told once', async () => {
    const told: string[] = []
    const lost = (why: string): void => void told.push(why)
    const unable = memberOf<number, number>(
      nearHand(() => Promise.reject(new Error('no engine'))),
      role,
      1,
      { lost }
    )
    const other = memberOf<number, number>(
      nearHand(async () => ({})),
      role,
      1,
      { lost, unfit: hello => `it said ${String(hello)}` }
    )
    const hand = nearHand(async () => ({ perform: () => new Promise(() => undefined) }))
    const dying = memberOf<number, number>(hand, role, 9, { lost })
    const here: Member<number, number> = { room: 1, perform: async task => task + 1, end: async () => undefined }
    const { perform, room } = crewOf([here, unable, other, dying])
    expect(room).toBe(12)
    const results = Promise.all(Array.from({ length: 12 }, (_, task) => perform(task)))
    await new Promise(resolve => setTimeout(resolve, 20))
    hand.lose()
    expect(await results).toEqual(Array.from({ length: 12 }, (_, task) => task + 1))
    expect(told.sort()).toEqual(['a process of the kit was ended by SIGKILL', 'it said hello', 'no engine'])
    await expect(dying.perform(1)).rejects.toThrow(Gone)
  })
})

it('lanes run so many pieces of work at once, the others in order', async () => {
  const lane = lanes(2)
  const log: string[] = []
  const work = (name: string) => async (): Promise<void> => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (name === 'a') throw new Error(name)
  }
  await Promise.allSettled(['a', 'b', 'c'].map(name => lane(work(name))))
  expect(log).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c begins', 'c ends'])
})
