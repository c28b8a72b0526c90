/**
 * Examines an adapter: not whether the engine plays by the rules, but whether it can be asked.
 * @module
 */
import type { Statement } from '../../port.js'
import { METHODS } from '../messages.js'
import { statementOf } from '../statement.js'
import { again, quiet } from './board.js'
import type { Board, Line } from './board.js'
import { claimProblems } from './claims.js'
import { openLedger, STEPS } from './finding.js'
import type { Examination, StepId } from './finding.js'
import { apart, firstGame, plainGame, repeat, whole } from './games.js'
import { refusals, shutdown, unknownRequest } from './requests.js'
import type { Talk } from './talk.js'
import { attempt, leave, LINGER, meet } from './visit.js'
import type { Adapter, Visit } from './visit.js'

/** Breakdowns after which the examination ends. */
const MOST_BREAKDOWNS = 4

/** Reads the claims; whether they can be used. */
const read = ({ ledger, adapter }: Visit, talk: Talk, value: unknown): Statement | undefined => {
  for (const { at, came, change } of claimProblems(value, adapter.known))
    ledger.wrong('statement', { sent: talk.sent(), came: `${came}, at ${at || 'the root'} of the result`, change })
  const parsed = METHODS.initialize.result.safeParse(value)
  if (!parsed.success) return undefined
  ledger.reached('statement')
  return statementOf(parsed.data)
}

/** How many scenarios are open at once. */
const concurrent = ({ maxConcurrent = 1 }: Statement): boolean => maxConcurrent > 1

/** The first meeting: claims, one game, and requests that must be refused. */
const firstVisit = async (visit: Visit): Promise<Board | undefined> => {
  const { ledger, adapter } = visit
  const met = await meet(visit)
  if (!met) return undefined
  const { line, value } = met
  const statement = read(visit, line.talk, value)
  let game: Board | undefined
  if (statement) {
    visit.statement = statement
    const scenarios = adapter.scenarios(statement)
    if (scenarios.length > 0) game = await firstGame(visit, line, scenarios)
    const why =
      scenarios.length > 0
        ? 'no scenario could be played to its end'
        : statement.rulesets.some(ruleset => adapter.known.rulesets.includes(ruleset))
          ? 'it claims no feature and no card with which a scenario could be played'
          : 'it claims no ruleset of this kit'
    if (scenarios.length === 0) ledger.unreached('play', why)
    if (!game) for (const step of ['plain', 'same', 'reset', 'apart', 'refusals'] as const) ledger.unreached(step, why)
  } else
    for (const step of ['play', 'plain', 'same', 'reset', 'apart', 'refusals'] as const) ledger.unreached(step, 'its claims cannot be read')
  await leave(visit, line.talk)
  return game
}

/** Does a step with a process of its own, or with the one that is at hand. */
const withLine = async (
  visit: Visit,
  at: Line | undefined,
  step: StepId,
  act: (line: Line) => Promise<unknown>
): Promise<Line | undefined> => {
  if (visit.breakdowns >= MOST_BREAKDOWNS) {
    visit.ledger.unreached(step, `it broke down ${MOST_BREAKDOWNS} times before`)
    return undefined
  }
  const line = at?.talk.alive() ? at : (await meet(visit, LINGER))?.line
  if (!line) {
    visit.ledger.unreached(
      step,
      visit.adapter.medium === 'pipes'
        ? 'it could not be started again'
        : 'it could not be connected to again; let it listen again once a conversation is over'
    )
    return undefined
  }
  await attempt(visit, step, line, () => act(line))
  return line
}

/** Games of one card, each in a meeting of its own: what one game leaves behind is told by another step. */
const plainVisits = async (visit: Visit): Promise<void> => {
  const { ledger, adapter } = visit
  const plain = adapter.plain(visit.statement!)
  if (plain.length === 0) {
    ledger.reached('plain')
    ledger.saw('plain', 'none was played: it claims no card that only does something when it is played')
  }
  for (const one of plain) {
    const own = await withLine(visit, undefined, 'plain', line => plainGame(visit, line, one))
    if (own) await leave(visit, own.talk)
  }
}

/** The second meeting: the same game again, in a new process, and games beside it. */
const secondVisit = async (visit: Visit, game: Board | undefined): Promise<void> => {
  const { ledger } = visit
  const wrong = (step: StepId): boolean => ledger.steps().some(each => each.step === step && each.result === 'wrong')
  let line: Line | undefined
  if (game) {
    line = await withLine(visit, line, 'same', line =>
      repeat(
        line,
        game,
        `${game.scenario.id} again, with the same answers, in a new process`,
        'take nothing from clocks, chance or the order of a hash; draw from a fixed seed'
      )
    )
    if (wrong('same'))
      for (const step of ['reset', 'apart'] as const)
        ledger.unreached(step, 'games cannot be compared while the same answers do not give the same one')
    else
      line = await withLine(visit, line, 'reset', async line => {
        await whole(line, game.scenario, again(game))
        await repeat(
          line,
          game,
          `${game.scenario.id} again, with the same answers, in the same process`,
          'make each game anew in scenario/start, and keep nothing of it outside its session'
        )
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
 * Examines an adapter step by step. It is started several times, and each time ended again; or connected to several times.
 */
export const examine = async (adapter: Adapter): Promise<Examination> => {
  const visit: Visit = { adapter, ledger: openLedger(adapter.medium), breakdowns: 0 }
  const game = await firstVisit(visit)
  const { ledger } = visit
  const met = ledger.steps().some(({ step, result }) => step === 'handshake' && result === 'ok')
  if (met) {
    await secondVisit(visit, game)
    // No two meetings at once: an engine that is connected to may take one at a time.
    if (game) await plainVisits(visit)
    for (const step of THROUGHOUT) ledger.reached(step)
  } else {
    const broken = ledger.steps().find(({ result }) => result === 'wrong')
    for (const step of Object.keys(STEPS) as StepId[])
      ledger.unreached(step, broken ? `${broken.step} comes before it` : 'it did not introduce itself')
  }
  return { ...(visit.statement && { statement: visit.statement }), steps: ledger.steps() }
}
