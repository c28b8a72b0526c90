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

/** By session: a game and its generator, which stops where a player is asked. */
const games = new Map()

const refuse = note => ({ observations: [{ see: 'end', why: 'unsupported', note, state: { players: {}, objects: {} } }] })

/** Sends the option chosen, and collects what was observed until the next prompt or the end. */
const goOn = ({ game, playing }, option) => {
  playing.next(option)
  return { observations: game.seen.splice(0) }
}

const METHODS = {
  initialize: () => STATEMENT,
  'scenario/start': ({ session, scenario }) => {
    const why = unsupported(scenario)
    if (why !== undefined) return refuse(why)
    const game = new Game(scenario)
    games.set(session, { game, playing: game.play() })
    return goOn(games.get(session))
  },
  'scenario/answer': ({ session, option }) => goOn(games.get(session), option),
  'scenario/close': ({ session }) => {
    games.delete(session)
    return {}
  },
  shutdown: () => ({})
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  const reply = { jsonrpc: '2.0', id }
  try {
    reply.result = METHODS[method](params)
  } catch (error) {
    reply.error = { code: -32000, message: String(error) }
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`)
  if (method === 'shutdown') break
}
