/**
 * Examines an adapter: not whether the engine plays by the rules, but whether it can be asked.
 * @module
 */
import type { WireScenario } from '../../../model/scenario/scenario.js'
import { sayObservation } from '../../../model/trace/words.js'
import type { Observation } from '../../../model/trace/observation.js'
import type { Statement } from '../../port.js'
import { printable } from '../errors.js'
import { KIT } from '../kit.js'
import { METHODS, PROTOCOL } from '../messages.js'
import type { EngineProcess } from '../process.js'
import { statementOf } from '../statement.js'
import type { Limits } from '../wire.js'
import { again, begin, busy, close, playOut, proceed, quiet, Trouble } from './board.js'
import type { Board, Choice, Line } from './board.js'
import { claimProblems } from './claims.js'
import type { Known } from './claims.js'
import { openLedger, STEPS } from './finding.js'
import type { Examination, Ledger, StepId } from './finding.js'
import { firstDifference } from './same.js'
import { adviseOn, sayEnding, sayReply } from './say.js'
import { openTalk } from './talk.js'
import type { Oddity, Reply, Talk } from './talk.js'

/** What an examination is given. */
export interface Patient {
  /** The command, as it is told. */
  readonly command: string
  /** Starts the engine's process, with the time that its children may outlive it. */
  readonly start: (output: (bytes: Uint8Array) => void, linger: number) => EngineProcess
  readonly limits: Limits
  readonly known: Known
  /** Scenarios within what an engine claims, the simplest first. */
  readonly scenarios: (statement: Statement) => readonly WireScenario[]
}

/** How long children may outlive the engine, in milliseconds. */
const LINGER = 500

/** How many scenarios are tried until one is played. */
const TRIED = 5

/** Breakdowns after which the examination ends. */
const MOST_BREAKDOWNS = 4

/** Which step an oddity belongs to, and what to change. */
const ODD: Readonly<Record<Oddity['kind'], readonly [StepId, string, string]>> = {
  'not-json': ['output', 'a line that is not JSON', 'write logs to standard error, and only messages to standard output'],
  'not-utf8': ['output', 'a line that is not UTF-8', 'write UTF-8 to standard output, whatever the locale'],
  'not-rpc': ['output', 'JSON that answers no request', 'write only answers to standard output, with "jsonrpc", "id" and "result" or "error"'],
  'line-too-long': ['output', 'a line beyond the limit of length', 'end each message with a line feed and keep it below the limit'],
  flooded: ['output', 'more output than any answer can be', 'write only answers to standard output'],
  unasked: ['output', 'an answer to nothing that was asked', 'write nothing that was not asked for'],
  twice: ['ids', 'a second answer to one request', 'answer each request once'],
  'wrong-id': ['ids', 'an answer with another id', 'send back the id of the request as it came, as a number']
}

/** The examination of one adapter, as it goes on. */
interface Visit {
  readonly patient: Patient
  readonly ledger: Ledger
  /** How many processes have broken down. */
  breakdowns: number
  statement?: Statement
  introduction?: unknown
}

const noteOddities = ({ ledger }: Visit, talk: Talk): void => {
  for (const { kind, sent, line } of talk.oddities()) {
    const [step, what, change] = ODD[kind]
    ledger.wrong(step, { sent, came: line === '' ? what : `${what}: ${line}`, change })
  }
}

const INTRODUCTION = { protocol: PROTOCOL, kit: KIT }

/** What is wrong with the answer to `initialize` as a greeting. */
const greet = ({ ledger, patient }: Visit, talk: Talk, reply: Reply): boolean => {
  const sent = talk.sent()
  switch (reply.kind) {
    case 'gone':
      ledger.wrong('start', {
        sent: `the command ${printable(patient.command)}`,
        came: sayReply(reply),
        change:
          reply.ending.how === 'not-started'
            ? 'check the command, its path and its permissions; it is started without a shell, in the current folder'
            : 'keep it running: it reads requests from standard input, a line each, until `shutdown`'
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
const meet = async (visit: Visit, linger = 0): Promise<{ readonly line: Line; readonly value: unknown } | undefined> => {
  const { patient } = visit
  const talk = openTalk(output => patient.start(output, linger), patient.limits)
  const reply = await talk.ask('initialize', INTRODUCTION, patient.limits.start)
  if (greet(visit, talk, reply) && reply.kind === 'result') return { line: { talk, time: patient.limits.request }, value: reply.value }
  await leave(visit, talk)
  return undefined
}

/** Ends a conversation, by force. */
const leave = async (visit: Visit, talk: Talk): Promise<void> => {
  await talk.kill()
  noteOddities(visit, talk)
}

/** Reads the claims; whether they can be used. */
const read = ({ ledger, patient }: Visit, talk: Talk, value: unknown): Statement | undefined => {
  for (const { at, came, change } of claimProblems(value, patient.known))
    ledger.wrong('statement', { sent: talk.sent(), came: `${came}, at ${at || 'the root'} of the result`, change })
  const parsed = METHODS.initialize.result.safeParse(value)
  if (!parsed.success) return undefined
  ledger.reached('statement')
  return statementOf(parsed.data)
}

/**
 * Does a step. Trouble is kept as a finding of the step, or of flushing where an answer was only late; a process that broke down
 * is ended.
 * @returns what the step gives; nothing if there was trouble
 */
const attempt = async <T>(visit: Visit, step: StepId, line: Line, act: () => Promise<T>): Promise<T | undefined> => {
  try {
    const value = await act()
    visit.ledger.reached(step)
    return value
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    const { reply, finding } = error
    const late = reply?.kind === 'silent' && reply.then !== undefined
    visit.ledger.wrong(late ? 'flush' : step, finding)
    if (late) visit.ledger.unreached(step, 'its answers are not flushed')
    if (reply) {
      visit.breakdowns++
      await leave(visit, line.talk)
    }
    return undefined
  }
}

let sessions = 0
/** A name that the process has not seen. */
const session = (): string => `doctor-${++sessions}`

/** Plays a scenario from start to close. */
const whole = async (line: Line, scenario: WireScenario, choose: Choice): Promise<Board> => {
  const board = await playOut(line, await begin(line, session(), scenario), choose)
  await close(line, board)
  return board
}

const unsupported = ({ trace }: Board): boolean => {
  const last = trace.at(-1)
  return last?.see === 'end' && last.why === 'unsupported'
}

/** The first of some scenarios that the engine plays, played busily. */
const firstGame = async (visit: Visit, line: Line, scenarios: readonly WireScenario[]): Promise<Board | undefined> => {
  for (const scenario of scenarios.slice(0, TRIED)) {
    const board = await attempt(visit, 'play', line, () => whole(line, scenario, busy))
    if (!board) return undefined
    if (!unsupported(board)) return board
  }
  visit.ledger.wrong('play', {
    sent: `${Math.min(TRIED, scenarios.length)} scenarios within its claims, the first ${scenarios[0]!.id}`,
    came: 'each ended with "why": "unsupported"',
    change: 'claim only features and cards that it plays'
  })
  return undefined
}

/** How a second game differs from the first, as a finding. */
const difference = (
  sent: string,
  one: Board,
  other: { readonly trace: readonly Observation[] },
  change: string
): Trouble | undefined => {
  const found = firstDifference(one.scenario, one.trace, other.trace)
  if (!found) return undefined
  const say = (text: string | undefined): string =>
    text === undefined ? 'nothing more' : printable(sayObservation(JSON.parse(text) as Observation))
  return new Trouble({
    sent,
    came: `observation ${found.step + 1} is: ${say(found.other)}; the first time it was: ${say(found.one)}`,
    change
  })
}

/** Gives the answers of a game again, as far as it goes the same way. */
const repeat = async (line: Line, first: Board, sent: string, change: string): Promise<void> => {
  let board = await begin(line, session(), first.scenario)
  const check = (): void => {
    const before = board.prompt ? { ...first, trace: first.trace.slice(0, board.trace.length) } : first
    const trouble = difference(sent, before, board, change)
    if (trouble) throw trouble
  }
  for (check(); board.prompt; check()) board = await proceed(line, board, again(first)(board.prompt, board))
  await close(line, board)
}

const unknownRequest = async ({ talk, time }: Line): Promise<void> => {
  const reply = await talk.ask('stacklaw/no-such-request', {}, time)
  const trouble = (change: string, broken?: Trouble['reply']): Trouble =>
    new Trouble({ sent: talk.sent(), came: sayReply(reply), change }, broken)
  if (reply.kind === 'silent' || reply.kind === 'gone')
    throw trouble(reply.kind === 'silent' && reply.then ? adviseOn(reply) : 'answer a method that it does not know with the JSON-RPC error -32601, and go on', reply)
  if (reply.kind === 'result') throw trouble('answer a method that it does not know with the JSON-RPC error -32601, not with a result')
  if (reply.code !== NO_METHOD) throw trouble(`use the code ${NO_METHOD}, which says that there is no such method`)
}
const NO_METHOD = -32601

/** Sends what must be refused, then plays on. */
const refusals = async (line: Line, first: Board): Promise<void> => {
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
    if (reply.kind === 'silent' || reply.kind === 'gone') throw new Trouble({ sent: talk.sent(), came, change: reply.kind === 'silent' && reply.then ? adviseOn(reply) : change }, reply)
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

/** How many scenarios are open at once. */
const concurrent = ({ maxConcurrent = 1 }: Statement): boolean => maxConcurrent > 1

/** Two scenarios in turns; or one that is given up halfway, and another after it. */
const apart = async (line: Line, together: boolean, first: Board, second: Board): Promise<void> => {
  const a = await begin(line, session(), first.scenario)
  if (!together) {
    const half = await playOut(line, a, again(first), ({ answers }) => answers.length >= Math.ceil(first.answers.length / 2))
    await close(line, half)
    return repeat(
      line,
      second,
      `a scenario that was closed after ${half.answers.length} answers, then another (${second.scenario.id})`,
      'forget all of a scenario when it is closed, wherever it stood'
    )
  }
  let boards: readonly Board[] = [a, await begin(line, session(), second.scenario)]
  const firsts = [first, second]
  for (let i = 0; boards.some(board => board.prompt); i++) {
    const turn = i % 2
    const board = boards[turn]!
    if (!board.prompt) continue
    const next = await proceed(line, board, again(firsts[turn]!)(board.prompt, board))
    boards = boards.map((each, j) => (j === turn ? next : each))
    if (next.answers.length > firsts[turn]!.answers.length) break
  }
  for (const [i, board] of boards.entries()) {
    const trouble = difference(
      `two scenarios in turns, each in its own session, as "maxConcurrent" allows`,
      firsts[i]!,
      board,
      'keep all of a game in its session, or leave out "maxConcurrent"'
    )
    if (trouble) throw trouble
  }
  for (const board of boards) await close(line, board)
}

/** Asks it to end, and looks at how it does. */
const shutdown = async (visit: Visit, { talk }: Line): Promise<void> => {
  const { ledger, patient } = visit
  const { stop } = patient.limits
  const reply = await talk.ask('shutdown', {}, stop)
  const sent = talk.sent()
  const wrong = (came: string, change: string): void => ledger.wrong('shutdown', { sent, came, change })
  ledger.reached('shutdown')
  if (reply.kind === 'error') wrong(reply.line, 'answer shutdown with {}, and exit')
  if (reply.kind === 'silent') wrong(sayReply(reply), 'answer shutdown with {}, and exit')
  if (reply.kind === 'gone') {
    wrong(`${sayReply(reply)}, without an answer`, 'answer shutdown with {}, flush, and exit with status 0')
    return
  }
  if (reply.kind === 'silent') return
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

/** The first meeting: claims, one game, and requests that must be refused. */
const firstVisit = async (visit: Visit): Promise<Board | undefined> => {
  const { ledger, patient } = visit
  const met = await meet(visit)
  if (!met) return undefined
  const { line, value } = met
  visit.introduction = value
  const statement = read(visit, line.talk, value)
  let game: Board | undefined
  if (statement) {
    visit.statement = statement
    const scenarios = patient.scenarios(statement)
    if (scenarios.length > 0) game = await firstGame(visit, line, scenarios)
    const why =
      scenarios.length === 0
        ? 'it claims no feature and no card with which a scenario could be played'
        : 'no scenario could be played to its end'
    if (scenarios.length === 0) ledger.unreached('play', why)
    if (!game) for (const step of ['same', 'reset', 'apart', 'refusals'] as const) ledger.unreached(step, why)
  } else for (const step of ['play', 'same', 'reset', 'apart', 'refusals'] as const) ledger.unreached(step, 'its claims cannot be read')
  await leave(visit, line.talk)
  return game
}

/** Does a step with a process of its own, or with the one that is at hand. */
const withLine = async (visit: Visit, at: Line | undefined, step: StepId, act: (line: Line) => Promise<unknown>): Promise<Line | undefined> => {
  if (visit.breakdowns >= MOST_BREAKDOWNS) {
    visit.ledger.unreached(step, `it broke down ${MOST_BREAKDOWNS} times before`)
    return undefined
  }
  const line = at?.talk.alive() ? at : (await meet(visit, LINGER))?.line
  if (!line) {
    visit.ledger.unreached(step, 'it could not be started again')
    return undefined
  }
  await attempt(visit, step, line, () => act(line))
  return line
}

/** The second meeting: the same game again, in a new process, and games beside it. */
const secondVisit = async (visit: Visit, game: Board | undefined): Promise<void> => {
  const { ledger } = visit
  const wrong = (step: StepId): boolean => ledger.steps().some(each => each.step === step && each.result === 'wrong')
  let line: Line | undefined
  if (game) {
    line = await withLine(visit, line, 'same', line =>
      repeat(line, game, `${game.scenario.id} again, with the same answers, in a new process`, 'take nothing from clocks, chance or the order of a hash; draw from a fixed seed')
    )
    if (wrong('same')) for (const step of ['reset', 'apart'] as const) ledger.unreached(step, 'games cannot be compared while the same answers do not give the same one')
    else
      line = await withLine(visit, line, 'reset', async line => {
        await whole(line, game.scenario, again(game))
        await repeat(line, game, `${game.scenario.id} again, with the same answers, in the same process`, 'make each game anew in scenario/start, and keep nothing of it outside its session')
      })
    if (wrong('reset')) ledger.unreached('apart', 'a scenario leaves something behind')
    else if (!wrong('same'))
      line = await withLine(visit, line, 'apart', async line => {
        const other = await whole(line, game.scenario, quiet)
        await apart(line, concurrent(visit.statement!), game, other)
      })
    line = await withLine(visit, line, 'refusals', line => refusals(line, game))
  }
  line = await withLine(visit, line, 'unknown', async line => {
    await unknownRequest(line)
    if (game) await whole(line, game.scenario, quiet)
  })
  line = await withLine(visit, line, 'shutdown', line => shutdown(visit, line))
  if (line) await leave(visit, line.talk)
}

/** Steps that concern all that is said. */
const THROUGHOUT: readonly StepId[] = ['flush', 'output', 'ids']

/**
 * Examines an adapter step by step. It is started several times, and each time ended again.
 */
export const examine = async (patient: Patient): Promise<Examination> => {
  const visit: Visit = { patient, ledger: openLedger(), breakdowns: 0 }
  const game = await firstVisit(visit)
  const { ledger } = visit
  const met = ledger.steps().some(({ step, result }) => step === 'handshake' && result === 'ok')
  if (met) {
    await secondVisit(visit, game)
    for (const step of THROUGHOUT) ledger.reached(step)
  } else {
    const broken = ledger.steps().find(({ result }) => result === 'wrong')
    for (const step of Object.keys(STEPS) as StepId[])
      ledger.unreached(step, broken ? `${broken.step} comes before it` : 'it did not introduce itself')
  }
  return { ...(visit.statement && { statement: visit.statement }), steps: ledger.steps() }
}
