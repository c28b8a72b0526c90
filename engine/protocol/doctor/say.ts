/**
 * Replies and endings in words.
 * @module
 */
import { printable, tellingLine } from '../errors.js'
import type { Ending } from '../process.js'
import type { Reply } from './talk.js'

/** How a process ended. */
export const sayEnding = (ending: Ending): string =>
  ending.how === 'not-started'
    ? `it could not be started (${printable(ending.reason)})`
    : ending.signal === null
      ? `it exited with status ${ending.code}`
      : `it was ended by ${ending.signal}`

/** What its standard error says, if it wrote any. */
const sayStderr = (stderr: string): string => {
  const said = tellingLine(stderr)
  return said === undefined ? '' : `; its standard error says: ${printable(said)}`
}

/** What came of a request. */
export const sayReply = (reply: Reply): string => {
  switch (reply.kind) {
    case 'result':
    case 'error':
      return reply.line
    case 'silent':
      if (reply.echoed) return 'the request itself, and no answer to it'
      return reply.closed
        ? 'it closed its standard output and went on running'
        : reply.then === 'more'
          ? `no answer within ${reply.time} ms; it came when the next request was sent`
          : reply.then === 'closed'
            ? `no answer within ${reply.time} ms; it came when standard input was closed`
            : reply.open === undefined
              ? `no answer within ${reply.time} ms`
              : `no answer within ${reply.time} ms, but a line without a line feed: ${reply.open}`
    case 'gone':
      return `${sayEnding(reply.ending)}${sayStderr(reply.stderr)}`
  }
}

/** What to change where an answer did not come. */
export const adviseOn = (reply: Extract<Reply, { kind: 'silent' | 'gone' }>): string =>
  reply.kind === 'gone'
    ? 'catch what the request throws and answer with a JSON-RPC error; end on `shutdown` only'
    : reply.echoed
      ? 'read each request and answer it; a program that writes back what it reads is no adapter, nor is a terminal that echoes'
      : reply.closed
        ? 'keep standard output open until `shutdown`'
        : reply.then === undefined
          ? reply.open === undefined
            ? 'answer each request; a debugger or a slow machine needs a longer --timeout'
            : 'end each message with a line feed, and flush standard output after it'
          : 'flush standard output after each line, and handle each line as soon as it has come'
