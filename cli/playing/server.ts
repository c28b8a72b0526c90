/**
 * The server of `stacklaw play`: on this machine alone, behind a token that nobody guesses.
 * @module
 */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { ImplementationUnderTest } from '../../engine/port.js'
import { sayIssue } from '../../model/scenario/problem.js'
import { WireScenario } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Answer } from '../../play/remote.js'
import { bundle, POLICY } from './page.js'

/** The most bytes of a request, and the most answers of a game. */
const MOST = 1_000_000
const ANSWERS = 2_000

const Request = z.strictObject({ wire: WireScenario, answers: z.array(z.int().min(0)).max(ANSWERS) })

/** Plays a game from its beginning with the answers given; answers that come after its end are left out. */
export const playedBy = async (
  iut: ImplementationUnderTest,
  wire: WireScenario,
  answers: readonly number[]
): Promise<readonly Observation[]> => {
  let session = await iut.start(wire)
  try {
    const trace = [...session.observations]
    for (const option of answers) {
      const last = trace.at(-1)
      if (last?.see !== 'prompt' || option >= last.options.length) break
      session = await session.answer(option)
      trace.push({ see: 'answer', option }, ...session.observations)
    }
    return trace
  } finally {
    await session.close()
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the page asks for, answered; what cannot be is told in a sentence. */
const answerTo = async (iut: ImplementationUnderTest, text: string | undefined): Promise<readonly [number, Answer]> => {
  if (text === undefined) return [413, { error: `The request has more than ${MOST} bytes.` }]
  const value = parsed(text)
  const read = Request.safeParse(value)
  if (!read.success) return [400, { error: `The request cannot be read: ${sayIssue(read.error, value)}.` }]
  const { wire, answers } = read.data
  if (!iut.statement.rulesets.includes(wire.ruleset)) return [200, { error: `${iut.statement.name} does not claim ${wire.ruleset}.` }]
  try {
    return [200, { trace: await playedBy(iut, wire, answers) }]
  } catch (error) {
    return [200, { error: error instanceof Error ? error.message : String(error) }]
  }
}

const HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff'
}

/** A server that listens, and the address of its page. */
export interface Listening {
  readonly server: Server
  readonly address: string
}

/**
 * Listens on a free port of the loopback interface, or on the port given.
 * @param page the text of the page
 */
export const listenWith = async (iut: ImplementationUnderTest, page: string, port = 0): Promise<Listening> => {
  const token = randomBytes(24).toString('base64url')
  const files: Readonly<Record<string, readonly [string, string]>> = {
    [`/${token}/`]: ['text/html; charset=utf-8', page],
    [`/${token}/bundle.js`]: ['text/javascript; charset=utf-8', bundle()]
  }
  let hosts: readonly string[] = []
  // One game at a time: an engine need not claim more.
  let before: Promise<unknown> = Promise.resolve()

  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body)
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '', headers } = request
    // A page elsewhere may lead a name of its own to this machine; it can't know the token, and is not answered at all.
    if (!hosts.includes(headers.host ?? '')) {
      send(response, 403, 'text/plain', 'This server answers to its own address only.\n')
      return
    }
    if (method === 'POST' && url === `/${token}/play`) {
      if (headers['content-type'] !== 'application/json') {
        send(response, 415, 'text/plain', 'JSON is expected.\n')
        return
      }
      const text = await bodyOf(request)
      const turn = before.then(() => answerTo(iut, text))
      before = turn
      const [status, answer] = await turn
      send(response, status, 'application/json', JSON.stringify(answer))
      return
    }
    const file = method === 'GET' ? files[url] : undefined
    if (file) {
      send(response, 200, ...file)
      return
    }
    send(response, 404, 'text/plain', 'There is nothing here; open the address that "stacklaw play" printed.\n')
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done))
  const own = (server.address() as AddressInfo).port
  hosts = [`127.0.0.1:${own}`, `localhost:${own}`]
  return { server, address: `http://127.0.0.1:${own}/${token}/` }
}
