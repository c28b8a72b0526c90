/**
 * Whether an engine is failed for how it reads what a text leaves open: each value of the structure that the text does not give, or
 * gives in several ways, is read otherwise by the engine alone, and no normative fixture and no chart may say a word against it.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { toWire } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { createModel } from '../../model/statechart/index.js'
import { runFixture } from '../campaign/fixture.js'
import { play, scripted } from '../campaign/play.js'
import { invariants } from '../invariants/index.js'
import { likeness, recording } from './likeness.js'
import type { Transcript } from './likeness.js'
import { alternativesOf, withValue } from './structural.js'

/** A rulebook with an open value read otherwise. */
export interface OtherReading {
  /** For example `ga:events.sweep=in-sequence`. */
  readonly name: string
  readonly rulebook: Rulebook
}

/** Readings of undefined values that something else in the text forbids, each with the reason. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  'ga:triggers.lookBack-move': 'without a look back at moves no ability "On Death" could trigger',
  'ga-older:triggers.lookBack-move': 'without a look back at moves no ability "On Death" could trigger'
}

/** Each reading of a value of which no text says that it is wrong. */
export const otherReadings = (rulebook: Rulebook): readonly OtherReading[] =>
  alternativesOf(rulebook.structure)
    .flatMap(({ path, cited, others }) =>
      others
        .filter(({ value }) => cited.standing === 'undefined' || cited.open?.includes(value) === true)
        .map(({ value, at }) => ({
          name: `${rulebook.id}:${path}${at}`,
          rulebook: { ...rulebook, structure: withValue(rulebook.structure, path, value) }
        }))
    )
    .filter(({ name }) => FORBIDDEN[name] === undefined)

/** The game of a fixture on an engine as it is: its trace as text, and all that the engine was asked. */
interface Usual {
  readonly trace: string
  readonly games: readonly Transcript[]
}

/** The trace of a fixture's script, as text. */
const traceOn = async (engine: ImplementationUnderTest, { scenario, file }: Fixture): Promise<string> =>
  JSON.stringify((await play(engine, toWire(scenario, file), scripted(scenario.script))).trace)

/** The game of each fixture on the engine as it is, each played when it is first asked for. */
export const usualGames = (rulebook: Rulebook): ((fixture: Fixture) => Promise<Usual>) => {
  const engine = inProcess(createReference(createBase(rulebook)))
  const known = new Map<Fixture, Promise<Usual>>()
  const played = async (fixture: Fixture): Promise<Usual> => {
    const games: Transcript[] = []
    return { trace: await traceOn(recording(engine, games), fixture), games }
  }
  return fixture => {
    const game = known.get(fixture) ?? played(fixture)
    known.set(fixture, game)
    return game
  }
}

/** The fixtures, of those that expect something, in which an engine of another reading shows something else. */
export const fixturesOtherwise = async (
  right: Rulebook,
  reading: OtherReading,
  fixtures: readonly Fixture[],
  usual = usualGames(right)
): Promise<readonly Fixture[]> => {
  const engine = inProcess(createReference(createBase(reading.rulebook)))
  const isLike = likeness(engine)
  const found: Fixture[] = []
  for (const fixture of fixtures.filter(({ scenario }) => scenario.expect !== undefined)) {
    const { trace, games } = await usual(fixture)
    // what it shows when it is asked the same is compared as it comes; only where it differs the whole game is
    if (!(await isLike(games)) && (await traceOn(engine, fixture)) !== trace) found.push(fixture)
  }
  return found
}

/** What is held against an engine of another reading by normative fixtures in which it shows something else. */
export const heldAgainst = async (
  right: Rulebook,
  reading: OtherReading,
  fixtures: readonly Fixture[],
  usual = usualGames(right)
): Promise<readonly string[]> => {
  const model = createModel(createBase(right), { level: 'full', autonomous: [] })
  const engine = inProcess(createReference(createBase(reading.rulebook)))
  const faults: string[] = []
  const judging = fixtures.filter(({ scenario }) => scenario.standing === 'normative' && scenario.expect !== undefined)
  for (const fixture of await fixturesOtherwise(right, reading, judging, usual)) {
    const { check, game } = await runFixture(engine, model, right, invariants, fixture, { withEvidence: false })
    const { id } = fixture.scenario
    if (check.verdict === 'fail') faults.push(`${id}: ${check.message}`)
    else if (game?.chart.kind === 'refused') faults.push(`${id}: the charts refuse step ${game.chart.step + 1}`)
    else if (game && game.breaches.length > 0) faults.push(`${id}: ${game.breaches.map(({ invariant }) => invariant.name).join(', ')}`)
  }
  return faults
}
