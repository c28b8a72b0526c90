/**
 * A patient conversation with an engine process: what breaks the protocol is noted, and the conversation goes on if it can.
 * @module
 */
import { printable, sayNoise } from '../errors.js'
import { parseJson, TooDeep } from '../json.js'
import { lineSplitter } from '../lines.js'
import type { Line } from '../lines.js'
import { Response } from '../messages.js'
import type { EngineLink, Ending, Medium } from '../link.js'
import { inTime } from '../time.js'
import { CLOSED_TIME } from '../wire.js'
import type { Limits } from '../wire.js'

/** What an engine wrote that it should not have. */
export interface Oddity {
  readonly kind: 'not-json' | 'too-deep' | 'not-utf8' | 'not-rpc' | 'line-too-long' | 'flooded' | 'unasked' | 'twice' | 'wrong-id'
  /** The request that was being answered, or that came last. */
  readonly sent: string
  /** The line, as far as it is quoted. */
  readonly line: string
}

/** What came of a request. */
export type Reply =
  | { readonly kind: 'result'; readonly value: unknown; readonly line: string }
  | { readonly kind: 'error'; readonly code: number; readonly message: string; readonly line: string }
  /**
   * No answer in time, and the process has been ended. `then`: it came when more was sent, or when the input was closed.
   * `open`: the beginning of a line without its end. `closed`: the output was closed, so that none could come any more.
   * `echoed`: the request itself came back, and nothing else for a while.
   */
  | {
      readonly kind: 'silent'
      readonly time: number
      readonly then?: 'more' | 'closed'
      readonly open?: string
      readonly closed?: true
      readonly echoed?: true
      readonly medium: Medium
    }
  | { readonly kind: 'gone'; readonly ending: Ending; readonly stderr: string }

/** One conversation with one process, or over one connection. */
export interface Talk {
  /** Asks, and waits for the answer. A request is always answered by a reply; nothing is thrown. */
  ask(method: string, params: unknown, time: number): Promise<Reply>
  /** The request that was sent last, as it is quoted. */
  sent(): string
  oddities(): readonly Oddity[]
  /** Whether the process can still be asked. */
  alive(): boolean
  closeInput(): void
  /** How it ended, if it does so in time. */
  ending(time: number): Promise<Ending | undefined>
  /** What is to be said of its standard error, if that was too much to keep. */
  noise(): string | undefined
  /** Ends it by force. */
  kill(): Promise<void>
}

/** How long a late answer is waited for after a nudge, in milliseconds, at most. */
const NUDGE = 2_000

/** How long an answer may come after the request itself has come back, in milliseconds, at most. */
const AFTER_ECHO = 500

/** Ids of requests: not those that an adapter would count by itself. */
const FIRST_ID = 1001
const ID_STEP = 7

/**
 * Talks to an engine.
 * @param start starts it or connects to it, and gives its output to the function that it is given
 */
export const openTalk = (start: (output: (bytes: Uint8Array) => void) => EngineLink, limits: Limits): Talk => {
  const splitter = lineSplitter(limits.line)
  const oddities: Oddity[] = []
  const answered = new Set<number>()
  let waiting: { readonly id: number; readonly done: (reply: Reply) => void } | undefined
  let lastId = FIRST_ID - ID_STEP
  let lastSent = ''
  let lastText = ''
  let received = 0
  let open = true
  let nudging = false
  let echoed: (() => void) | undefined

  const odd = (kind: Oddity['kind'], line: string): void => {
    // The first of a kind tells what is to be changed. What a nudge brings is of our own making.
    if (!nudging && !oddities.some(each => each.kind === kind)) oddities.push({ kind, sent: lastSent, line: printable(line) })
  }
  const settle = (id: number, reply: Reply): void => {
    const { done } = waiting!
    waiting = undefined
    answered.add(id)
    done(reply)
  }
  const response = (line: string, value: Response): void => {
    const reply: Reply = value.error
      ? { kind: 'error', ...value.error, line: printable(line) }
      : { kind: 'result', value: value.result, line: printable(line) }
    const { id } = value
    if (waiting && id === waiting.id) return settle(waiting.id, reply)
    if (nudging) return
    if (typeof id === 'number' && answered.has(id)) return odd('twice', line)
    if (!waiting || (typeof id === 'string' && id !== String(waiting.id))) return odd('unasked', line)
    // Whose id is wrong, it is the answer to the only request that there is.
    odd('wrong-id', line)
    settle(waiting.id, reply)
  }
  const take = (line: Line): void => {
    if (line.kind !== 'text') return odd(line.kind, line.head)
    if (line.text.trim() === '') return
    let value: unknown
    try {
      value = parseJson(line.text)
    } catch (error) {
      return odd(error instanceof TooDeep ? 'too-deep' : 'not-json', line.text)
    }
    const parsed = Response.safeParse(value)
    if (parsed.success) return response(line.text, parsed.data)
    odd('not-rpc', line.text)
    if (line.text.trim() === lastText) echoed?.()
  }

  const engine = start(bytes => {
    if (!open) return
    received += bytes.length
    for (const line of splitter.push(bytes)) take(line)
    if (received <= limits.flood) return
    odd('flooded', '')
    engine.deafen()
    engine.signal('SIGKILL')
  })
  const { medium } = engine
  const closed = engine.silenced.then(() => new Promise<'closed'>(resolve => setTimeout(resolve, CLOSED_TIME, 'closed')))
  const ended = engine.ended.then(ending => {
    for (const line of splitter.end()) take(line)
    open = false
    waiting?.done({ kind: 'gone', ending, stderr: engine.stderr() })
    waiting = undefined
    return ending
  })

  const write = (id: number, method: string, params: unknown): void => {
    lastText = JSON.stringify({ jsonrpc: '2.0', id, method, params })
    received = 0
    engine.write(`${lastText}\n`)
  }
  /** Finds out what an answer is waiting for: more input, or its end. */
  const nudge = async (reply: Promise<Reply>, time: number): Promise<Reply> => {
    const rest = splitter.end().map(line => printable(line.kind === 'text' ? line.text : line.head))[0]
    if (rest !== undefined) {
      await kill()
      return { kind: 'silent', medium, time, open: rest }
    }
    const came = (late: Reply | undefined): boolean => late?.kind === 'result' || late?.kind === 'error'
    nudging = true
    write((lastId += ID_STEP), 'initialize', {})
    let then: 'more' | 'closed' | undefined = came(await inTime(Math.min(time, NUDGE), reply)) ? 'more' : undefined
    if (!then) {
      engine.closeInput()
      if (came(await inTime(NUDGE, reply))) then = 'closed'
    }
    await kill()
    return { kind: 'silent', medium, time, ...(then && { then }) }
  }
  const kill = async (): Promise<void> => {
    open = false
    engine.signal('SIGKILL')
    await ended
  }

  return {
    ask: async (method, params, time) => {
      if (!open) return { kind: 'gone', ending: await ended, stderr: engine.stderr() }
      const id = (lastId += ID_STEP)
      lastSent = printable(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      const reply = new Promise<Reply>(done => (waiting = { id, done }))
      const echo = new Promise<'echoed'>(done => (echoed = () => void setTimeout(done, Math.min(AFTER_ECHO, time), 'echoed')))
      write(id, method, params)
      const came = await inTime(time, Promise.race([reply, closed, echo]))
      if (came !== 'closed' && came !== 'echoed') return came ?? (await nudge(reply, time))
      await kill()
      // that nothing but the request came back is said of the step
      if (came === 'echoed') oddities.splice(0, oddities.length, ...oddities.filter(({ kind }) => kind !== 'not-rpc'))
      return { kind: 'silent', medium, time, [came]: true }
    },
    sent: () => lastSent,
    oddities: () => oddities,
    alive: () => open,
    closeInput: () => engine.closeInput(),
    ending: time => inTime(time, ended),
    noise: () => sayNoise(engine.dropped(), engine.stderr()),
    kill
  }
}
