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
import type { WireScenario } from '../../model/scenario/scenario.js'
import { isWait, withoutAutonomous } from '../../model/scenario/script.js'
import type { ScriptEntry } from '../../model/scenario/script.js'
import type { Invariant } from '../invariants/index.js'
import { count } from '../../model/trace/text.js'
import { runCase } from './case.js'
import type { Case } from './case.js'
import { missingFor } from './claims.js'
import { compareWithExpectation, SAY_UNDECIDED, UNDECIDED } from './expectation.js'
import { sayWrong, untoldAtEnd, wrongAtEnd } from './final-state.js'
import type { WrongState } from './final-state.js'
import { lastTouch } from './last-touch.js'
import { unsupportedOf } from './given-up.js'
import { hintsForRules } from './hints.js'
import { isUntold, sayNever } from './never.js'
import { judgeOutcomes } from './outcomes.js'
import { scripted } from './play.js'
import { misread } from './readings.js'
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

const SAY_UNTOLD = 'what the script waits for is told by no observation of this level'

/** Whether an engine may be one that leaves prompts with one option out: it has shown none. */
const showsNoForced = ({ played }: Case): boolean => !played.trace.some(o => o.see === 'prompt' && o.options.length === 1)

/** Whether a decision may be meant for a prompt with one option: to play or to activate is a choice always, since one may pass. */
const mayBeForced = (entry: ScriptEntry): boolean =>
  !isWait(entry) && (entry.decision !== 'priority' || (entry.choose.option !== 'play' && entry.choose.option !== 'activate'))

/** A wrong value at the end, with the step that last changed it, as the charts tell it or else the events. */
const withSince = (wrong: WrongState, { chart, played: { trace } }: Case, scenario: WireScenario, rulebook: Rulebook): string => {
  const { named, say } = sayerOf(scenario, trace, rulebook)
  const message = sayWrong(wrong, named)
  const since = chart.kind === 'refused' ? chart.refused.since : undefined
  if (since) return `${message}. ${saySince(since)}`
  const last = lastTouch(scenario, trace, wrong.of, wrong.name)
  if (!last) return `${message}; no event of the game changed it`
  return `${message}; what last changed it was step ${last.step + 1}: ${say({ see: 'event', events: [last.event] })}`
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
    file,
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
  const script = withoutAutonomous(scenario.script, autonomous)
  const playWith = (reach: Reach): Promise<Case> => runCase(iut, model, rulebook, invariants, wire, scripted(script), { reach })
  const isOutOfStep = ({ played }: Case): boolean =>
    played.waiting.length > 0 || compareWithExpectation(scenario, expect, played.trace, level, autonomous) !== undefined
  const near = await playWith('near')
  // The likeliest prompts that were left out did not lead to what is expected: now each that may have been is followed.
  const reach: Reach = model && showsNoForced(near) && isOutOfStep(near) ? 'far' : 'near'
  const game = reach === 'far' ? await playWith(reach) : near
  const { trace, how, waiting } = game.played
  // Only if nothing tells for which prompts decisions were meant.
  const missed = isUntold(waiting[0], level)
    ? SAY_UNTOLD
    : showsNoForced(game) && game.played.unsure && script.some(mayBeForced)
      ? OUT_OF_STEP
      : undefined
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
    const expected = say(mismatch.expected)
    // what the comparison itself found to differ says most; where it has nothing, what the two observations differ in
    const isSame = expected === say(mismatch.came) && mismatch.fields.length > 0
    const came = isSame ? `the same, but for ${mismatch.fields.join(' and ')}` : sayApart(mismatch.expected, mismatch.came)
    const message = `step ${mismatch.step + 1}: expected ${expected}; came ${came}`
    if (missed !== undefined) return give('inconclusive', `${missed}; ${message}`)
    if (undecided) return give('inconclusive', `the engine takes decisions of the script by itself, and then ${message}`)
    return give('fail', message, { step: mismatch.step, expected: [expected], came })
  }
  const final = wrongAtEnd(expect, trace)
  const { named } = sayerOf(wire, trace, rulebook)
  if (final !== undefined && missed !== undefined) return give('inconclusive', `${missed}; ${sayWrong(final, named)}`)
  if (final !== undefined)
    return give('fail', withSince(final, game, wire, rulebook), {
      step: trace.length - 1,
      expected: ['the final state that the fixture states'],
      came: sayWrong(final, named)
    })
  const never = sayNever(wire, game.played, level, rulebook)
  if (never !== undefined) {
    if (missed !== undefined) return give('inconclusive', `${missed}; ${never}`)
    return give('fail', never, { step: trace.length, expected: ['that all of the script comes up'], came: never })
  }
  const wrong = expect.readings && (await misread(iut, model, rulebook, wire, script, expect.readings, trace, reach))
  if (wrong)
    return wrong.verdict === 'fail'
      ? give('fail', wrong.message, { step: wrong.step, expected: ['the state that the fixture reads there'], came: wrong.message })
      : give('inconclusive', wrong.message)
  if (comparison === UNDECIDED) return give('inconclusive', SAY_UNDECIDED)
  const untold = untoldAtEnd(expect, trace)
  if (untold !== undefined) return give('inconclusive', untold)
  if (!expect.outcomes) return give('pass', 'what was observed is what the rules demand')
  const walked = await judgeOutcomes(iut, model, wire, expect.outcomes)
  switch (walked.kind) {
    case 'reached': {
      const reached = `${count(expect.outcomes.length, 'outcome')} in ${count(walked.games, 'game')}`
      return give('pass', `what was observed is what the rules demand, and what can be reached is, ${reached}`)
    }
    case 'inconclusive':
      return give('inconclusive', walked.why)
    case 'unsupported':
      return {
        check: { ...base, verdict: 'unsupported', message: walked.why, cases: 1, unsupported: unsupportedOf(walked.notes) },
        game
      }
    case 'differs': {
      const decides = {
        step: Math.max(0, walked.trace.length - 1),
        expected: ['the outcomes that the fixture states'],
        came: walked.message
      }
      const told = evidence(model, wire, walked.trace, decides, { replay, ...(derivation && { derivation }) })
      const check = { ...base, verdict: 'fail' as const, message: walked.message, cases: 1 }
      return { check: withEvidence ? { ...check, hints: [...hintsForRules(rulebook, scenario.rules)], evidence: told } : check, game }
    }
  }
}
