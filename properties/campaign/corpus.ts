/**
 * The check of a situation of the corpus. No outcome is expected of it: charts, invariants and relations judge its game as they judge every
 * other, and fail by their own names; this check says whether they did.
 * @module
 */
import type { Statement } from '../../engine/port.js'
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'
import type { Case } from './case.js'
import { missingFor } from './claims.js'
import { unsupportedOf } from './given-up.js'
import { kindsOf } from './random.js'
import type { CheckResult } from './report.js'

const checkOf = ({ scenario, file }: Fixture): Omit<CheckResult, 'verdict' | 'message'> => ({
  kind: 'corpus',
  name: scenario.id,
  title: scenario.title,
  file,
  purpose: scenario.purpose,
  rules: [],
  // what it breaks fails by the name of the chart, invariant or relation, with the rules of that
  standing: 'undefined',
  cases: 0
})

/** The check of a situation that the engine does not claim; nothing if it does. */
export const corpusUnclaimed = (situation: Fixture, statement: Statement): CheckResult | undefined => {
  const missing = missingFor(statement, toWire(situation.scenario, situation.file))
  return missing.length === 0
    ? undefined
    : { ...checkOf(situation), verdict: 'unsupported', message: `the engine does not claim ${missing.join(', ')}`, needs: [...missing] }
}

/** The check of a situation before which the campaign had ended. */
export const corpusLeft = (situation: Fixture, statement: Statement): CheckResult =>
  corpusUnclaimed(situation, statement) ?? { ...checkOf(situation), verdict: 'untested', message: 'the campaign ended before it' }

/** The check of a situation that was played. */
export const corpusChecked = (situation: Fixture, game: Case): CheckResult => {
  const give = (verdict: CheckResult['verdict'], message: string): CheckResult => ({ ...checkOf(situation), cases: 1, verdict, message })
  const broken = kindsOf(game)
  if (broken.length > 0) return give('fail', `its game breaks ${broken.join(', ')}`)
  if (game.unsupported !== undefined)
    return {
      ...give('unsupported', `the engine claims this situation, and ended its game as unsupported: ${game.unsupported}`),
      unsupported: unsupportedOf([game.unsupported])
    }
  if (game.chart.kind === 'inconclusive') return give('inconclusive', game.chart.why)
  return give('pass', 'charts, invariants and relations accept its game')
}
