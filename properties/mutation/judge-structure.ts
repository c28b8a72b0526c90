/**
 * Judges structural mutants: which fixture's expectation tells the changed game from the right one, and whether the charts read
 * the value too. They do if, with the same change, they refuse what is right where the fixture tells it.
 * @module
 */
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { createModel, judge } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { EngineFailure } from '../campaign/failure.js'
import { runFixture } from '../campaign/fixture.js'
import type { FixtureRun } from '../campaign/fixture.js'
import type { StructuralMutant } from './structural.js'

/** What the charts with the change say of the right game: they refuse it, accept it, or don't cover the situation. */
export type ChartsSay = 'refuse' | 'accept' | 'not covered'

/** How a structural mutant fared. */
export interface StructureVerdict {
  readonly mutant: StructuralMutant
  readonly killed: boolean
  /** The fixture whose expectation fails. */
  readonly by?: string
  /** Whether that fixture cites a rule of the value. */
  readonly citing?: boolean
  /** What the fixture expects and what came. */
  readonly message?: string
  /** Of the fixture by which the charts were asked, which is the first that both tell. */
  readonly charts?: ChartsSay
  readonly chartsBy?: string
  /** How many fixtures were played. */
  readonly cases: number
}

/** The games of the right rulebook, each played when it is first asked for. */
export type RightGames = (fixture: Fixture) => Promise<readonly Observation[] | undefined>

/** Of so many fixtures that tell a mutant the charts are asked at most. */
const ASKED = 6

const play = async (rulebook: Rulebook, fixture: Fixture): Promise<FixtureRun | undefined> => {
  const base = createBase(rulebook)
  try {
    return await runFixture(inProcess(createReference(base)), undefined, rulebook, [], fixture)
  } catch (error) {
    if (error instanceof EngineFailure) return undefined
    throw error
  }
}

/** The traces of a rulebook's fixtures that pass, each game played once. */
export const rightGames = (rulebook: Rulebook): RightGames => {
  const known = new Map<Fixture, Promise<readonly Observation[] | undefined>>()
  return fixture => {
    const game =
      known.get(fixture) ?? play(rulebook, fixture).then(run => (run?.check.verdict === 'pass' ? run.game?.played.trace : undefined))
    known.set(fixture, game)
    return game
  }
}

const chartsSay = (mutant: StructuralMutant, fixture: Fixture, right: readonly Observation[]): ChartsSay => {
  const wire = toWire(fixture.scenario, fixture.file)
  const { verdict } = judge(createModel(createBase(mutant.rulebook), { level: 'full', autonomous: [] }), wire, right)
  return verdict === 'fail' ? 'refuse' : verdict === 'pass' ? 'accept' : 'not covered'
}

/**
 * Plays a mutant on the fixtures, those that cite the value's rules first, until one tells it and the charts with the same change
 * refuse the right game. A fixture that the right rulebook does not pass tells nothing, and neither does a crash.
 */
export const judgeStructure = async (
  mutant: StructuralMutant,
  fixtures: readonly Fixture[],
  right: RightGames
): Promise<StructureVerdict> => {
  const citing = (fixture: Fixture): boolean => mutant.rules.some(rule => fixture.scenario.rules.includes(rule))
  const order = [...fixtures.filter(citing), ...fixtures.filter(fixture => !citing(fixture))]
  let first: StructureVerdict | undefined
  let cases = 0
  let asked = 0
  for (const fixture of order) {
    if (first && (!citing(fixture) || asked >= ASKED)) break
    cases++
    const run = await play(mutant.rulebook, fixture)
    if (run?.check.verdict !== 'fail') continue
    const trace = await right(fixture)
    if (!trace) continue
    const { name, message } = run.check
    const charts = chartsSay(mutant, fixture, trace)
    asked++
    const found: StructureVerdict = { mutant, killed: true, by: name, citing: citing(fixture), message, charts, chartsBy: name, cases }
    if (charts === 'refuse') return first ? { ...first, charts, chartsBy: name } : found
    first ??= found
  }
  return first ?? { mutant, killed: false, cases }
}
