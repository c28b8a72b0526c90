import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImplementationUnderTest } from '../port.js'
import { connect } from './client.js'
import { AdapterError } from './errors.js'
import type { AdapterErrorCode } from './errors.js'
import { duel } from './testing/scenario.js'

const SCRIPT = fileURLToPath(new URL('testing/engine.mjs', import.meta.url))
let folder = ''
const limits = { start: 10_000, request: 5_000, stop: 1_000 }

const open: ImplementationUnderTest[] = []
const engine = async (fault: string, more: Partial<typeof limits & { flood: number }> = {}): Promise<ImplementationUnderTest> => {
  const iut = await connect(`"${process.execPath}" '${SCRIPT}' ${fault} "${join(folder, fault)}"`, { limits: { ...limits, ...more } })
  open.push(iut)
  return iut
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stacklaw-'))
})
afterEach(async () => {
  for (const iut of open.splice(0)) await iut.shutdown()
  rmSync(folder, { recursive: true, force: true })
})

const rejected = async (promise: Promise<unknown>): Promise<AdapterError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason
  )
  expect(error).toBeInstanceOf(AdapterError)
  return error as AdapterError
}

const play = async (iut: ImplementationUnderTest): Promise<void> => {
  const session = await (await iut.start(duel)).answer(1)
  await session.close()
}

const notes = (fault: string): readonly string[] => readFileSync(join(folder, fault), 'utf8').trim().split('\n')
const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
/** A killed process stays visible until its new parent has taken note of it. */
const gone = (pid: number) => expect.poll(() => alive(pid), { timeout: 2_000 }).toBe(false)

describe('a sound engine', () => {
  test('states its claims and plays a scenario, with handles for its ids', async () => {
    const iut = await engine('none')
    expect(iut.statement).toMatchObject({ name: 'fake', version: '1', rulesets: ['fab'], cards: { fab: ['Ember Bolt'] } })
    const first = await iut.start(duel)
    expect(first.observations).toEqual([
      { see: 'prompt', player: 'ann', decision: 'priority', options: [{ option: 'pass' }, { option: 'play', object: 'bolt' }] }
    ])
    const second = await first.answer(1)
    expect(second.observations.map(each => each.see)).toEqual(['event', 'end'])
    expect(second.observations[0]).toMatchObject({ events: [{ player: 'ann', object: 'bolt', id: 'e1' }] })
    await second.close()
  })

  test('is not asked for an option that it does not offer', async () => {
    const session = await (await engine('none')).start(duel)
    await expect(session.answer(2)).rejects.toThrow(RangeError)
  })

  test('is gone after the shutdown, also when asked twice', async () => {
    const iut = await engine('none')
    await Promise.all([iut.shutdown(), iut.shutdown()])
    await gone(Number(notes('none')[0]!.split(' ')[1]))
    expect((await rejected(iut.start(duel))).code).toBe('exited')
  })
})

/** Fault of the fake engine, code, what the sentence says. */
const FAULTS: readonly (readonly [string, AdapterErrorCode, RegExp])[] = [
  ['exits-at-once', 'exited', /exited with status 2 in answer to initialize \(its standard error says: no card file\); keep/],
  ['dies-mid-scenario', 'exited', /exited with status 3 in answer to scenario\/answer/],
  ['hangs', 'timeout', /no answer within 300 ms in answer to scenario\/answer/],
  ['not-json', 'not-json', /not JSON in answer to scenario\/start: loading cards\\u\{7\} \.\.\.; write only/],
  ['not-rpc', 'not-rpc', /"method":"log"/],
  ['long-line', 'line-too-long', /more than 8388608 bytes in answer to scenario\/start: "xxx/],
  ['million-events', 'line-too-long', /more than 8388608 bytes in answer to scenario\/start: \{"jsonrpc"/],
  ['deep', 'too-deep', /nested more than 200 deep in answer to scenario\/start: \[\[\[/],
  ['not-utf8', 'not-utf8', /not UTF-8/],
  ['unknown-id', 'unknown-id', /never made, with the id 999/],
  ['answers-twice', 'duplicate-answer', /id 3 a second time/],
  ['schema', 'schema', /it must be a text, and is 7.* at \/result\/observations\/0\/player: \{/],
  ['event-field', 'schema', /no such field.* at \/result\/observations\/0\/events\/0\/becoms/],
  ['goes-on', 'schema', /nothing may follow.* at \/result\/observations\/1/],
  ['strange-handle', 'schema', / at \/result\/objects\/nobody/],
  ['escapes', 'rpc-error', /the error -32000, \\u\{1b\}\[2J<script>/],
  ['rpc-error', 'rpc-error', /the error -32000, no such card, in answer to scenario\/start/],
  ['wrong-version', 'wrong-version', /speaks stacklaw\/protocol@9, the kit stacklaw\/protocol@1/],
  ['floods', 'flooded', /more than 1000000 bytes/]
]

describe('each fault has its error', () => {
  test.for(FAULTS)('%s is %s', { timeout: 20_000 }, async ([fault, code, sentence]) => {
    const small = { ...(fault === 'hangs' && { request: 300 }), ...(fault === 'floods' && { flood: 1_000_000 }) }
    const error = await rejected(engine(fault, small).then(play))
    expect(error.code).toBe(code)
    expect(error.message).toMatch(sentence)
    expect(error.message).not.toMatch(/\p{Cc}/u)
  })

  test.for([
    ['stacklaw-no-such-program', /could not be started/],
    ['  ', /is empty/],
    ['node "engine.mjs', /left open/]
  ] as const)('the command %s can not be started', async ([command, sentence]) => {
    const error = await rejected(connect(command))
    expect(error.code).toBe('cannot-start')
    expect(error.message).toMatch(sentence)
  })
})

describe('after a fault', () => {
  test.for(['dies-mid-scenario', 'hangs'])('%s: the next start starts the engine again', async fault => {
    const iut = await engine(fault, { request: fault === 'hangs' ? 300 : 5_000 })
    await rejected(play(iut))
    const session = await iut.start(duel)
    expect(session.observations).toHaveLength(1)
    await session.close()
    expect(notes(fault)).toHaveLength(2)
  })

  test('a session of the process that died says so, and its close is quiet once the error is told', async () => {
    const iut = await engine('dies-mid-scenario')
    const session = await iut.start(duel)
    await rejected(session.answer(0))
    expect((await rejected(session.answer(0))).code).toBe('exited')
    await session.close()
  })

  test('an error that no request was there to receive is told once', async () => {
    const iut = await engine('answers-twice')
    const session = await (await iut.start(duel)).answer(0)
    expect((await rejected(session.close())).code).toBe('duplicate-answer')
    await (await iut.start(duel)).close()
  })

  test('an error of the engine itself does not end it', async () => {
    const iut = await engine('rpc-error')
    await rejected(iut.start(duel))
    await rejected(iut.start(duel))
    expect(notes('rpc-error')).toHaveLength(1)
  })
})

describe('no orphan', () => {
  test('children of the engine end with it', async () => {
    const iut = await engine('forks')
    const pids = notes('forks').map(line => Number(line.split(' ')[1]))
    expect(pids.map(alive)).toEqual([true, true])
    await iut.shutdown()
    for (const pid of pids) await gone(pid)
  })

  test('an engine that ignores shutdown and SIGTERM is killed', async () => {
    const iut = await engine('ignores-shutdown', { stop: 100 })
    const pid = Number(notes('ignores-shutdown')[0]!.split(' ')[1])
    await iut.shutdown()
    await gone(pid)
  })

  test('an engine that hangs ends with a kit that is stopped', { timeout: 120_000 }, async () => {
    const file = (name: string): string => fileURLToPath(new URL(`testing/${name}`, import.meta.url))
    const command = `"${process.execPath}" '${SCRIPT}' ignores-shutdown "${join(folder, 'stopped')}"`
    const kit = spawn(process.execPath, ['--import', file('typescript.mjs'), file('kit.mjs'), command])
    await once(kit.stdout, 'data')
    const pid = Number(notes('stopped')[0]!.split(' ')[1])
    kit.kill('SIGINT')
    expect(await once(kit, 'exit')).toEqual([null, 'SIGINT'])
    await gone(pid)
  })
})

test('keys named __proto__ change nothing', async () => {
  const session = await (await engine('proto')).start(duel)
  expect(session.observations).toHaveLength(1)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})
