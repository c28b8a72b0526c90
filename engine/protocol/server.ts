/**
 * The engine's side of the protocol, for an engine that implements the port.
 * @module
 */
import type { Readable, Writable } from 'node:stream'
import type { ImplementationUnderTest, Session } from '../port.js'
import { firstBreach, pointer } from '../../model/scenario/problem.js'
import { parseJson } from './json.js'
import { startReader } from './known-cards.js'
import { LINE_LIMIT, lineSplitter } from './lines.js'
import type { Line } from './lines.js'
import { METHODS, PROTOCOL, Request, isMethod } from './messages.js'
import type { Method, Params, Result } from './messages.js'

/** JSON-RPC error codes; `ENGINE` is for what the engine itself throws. */
const PARSE = -32700
const INVALID_REQUEST = -32600
const NO_METHOD = -32601
const INVALID_PARAMS = -32602
const ENGINE = -32000

/** An error to answer with. */
class RpcFailure extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: { readonly pointer: string }
  ) {
    super(message)
  }
}

type Handlers = { readonly [M in Method]: (params: Params<M>) => Promise<Result<M>> }

const noSession = (): RpcFailure => new RpcFailure(INVALID_PARAMS, 'no session of this name is open', { pointer: '/params/session' })

/** What each request does; sessions are kept here by the kit's name for them. */
const handlersOf = (iut: ImplementationUnderTest): Handlers => {
  const sessions = new Map<string, Session>()
  const find = (name: string): Session => {
    const session = sessions.get(name)
    if (!session) throw noSession()
    return session
  }
  const report = (name: string, session: Session) => {
    sessions.set(name, session)
    return { observations: session.observations.filter(each => each.see !== 'answer') }
  }
  return {
    initialize: async () => {
      const { name, version, rulesets, features, cards, level, autonomous, maxConcurrent } = iut.statement
      return {
        protocol: PROTOCOL,
        engine: { name, version },
        rulesets: [...rulesets],
        features: [...features],
        level,
        autonomous: [...autonomous],
        ...(cards && { cards: Object.fromEntries(Object.entries(cards).map(([ruleset, list]) => [ruleset, [...list]])) }),
        ...(maxConcurrent !== undefined && { maxConcurrent })
      }
    },
    'scenario/start': async ({ session, scenario }) => {
      if (sessions.has(session)) {
        throw new RpcFailure(INVALID_PARAMS, 'a session of this name is open already', { pointer: '/params/session' })
      }
      return report(session, await iut.start(scenario))
    },
    'scenario/answer': async ({ session, option }) => {
      const playing = find(session)
      const last = playing.observations.at(-1)
      const options = last?.see === 'prompt' ? last.options.length : 0
      if (option >= options) throw new RpcFailure(INVALID_PARAMS, `${options} options are offered`, { pointer: '/params/option' })
      return report(session, await playing.answer(option))
    },
    'scenario/close': async ({ session }) => {
      await find(session).close()
      sessions.delete(session)
      return {}
    },
    shutdown: async () => {
      await iut.shutdown()
      return {}
    }
  }
}

const call = <M extends Method>(
  handlers: Handlers,
  method: M,
  params: unknown,
  starting: ReturnType<typeof startReader>
): Promise<Result<M>> => {
  const known = method === 'scenario/start' ? starting(params) : undefined
  if (known) return handlers[method](known as Params<M>)
  const parsed = METHODS[method].params.safeParse(params ?? {})
  if (parsed.success) return handlers[method](parsed.data as Params<M>)
  const { path, message } = firstBreach(parsed.error, params ?? {})
  throw new RpcFailure(INVALID_PARAMS, message, { pointer: `/params${pointer(path)}` })
}

const failure = (error: unknown): object =>
  error instanceof RpcFailure
    ? { code: error.code, message: error.message, ...(error.data && { data: error.data }) }
    : { code: ENGINE, message: error instanceof Error ? error.message : String(error) }

const readJson = (line: Line): unknown => {
  if (line.kind !== 'text') throw new RpcFailure(PARSE, `the line is ${line.kind === 'not-utf8' ? 'not UTF-8' : 'too long'}`)
  try {
    return parseJson(line.text)
  } catch {
    throw new RpcFailure(PARSE, 'the line is not JSON')
  }
}

const readRequest = (value: unknown): Request => {
  const parsed = Request.safeParse(value)
  if (parsed.success) return parsed.data
  const { path, message } = firstBreach(parsed.error, value)
  throw new RpcFailure(INVALID_REQUEST, `not a JSON-RPC 2.0 request: ${message}`, { pointer: pointer(path) })
}

/** The id to answer with when the request itself is wrong. */
const idOf = (value: unknown): string | number | null => {
  const id = (value as { id?: unknown } | null)?.id
  return typeof id === 'string' || Number.isInteger(id) ? (id as string | number) : null
}

/**
 * Serves an engine until it is asked to shut down or the input ends. One request is handled at a time, in the order of arrival.
 * @param engine the engine, or what makes it
 * @public
 */
export const serve = async (
  engine: ImplementationUnderTest | (() => ImplementationUnderTest | Promise<ImplementationUnderTest>),
  input: Readable,
  output: Writable
): Promise<void> => {
  const iut = typeof engine === 'function' ? await engine() : engine
  const handlers = handlersOf(iut)
  const starting = startReader()
  const splitter = lineSplitter(LINE_LIMIT)
  let introduced = false
  let gone = false
  // The kit has gone: nobody reads any more.
  output.on('error', () => (gone = true))
  const write = (message: object): Promise<void> =>
    new Promise(resolve => void output.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`, () => resolve()))

  /** Answers one line; whether it was the last. */
  const handle = async (line: Line): Promise<boolean> => {
    if (line.kind === 'text' && line.text.trim() === '') return false
    let id: string | number | null = null
    try {
      const value = readJson(line)
      id = idOf(value)
      const { method, params } = readRequest(value)
      if (!isMethod(method)) throw new RpcFailure(NO_METHOD, `there is no method ${method}`)
      if (!introduced && method !== 'initialize') throw new RpcFailure(INVALID_REQUEST, 'the first request must be initialize')
      const result = await call(handlers, method, params, starting)
      introduced = true
      await write({ id, result })
      return method === 'shutdown'
    } catch (error) {
      await write({ id, error: failure(error) })
      return false
    }
  }
  const all = async (lines: readonly Line[]): Promise<boolean> => {
    for (const line of lines) if (gone || (await handle(line))) return true
    return false
  }
  for await (const bytes of input) {
    if (await all(splitter.push(typeof bytes === 'string' ? Buffer.from(bytes) : (bytes as Uint8Array)))) {
      if (gone) await iut.shutdown()
      return
    }
  }
  if (!(await all(splitter.end())) || gone) await iut.shutdown()
}
