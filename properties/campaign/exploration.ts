/**
 * The check that explores one small fixture.
 * @module
 */
import type { ImplementationUnderTest, Statement } from '../../engine/port.js'
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'
import type { TrustedBase } from '../../model/base/base.js'
import { createModel } from '../../model/statechart/index.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import { count } from '../../model/trace/text.js'
import type { Case } from './case.js'
import { missingFor } from './claims.js'
import { explore } from './explore.js'
import { sayUnsupported, unsupportedOf } from './given-up.js'
import type { CheckResult } from './report.js'
import { evidence } from './sample.js'

const checkOf = ({ scenario }: Fixture): Omit<CheckResult, 'verdict' | 'message'> => ({
  kind: 'exploration',
  name: `explored/${scenario.id}`,
  title: `Every legal choice of: ${scenario.title}`,
  rules: [...scenario.rules],
  standing: scenario.standing,
  cases: 0
})

const givenUp = (notes: readonly string[]): Pick<CheckResult, 'unsupported'> =>
  notes.length === 0 ? {} : { unsupported: unsupportedOf(notes) }

/** A game that shows a difference, which nothing but the exploration has judged. */
const gameOf = (fixture: Fixture, scenario: WireScenario, trace: Case['played']['trace'], script: readonly Decision[]): Case => ({
  scenario,
  walked: { fixture: fixture.scenario.id, rules: fixture.scenario.rules },
  played: { trace, how: 'ended', waiting: [], since: 0, unsure: false },
  chart: { kind: 'accepted' },
  fired: new Set(),
  frontier: 0,
  breaches: [],
  met: new Set(),
  script
})

/** The check of a fixture whose exploration the engine did not survive. */
export const explorationBroken = (fixture: Fixture, message: string): CheckResult => ({ ...checkOf(fixture), verdict: 'error', message })

/** The check of a fixture that the engine does not claim. */
const unclaimed = (fixture: Fixture, statement: Statement): CheckResult | undefined => {
  const missing = missingFor(statement, toWire(fixture.scenario, fixture.file))
  return missing.length === 0
    ? undefined
    : {
        ...checkOf(fixture),
        verdict: 'unsupported',
        message: `the engine does not claim ${missing.join(', ')}`,
        needs: [...missing]
      }
}

/** The check of a fixture of which the campaign had ended before. */
export const explorationLeft = (fixture: Fixture, statement: Statement): CheckResult =>
  unclaimed(fixture, statement) ?? { ...checkOf(fixture), verdict: 'untested', message: 'the campaign ended before it' }

/** The check of a fixture, and the game that shows a difference, if there is one. */
export interface Explored {
  readonly check: CheckResult
  readonly found?: Case
}

/** The check with the command that plays its game again. */
export const withReplay = (check: CheckResult, replay: string | undefined): CheckResult =>
  replay === undefined || !check.evidence ? check : { ...check, evidence: { ...check.evidence, replay } }

/**
 * Walks every legal choice of a fixture, in engine and model. What can be reached does not depend on what an engine shows or
 * decides by itself, so the model is asked in full.
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const exploreFixture = async (iut: ImplementationUnderTest, base: TrustedBase, fixture: Fixture): Promise<Explored> => {
  const check = checkOf(fixture)
  const wire = toWire(fixture.scenario, fixture.file)
  const not = unclaimed(fixture, iut.statement)
  if (not) return { check: not }
  const model = createModel(base, { level: 'full', autonomous: [] })
  const found = await explore(iut, model, wire)
  switch (found.kind) {
    case 'inconclusive':
      return { check: { ...check, verdict: 'inconclusive', message: found.why } }
    case 'same': {
      const { ends, games, notes } = found
      const partly = notes.length === 0 ? '' : `; ${notes.length} of them ended ${sayUnsupported(unsupportedOf(notes))}`
      const message = `the ${ends} ends that the rules allow were reached, in ${games} games${partly}`
      return { check: { ...check, verdict: 'pass', cases: games, message, ...givenUp(notes) } }
    }
    case 'unsupported': {
      const { games, notes } = found
      const ended = `${notes.length} of ${count(games, 'game')} ended ${sayUnsupported(unsupportedOf(notes))}`
      return {
        check: { ...check, verdict: 'unsupported', cases: games, message: `not every end was reached, and ${ended}`, ...givenUp(notes) }
      }
    }
    case 'differs': {
      const { trace, message, decisions } = found
      const decides = { step: Math.max(0, trace.length - 1), expected: ['the ends that the rules allow'], came: message }
      return {
        check: { ...check, verdict: 'fail', message, cases: 1, evidence: evidence(model, wire, trace, decides) },
        found: gameOf(fixture, wire, trace, decisions)
      }
    }
  }
}
