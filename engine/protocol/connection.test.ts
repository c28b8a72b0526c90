import { once } from 'node:events'
import { createConnection } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { ImplementationUnderTest } from '../port.js'
import { sayAddress } from './address.js'
import type { Address } from './address.js'
import { connectTo } from './client.js'
import { dial } from './connection.js'
import { examine } from './doctor/examine.js'
import { STEPS } from './doctor/finding.js'
import type { Examination, StepId } from './doctor/finding.js'
import { AdapterError } from './errors.js'
import type { AdapterErrorCode } from './errors.js'
import { listen } from './listen.js'
import { eachLine, listening, listeningPatient } from './testing/listening.js'
import type { Fake } from './testing/listening.js'
import { duel } from './testing/scenario.js'
import { FOREVER } from './time.js'
import { LIMITS } from './wire.js'
import type { Limits } from './wire.js'

const scenario = {
  ...duel,
  objects: ['ann', 'bob'].map(owner => ({ id: `spark-of-${owner}`, card: 'Spark', zone: 'hand' as const, owner }))
}

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})
const using = (fake: Fake): Fake => {
  opened.push(() => fake.close())
  return fake
}
const to = async (address: Address, limits: Partial<Limits> = {}): Promise<ImplementationUnderTest> => {
  const iut = await connectTo(address, { limits: { start: 5_000, request: 5_000, stop: 500, ...limits } })
  opened.push(() => iut.shutdown())
  return iut
}

const rejected = async (promise: Promise<unknown>): Promise<AdapterError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason
  )
  expect(error).toBeInstanceOf(AdapterError)
  return error as AdapterError
}

/** Passes until the game ends. */
const play = async (iut: ImplementationUnderTest): Promise<string | undefined> => {
  let session = await iut.start(scenario)
  for (;;) {
    const last = session.observations.at(-1)
    if (last?.see !== 'prompt') {
      await session.close()
      return last?.see === 'end' ? last.why : undefined
    }
    session = await session.answer(0)
  }
}

describe('an engine that listens', () => {
  test('is played with, and goes on listening when the kit has gone', async () => {
    const { address, taken } = using(await listeningPatient('none'))
    for (const count of [1, 2]) {
      const iut = await to(address)
      expect(iut.statement).toMatchObject({ name: 'patient', level: 'outcome' })
      expect(await play(iut)).toBe('quiescent')
      await iut.shutdown()
      expect(taken()).toBe(count)
    }
  })

  test('may take as long as it likes where no limit is set', async () => {
    const { address } = using(await listeningPatient('none'))
    const slow = using(
      await listening(socket => {
        const behind = dial(address, bytes => void pause(30).then(() => socket.write(bytes)))
        eachLine(socket, line => behind.write(`${line}\n`))
        socket.once('end', () => behind.closeInput())
      })
    )
    const iut = await to(slow.address, { start: FOREVER, request: FOREVER })
    expect(await play(iut)).toBe('quiescent')
    await iut.shutdown()
    expect((await rejected(to(slow.address, { start: 10 }))).code).toBe('timeout')
  })

  test('behind the kit: each connection is a conversation of its own, and those that break leave the others alone', async () => {
    const statement = {
      name: 'fake',
      version: '1',
      rulesets: ['fab'],
      features: ['*'],
      level: 'outcome' as const,
      autonomous: []
    }
    const end = { see: 'end' as const, why: 'quiescent' as const, state: { players: {}, objects: {} } }
    let made = 0
    let ended = 0
    const served = await listen(() => {
      made++
      return {
        statement,
        start: async () => ({ observations: [end], answer: () => Promise.reject(new Error('over')), close: async () => undefined }),
        shutdown: async () => void ended++
      }
    }, 0)
    opened.push(() => served.close())
    const [one, other] = [await to(served.address), await to(served.address)]
    const rude = createConnection(served.address)
    rude.write('not JSON\n"half a li')
    expect(String((await once(rude, 'data'))[0])).toContain('"code":-32700')
    rude.resetAndDestroy()
    expect([await play(one), await play(other)]).toEqual(['quiescent', 'quiescent'])
    await one.shutdown()
    expect(await play(other)).toBe('quiescent')
    await other.shutdown()
    await expect.poll(() => [made, ended]).toEqual([3, 3])
  })
})

const zeros = Buffer.alloc(4_096)

/** What an engine does with its connection, which error that is, and what its sentence says. */
const FAULTS: readonly (readonly [string, (socket: Socket) => void, AdapterErrorCode, RegExp])[] = [
  [
    'closes at once',
    socket => socket.end(),
    'hung-up',
    /^the engine closed the connection in answer to initialize; keep the connection open/
  ],
  ['breaks off at once', socket => socket.resetAndDestroy(), 'hung-up', /^the engine closed the connection in answer to initialize; /],
  [
    'closes after half a line',
    socket => socket.end('{"jsonrpc":"2.0","id":1,"res'),
    'hung-up',
    /^the engine closed the connection in answer to initialize; /
  ],
  [
    'answers in HTTP',
    socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    'not-json',
    /is not JSON .*: HTTP\/1.1 400 Bad Request; send only/
  ],
  ['sends zeros', socket => void socket.write(Buffer.concat([zeros, Buffer.from('\n')])), 'not-json', /is not JSON .*: \\u\{0\}\\u\{0\}/],
  ['sends zeros without end', socket => flood(socket, zeros), 'line-too-long', /a line of more than 100000 bytes/],
  [
    'sends empty lines without end',
    socket => flood(socket, Buffer.alloc(4_096, '\n')),
    'flooded',
    /more than 300000 bytes without being asked/
  ],
  ['sends no UTF-8', socket => void socket.write(Buffer.from([0x22, 0xff, 0xfe, 0x22, 0x0a])), 'not-utf8', /is not UTF-8 .*; send UTF-8$/],
  ['sends back what it gets', socket => void socket.pipe(socket), 'not-rpc', /is not the answer to a JSON-RPC 2.0 request/],
  ['nests too deeply', socket => void socket.write(`${'['.repeat(50_000)}\n`), 'too-deep', /nested more than 200 deep/],
  ['says nothing', () => undefined, 'timeout', /no answer within 400 ms in answer to initialize; .* \(--timeout 0 sets no limit\)$/],
  ['says half a line', socket => void socket.write('{"jsonrpc"'), 'timeout', /no answer within 400 ms/]
]

const flood = (socket: Socket, bytes: Buffer): void => {
  const more = (): void => void (socket.destroyed || (socket.write(bytes) ? setImmediate(more) : socket.once('drain', more)))
  more()
}

describe('each fault has its error', () => {
  test.for(FAULTS)('%s', async ([, act, code, sentence]) => {
    const { address } = using(await listening(act))
    const error = await rejected(to(address, { start: 400, line: 100_000, flood: 300_000 }))
    expect(error.code).toBe(code)
    expect(error.message).toMatch(sentence)
    expect(error.message).not.toMatch(/\p{Cc}/u)
  })

  test('nothing listens', async () => {
    const fake = await listeningPatient('none')
    await fake.close()
    const error = await rejected(to(fake.address))
    expect(error.code).toBe('cannot-connect')
    expect(error.message).toBe(
      `the engine could not be reached (nothing listens at ${sayAddress(fake.address)}); start the engine so that it listens at that address, and run this again`
    )
  })

  test('a connection that is closed in the midst of a game is opened again for the next', async () => {
    const { address, taken } = using(await listeningPatient('dies-midway'))
    const iut = await to(address)
    for (const count of [1, 2]) {
      const error = await rejected(play(iut))
      expect(error.code).toBe('hung-up')
      expect(error.message).toMatch(/^the engine closed the connection in answer to scenario\/answer; /)
      expect(taken()).toBe(count)
    }
  })
})

describe('the doctor, over a connection', () => {
  const limits: Limits = { ...LIMITS, start: 300, request: 300, stop: 300 }
  const examineAt = (address: Address): Promise<Examination> =>
    examine({
      named: `a connection to ${sayAddress(address)}`,
      medium: 'connection',
      start: output => dial(address, output),
      limits,
      known: { rulesets: ['fab'], features: ['core'], cards: () => ['Spark'] },
      plain: () => [{ scenario, said: 'all pass', lives: { ann: 20, bob: 20 }, held: { 'spark-of-ann': true }, damage: 0 }],
      scenarios: () => [scenario]
    })
  const of = (result: 'wrong' | 'not-reached', { steps }: Examination): readonly StepId[] =>
    steps.filter(step => step.result === result).map(({ step }) => step)
  const told = ({ steps }: Examination, id: StepId): string => JSON.stringify(steps.find(({ step }) => step === id))

  test.for(['none', 'stays', 'waits-for-the-end'])('%s: every step is well, with the words of a connection', async fault => {
    const examined = await examineAt(using(await listeningPatient(fault)).address)
    expect(examined.steps).toHaveLength(Object.keys(STEPS).length)
    expect([...of('wrong', examined), ...of('not-reached', examined)]).toEqual([])
    expect(told(examined, 'start')).toContain('it takes the connection and keeps it open')
    expect(told(examined, 'shutdown')).toContain('it answers that the conversation is over')
  })

  test.for([
    ['dies-at-once', 'start', /a connection to 127.0.0.1:\d+.*it closed the connection.*keep the connection open/],
    ['mute', 'handshake', /no answer within 300 ms.*a debugger none: --timeout 0/],
    ['buffers', 'flush', /it came when the kit's side of the connection was closed.*flush the connection after each line/],
    ['logs', 'output', /the connection carries messages.*not JSON: starting a game.*send only messages over the connection/],
    ['greets-in-latin', 'output', /not UTF-8.*send UTF-8, whatever the locale/],
    ['dies-midway', 'play', /it closed the connection.*close the connection on `shutdown` only/],
    ['wont-end', 'shutdown', /never.*answer shutdown with \{\}"/],
    ['leaves-without-a-word', 'shutdown', /it closed the connection, without an answer.*only then close the connection/]
  ] as const)('%s is found by %s', async ([fault, step, sentence]) => {
    const examined = await examineAt(using(await listeningPatient(fault)).address)
    expect(of('wrong', examined)).toEqual([step])
    expect(told(examined, step)).toMatch(sentence)
    expect(JSON.stringify(examined.steps)).not.toMatch(/standard (?:output|error)/)
  })

  test('one conversation at a time is enough', async () => {
    const { address } = using(await listeningPatient('none'))
    const waiting: Socket[] = []
    const next = (): void => {
      const [socket] = waiting
      if (!socket) return
      const behind = dial(address, bytes => void socket.write(bytes))
      eachLine(socket, line => behind.write(`${line}\n`))
      socket.once('end', () => socket.end())
      socket.once('close', () => {
        behind.signal('SIGKILL')
        waiting.shift()
        next()
      })
    }
    const single = using(await listening(socket => waiting.push(socket) === 1 && next()))
    const examined = await examineAt(single.address)
    expect([...of('wrong', examined), ...of('not-reached', examined)]).toEqual([])
  })

  test('who listens for one conversation only is told why steps are not reached, and blamed for nothing', async () => {
    const { address } = using(await listeningPatient('none'))
    const single = using(
      await listening(socket => {
        const behind = dial(address, bytes => void socket.write(bytes))
        eachLine(socket, line => behind.write(`${line}\n`))
        socket.once('end', () => socket.end())
      }, true)
    )
    const examined = await examineAt(single.address)
    expect(of('wrong', examined)).toEqual([])
    expect(of('not-reached', examined)).toEqual(['plain', 'same', 'reset', 'apart', 'unknown', 'refusals', 'shutdown'])
    expect(told(examined, 'same')).toContain('let it listen again once a conversation is over')
  })
})
