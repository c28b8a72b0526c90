/**
 * A failure is played once more: an engine that does otherwise then, with the same decisions, is not deterministic, and nothing that is
 * said of a single game holds of it.
 * @module
 */
import type { Statement } from '../../engine/port.js'
import { NATURE } from '../../model/trace/option.js'
import type { Case } from './case.js'
import { EngineFailure } from './failure.js'
import type { FixtureRun } from './fixture.js'
import { kindsOf } from './random.js'

/** Whether an engine may do otherwise with the same decisions: it takes some by itself, or chance had a part in the game. */
const mayDiffer = ({ autonomous }: Statement, game: Case | undefined): boolean =>
  autonomous.length > 0 || (game?.played.trace.some(o => o.see === 'prompt' && o.player === NATURE) ?? false)

/** What is expected, without what an engine may name in another way each time. */
const wantedIn = ({ check }: FixtureRun): string => (check.evidence?.expected ?? []).join(' ').replaceAll(/\S*\d\S*/g, '')

/**
 * What a fixture that failed came to when it was played again, where that is something else; nothing if it is the same, does not decide,
 * or may be something else.
 * @param play plays it again
 */
export const fixtureAgain = async (
  statement: Statement,
  first: FixtureRun,
  play: () => Promise<FixtureRun>
): Promise<string | undefined> => {
  if (first.check.verdict !== 'fail' || mayDiffer(statement, first.game)) return undefined
  try {
    const again = await play()
    if (again.check.verdict === 'pass') return 'it passed'
    return again.check.verdict === 'fail' && wantedIn(again) !== wantedIn(first) ? again.check.message : undefined
  } catch (error) {
    if (error instanceof EngineFailure) return error.message
    throw error
  }
}

/** The same of a game that charts or invariants refuse. */
export const gameAgain = async (statement: Statement, first: Case, play: () => Promise<Case>): Promise<string | undefined> => {
  const before = kindsOf({ ...first, related: [] })
  if (before.length === 0 || mayDiffer(statement, first)) return undefined
  try {
    const after = kindsOf({ ...(await play()), related: [] })
    return after.some(kind => before.includes(kind)) ? undefined : after.length === 0 ? 'nothing was wrong' : `it broke ${after.join(', ')}`
  } catch (error) {
    if (error instanceof EngineFailure) return error.message
    throw error
  }
}

/** What a game came to that had failed in other ways before, where that shows that the engine is not deterministic. */
export const otherwise = (statement: Statement, again: Case): string | undefined => {
  if (mayDiffer(statement, again)) return undefined
  const kinds = kindsOf(again)
  return kinds.length === 0 ? 'nothing was wrong' : `it broke ${kinds.join(', ')}`
}
