/**
 * Scenarios played over a conversation, one answer at a time.
 * @module
 */
import { firstBreach, pointer } from '../../../model/scenario/problem.js'
import type { Breach } from '../../../model/scenario/problem.js'
import type { WireScenario } from '../../../model/scenario/scenario.js'
import { renameThings } from '../../../model/trace/ids.js'
import type { Observation, ObservationOf } from '../../../model/trace/observation.js'
import { METHODS } from '../messages.js'
import type { Method, Result } from '../messages.js'
import { namesOf, toHandles, wrongName } from '../names.js'
import type { Finding } from './finding.js'
import { adviseOn, sayReply } from './say.js'
import type { Reply, Talk } from './talk.js'

/** A game in which something came that can't be played on. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
  constructor(
    readonly finding: Finding,
    /** What came, where it is an answer that did not come. */
    readonly reply?: Extract<Reply, { kind: 'silent' | 'gone' }>
  ) {
    super(finding.came)
  }
}

/** A scenario being played. */
export interface Board {
  readonly scenario: WireScenario
  readonly session: string
  readonly rename: (o: Observation) => Observation
  /** All observations so far, in the scenario's handles. */
  readonly trace: readonly Observation[]
  /** The answers given. */
  readonly answers: readonly number[]
  /** The prompt that awaits an answer; none at the end. */
  readonly prompt: ObservationOf<'prompt'> | undefined
}

/** How a conversation is held: its process, and the time for an answer. */
export interface Line {
  readonly talk: Talk
  readonly time: number
}

const breachOf = (
  talk: Talk,
  reply: Extract<Reply, { kind: 'result' }>,
  { path, message }: Breach,
  change = 'send what the schema has there: npx stacklaw schema protocol'
): Trouble =>
  new Trouble({
    sent: talk.sent(),
    came: `${message.replace(/\.$/, '')} at ${pointer(path) || 'the root'} of the result: ${reply.line}`,
    change
  })

/**
 * Asks, and takes the result apart.
 * @throws Trouble if no valid result comes
 */
const result = async <M extends Method>({ talk, time }: Line, method: M, params: unknown): Promise<[Result<M>, Reply]> => {
  const reply = await talk.ask(method, params, time)
  if (reply.kind === 'silent' || reply.kind === 'gone')
    throw new Trouble({ sent: talk.sent(), came: sayReply(reply), change: adviseOn(reply) }, reply)
  if (reply.kind === 'error')
    throw new Trouble({
      sent: talk.sent(),
      came: sayReply(reply),
      change: 'answer with observations; what it cannot play it does not claim, or it ends with "why": "unsupported"'
    })
  const parsed = METHODS[method].result.safeParse(reply.value)
  if (!parsed.success) throw breachOf(talk, reply, firstBreach(parsed.error, reply.value))
  return [parsed.data as Result<M>, reply]
}

const HANDLES = 'map the handles of the scenario that was sent, and no others, each to an id of the engine'

const waiting = (trace: readonly Observation[]): ObservationOf<'prompt'> | undefined => {
  const last = trace.at(-1)
  return last?.see === 'prompt' ? last : undefined
}

/**
 * Starts a scenario.
 * @throws Trouble
 */
export const begin = async (line: Line, session: string, scenario: WireScenario): Promise<Board> => {
  const [started, reply] = await result(line, 'scenario/start', { session, scenario })
  const wrong = wrongName(started, scenario)
  if (wrong && reply.kind === 'result') throw breachOf(line.talk, reply, wrong, HANDLES)
  const names = namesOf(started)
  const toHandle = names && toHandles(names)
  const rename = (o: Observation): Observation => (toHandle ? renameThings(o, toHandle) : o)
  const trace = started.observations.map(rename)
  return { scenario, session, rename, trace, answers: [], prompt: waiting(trace) }
}

/**
 * Answers the prompt.
 * @throws Trouble
 */
export const proceed = async (line: Line, board: Board, option: number): Promise<Board> => {
  const [{ observations }] = await result(line, 'scenario/answer', { session: board.session, option })
  const came = observations.map(board.rename)
  return { ...board, trace: [...board.trace, ...came], answers: [...board.answers, option], prompt: waiting(came) }
}

/**
 * Closes the scenario.
 * @throws Trouble
 */
export const close = async (line: Line, board: Board): Promise<void> => {
  await result(line, 'scenario/close', { session: board.session })
}

/** Which option is taken. */
export type Choice = (prompt: ObservationOf<'prompt'>, board: Board) => number

/** How often a busy game does something where it could pass. */
const DEEDS = 4

const passing = (prompt: ObservationOf<'prompt'>): number => prompt.options.findIndex(each => each.option === 'pass')

/** Does something as long as it may, a few times; takes the last option of other decisions. */
export const busy: Choice = (prompt, { trace, answers }) => {
  const pass = passing(prompt)
  if (pass < 0) return prompt.options.length - 1
  const prompts = trace.flatMap(o => (o.see === 'prompt' ? [passing(o)] : []))
  const deeds = answers.filter((option, i) => prompts[i]! >= 0 && option !== prompts[i]).length
  const other = prompt.options.findIndex(each => each.option !== 'pass')
  return other < 0 || deeds >= DEEDS ? pass : other
}

/** Passes, or takes the first option. */
export const quiet: Choice = prompt => Math.max(0, passing(prompt))

/** The answers of a game that was played, again. */
export const again =
  ({ answers }: Board): Choice =>
  (prompt, board) =>
    Math.min(answers[board.answers.length] ?? 0, prompt.options.length - 1)

/** Most answers of a game. */
const MOST_ANSWERS = 300

/**
 * Plays a scenario to its end, or as far as wanted.
 * @param enough asked before each answer; true stops the game
 * @throws Trouble also if it does not come to an end
 */
export const playOut = async (
  line: Line,
  board: Board,
  choose: Choice,
  enough: (board: Board) => boolean = () => false
): Promise<Board> => {
  let now = board
  while (now.prompt && !enough(now)) {
    if (now.answers.length >= MOST_ANSWERS)
      throw new Trouble({
        sent: `${MOST_ANSWERS} answers to the scenario ${now.scenario.id}, mostly passes`,
        came: `another prompt (${now.prompt.decision} to ${now.prompt.player}), and no end`,
        change: 'end the scenario with an `end` where its `until` says'
      })
    now = await proceed(line, now, choose(now.prompt, now))
  }
  return now
}
