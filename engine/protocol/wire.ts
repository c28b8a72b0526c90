/**
 * One conversation with an engine: requests out, answers in. The first breach of the protocol ends it, and the kit's process of it.
 * @module
 */
import { adapterError, printable, sayNoise } from './errors.js'
import type { AdapterError, AdapterErrorCode, AdapterErrorPlace } from './errors.js'
import { firstBreach, pointer } from '../../model/scenario/problem.js'
import { DEEPEST } from '../../model/scenario/nesting.js'
import { parseJson, TooDeep } from './json.js'
import type { Breach } from '../../model/scenario/problem.js'
import { LINE_LIMIT, lineSplitter } from './lines.js'
import type { Line } from './lines.js'
import { METHODS, PROTOCOL, Response } from './messages.js'
import type { Method, Params, Result } from './messages.js'
import type { EngineLink, Ending } from './link.js'
import { after, inTime } from './time.js'

/** Limits of one engine process, or of a connection to one; times may be infinite. */
export interface Limits {
  /** Until the engine has introduced itself, in milliseconds. */
  readonly start: number
  /** Until a request is answered, in milliseconds. */
  readonly request: number
  /** Until the engine has exited after `shutdown`, in milliseconds; then it is ended. */
  readonly stop: number
  /** The longest line, in bytes. */
  readonly line: number
  /** The most output between two requests, in bytes. */
  readonly flood: number
}

/** The usual limits. */
export const LIMITS: Limits = { start: 20_000, request: 10_000, stop: 2_000, line: LINE_LIMIT, flood: 2 * LINE_LIMIT }

/** One running engine process. */
export interface Wire {
  /**
   * Asks, and waits for the result.
   * @throws AdapterError every failure; after any but `rpc-error` the process is ended
   */
  request<M extends Method>(method: M, params: Params<M>, time: number): Promise<Result<M>>
  /** Ends the process because of a breach that the schemas don't tell; gives the error to throw. */
  breach(method: Method, result: unknown, breach: Breach): AdapterError
  /** Whether it is broken or has ended. */
  broken(): boolean
  /** The error that broke it, if no request has been rejected with it yet; given once. */
  unreported(): AdapterError | undefined
  /** Ends the process: asked first, then by force. Never throws. */
  stop(): Promise<void>
}

interface Pending {
  readonly method: Method
  readonly timer: NodeJS.Timeout | undefined
  resolve(result: unknown): void
  reject(error: AdapterError): void
}

/** How long a process has to end after SIGTERM, in milliseconds. */
const TERM_TIME = 500

/** How long a process that has closed its output may take to end, in milliseconds, before that counts as a fault of its own. */
export const CLOSED_TIME = 500

const ending = (end: Ending): [AdapterErrorCode, string] => {
  switch (end.how) {
    case 'not-started':
      return ['cannot-start', `the engine could not be started (${printable(end.reason)})`]
    case 'exited':
      return ['exited', `the engine ${end.signal ? `was ended by ${end.signal}` : `exited with status ${end.code}`}`]
    case 'not-reached':
      return ['cannot-connect', `the engine could not be reached (${printable(end.reason)})`]
    case 'hung-up':
      return ['hung-up', 'the engine closed the connection']
  }
}

const within = async (time: number, done: Promise<unknown>): Promise<boolean> =>
  (await inTime(
    time,
    done.then(() => true)
  )) ?? false

/**
 * Opens a link and speaks over it. A failure to begin it shows at the first request.
 * @param open starts the engine or connects to it, and gives its output to the function that it is given
 * @param noisy told of a standard error that was too much to keep, as the process has ended
 */
export const openWire = (
  open: (output: (bytes: Uint8Array) => void) => EngineLink,
  limits: Limits,
  noisy: (sentence: string) => void = () => undefined
): Wire => {
  const pending = new Map<number, Pending>()
  const splitter = lineSplitter(limits.line)
  let last = 0
  let received = 0
  let fault: AdapterError | undefined
  let reported = false
  let stopping = false

  /** The request that an error most likely belongs to. */
  const awaited = (): { method?: string } => {
    const first = [...pending.values()][0]
    return first ? { method: first.method } : {}
  }
  const settle = (id: number): Pending | undefined => {
    const request = pending.get(id)
    pending.delete(id)
    clearTimeout(request?.timer)
    return request
  }
  const fail = (code: AdapterErrorCode, what: string, place: AdapterErrorPlace = {}): AdapterError => {
    if (fault) return fault
    // a second answer is one to an earlier request, whatever is awaited when it comes; nothing was asked of what is not there
    const of = code === 'duplicate-answer' || code === 'cannot-connect' ? {} : awaited()
    fault = adapterError(code, what, { ...of, stderr: engine.stderr(), ...place }, engine.medium)
    reported = pending.size > 0
    engine.deafen()
    engine.signal('SIGKILL')
    for (const id of [...pending.keys()]) settle(id)?.reject(fault)
    return fault
  }

  const result = (id: unknown, value: unknown, line: string): void => {
    const request = typeof id === 'number' ? pending.get(id) : undefined
    if (!request) {
      const old = typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= last
      if (old) fail('duplicate-answer', `the engine answered the request with id ${id} a second time`, { line })
      else fail('unknown-id', `the engine answered a request that was never made, with the id ${printable(JSON.stringify(id))}`, { line })
      return
    }
    const { method } = request
    const spoken = (value as { protocol?: unknown } | null)?.protocol
    if (method === 'initialize' && typeof spoken === 'string' && spoken !== PROTOCOL) {
      fail('wrong-version', `the engine speaks ${printable(spoken)}, the kit ${PROTOCOL}`, { method, line, pointer: '/result/protocol' })
      return
    }
    const parsed = METHODS[method].result.safeParse(value)
    if (parsed.success) settle(id as number)?.resolve(parsed.data)
    else schema(method, firstBreach(parsed.error, value), line)
  }
  const schema = (method: Method, { path, message }: Breach, line: string): AdapterError =>
    fail('schema', `the engine's message breaks the schema (${printable(message)})`, { method, line, pointer: `/result${pointer(path)}` })

  const error = (id: unknown, { code, message }: { code: number; message: string }, line: string): void => {
    const said = `the engine answered with the error ${code}, ${printable(message)},`
    if (typeof id === 'number' && pending.has(id)) {
      const request = settle(id)!
      request.reject(adapterError('rpc-error', said, { method: request.method, stderr: engine.stderr() }, engine.medium))
    } else if (id === null) fail('rpc-error', said, { line })
    else result(id, undefined, line)
  }

  const message = (text: string): void => {
    if (text.trim() === '') return
    let value: unknown
    try {
      value = parseJson(text)
    } catch (error) {
      if (error instanceof TooDeep) fail('too-deep', `the engine wrote JSON that is nested more than ${DEEPEST} deep`, { line: text })
      else fail('not-json', 'the engine wrote a line that is not JSON', { line: text })
      return
    }
    const parsed = Response.safeParse(value)
    if (!parsed.success) {
      fail('not-rpc', 'the engine wrote JSON that is not the answer to a JSON-RPC 2.0 request', {
        line: text,
        pointer: pointer(firstBreach(parsed.error, value).path)
      })
    } else if (parsed.data.error) error(parsed.data.id, parsed.data.error, text)
    else result(parsed.data.id, parsed.data.result, text)
  }
  const take = (line: Line): void => {
    if (fault) return
    switch (line.kind) {
      case 'text':
        return message(line.text)
      case 'not-utf8':
        return void fail('not-utf8', 'the engine wrote a line that is not UTF-8', { line: line.head })
      case 'line-too-long':
        return void fail('line-too-long', `the engine wrote a line of more than ${limits.line} bytes`, { line: line.head })
    }
  }

  const engine = open(bytes => {
    if (fault) return
    received += bytes.length
    for (const line of splitter.push(bytes)) take(line)
    if (received > limits.flood) fail('flooded', `the engine wrote more than ${limits.flood} bytes without being asked anything further`)
  })
  void engine.ended.then(end => {
    fail(...ending(end))
    const noise = sayNoise(engine.dropped(), engine.stderr())
    if (noise !== undefined) noisy(noise)
  })
  // a process that ends closes its output as well, and how it ended says more
  void engine.silenced.then(async () => {
    if ((await within(CLOSED_TIME, engine.ended)) || stopping) return
    fail('closed-output', 'the engine closed its standard output and goes on running')
  })

  const request = <M extends Method>(method: M, params: Params<M>, time: number): Promise<Result<M>> =>
    new Promise<Result<M>>((resolve, reject) => {
      if (fault) {
        reported = true
        reject(fault)
        return
      }
      const id = ++last
      received = 0
      const timer = after(time, () => fail('timeout', `the engine gave no answer within ${time} ms`, { method }))
      pending.set(id, { method, timer, resolve: value => resolve(value as Result<M>), reject })
      engine.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    })

  return {
    request,
    breach: (method, value, breach) => schema(method, breach, JSON.stringify({ result: value })),
    broken: () => fault !== undefined,
    unreported: () => {
      if (reported) return undefined
      reported = true
      return fault
    },
    stop: async () => {
      stopping = true
      if (!fault) {
        request('shutdown', {}, limits.stop + 2 * TERM_TIME).catch(() => undefined)
        engine.closeInput()
        if (!(await within(limits.stop, engine.ended))) engine.signal('SIGTERM')
        if (!(await within(TERM_TIME, engine.ended))) engine.signal('SIGKILL')
      }
      await engine.ended
    }
  }
}
