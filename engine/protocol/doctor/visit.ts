/**
 * Meetings with an engine's processes, and how what is found there is kept.
 * @module
 */
import { DEEPEST } from '../../../model/scenario/nesting.js'
import type { WireScenario } from '../../../model/scenario/scenario.js'
import type { Statement } from '../../port.js'
import { printable } from '../errors.js'
import { KIT } from '../kit.js'
import type { EngineLink, Ending, Medium } from '../link.js'
import { PROTOCOL } from '../messages.js'
import type { Limits } from '../wire.js'
import { Trouble } from './board.js'
import type { Line } from './board.js'
import type { Known } from './claims.js'
import type { PlainGame } from './plain.js'
import type { Ledger, StepId } from './finding.js'
import { adviseOn, sayReply } from './say.js'
import { openTalk } from './talk.js'
import type { Oddity, Reply, Talk } from './talk.js'

/** What an examination is given. */
export interface Adapter {
  /** How it is begun, as it is told: the command, or the address that is connected to. */
  readonly named: string
  readonly medium: Medium
  /** Starts the engine's process, with the time that its children may outlive it, or connects to one. */
  readonly start: (output: (bytes: Uint8Array) => void, linger: number) => EngineLink
  readonly limits: Limits
  readonly known: Known
  /** Scenarios within what an engine claims, the simplest first. */
  readonly scenarios: (statement: Statement) => readonly WireScenario[]
  /** Games of one card that an engine claims, whose end anyone would call right. */
  readonly plain: (statement: Statement) => readonly PlainGame[]
}

/** How long children may outlive the engine, in milliseconds. */
export const LINGER = 500

/** Which step an oddity belongs to, what it is, and what to change. */
const ODD: Readonly<Record<Oddity['kind'], readonly [StepId, string, string | Readonly<Record<Medium, string>>]>> = {
  'not-json': [
    'output',
    'a line that is not JSON',
    {
      pipes: 'write logs to standard error, and only messages to standard output',
      connection: 'send only messages over the connection, and logs elsewhere'
    }
  ],
  'too-deep': [
    'output',
    `JSON that is nested more than ${DEEPEST} deep`,
    'send what the schema has: npx stacklaw schema protocol; no message is nested so deeply'
  ],
  'not-utf8': [
    'output',
    'a line that is not UTF-8',
    { pipes: 'write UTF-8 to standard output, whatever the locale', connection: 'send UTF-8, whatever the locale' }
  ],
  'not-rpc': ['output', 'JSON that answers no request', 'write only answers, with "jsonrpc", "id" and "result" or "error"'],
  'line-too-long': ['output', 'a line beyond the limit of length', 'end each message with a line feed and keep it below the limit'],
  flooded: ['output', 'more output than any answer can be', 'write only answers, once each'],
  unasked: ['output', 'an answer to nothing that was asked', 'write nothing that was not asked for'],
  twice: ['ids', 'a second answer to one request', 'answer each request once'],
  'wrong-id': ['ids', 'an answer with another id', 'send back the id of the request as it came, as a number']
}

/** The examination of one adapter, as it goes on. */
export interface Visit {
  readonly adapter: Adapter
  readonly ledger: Ledger
  /** How many processes have broken down. */
  breakdowns: number
  statement?: Statement
}

const noteOddities = ({ ledger, adapter }: Visit, talk: Talk): void => {
  for (const { kind, sent, line } of talk.oddities()) {
    const [step, what, change] = ODD[kind]
    ledger.wrong(step, {
      sent,
      came: line === '' ? what : `${what}: ${line}`,
      change: typeof change === 'string' ? change : change[adapter.medium]
    })
  }
  const noise = talk.noise()
  if (noise !== undefined) ledger.saw('shutdown', noise)
}

/** Whether the kit ended the process, for what it wrote. */
const wroteTooMuch = (talk: Talk): boolean => talk.oddities().some(({ kind }) => kind === 'flooded')
const CUT = 'it wrote too much, and was ended'

const INTRODUCTION = { protocol: PROTOCOL, kit: KIT }

/** What to change where the beginning went wrong. */
const BEGIN: Readonly<Record<Ending['how'], string>> = {
  'not-started': 'check the command, its path and its permissions; it is started without a shell, in the current folder',
  exited: 'keep it running: it reads requests from standard input, a line each, until `shutdown`',
  'not-reached': 'start the engine so that it listens at that address, then run the doctor again',
  'hung-up': 'keep the connection open: requests come over it, a line each, until `shutdown`'
}

const talkedBefore = (ledger: Ledger): boolean => ledger.steps().some(({ step, result }) => step === 'handshake' && result === 'ok')

/** What is wrong with the answer to `initialize` as a greeting. */
const greet = ({ ledger, adapter }: Visit, talk: Talk, reply: Reply): boolean => {
  const sent = talk.sent()
  switch (reply.kind) {
    case 'gone':
      if (wroteTooMuch(talk)) {
        ledger.reached('start')
        ledger.unreached('handshake', CUT)
        return false
      }
      // Who listens for one conversation only is asked less, and is not wrong.
      if (reply.ending.how === 'not-reached' && talkedBefore(ledger)) return false
      ledger.wrong('start', {
        sent: printable(adapter.named),
        came: sayReply(reply),
        change: BEGIN[reply.ending.how]
      })
      return false
    case 'silent':
      ledger.reached('start')
      ledger.wrong(reply.then || reply.open !== undefined ? 'flush' : 'handshake', { sent, came: sayReply(reply), change: adviseOn(reply) })
      return false
    case 'error':
      ledger.reached('start')
      ledger.wrong('handshake', { sent, came: reply.line, change: 'answer initialize with what the engine is and claims' })
      return false
    case 'result': {
      ledger.reached('start')
      const spoken = (reply.value as { protocol?: unknown } | null)?.protocol
      if (spoken === PROTOCOL) {
        ledger.reached('handshake')
        return true
      }
      ledger.wrong('handshake', {
        sent,
        came: `the protocol ${printable(JSON.stringify(spoken) ?? 'is not named')}: ${reply.line}`,
        change: `answer with "protocol": "${PROTOCOL}", or use an adapter and a kit of the same version`
      })
      return false
    }
  }
}

/** Starts a process and introduces the kit; nothing if that fails. */
export const meet = async (visit: Visit, linger = 0): Promise<{ readonly line: Line; readonly value: unknown } | undefined> => {
  const { adapter } = visit
  const talk = openTalk(output => adapter.start(output, linger), adapter.limits)
  const reply = await talk.ask('initialize', INTRODUCTION, adapter.limits.start)
  if (greet(visit, talk, reply) && reply.kind === 'result') return { line: { talk, time: adapter.limits.request }, value: reply.value }
  await leave(visit, talk)
  return undefined
}

/** Ends a conversation, by force. */
export const leave = async (visit: Visit, talk: Talk): Promise<void> => {
  await talk.kill()
  noteOddities(visit, talk)
}

/**
 * Does a step. Trouble is kept as a finding of the step, or of flushing where an answer was only late, and ends the process.
 * @returns what the step gives; nothing if there was trouble
 */
export const attempt = async <T>(visit: Visit, step: StepId, line: Line, act: () => Promise<T>): Promise<T | undefined> => {
  try {
    const value = await act()
    visit.ledger.reached(step)
    return value
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    const { reply, finding } = error
    const late = reply?.kind === 'silent' && reply.then !== undefined
    const cut = reply?.kind === 'gone' && wroteTooMuch(line.talk)
    if (cut) visit.ledger.unreached(step, CUT)
    else visit.ledger.wrong(late ? 'flush' : step, finding)
    if (late) visit.ledger.unreached(step, 'its answers are not flushed')
    if (reply) visit.breakdowns++
    // What a game that went wrong has left open must not be blamed on the next step.
    await leave(visit, line.talk)
    return undefined
  }
}
