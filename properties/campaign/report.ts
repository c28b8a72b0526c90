/**
 * The report of a campaign: verdicts per check and per rule, with the evidence.
 * @module
 */
import { z } from 'zod'
import { RuleId } from '../../model/scenario/names.js'
import { Card } from '../../model/scenario/card.js'
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
 */
export const Verdict = z.enum(['fail', 'error', 'inconclusive', 'untested', 'pass', 'unsupported'])
export type Verdict = z.infer<typeof Verdict>

/** What shows a verdict: the observations up to the step that decides, and what was allowed there. */
export const Evidence = z
  .strictObject({
    scenario: z.string(),
    title: z.string().exactOptional(),
    cards: z.array(Card).exactOptional(),
    trace: z.array(Observation),
    /** The observation that decides, by its place in the trace. */
    step: z.int().min(0).exactOptional(),
    /** What the rules allowed at that step, in words. */
    expected: z.array(z.string()),
    /** What came, in words. */
    came: z.string(),
    /** The command that plays it again. */
    replay: z.string().exactOptional()
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

/** One check's verdict. */
export const CheckResult = z
  .strictObject({
    kind: z.enum(['fixture', 'invariant', 'relation', 'chart']),
    name: z.string(),
    title: z.string(),
    rules: z.array(RuleId),
    standing: z.enum(['normative', 'interpretation', 'undefined']),
    verdict: Verdict,
    /** One sentence that says why. */
    message: z.string(),
    /** How many cases ran; of an invariant: in how many its situation occurred; of a relation: to how many it applied. */
    cases: z.int().min(0),
    met: z.int().min(0).exactOptional(),
    /** How many of both are random games. */
    randomCases: z.int().min(0).exactOptional(),
    randomMet: z.int().min(0).exactOptional(),
    /** Features or cards that it needs and the engine does not claim. */
    needs: z.array(z.string()).exactOptional(),
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

export const RulesetReport = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    edition: z.string(),
    verdict: Verdict,
    rules: z.array(RuleResult),
    checks: z.array(CheckResult),
    coverage: z.array(ChartCoverage)
  })
  .meta({ id: 'RulesetReport' })
export type RulesetReport = z.infer<typeof RulesetReport>

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
    run: z.strictObject({ seed: z.int(), runs: z.int(), strict: z.boolean(), partial: z.boolean(), command: z.string() }),
    verdict: Verdict,
    rulesets: z.array(RulesetReport),
    /** What the run did not look at, in sentences. */
    notLookedAt: z.array(z.string())
  })
  .meta({ id: 'Report', title: 'Stacklaw report' })
export type Report = z.infer<typeof Report>
