import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { Observation } from '../../model/trace/observation.js'
import type { ImplementationUnderTest, Session } from '../port.js'
import { KIT } from './kit.js'
import { PROTOCOL } from './messages.js'
import { serve } from './server.js'
import { duel } from './testing/scenario.js'

const prompt: Observation = { see: 'prompt', player: 'ann', decision: 'priority', options: [{ option: 'pass' }] }
const end: Observation = { see: 'end', why: 'quiescent', state: { players: {}, objects: {} } }

/** An engine that notes what is asked of it. */
const fake = (): { iut: ImplementationUnderTest; log: string[] } => {
  const log: string[] = []
  const session = (observations: readonly Observation[]): Session => ({
    observations,
    answer: async option => {
      log.push(`answer ${option}`)
      return session([{ see: 'answer', option }, end])
    },
    close: async () => void log.push('close')
  })
  const iut: ImplementationUnderTest = {
    statement: { name: 'fake', version: '1', rulesets: ['fab'], features: [], level: 'full', autonomous: [] },
    start: async scenario => {
      if (scenario.players.length > 2) throw new Error('two players only')
      return session([prompt])
    },
    shutdown: async () => void log.push('shutdown')
  }
  return { iut, log }
}

type Answer = { id: unknown; result?: Record<string, unknown>; error?: { code: number; message: string; data?: { pointer: string } } }

const exchange = async (lines: readonly (string | Uint8Array | object)[]): Promise<{ answers: Answer[]; log: string[] }> => {
  const { iut, log } = fake()
  const output = new PassThrough()
  const raw = lines.map(line => (typeof line === 'string' ? `${line}\n` : line instanceof Uint8Array ? line : `${JSON.stringify(line)}\n`))
  const [written] = await Promise.all([text(output), serve(() => iut, Readable.from(raw), output).then(() => output.end())])
  return {
    answers: written
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Answer),
    log
  }
}

let id = 0
const ask = (method: string, params?: object) => ({ jsonrpc: '2.0', id: ++id, method, params })
const hello = ask('initialize', { protocol: PROTOCOL, kit: KIT })
const start = ask('scenario/start', { session: 's1', scenario: duel })

describe('serve', () => {
  test('plays a scenario and ends on shutdown', async () => {
    const { answers, log } = await exchange([
      hello,
      start,
      ask('scenario/answer', { session: 's1', option: 0 }),
      ask('scenario/close', { session: 's1' }),
      ask('shutdown'),
      ask('shutdown')
    ])
    expect(answers.map(each => each.error)).toEqual(Array(5).fill(undefined))
    expect(answers[0]!.result).toMatchObject({ protocol: PROTOCOL, engine: { name: 'fake', version: '1' }, level: 'full' })
    expect(answers[1]!.result).toEqual({ observations: [prompt] })
    expect(answers[2]!.result).toEqual({ observations: [end] })
    expect(log).toEqual(['answer 0', 'close', 'shutdown'])
  })

  test('ends when the input does', async () => {
    expect((await exchange([hello])).log).toEqual(['shutdown'])
  })

  test.for([
    ['what is not JSON', ['{'], -32700, undefined],
    ['what is not UTF-8', [new Uint8Array([0xff, 0x0a])], -32700, undefined],
    ['a batch', ['[]'], -32600, ''],
    ['another version of JSON-RPC', ['{"jsonrpc":"1.0","id":1,"method":"shutdown"}'], -32600, '/jsonrpc'],
    ['a request before initialize', [start], -32600, undefined],
    ['an unknown method', [hello, ask('toString')], -32601, undefined],
    [
      'a scenario that breaks the schema',
      [hello, ask('scenario/start', { session: 's1', scenario: { ...duel, players: [] } })],
      -32602,
      '/params/scenario/players'
    ],
    [
      'expected results',
      [hello, ask('scenario/start', { session: 's1', scenario: { ...duel, expect: {} } })],
      -32602,
      '/params/scenario/expect'
    ],
    ['a session that is not open', [hello, ask('scenario/answer', { session: 's9', option: 0 })], -32602, '/params/session'],
    ['a session that is open already', [hello, start, start], -32602, '/params/session'],
    ['an option that is not offered', [hello, start, ask('scenario/answer', { session: 's1', option: 1 })], -32602, '/params/option'],
    [
      'what the engine throws',
      [hello, ask('scenario/start', { session: 's1', scenario: { ...duel, players: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] } })],
      -32000,
      undefined
    ]
  ] as const)('answers %s with an error', async ([, lines, code, pointer]) => {
    const error = (await exchange(lines)).answers.at(-1)!.error
    expect(error?.code).toBe(code)
    expect(error?.data?.pointer).toBe(pointer)
  })
})
