/**
 * Games played for their comparison: again, after one another, in turns.
 * @module
 */
import type { WireScenario } from '../../../model/scenario/scenario.js'
import type { Observation } from '../../../model/trace/observation.js'
import { sayObservation } from '../../../model/trace/words.js'
import { printable } from '../errors.js'
import { again, begin, busy, close, playOut, proceed, Trouble } from './board.js'
import type { Board, Choice, Line } from './board.js'
import { judgePlain, plainly } from './plain.js'
import type { PlainGame } from './plain.js'
import { firstDifference } from './same.js'
import { attempt } from './visit.js'
import type { Visit } from './visit.js'

/** How many scenarios are tried until one is played. */
const TRIED = 5

let sessions = 0
/** A name that the process has not seen. */
export const session = (): string => `doctor-${++sessions}`

/** Plays a scenario from start to close. */
export const whole = async (line: Line, scenario: WireScenario, choose: Choice): Promise<Board> => {
  const board = await playOut(line, await begin(line, session(), scenario), choose)
  await close(line, board)
  return board
}

const unsupported = ({ trace }: Board): boolean => {
  const last = trace.at(-1)
  return last?.see === 'end' && last.why === 'unsupported'
}

/** The first of some scenarios that the engine plays, played busily. */
export const firstGame = async (visit: Visit, line: Line, scenarios: readonly WireScenario[]): Promise<Board | undefined> => {
  for (const scenario of scenarios.slice(0, TRIED)) {
    const board = await attempt(visit, 'play', line, () => whole(line, scenario, busy))
    if (!board) return undefined
    if (!unsupported(board)) return board
  }
  visit.ledger.wrong('play', {
    sent: `up to ${TRIED} scenarios within its claims, the first ${scenarios[0]!.id}`,
    came: 'each ended with "why": "unsupported"',
    change: 'claim only features and cards that it plays'
  })
  return undefined
}

/** Plays a game whose end anyone would call right, and tells what came of it. */
export const plainGame = async (visit: Visit, line: Line, game: PlainGame): Promise<void> => {
  const board = await whole(line, game.scenario, plainly(game))
  const { end, wrong, unsupported: isUnsupported } = judgePlain(game, board)
  visit.ledger.saw('plain', `${game.said}: ${end}`)
  if (isUnsupported || wrong.length === 0) return
  visit.ledger.wrong('plain', {
    sent: `${game.scenario.id}: ${game.said}`,
    came: `${wrong.join('; ')}. In all: ${printable(end)}`,
    change: 'set the game up as the scenario says (players, life, hands, whose turn it is), and do what the card says'
  })
}

/** How a second game differs from the first, as a finding. */
export const difference = (
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
export const repeat = async (line: Line, first: Board, sent: string, change: string): Promise<void> => {
  let board = await begin(line, session(), first.scenario)
  const check = (): void => {
    const before = board.prompt ? { ...first, trace: first.trace.slice(0, board.trace.length) } : first
    const trouble = difference(sent, before, board, change)
    if (trouble) throw trouble
  }
  check()
  while (board.prompt) {
    board = await proceed(line, board, again(first)(board.prompt, board))
    check()
  }
  await close(line, board)
}

/** Two scenarios in turns; or one that is given up halfway, and another after it. */
export const apart = async (line: Line, together: boolean, first: Board, second: Board): Promise<void> => {
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
