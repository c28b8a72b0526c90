/**
 * Requests that an adapter must refuse, and the last one.
 * @module
 */
import { FOREVER } from '../time.js'
import { again, begin, close, playOut, Trouble } from './board.js'
import type { Board, Line } from './board.js'
import { difference, session } from './games.js'
import { adviseOn, sayEnding, sayReply } from './say.js'
import { LINGER } from './visit.js'
import type { Visit } from './visit.js'

/** The JSON-RPC error for a method that there is not. */
const NO_METHOD = -32601

/** Sends a request of a method that there is not. */
export const unknownRequest = async ({ talk, time }: Line): Promise<void> => {
  const reply = await talk.ask('stacklaw/no-such-request', {}, time)
  const trouble = (change: string, broken?: Trouble['reply']): Trouble =>
    new Trouble({ sent: talk.sent(), came: sayReply(reply), change }, broken)
  if (reply.kind === 'silent' || reply.kind === 'gone')
    throw trouble(
      reply.kind === 'silent' && reply.then
        ? adviseOn(reply)
        : 'answer a method that it does not know with the JSON-RPC error -32601, and go on',
      reply
    )
  if (reply.kind === 'result') throw trouble('answer a method that it does not know with the JSON-RPC error -32601, not with a result')
  if (reply.code !== NO_METHOD) throw trouble(`use the code ${NO_METHOD}, which says that there is no such method`)
}
/** Sends what must be refused, then plays on. */
export const refusals = async (line: Line, first: Board): Promise<void> => {
  const { talk, time } = line
  const board = await begin(line, session(), first.scenario)
  const wrong: readonly (readonly [string, unknown, string])[] = [
    ...(board.prompt
      ? ([
          ['scenario/answer', { session: board.session, option: board.prompt.options.length }, 'an option that is not offered'],
          ['scenario/answer', { session: board.session }, 'an answer without an option']
        ] as const)
      : []),
    ['scenario/answer', { session: `${board.session}-unknown`, option: 0 }, 'an answer to a session that is not open'],
    ['scenario/start', { session: `${board.session}-empty` }, 'a start without a scenario']
  ]
  for (const [method, params, what] of wrong) {
    const reply = await talk.ask(method, params, time)
    const came = sayReply(reply)
    const change = `answer ${what} with the JSON-RPC error -32602, before the game is touched`
    if (reply.kind === 'silent' || reply.kind === 'gone')
      throw new Trouble({ sent: talk.sent(), came, change: reply.kind === 'silent' && reply.then ? adviseOn(reply) : change }, reply)
    if (reply.kind === 'result') throw new Trouble({ sent: talk.sent(), came, change })
  }
  const after = await playOut(line, board, again(first))
  const trouble = difference(
    'wrong answers, which it refused, and then the right ones',
    first,
    after,
    'check a parameter before the game is touched'
  )
  if (trouble) throw trouble
  await close(line, after)
}

/** Asks it to end, and looks at how it does. */
export const shutdown = async (visit: Visit, { talk }: Line): Promise<void> => {
  const { ledger, adapter } = visit
  const { stop, request } = adapter.limits
  const reply = await talk.ask('shutdown', {}, request === FOREVER ? FOREVER : stop)
  const sent = talk.sent()
  const wrong = (came: string, change: string): void => ledger.wrong('shutdown', { sent, came, change })
  ledger.reached('shutdown')
  const ours = adapter.medium === 'pipes'
  if (reply.kind === 'error' || reply.kind === 'silent') wrong(sayReply(reply), `answer shutdown with {}${ours ? ', and exit' : ''}`)
  if (reply.kind === 'gone') {
    wrong(
      `${sayReply(reply)}, without an answer`,
      ours ? 'answer shutdown with {}, flush, and exit with status 0' : 'answer shutdown with {}, and only then close the connection'
    )
    return
  }
  // Either side may close a connection, and the engine goes on.
  if (reply.kind === 'silent' || !ours) return
  let ending = await talk.ending(stop + LINGER)
  if (!ending) {
    talk.closeInput()
    ending = await talk.ending(stop + LINGER)
    const then = ending ? 'it ended when standard input was closed' : 'nor when standard input was closed'
    wrong(`it was still running ${stop} ms after its answer; ${then}`, 'exit once shutdown is answered')
  } else if (ending.how === 'exited' && ending.code !== 0)
    wrong(`${sayEnding(ending)} after its answer`, 'exit with status 0 once shutdown is answered')
  if (ending?.how === 'exited' && ending.left)
    wrong('a process that it had started went on running, and was ended by the kit', 'end what it starts before it exits')
}
