/**
 * Replies and endings in words.
 * @module
 */
import { printable, tellingLine } from '../errors.js'
import type { Ending, Medium } from '../link.js'
import type { Reply } from './talk.js'

/** How a process or a connection ended. */
export const sayEnding = (ending: Ending): string => {
  switch (ending.how) {
    case 'not-started':
      return `it could not be started (${printable(ending.reason)})`
    case 'exited':
      return ending.signal === null ? `it exited with status ${ending.code}` : `it was ended by ${ending.signal}`
    case 'not-reached':
      return `it could not be reached (${printable(ending.reason)})`
    case 'hung-up':
      return 'it closed the connection'
  }
}

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
            ? `no answer within ${reply.time} ms; it came when ${reply.medium === 'pipes' ? 'standard input' : "the kit's side of the connection"} was closed`
            : reply.open === undefined
              ? `no answer within ${reply.time} ms`
              : `no answer within ${reply.time} ms, but a line without a line feed: ${reply.open}`
    case 'gone':
      return `${sayEnding(reply.ending)}${sayStderr(reply.stderr)}`
  }
}

/** What an engine writes its answers to. */
const OUTPUT: Readonly<Record<Medium, string>> = { pipes: 'standard output', connection: 'the connection' }

/** What to change where an answer did not come. */
export const adviseOn = (reply: Extract<Reply, { kind: 'silent' | 'gone' }>): string =>
  reply.kind === 'gone'
    ? `catch what the request throws and answer with a JSON-RPC error; ${reply.ending.how === 'hung-up' ? 'close the connection' : 'end'} on \`shutdown\` only`
    : reply.echoed
      ? 'read each request and answer it; a program that writes back what it reads is no adapter, nor is a terminal that echoes'
      : reply.closed
        ? 'keep standard output open until `shutdown`'
        : reply.then === undefined
          ? reply.open === undefined
            ? 'answer each request; a slow machine needs a longer --timeout, and a debugger none: --timeout 0'
            : `end each message with a line feed, and flush ${OUTPUT[reply.medium]} after it`
          : `flush ${OUTPUT[reply.medium]} after each line, and handle each line as soon as it has come`
