/**
 * Games of fixtures that judge no engine.
 * @module
 */
import type { Case } from './case.js'
import type { CheckResult } from './report.js'
import { judges } from './verdict.js'

const WHY: Readonly<Record<CheckResult['standing'], string>> = {
  normative: '',
  interpretation: 'they refuse what our reading of the text rules out, and another reading may allow',
  undefined: 'they refuse what the text leaves open'
}

/**
 * The game as the charts may judge it. They follow one reading of the text: where the fixture is our interpretation, or its situation is
 * open, what they refuse there decides nothing. Invariants and relations hold whatever the reading.
 * @param strict whether interpretations judge too
 */
export const asJudged = (game: Case, fixture: Pick<CheckResult, 'standing'>, strict: boolean): Case =>
  game.chart.kind === 'refused' && !judges(fixture, strict)
    ? { ...game, chart: { kind: 'inconclusive', why: WHY[fixture.standing] } }
    : game
