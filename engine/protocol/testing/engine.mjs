/**
 * A fake engine for the tests of the client: one prompt, then the end. The first argument names its fault, if any.
 *
 * `process.argv[3]` may name a file: to it goes the process id of the child that `forks` leaves, and a line for each start.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [, , fault = 'none', file] = process.argv
const PROTOCOL = 'stacklaw/protocol@1'
/** Text that a terminal or a browser would obey. */
const EVIL = '\u001b[2J<script>alert(1)</script>\u202e\u0007'
const state = { players: {}, objects: {} }
const prompt = { see: 'prompt', player: '1', decision: 'priority', options: [{ option: 'pass' }, { option: 'play', object: '77' }] }
const end = { see: 'end', why: 'quiescent', state }
const note = text => file && appendFileSync(file, `${text}\n`)

const write = text => process.stdout.write(text)
const send = message => write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)

const results = {
  initialize: () => ({
    protocol: fault === 'wrong-version' ? 'stacklaw/protocol@9' : PROTOCOL,
    engine: fault === 'escapes' ? { name: EVIL, version: EVIL } : { name: 'fake', version: '1' },
    rulesets: fault === 'misspells' ? ['fab', 'gaa'] : ['fab'],
    features: [],
    cards: { fab: fault === 'misspells' ? ['Ember Bolt', 'Feign Deth'] : ['Ember Bolt'] },
    level: 'full',
    autonomous: []
  }),
  'scenario/start': () => ({ observations: [prompt], objects: { bolt: '77' }, players: { ann: '1', bob: '2' } }),
  'scenario/answer': ({ option }) => ({
    observations: [{ see: 'event', events: [{ event: 'play', player: '1', object: '77', id: `e${option}` }] }, end]
  }),
  'scenario/close': () => ({}),
  shutdown: () => ({})
}

/** Faults that show as a request is answered; each returns whether it has answered. */
const faults = {
  'dies-mid-scenario': ({ method }) => method === 'scenario/answer' && process.exit(3),
  hangs: ({ method }) => method === 'scenario/answer',
  'hangs-at-once': ({ method }) => method === 'initialize',
  'not-json': ({ method }) => method === 'scenario/start' && write('loading cards\u0007 ...\n'),
  'not-rpc': ({ method }) => method === 'scenario/start' && write('{"jsonrpc":"2.0","method":"log","params":{}}\n'),
  'long-line': ({ method }) => method === 'scenario/start' && write(`"${'x'.repeat(100_000_000)}"\n`),
  deep: ({ method }) => method === 'scenario/start' && write(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}\n`),
  'million-events': ({ method, id }) => {
    if (method !== 'scenario/start') return false
    const event = JSON.stringify({ see: 'event', events: [{ event: 'close', id: 'e1' }] })
    return write(`{"jsonrpc":"2.0","id":${id},"result":{"observations":[${`${event},`.repeat(1_000_000)}${JSON.stringify(prompt)}]}}\n`)
  },
  'never-ends': ({ method, id }) => {
    if (method !== 'scenario/answer') return false
    const gain = { see: 'event', events: [{ event: 'gain', player: '1', of: 'life', amount: 1, id: 'e1' }] }
    return (send({ id, result: { observations: [...Array(5_000).fill(gain), { ...prompt, options: [{ option: 'pass' }] }] } }), true)
  },
  'not-utf8': ({ method }) => method === 'scenario/start' && write(Buffer.from([0x22, 0xff, 0xfe, 0x22, 0x0a])),
  'unknown-id': ({ method }) => method === 'scenario/start' && (send({ id: 999, result: {} }), true),
  'answers-twice': ({ method, id }) => {
    if (method === 'scenario/answer') send({ id, result: results[method]({ option: 0 }) })
    return false
  },
  schema: ({ method, id }) => method === 'scenario/start' && (send({ id, result: { observations: [{ ...prompt, player: 7 }] } }), true),
  'event-field': ({ method, id }) =>
    method === 'scenario/answer' &&
    (send({ id, result: { observations: [{ see: 'event', events: [{ event: 'close', id: 'e1', becoms: 'x' }] }, end] } }), true),
  'goes-on': ({ method, id }) => method === 'scenario/start' && (send({ id, result: { observations: [prompt, end] } }), true),
  'strange-handle': ({ method, id }) =>
    method === 'scenario/start' && (send({ id, result: { observations: [prompt], objects: { nobody: '5' } } }), true),
  escapes: ({ method, id }) => method === 'scenario/start' && (send({ id, error: { code: -32000, message: EVIL } }), true),
  'rpc-error': ({ method, id }) => method === 'scenario/start' && (send({ id, error: { code: -32000, message: 'no such card' } }), true),
  floods: ({ method }) => {
    if (method !== 'scenario/start') return false
    const more = () => (write('\n'.repeat(65_536)) ? setImmediate(more) : process.stdout.once('drain', more))
    more()
    return true
  },
  proto: ({ method, id }) =>
    method === 'scenario/start' &&
    write(
      `{"jsonrpc":"2.0","id":${id},"__proto__":{"error":1},"result":{"observations":[${JSON.stringify(prompt)}],"\\u005f_proto__":{"x":1}}}\n`
    ),
  'ignores-shutdown': ({ method }) => method === 'shutdown'
}

note(`start ${process.pid}`)
if (fault === 'noisy') {
  for (let i = 0; i < 200; i++) writeSync(2, 'drawing a card\n'.repeat(1_000))
  writeSync(2, 'deck is empty\n')
}
if (fault === 'exits-at-once') {
  process.stderr.write('no card file\n')
  process.exit(2)
}
if (fault === 'forks') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  note(`child ${child.pid}`)
}
if (fault === 'ignores-shutdown') {
  process.on('SIGTERM', () => {})
  setInterval(() => {}, 1000)
}

if (fault === 'closes-output') {
  process.stderr.write('log moved\n')
  closeSync(1)
  setInterval(() => {}, 1000)
}

createInterface({ input: process.stdin }).on('line', line => {
  const request = JSON.parse(line)
  if (fault === 'closes-output') return
  if (faults[fault]?.(request)) return
  send({ id: request.id, result: results[request.method](request.params) })
  if (request.method === 'shutdown' && fault !== 'ignores-shutdown') process.exit(0)
})
