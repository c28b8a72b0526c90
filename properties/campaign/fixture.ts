/**
 * Plays one fixture and holds what came against what its author derived.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { saySince } from '../../model/statechart/index.js'
import type { Model, Reach } from '../../model/statechart/index.js'
import type { Decision } from '../../model/scenario/scenario.js'
import type { Invariant } from '../invariants/index.js'
import { runCase } from './case.js'
import type { Case } from './case.js'
import { missingFor } from './claims.js'
import { compareWithExpectation, SAY_UNDECIDED, UNDECIDED } from './expectation.js'
import { compareFinalState, untoldAtEnd } from './final-state.js'
import { unsupportedOf } from './given-up.js'
import { hintsForRules } from './hints.js'
import { scripted } from './play.js'
import type { CheckResult } from './report.js'
import { evidence, sayerOf } from './sample.js'
import type { Decides } from './sample.js'

/** A fixture's verdict and, if it was played, its game. */
export interface FixtureRun {
  readonly check: CheckResult
  readonly game?: Case
}

/** The command that plays a fixture again. */
const replayOf = (file: string, engine: string | undefined): string => `npx stacklaw run ${file}${engine === undefined ? '' : ` ${engine}`}`

const OUT_OF_STEP = 'the engine leaves prompts with one option out, and the model could not tell which decisions were meant for them'

/** Whether an engine may be one that leaves prompts with one option out: it has shown none. */
const showsNoForced = ({ played }: Case): boolean => !played.trace.some(o => o.see === 'prompt' && o.options.length === 1)

/** Whether a decision may be meant for a prompt with one option: to play or to activate is a choice always, since one may pass. */
const mayBeForced = ({ decision, choose }: Decision): boolean =>
  decision !== 'priority' || (choose.option !== 'play' && choose.option !== 'activate')

/** A wrong value at the end, with the step that last changed it, if the charts tell. */
const withSince = (message: string, { chart }: Case): string => {
  const since = chart.kind === 'refused' ? chart.refused.since : undefined
  return since ? `${message}. ${saySince(since)}` : message
}

/** What is told of a fixture beside its verdict. */
export interface Telling {
  /** The option that names the engine, as it is typed: `--engine "python3 adapter.py"`. */
  readonly engine?: string | undefined
  /** Whether a failing check shows how it came about, which takes another walk through the charts. */
  readonly withEvidence?: boolean
}

/**
 * Plays a fixture.
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const runFixture = async (
  iut: ImplementationUnderTest,
  model: Model | undefined,
  rulebook: Rulebook,
  invariants: readonly Invariant[],
  { file, scenario }: Fixture,
  { engine, withEvidence = true }: Telling = {}
): Promise<FixtureRun> => {
  const wire = toWire(scenario, file)
  const base = {
    kind: 'fixture' as const,
    name: scenario.id,
    title: scenario.title,
    purpose: scenario.purpose,
    rules: [...scenario.rules],
    standing: scenario.standing
  }
  const missing = missingFor(iut.statement, wire)
  if (missing.length > 0)
    return {
      check: { ...base, verdict: 'unsupported', message: `the engine does not claim ${missing.join(', ')}`, cases: 0, needs: [...missing] }
    }
  const expect = scenario.expect
  if (!expect) return { check: { ...base, verdict: 'untested', message: 'the fixture states no outcome yet', cases: 0 } }

  const { level, autonomous } = iut.statement
  const script = scenario.script.filter(decision => !autonomous.includes(decision.decision))
  const playWith = (reach: Reach): Promise<Case> => runCase(iut, model, rulebook, invariants, wire, scripted(script), { reach })
  const isOutOfStep = ({ played }: Case): boolean =>
    played.waiting.length > 0 || compareWithExpectation(scenario, expect, played.trace, level, autonomous) !== undefined
  const near = await playWith('near')
  // The likeliest prompts that were left out did not lead to what is expected: now each that may have been is followed.
  const game = model && showsNoForced(near) && isOutOfStep(near) ? await playWith('far') : near
  const { trace, how, waiting } = game.played
  // Only if nothing tells for which prompts decisions were meant.
  const missed = showsNoForced(game) && game.played.unsure && script.some(mayBeForced)
  const replay = replayOf(file, engine)
  const { derivation } = scenario
  const shown = (decides: Decides): Pick<CheckResult, 'hints' | 'evidence'> => ({
    hints: [...hintsForRules(rulebook, scenario.rules)],
    evidence: evidence(model, wire, trace, decides, { replay, ...(derivation && { derivation }) })
  })
  const give = (verdict: CheckResult['verdict'], message: string, decides?: Decides): FixtureRun => ({
    check: { ...base, verdict, message, cases: 1, ...(decides && withEvidence && shown(decides)) },
    game
  })

  const comparison = compareWithExpectation(scenario, expect, trace, level, autonomous)
  const mismatch = comparison === UNDECIDED ? undefined : comparison
  const isDifferentBefore = mismatch !== undefined && mismatch.step < trace.length - 1
  if (how === 'budget' && !isDifferentBefore) return give('inconclusive', `the game had not ended after ${trace.length} observations`)
  if (game.unsupported !== undefined && !isDifferentBefore)
    return {
      check: {
        ...base,
        verdict: 'unsupported',
        message: `the engine claims this situation, and ended its game as unsupported: ${game.unsupported}`,
        cases: 1,
        unsupported: unsupportedOf([game.unsupported])
      },
      game
    }
  const undecided = script.length < scenario.script.length
  if (mismatch) {
    const { say, sayApart } = sayerOf(wire, trace, rulebook)
    const [expected, came] = [say(mismatch.expected), sayApart(mismatch.expected, mismatch.came)]
    const message = `step ${mismatch.step + 1}: expected ${expected}; came ${came}`
    if (missed) return give('inconclusive', `${OUT_OF_STEP}; ${message}`)
    if (undecided) return give('inconclusive', `the engine takes decisions of the script by itself, and then ${message}`)
    return give('fail', message, { step: mismatch.step, expected: [expected], came })
  }
  const final = compareFinalState(expect, trace)
  if (final !== undefined && missed) return give('inconclusive', `${OUT_OF_STEP}; ${final}`)
  if (final !== undefined)
    return give('fail', withSince(final, game), {
      step: trace.length - 1,
      expected: ['the final state that the fixture states'],
      came: final
    })
  const [left] = waiting
  if (left) {
    const message = `${left.player} was never asked for a ${left.decision} decision with the option ${JSON.stringify(left.choose)}`
    if (missed) return give('inconclusive', `${OUT_OF_STEP}; ${message}`)
    return give('fail', message, { step: trace.length, expected: [`a ${left.decision} prompt for ${left.player}`], came: 'no such prompt' })
  }
  if (comparison === UNDECIDED) return give('inconclusive', SAY_UNDECIDED)
  const untold = untoldAtEnd(expect, trace)
  if (untold !== undefined) return give('inconclusive', untold)
  return give('pass', 'what was observed is what the rules demand')
}
