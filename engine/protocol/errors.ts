/**
 * What can go wrong between the kit and an engine's process. None of it is a breach of a rule of the game.
 * @module
 */
import type { Medium } from './link.js'

/**
 * The codes of adapter errors.
 *
 * - `cannot-start`: the command could not be run.
 * - `exited`: the process ended while it was needed.
 * - `closed-output`: the process runs on, but nothing can come from it any more.
 * - `cannot-connect`: nothing listens where an engine was to be connected to.
 * - `hung-up`: the engine closed the connection while it was needed.
 * - `timeout`: no answer within the time limit.
 * - `not-json`, `not-utf8`, `line-too-long`, `too-deep`, `not-rpc`: a line that is no message.
 * - `schema`: a message with a field that is missing, unknown or of the wrong shape.
 * - `unknown-id`, `duplicate-answer`: an answer to nothing that was asked, or to what was answered before.
 * - `rpc-error`: the engine answered with an error of its own.
 * - `wrong-version`: the engine speaks another version of the protocol.
 * - `flooded`: far more output than an answer can be.
 * @public
 */
export type AdapterErrorCode =
  | 'cannot-start'
  | 'exited'
  | 'closed-output'
  | 'cannot-connect'
  | 'hung-up'
  | 'timeout'
  | 'not-json'
  | 'not-utf8'
  | 'line-too-long'
  | 'too-deep'
  | 'not-rpc'
  | 'schema'
  | 'unknown-id'
  | 'duplicate-answer'
  | 'rpc-error'
  | 'wrong-version'
  | 'flooded'

/**
 * Where an adapter error was found.
 * @public
 */
export interface AdapterErrorPlace {
  /** The request that was being answered. */
  readonly method?: string
  /** The beginning of the offending line, with control characters escaped. */
  readonly line?: string
  /** The field, as a JSON pointer from the root of the message. */
  readonly pointer?: string
  /** What the engine last wrote to its standard error. */
  readonly stderr?: string
}

/**
 * A failure of the engine's process or of its side of the protocol. The message is one sentence that says what to do.
 * @public
 */
export class AdapterError extends Error {
  override readonly name = 'AdapterError'
  constructor(
    readonly code: AdapterErrorCode,
    message: string,
    readonly place: AdapterErrorPlace = {}
  ) {
    super(message)
  }
}

/** How many characters of a line a message quotes. */
const QUOTED = 200

/** Control and format characters, line separators and lone surrogates: what a terminal would not show as it is. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Text fit for a message: unprintable characters as `\u{…}`, cut after 200. */
export const printable = (text: string): string => {
  const head = [...text.slice(0, 2 * QUOTED)].slice(0, QUOTED).join('')
  const shown = head.replace(UNPRINTABLE, c => `\\u{${c.codePointAt(0)!.toString(16)}}`)
  return head.length < text.length ? `${shown}…` : shown
}

const OUTPUT = 'write only JSON-RPC messages to standard output, one a line, and everything else to standard error'
const OWN_ID = 'answer each request once, with its own id'

/** What to do, for each code. */
const ADVICE: Readonly<Record<AdapterErrorCode, string>> = {
  'cannot-start': 'check the command, its path and its permissions',
  exited: 'keep the process running until the request `shutdown`',
  'closed-output': 'keep standard output open until the request `shutdown`',
  'cannot-connect': 'start the engine so that it listens at that address, and run this again',
  'hung-up': 'keep the connection open until the request `shutdown`, and listen again after it',
  timeout: 'answer sooner, flush standard output after each line, or allow more time',
  'not-json': OUTPUT,
  'not-utf8': 'encode standard output as UTF-8',
  'line-too-long': 'end each message with a line feed and keep it below the limit',
  'too-deep': 'send what the schema of the protocol has there',
  'not-rpc': OUTPUT,
  schema: 'send what the schema of the protocol has there',
  'unknown-id': OWN_ID,
  'duplicate-answer': OWN_ID,
  'rpc-error': 'see what the engine says of it',
  'wrong-version': 'use an adapter and a kit of the same protocol version',
  flooded: OUTPUT
}

const SENT = 'send only JSON-RPC messages, one a line, and log elsewhere'

/** What to do about an engine that the kit is connected to, where that differs. */
const ADVICE_CONNECTED: Partial<Record<AdapterErrorCode, string>> = {
  timeout: 'answer sooner, send each line at once, or allow more time (--timeout 0 sets no limit)',
  'not-json': SENT,
  'not-utf8': 'send UTF-8',
  'not-rpc': SENT,
  flooded: SENT
}

const adviceOn = (code: AdapterErrorCode, medium: Medium): string =>
  (medium === 'connection' ? ADVICE_CONNECTED[code] : undefined) ?? ADVICE[code]

/** A line in which a program names the error that ended it, among those of its stack and its runtime. */
const NAMES_AN_ERROR = /^\s*(?:Uncaught )?[\w.]*(?:Error|Exception|panicked)\b/

/** The line of a standard error that tells the most: the last that names an error, else the last. */
export const tellingLine = (stderr: string): string | undefined => {
  const lines = stderr.split(/\r?\n/).filter(line => line.trim() !== '')
  return (lines.findLast(line => NAMES_AN_ERROR.test(line)) ?? lines.at(-1))?.trim()
}

/** From so many dropped bytes of standard error on, that is told: no more than this is what a log comes to. */
const NOISE = 1_000_000

/** What is to be said of an engine that has written more to its standard error than anybody reads; nothing of any other. */
export const sayNoise = (dropped: number, stderr: string): string | undefined => {
  if (dropped < NOISE) return undefined
  const said = tellingLine(stderr)
  return `the engine wrote ${dropped + Buffer.byteLength(stderr)} bytes to its standard error, and ${dropped} of them are dropped${said === undefined ? '' : ` (the end says: ${printable(said)})`}; log less, for it takes the time of the games`
}

/** Codes whose cause an engine tends to explain on its standard error. */
const EXPLAINED: readonly AdapterErrorCode[] = ['cannot-start', 'exited', 'closed-output', 'timeout', 'rpc-error']

/** An adapter error whose sentence says what is wrong, where, and what to do. */
export const adapterError = (
  code: AdapterErrorCode,
  what: string,
  place: AdapterErrorPlace = {},
  medium: Medium = 'pipes'
): AdapterError => {
  const line = place.line === undefined ? undefined : printable(place.line)
  const said = EXPLAINED.includes(code) ? tellingLine(place.stderr ?? '') : undefined
  const last = said === undefined ? '' : ` (its standard error says: ${printable(said)})`
  const where = [
    place.method === undefined ? '' : ` in answer to ${place.method}`,
    place.pointer === undefined ? '' : ` at ${place.pointer || 'the root'}`,
    line === undefined ? '' : `: ${line}`
  ].join('')
  return new AdapterError(code, `${what}${where}${last}; ${adviceOn(code, medium)}`, { ...place, ...(line !== undefined && { line }) })
}
