/**
 * The report of a campaign: verdicts per check and per rule, with the evidence.
 * @module
 */
import { z } from 'zod'
import { Card } from '../../model/scenario/card.js'
import { PlayerNumber, RuleId, Zone } from '../../model/scenario/names.js'
import { DerivationStep, Seat, Start, StartObject } from '../../model/scenario/scenario.js'
import { GameEvent, Id } from '../../model/trace/event.js'
import { Level, Observation } from '../../model/trace/observation.js'

/** The version of the report format. */
export const REPORT_FORMAT = 'stacklaw/report@1'

/**
 * A verdict, worst first.
 *
 * - `fail`: the engine broke the rule.
 * - `error`: the engine or its adapter broke down, so nothing could be judged.
 * - `inconclusive`: it ran, but what was observed does not decide.
 * - `untested`: a check exists, but nothing ran it.
 * - `pass`: every check that ran held.
 * - `unsupported`: the engine does not claim what the checks need.
 * @public
 */
export const Verdict = z.enum(['fail', 'error', 'inconclusive', 'untested', 'pass', 'unsupported'])
export type Verdict = z.infer<typeof Verdict>

/** What a player has. */
export const Holding = z
  .strictObject({
    numbers: z.partialRecord(PlayerNumber, z.int()),
    /** The objects that the player controls, or owns outside the arena; of a deck only their number. */
    zones: z.partialRecord(Zone, z.array(Id)),
    deck: z.int().min(0)
  })
  .meta({ id: 'Holding' })
export type Holding = z.infer<typeof Holding>

/**
 * How the model sees the game right after an observation, in the engine's names. A field that is left out is as in the moment
 * before.
 */
export const Moment = z
  .strictObject({
    players: z.record(Id, Holding).exactOptional(),
    /** Stack objects, the top first. */
    stack: z.array(Id).exactOptional(),
    /** Triggered stack objects that are not on the stack yet. */
    pending: z.array(Id).exactOptional(),
    /** The event that is being replaced, as modified so far; `null` for none. */
    event: GameEvent.nullable().exactOptional(),
    /** For each explanation of the trace so far the charts that run, the outermost first, as `chart.state`. */
    charts: z.array(z.array(z.string())).exactOptional(),
    /** Explanations beyond those listed. */
    more: z.int().min(0).exactOptional()
  })
  .meta({ id: 'Moment' })
export type Moment = z.infer<typeof Moment>

/** What shows a verdict: the observations up to the step that decides, and what was allowed there. */
export const Evidence = z
  .strictObject({
    scenario: z.string(),
    title: z.string().exactOptional(),
    cards: z.array(Card).exactOptional(),
    /** The situation that the game begins with. */
    players: z.array(Seat).exactOptional(),
    start: Start.exactOptional(),
    objects: z.array(StartObject).exactOptional(),
    /** Why that is expected, step by step. */
    derivation: z.array(DerivationStep).exactOptional(),
    trace: z.array(Observation),
    /** One for each observation up to the first that the charts do not explain; the first is whole. */
    moments: z.array(Moment).exactOptional(),
    /** The observation that decides, by its place in the trace. */
    step: z.int().min(0).exactOptional(),
    /** What the rules allowed at that step, in words. */
    expected: z.array(z.string()),
    /** Decisions of the rules that, made otherwise, would have allowed what came, the most likely first, each with its rules. */
    broken: z.array(z.strictObject({ decision: z.string(), rules: z.array(RuleId) })).exactOptional(),
    /** Rules that bear on the step and are not held against the engine. */
    atStake: z.array(RuleId).exactOptional(),
    /** What came, in words. */
    came: z.string(),
    /** The command that plays it again. */
    replay: z.string().exactOptional()
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

/** Games that the engine ended as unsupported, by its notes, the most frequent first. */
export const Unsupported = z
  .strictObject({ games: z.int().min(1), notes: z.array(z.strictObject({ note: z.string(), games: z.int().min(1) })) })
  .meta({ id: 'Unsupported' })
export type Unsupported = z.infer<typeof Unsupported>

/** A situation in which a check fails. */
export const FailedIn = z
  .strictObject({
    /** The id of a fixture, or of a game that random play found. */
    situation: z.string(),
    message: z.string(),
    /** Why it is known to fail there, where a list of known failures says so. */
    known: z.string().exactOptional()
  })
  .meta({ id: 'FailedIn' })
export type FailedIn = z.infer<typeof FailedIn>

/** One check's verdict. */
export const CheckResult = z
  .strictObject({
    /** `corpus`: a situation of which no outcome is expected; what judges every game judges it. */
    kind: z.enum(['fixture', 'exploration', 'corpus', 'invariant', 'relation', 'chart']),
    name: z.string(),
    title: z.string(),
    /** The file of a fixture, in the kit or in the project. */
    file: z.string().exactOptional(),
    /** What it tells apart: a fixture's test purpose, a property's statement. */
    purpose: z.string().exactOptional(),
    rules: z.array(RuleId),
    standing: z.enum(['normative', 'interpretation', 'undefined']),
    verdict: Verdict,
    /** The run was narrowed to others, so that nothing ran it. */
    unchosen: z.literal(true).exactOptional(),
    /** One sentence that says why. */
    message: z.string(),
    /** How many cases ran; of an invariant: in how many its situation occurred; of a relation: to how many it applied. */
    cases: z.int().min(0),
    met: z.int().min(0).exactOptional(),
    /** How many of both are random games. */
    randomCases: z.int().min(0).exactOptional(),
    randomMet: z.int().min(0).exactOptional(),
    /** Why it is known to fail, where a list of known failures says so. It stays a failure. */
    known: z.string().exactOptional(),
    /** Of what judges every game: the situations in which it fails. */
    failedIn: z.array(FailedIn).exactOptional(),
    /** Games of it that the engine ended as unsupported; they decide nothing. */
    unsupported: Unsupported.exactOptional(),
    /** Features or cards that it needs and the engine does not claim. */
    needs: z.array(z.string()).exactOptional(),
    /** Where to look in an engine that fails it. */
    hints: z.array(z.string()).exactOptional(),
    evidence: Evidence.exactOptional()
  })
  .meta({ id: 'CheckResult' })
export type CheckResult = z.infer<typeof CheckResult>

/** One rule's verdict. */
export const RuleResult = z
  .strictObject({
    id: RuleId,
    title: z.string(),
    statement: z.string(),
    standing: z.enum(['normative', 'interpretation', 'undefined', 'definition']),
    reason: z.string().exactOptional(),
    /** Absent where this version of the kit has no check of the rule. */
    verdict: Verdict.exactOptional(),
    /** Why there is no check, where that is for a reason. */
    unchecked: z.string().exactOptional(),
    /** Names of the checks that bear on it. */
    checks: z.array(z.string())
  })
  .meta({ id: 'RuleResult' })
export type RuleResult = z.infer<typeof RuleResult>

/** How much of a chart was fired. */
export const ChartCoverage = z
  .strictObject({ chart: z.string(), transitions: z.int(), fired: z.int(), never: z.array(z.string()) })
  .meta({ id: 'ChartCoverage' })
export type ChartCoverage = z.infer<typeof ChartCoverage>

/** A line of the conformance profile: something that the engine does not claim yet. */
export const ProfileEntry = z
  .strictObject({
    kind: z.enum(['feature', 'card']),
    name: z.string(),
    /** How many cases could be played if it alone were claimed as well. */
    unlocks: z.int().min(0),
    /** How many cases need it, most of them beside others. */
    neededBy: z.int().min(1),
    /** What those cases need beside it that is not claimed either, the most frequent first. */
    beside: z.array(z.string())
  })
  .meta({ id: 'ProfileEntry' })
export type ProfileEntry = z.infer<typeof ProfileEntry>

/** What the engine would gain by claiming more. */
export const ConformanceProfile = z
  .strictObject({
    cases: z.int().min(0),
    /** How many of them the engine claims. */
    claimed: z.int().min(0),
    /** The greatest gain first. */
    rungs: z.array(ProfileEntry)
  })
  .meta({ id: 'ConformanceProfile' })
export type ConformanceProfile = z.infer<typeof ConformanceProfile>

/** A game that random play found, made as small as it goes: a failure of its own, whatever else fails in the same way. */
export const FoundGame = z
  .strictObject({
    /** Made of the checks that it breaks, its situation and its decisions, so that the same game always has the same. */
    id: z.string(),
    /** The checks that it breaks, and their rules. */
    checks: z.array(z.string()),
    rules: z.array(RuleId),
    standing: z.enum(['normative', 'interpretation', 'undefined']),
    /** The cards that are in it. */
    cards: z.array(z.string()),
    /** One sentence that says how it fails. */
    message: z.string(),
    /** Why it is known, where a list of known failures says so. */
    known: z.string().exactOptional(),
    /** The command that draws the game again and plays it, as it was before it was made smaller. */
    drawn: z.string().exactOptional(),
    evidence: Evidence.exactOptional()
  })
  .meta({ id: 'FoundGame' })
export type FoundGame = z.infer<typeof FoundGame>

/** Where to begin when something fails. */
export const BeginWith = z
  .strictObject({
    /** The rule that the failures point at. */
    rule: RuleId,
    /** Other rules that they point at, the likeliest first, two at most; a report made before there were any has none. */
    others: z.array(RuleId).exactOptional(),
    /** The failing check of it to look at first. */
    check: z.string(),
    /** How many checks fail that no list knows, and how many of them are about the rule. */
    failing: z.int().min(1),
    naming: z.int().min(1),
    /** How many checks pass, and how many of them are about the rule. */
    passing: z.int().min(0),
    passingNaming: z.int().min(0)
  })
  .meta({ id: 'BeginWith' })
export type BeginWith = z.infer<typeof BeginWith>

/** A failure that came to something else when it was played again with the same decisions. */
export const Unsteady = z
  .strictObject({
    /** The id of a fixture, or of a situation or random game. */
    situation: z.string(),
    /** What it came to first, and what then. */
    first: z.string(),
    again: z.string()
  })
  .meta({ id: 'Unsteady' })
export type Unsteady = z.infer<typeof Unsteady>

/**
 * Which pairs of ideas the situations of a ruleset bring together so that both matter, as it was counted when the kit was made.
 * @public
 */
export const PairsReport = z
  .strictObject({
    aspects: z.int().min(0),
    all: z.int().min(0),
    /** Those that any game met. */
    possible: z.int().min(0),
    fixtures: z.int().min(0),
    corpus: z.int().min(0),
    random: z.int().min(0),
    together: z.int().min(0),
    cards: z.int().min(0)
  })
  .meta({ id: 'PairsReport' })
export type PairsReport = z.infer<typeof PairsReport>

/**
 * What a campaign found for one ruleset.
 * @public
 */
export const RulesetReport = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    edition: z.string(),
    verdict: Verdict,
    /** Failures that came to something else when they were played again: the engine is not deterministic. */
    unsteady: z.array(Unsteady).exactOptional(),
    rules: z.array(RuleResult),
    checks: z.array(CheckResult),
    /** Where to begin, if something fails that no list of known failures has. */
    beginWith: BeginWith.exactOptional(),
    /** The games that random play found. */
    found: z.array(FoundGame).exactOptional(),
    coverage: z.array(ChartCoverage),
    pairs: PairsReport.exactOptional(),
    ladder: ConformanceProfile.exactOptional()
  })
  .meta({ id: 'RulesetReport' })
export type RulesetReport = z.infer<typeof RulesetReport>

/** An entry of a list of known failures that the run does not bear out any more. */
export const StaleEntry = z
  .strictObject({
    ruleset: z.string(),
    check: z.string(),
    /** The verdict that the list gives it, and the reason. */
    verdict: Verdict,
    reason: z.string(),
    /** Why the entry is stale. */
    why: z.string()
  })
  .meta({ id: 'StaleEntry' })
export type StaleEntry = z.infer<typeof StaleEntry>

/** Of what kind something is that a run did not look at. */
export const NotCoveredKind = z.enum([
  'claims',
  'ruleset',
  'fixtures',
  'level',
  'decisions',
  'charts',
  'unsupported',
  'random-play',
  'cards',
  'rules',
  'interrupted'
])
export type NotCoveredKind = z.infer<typeof NotCoveredKind>

/**
 * Something that a run did not look at.
 * @public
 */
export const NotCovered = z
  .strictObject({
    kind: NotCoveredKind,
    ruleset: z.string().exactOptional(),
    /** What and why, in one sentence. */
    sentence: z.string(),
    /** How much it is, in a few words. */
    brief: z.string(),
    /** All of it by name, with the reason of each group where there are several. */
    items: z.array(z.strictObject({ why: z.string().exactOptional(), names: z.array(z.string()) }))
  })
  .meta({ id: 'Unlooked' })
export type NotCovered = z.infer<typeof NotCovered>

/**
 * What `certify` writes as `report.json`.
 * @public
 */
export const Report = z
  .strictObject({
    format: z.literal(REPORT_FORMAT),
    kit: z.strictObject({ version: z.string(), digest: z.string() }),
    engine: z.strictObject({
      name: z.string(),
      version: z.string(),
      command: z.string().exactOptional(),
      features: z.array(z.string()),
      cards: z.record(z.string(), z.array(z.string())).exactOptional(),
      level: Level,
      autonomous: z.array(z.string())
    }),
    /** What repeats the run. `strict`: interpretations judge too. `partial`: it ended before all checks had run. */
    run: z.strictObject({
      seed: z.int(),
      runs: z.int(),
      strict: z.boolean(),
      /** Each fixture was played again for every metamorphic relation, not for one of them in turn. */
      thorough: z.boolean().exactOptional(),
      partial: z.boolean(),
      /** The run was narrowed to some checks, so that it is no certification: the options that narrowed it, and how many they chose. */
      chosen: z.strictObject({ by: z.string(), checks: z.int().min(0), of: z.int().min(0) }).exactOptional(),
      command: z.string()
    }),
    verdict: Verdict,
    rulesets: z.array(RulesetReport),
    /** The list of known failures that the run was held against, and what of it is stale: a stale entry fails the run. */
    expect: z
      .strictObject({
        file: z.string(),
        stale: z.array(StaleEntry),
        /** How many failures the list knows, and how many are new. */
        known: z.int().min(0).exactOptional(),
        new: z.int().min(0).exactOptional()
      })
      .exactOptional(),
    /** What the run did not look at. */
    notLookedAt: z.array(NotCovered)
  })
  .meta({ id: 'Report', title: 'Stacklaw report' })
export type Report = z.infer<typeof Report>
