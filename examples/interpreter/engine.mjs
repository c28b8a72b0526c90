/**
 * Part (a), the adapter: JSON-RPC 2.0, one message a line, over standard input and output. It knows nothing of the game.
 *
 * The parts of this example are three files: the adapter (this one), the game skeleton (game.mjs), the interpreter (abilities.mjs).
 */
import { createInterface } from 'node:readline'
import { Game, unsupported } from './game.mjs'

const STATEMENT = {
  protocol: 'stacklaw/protocol@1',
  engine: { name: 'interpreter-example', version: '1.0.0' },
  rulesets: ['fab'],
  features: [
    'core',
    'triggers',
    'prevention',
    'counters',
    'state-triggers',
    'delayed-triggers',
    'replacement',
    'targets',
    'limits',
    'suppression',
    'options',
    'costs',
    'combat',
    'redirection',
    'allocation',
    'conditional-triggers',
    'meta-triggers'
  ],
  level: 'full',
  autonomous: []
}

/** By session: a game, its generator, which stops where a player is asked, and how many options are offered. */
const games = new Map()

/** An error to answer with. */
class Refused extends Error {
  constructor(code, message) {
    super(message)
    this.code = code
  }
}
const INVALID_PARAMS = -32602

const refuse = note => ({ observations: [{ see: 'end', why: 'unsupported', note, state: { players: {}, objects: {} } }] })

/** Sends the option chosen, and collects what was observed until the next prompt or the end. */
const goOn = (table, option) => {
  table.playing.next(option)
  const observations = table.game.seen.splice(0)
  table.offered = observations.at(-1)?.options?.length ?? 0
  return { observations }
}

const find = session => {
  if (!games.has(session)) throw new Refused(INVALID_PARAMS, 'no session of this name is open')
  return games.get(session)
}

const METHODS = {
  initialize: () => STATEMENT,
  'scenario/start': ({ session, scenario }) => {
    if (!scenario) throw new Refused(INVALID_PARAMS, 'there is no scenario to start')
    const why = unsupported(scenario)
    const game = why === undefined ? new Game(scenario) : undefined
    const table = { game, playing: game?.play(), offered: 0 }
    games.set(session, table)
    return game ? goOn(table) : refuse(why)
  },
  'scenario/answer': ({ session, option }) => {
    const table = find(session)
    if (!(Number.isInteger(option) && option >= 0 && option < table.offered))
      throw new Refused(INVALID_PARAMS, `${table.offered} options are offered`)
    return goOn(table, option)
  },
  'scenario/close': ({ session }) => {
    find(session)
    games.delete(session)
    return {}
  },
  shutdown: () => ({})
}

const answer = (method, params) => {
  if (!Object.hasOwn(METHODS, method)) throw new Refused(-32601, `there is no method ${method}`)
  return METHODS[method](params)
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  const reply = { jsonrpc: '2.0', id }
  try {
    reply.result = answer(method, params)
  } catch (error) {
    reply.error = { code: error.code ?? -32000, message: String(error.message) }
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`)
  if (method === 'shutdown') break
}
// An input that is still open would keep the process alive.
process.stdin.destroy()
