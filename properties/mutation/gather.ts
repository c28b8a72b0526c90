/**
 * Gathers the evidence: every fixture on the reference engine, then on every mutant.
 * @module
 */
import type { Mutant } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import type { ImplementationUnderTest } from '../../engine/port.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import type { TrustedBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import { project } from '../../model/trace/level.js'
import type { Level } from '../../model/trace/observation.js'
import { charts, createModel } from '../../model/statechart/index.js'
import type { Model } from '../../model/statechart/index.js'
import { isFailing, judgeByInvariants, rulesOf } from '../campaign/case.js'
import type { Case } from '../campaign/case.js'
import { brokenIn, rulesNamed } from '../campaign/diagnosis.js'
import { EngineFailure } from '../campaign/failure.js'
import { runFixture } from '../campaign/fixture.js'
import type { FixtureRun } from '../campaign/fixture.js'
import { invariants } from '../invariants/index.js'
import { EVIDENCE_FORMAT, LOWER_LEVELS } from './evidence.js'
import type { EvidenceFile, Killers, LowerLevel, MutantEvidence } from './evidence.js'
import { likeness, recording, remembering } from './likeness.js'
import { locate } from './locate.js'
import type { Outcome } from './locate.js'
import type { Transcript } from './likeness.js'

type Told = (done: number, total: number, what: string) => void

const baseOf = (mutant: Mutant | undefined, rulebook: Rulebook): TrustedBase =>
  mutant?.kind === 'common-mode' ? mutant.base(rulebook) : createBase(rulebook)

const engineOf = (rulebook: Rulebook, mutant?: Mutant): ImplementationUnderTest => {
  const base = baseOf(mutant, rulebook)
  const engine = mutant?.kind === 'engine' ? createReference(base, mutant.rules, mutant.patch) : createReference(base)
  return inProcess(engine, mutant?.name)
}

/** Another way in which reference engine and mutants report, each judged in it until one check has seen its fault. */
export interface Manner {
  readonly of: (engine: ImplementationUnderTest) => ImplementationUnderTest
  /** The fixtures that are likely to tell a mutant: they are played before the others. */
  readonly first: (mutant: Mutant) => readonly string[]
}

/** What plays a fixture on an engine, and judges it. */
interface Judges {
  readonly model: Model | undefined
  readonly play: (engine: ImplementationUnderTest, fixture: Fixture) => Promise<FixtureRun>
}

/** What judges the reference engine, or a mutant, at a level. */
const judging = (rulebook: Rulebook, level: Level, mutant?: Mutant, manner?: Manner): Judges => {
  const base = baseOf(mutant, rulebook)
  // charts and invariants read the same trusted base, so that they say nothing of a fault in it
  const blind = mutant?.kind === 'common-mode'
  const model = blind ? undefined : createModel(base, { level, autonomous: [] })
  const reporting = (engine: ImplementationUnderTest): ImplementationUnderTest =>
    manner?.of(atLevel(engine, level)) ?? atLevel(engine, level)
  return {
    model,
    play: (engine, fixture) =>
      runFixture(reporting(engine), model, base.rulebook, blind ? [] : invariants, fixture, { withEvidence: false })
  }
}

/** One sign that a game breaks a rule. */
interface Sign {
  readonly by: keyof Killers
  readonly name: string
  readonly message: string
}

/** The rules that a mutant breaks. */
export const brokenBy = ({ rule }: Mutant): readonly RuleId[] => [rule]

/** The signs in a game that cite a broken rule: a fixture's expectation, the charts, an invariant. */
const signs = ({ check, game }: FixtureRun, rulebook: Rulebook, broken: readonly RuleId[], kind: Mutant['kind']): readonly Sign[] => {
  const cites = (rules: readonly RuleId[]): boolean => broken.some(rule => rules.includes(rule))
  const found: Sign[] = []
  if (check.verdict === 'fail' && cites(check.rules)) found.push({ by: 'fixtures', name: check.name, message: check.message })
  if (!game || kind === 'common-mode') return found
  for (const { invariant, breach } of game.breaches)
    if (cites(rulesOf(invariant, rulebook)))
      found.push({ by: 'invariants', name: invariant.name, message: `${breach.came}; ${breach.expected}` })
  if (game.chart.kind === 'refused') {
    const { refused } = game.chart
    const cited = new Set(refused.expected.map(each => each.transition))
    const transitions = charts
      .flatMap(chart => chart.transitions)
      .filter(({ concept }) => cites(rulebook.concepts[concept]) && refused.blamed.includes(concept))
    const named = transitions.filter(({ id }) => cited.has(id))
    for (const { id } of named.length > 0 ? named : transitions) found.push({ by: 'transitions', name: id, message: refused.message })
  }
  return found
}

/** Whether a fixture shows that something is wrong, and what its game names: what explains that the charts refuse it, else invariants. */
const outcomeOf = ({ check, game }: FixtureRun, rulebook: Rulebook, model: Model | undefined): Outcome => ({
  fails: check.verdict === 'fail' || (game !== undefined && isFailing(game)),
  named: () => {
    if (model && game?.chart.kind === 'refused') return rulesNamed(brokenIn(model, game), game, rulebook)
    return game?.breaches.map(({ invariant }) => rulesOf(invariant, rulebook)) ?? []
  }
})

/**
 * What plays fixtures on any engine and tells what came of each.
 * @throws EngineFailure if the engine breaks down
 */
export const playing = (engine: ImplementationUnderTest, rulebook: Rulebook): ((fixture: Fixture) => Promise<Outcome>) => {
  const judge = judging(rulebook, 'full')
  return async fixture => outcomeOf(await judge.play(engine, fixture), rulebook, judge.model)
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

/** Fixtures with some of them first. */
const withFirst = (fixtures: readonly Fixture[], isFirst: (fixture: Fixture) => boolean): readonly Fixture[] => [
  ...fixtures.filter(isFirst),
  ...fixtures.filter(fixture => !isFirst(fixture))
]

/** Fixtures that cite the rule come first: they are what should see the fault. */
const citingFirst = (
  fixtures: readonly Fixture[],
  broken: readonly RuleId[]
): { readonly order: readonly Fixture[]; readonly citing: number } => {
  const cites = ({ scenario }: Fixture): boolean => broken.some(rule => scenario.rules.includes(rule))
  return { order: withFirst(fixtures, cites), citing: fixtures.filter(cites).length }
}

/** A sign, and after how many cases it was seen. */
interface Seen {
  readonly sign: Sign
  readonly cases: number
}

/** The reference engine on a fixture, with all that it was asked there. */
interface Sound {
  readonly run: FixtureRun
  readonly games: readonly Transcript[]
}

/** How the reference engine fares on a fixture. */
type Baseline = (fixture: Fixture) => Promise<Sound>

/** A mutant that is being judged, and the games in which it was held against the reference engine. */
interface Judged {
  readonly mutant: Mutant
  readonly rulebook: Rulebook
  readonly engine: ImplementationUnderTest
  readonly isLike: ReturnType<typeof likeness>
  readonly manner?: Manner | undefined
}

/** What a mutant's game shows of it. */
interface Shown {
  readonly signs: readonly Sign[]
  readonly outcome: Outcome
}

const shownAs = (fails: boolean): Shown => ({ signs: [], outcome: { fails, named: () => [] } })

/** The signs in a mutant's game that the reference engine's does not show. */
const signsOn = async (
  { mutant, rulebook, engine, isLike }: Judged,
  fixture: Fixture,
  baseline: Baseline,
  judge: Judges
): Promise<Shown> => {
  const { kind } = mutant
  // what the reference engine shows as well is no sign; a common mode fault is played by other rules than those of the charts
  if (kind !== 'common-mode' && (await isLike((await baseline(fixture)).games))) return shownAs(false)
  let run: FixtureRun
  try {
    run = await judge.play(engine, fixture)
  } catch (error) {
    if (error instanceof EngineFailure) return shownAs(true)
    throw error
  }
  const seen = signs(run, rulebook, brokenBy(mutant), kind)
  const outcome = outcomeOf(run, rulebook, judge.model)
  if (seen.length === 0) return { signs: [], outcome }
  const sound = new Set(signs((await baseline(fixture)).run, rulebook, brokenBy(mutant), 'engine').map(sign => `${sign.by} ${sign.name}`))
  return { signs: seen.filter(sign => !sound.has(`${sign.by} ${sign.name}`)), outcome }
}

/** What tells a mutant from the reference engine on some fixtures, until enough has been seen. */
const signsOf = async (
  judged: Judged,
  fixtures: readonly Fixture[],
  baseline: Baseline,
  level: Level,
  enough: (played: number, found: readonly Seen[]) => boolean
): Promise<{
  readonly found: readonly Seen[]
  readonly played: number
  readonly on: readonly Fixture[]
  readonly outcomes: ReadonlyMap<Fixture, Outcome>
}> => {
  const judge = judging(judged.rulebook, level, judged.mutant, judged.manner)
  const found: Seen[] = []
  const on: Fixture[] = []
  const outcomes = new Map<Fixture, Outcome>()
  let played = 0
  for (const fixture of fixtures) {
    played++
    const { signs: fresh, outcome } = await signsOn(judged, fixture, baseline, judge)
    outcomes.set(fixture, outcome)
    found.push(...fresh.map(sign => ({ sign, cases: played })))
    if (fresh.length > 0) on.push(fixture)
    if (enough(played, found)) break
  }
  return { found, played, on, outcomes }
}

const killersIn = (found: readonly Seen[]): Killers => {
  const names = (by: keyof Killers): string[] => sorted(found.filter(({ sign }) => sign.by === by).map(({ sign }) => sign.name))
  return { fixtures: names('fixtures'), invariants: names('invariants'), transitions: names('transitions') }
}

/** The fixtures that a mutant is played on, in their order, and how many of them cite its rule. */
const playedOn = (mutant: Mutant, fixtures: readonly Fixture[]): { readonly fit: readonly Fixture[]; readonly citing: number } => {
  const { order, citing } = citingFirst(fixtures, brokenBy(mutant))
  // only a fixture that cites the rule can find a fault that charts and invariants share
  return { fit: mutant.kind === 'common-mode' ? order.slice(0, citing) : order, citing }
}

/** Whether the case that killed a mutant before kills it again, by the same check and in the same words. */
const isKilledAgain = async (
  mutant: Mutant,
  rulebook: Rulebook,
  fixtures: readonly Fixture[],
  { killed, cases, by, message }: MutantEvidence
): Promise<boolean> => {
  const fixture = playedOn(mutant, fixtures).fit[cases - 1]
  if (!killed || !fixture) return false
  try {
    const run = await judging(rulebook, 'full', mutant).play(engineOf(rulebook, mutant), fixture)
    return signs(run, rulebook, brokenBy(mutant), mutant.kind).some(sign => sign.name === by && sign.message === message)
  } catch (error) {
    if (error instanceof EngineFailure) return false
    throw error
  }
}

/** What was kept of an earlier run on the same sources, and need not be made anew. */
export interface Kept {
  readonly fixtures: EvidenceFile['fixtures']
  readonly mutants: ReadonlyMap<string, MutantEvidence>
}

const NOTHING_KEPT: Kept = { fixtures: {}, mutants: new Map() }

/** Plays a mutant on every fixture that cites its rule, then on the others until one check has seen the fault. */
const judgeMutant = async (
  mutant: Mutant,
  rulebook: Rulebook,
  fixtures: readonly Fixture[],
  baselines: Readonly<Record<Level, Baseline>>,
  levels: readonly LowerLevel[],
  hasty = false,
  manner?: Manner
): Promise<MutantEvidence> => {
  const { fit, citing } = playedOn(mutant, fixtures)
  // judged at each level, they are the same games
  const engine = remembering(engineOf(rulebook, mutant), new Set(fit.slice(0, citing).map(({ scenario }) => scenario.id)))
  const judged: Judged = { mutant, rulebook, engine, isLike: likeness(engine), manner }
  const likely = new Set(manner?.first(mutant))
  const order = withFirst(fit, ({ scenario }) => likely.has(scenario.id))
  const { found, played, on, outcomes } = await signsOf(
    judged,
    order,
    baselines.full,
    'full',
    (count, signs) => (hasty || count >= citing) && signs.length > 0
  )
  const [first] = found
  const judge = judging(rulebook, 'full', mutant)
  const further = async (fixture: Fixture): Promise<Outcome> => (await signsOn(judged, fixture, baselines.full, judge)).outcome
  // where one check is enough, or the trusted base is at fault, nothing is played to tell suspects apart
  const suspected = await locate(fixtures, outcomes, hasty || mutant.kind === 'common-mode' ? undefined : further)
  const named = suspected.findIndex(rule => brokenBy(mutant).includes(rule))
  const again = [...new Set([...order.slice(0, citing), ...on])]
  const lower: Partial<Record<LowerLevel, Killers>> = {}
  for (const level of levels) lower[level] = killersIn((await signsOf(judged, again, baselines[level], level, () => false)).found)
  return {
    name: mutant.name,
    ruleset: rulebook.id,
    rule: mutant.rule,
    kind: mutant.kind,
    killed: first !== undefined,
    by: first?.sign.name ?? null,
    message: first?.sign.message ?? `no check that cites ${brokenBy(mutant).join(' or ')} saw the fault`,
    cases: first?.cases ?? played,
    named: named < 0 ? null : named + 1,
    killers: killersIn(found),
    ...(levels.length > 0 && { levels: lower as Record<LowerLevel, Killers> })
  }
}

/** The reference engine's fixtures at a level, each played when it is first asked for. */
const playedOnce = (rulebook: Rulebook, level: Level, manner?: Manner): Baseline => {
  const known = new Map<Fixture, Promise<Sound>>()
  const engine = engineOf(rulebook)
  const judge = judging(rulebook, level, undefined, manner)
  const play = async (fixture: Fixture): Promise<Sound> => {
    const games: Transcript[] = []
    return { run: await judge.play(recording(engine, games), fixture), games }
  }
  return fixture => {
    const before = known.get(fixture) ?? play(fixture)
    known.set(fixture, before)
    return before
  }
}

/** The invariants whose situation a game still shows at each lower level. */
export const metBelow = ({ scenario, played }: Case, rulebook: Rulebook): Record<LowerLevel, string[]> => {
  const at = (level: LowerLevel): string[] => {
    const shown = project(played.trace, level)
    return sorted(judgeByInvariants(invariants, rulebook, scenario, shown, level).met)
  }
  return { outcome: at('outcome'), stack: at('stack') }
}

const conceptsOf = (game: Case): string[] => {
  const all = charts.flatMap(chart => chart.transitions)
  return sorted(all.filter(({ id }) => game.fired.has(id)).map(({ concept }) => concept))
}

const baselinesOf = (rulebook: Rulebook, manner?: Manner): Readonly<Record<Level, Baseline>> => ({
  full: playedOnce(rulebook, 'full', manner),
  outcome: playedOnce(rulebook, 'outcome', manner),
  stack: playedOnce(rulebook, 'stack', manner)
})

/**
 * Judges mutants alone: each on the fixtures that cite its rule, then on the others until one check has seen the fault. Of the
 * reference engine only those games are played that a mutant has to be told from.
 * @param levels the lower levels of observation at which the mutants are judged again
 * @param manner how all of them report, if in another way than the reference engine's own
 */
export const judgeMutants = async (
  mutants: readonly Mutant[],
  rulebookOf: (id: string) => Rulebook,
  fixturesOf: (id: string) => readonly Fixture[],
  told: Told = () => undefined,
  levels: readonly LowerLevel[] = [],
  manner?: Manner
): Promise<readonly MutantEvidence[]> => {
  const judged: MutantEvidence[] = []
  for (const id of new Set(mutants.map(mutant => mutant.ruleset))) {
    const rulebook = rulebookOf(id)
    const baselines = baselinesOf(rulebook, manner)
    for (const mutant of mutants.filter(each => each.ruleset === id)) {
      judged.push(await judgeMutant(mutant, rulebook, fixturesOf(id), baselines, levels, manner !== undefined, manner))
      told(judged.length, mutants.length, mutant.name)
    }
  }
  return judged
}

/**
 * Plays every fixture of every ruleset on the reference engine and on each mutant.
 * @param digest the digest of the sources, kept with the evidence
 * @param levels the lower levels of observation at which the mutants are judged again; all of them unless given
 * @param hasty whether one check is enough for each mutant, so that not all of those are named that would catch it
 * @param kept what an earlier run on the same sources gave: of a mutant that it holds only the kill is played again
 */
export const gatherEvidence = async (
  mutants: readonly Mutant[],
  rulebookOf: (id: string) => Rulebook,
  fixturesOf: (id: string) => readonly Fixture[],
  digest: string,
  told: Told = () => undefined,
  levels: readonly LowerLevel[] = LOWER_LEVELS,
  hasty = false,
  kept: Kept = NOTHING_KEPT
): Promise<EvidenceFile> => {
  const rulesets = [...new Set(mutants.map(mutant => mutant.ruleset))]
  const seen: EvidenceFile['fixtures'] = {}
  const judged: MutantEvidence[] = []
  for (const id of rulesets) {
    const rulebook = rulebookOf(id)
    const fixtures = fixturesOf(id)
    const baselines = baselinesOf(rulebook)
    for (const fixture of fixtures) {
      const known = kept.fixtures[fixture.scenario.id]
      if (known) {
        seen[fixture.scenario.id] = known
        continue
      }
      const { game } = (await baselines.full(fixture)).run
      if (game) seen[fixture.scenario.id] = { invariants: sorted(game.met), concepts: conceptsOf(game), lower: metBelow(game, rulebook) }
    }
    for (const mutant of mutants.filter(each => each.ruleset === id)) {
      const before = kept.mutants.get(mutant.name)
      const holds = before !== undefined && (await isKilledAgain(mutant, rulebook, fixtures, before))
      judged.push(holds ? before : await judgeMutant(mutant, rulebook, fixtures, baselines, levels, hasty))
      told(judged.length, mutants.length, mutant.name)
    }
  }
  return { format: EVIDENCE_FORMAT, digest, fixtures: seen, mutants: judged }
}
