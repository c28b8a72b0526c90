/**
 * What a certificate states: an in-toto Statement with the predicate of a test's result.
 * @see https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md
 * @module
 */
import { z } from 'zod'
import { Level } from '../../model/trace/observation.js'
import { Verdict } from '../../properties/campaign/report.js'
import type { Report } from '../../properties/campaign/report.js'

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'
export const PREDICATE_TYPE = 'https://in-toto.io/attestation/test-result/v0.1'

/** The version of what the kit states beyond the predicate of others. */
export const CERTIFICATE_FORMAT = 'stacklaw/certificate@1'

const Sha256 = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits') })

/** A file that a certificate is about, by its name and content. */
export const Subject = z.strictObject({ name: z.string(), digest: Sha256 })
export type Subject = z.infer<typeof Subject>

/** What repeats the run. */
const Run = z.strictObject({
  seed: z.int(),
  runs: z.int(),
  strict: z.boolean(),
  thorough: z.boolean().exactOptional(),
  partial: z.boolean(),
  players: z.strictObject({ least: z.int(), most: z.int() }),
  cards: z.array(z.string()).exactOptional()
})
export type Run = z.infer<typeof Run>

/** What a certificate says of one ruleset. */
const RulesetResult = z.strictObject({
  id: z.string(),
  verdict: Verdict,
  /** Of every rule that has a check. */
  rules: z.record(z.string(), Verdict),
  /** Of every check. */
  checks: z.record(z.string(), Verdict)
})

/** What the kit states of a run. Other readers of the predicate pass it over. */
const Certified = z.strictObject({
  format: z.literal(CERTIFICATE_FORMAT),
  /** The kit, with the digest of its rules, fixtures and properties. */
  kit: z.strictObject({ version: z.string(), digest: Sha256 }),
  /** The engine with its statement of conformance. */
  engine: z.strictObject({
    name: z.string(),
    version: z.string(),
    features: z.array(z.string()),
    cards: z.record(z.string(), z.array(z.string())).exactOptional(),
    level: Level,
    autonomous: z.array(z.string())
  }),
  run: Run,
  verdict: Verdict,
  rulesets: z.array(RulesetResult).min(1),
  /** The report, as it was written. */
  report: Sha256
})

/** The content of a certificate. */
export const Statement = z.strictObject({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(Subject).min(1),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: z.strictObject({
    result: z.enum(['PASSED', 'WARNED', 'FAILED']),
    configuration: z.array(z.strictObject({ name: z.string(), digest: Sha256 })),
    /** Rules by their verdicts. */
    passedTests: z.array(z.string()),
    warnedTests: z.array(z.string()),
    failedTests: z.array(z.string()),
    stacklaw: Certified
  })
})
export type Statement = z.infer<typeof Statement>

/** What a verdict is in the words of the predicate; what was not looked at has none. */
const RESULTS: Readonly<Record<Verdict, 'PASSED' | 'WARNED' | 'FAILED' | undefined>> = {
  pass: 'PASSED',
  inconclusive: 'WARNED',
  untested: 'WARNED',
  fail: 'FAILED',
  error: 'FAILED',
  unsupported: undefined
}

/** What a run as a whole is in the words of the predicate. */
export const resultOf = (verdict: Verdict): Statement['predicate']['result'] => RESULTS[verdict] ?? 'WARNED'

/** The rules of all rulesets that came to a result. */
export const rulesWith = (
  rulesets: readonly z.infer<typeof RulesetResult>[],
  result: Statement['predicate']['result']
): readonly string[] =>
  rulesets.flatMap(({ rules }) => Object.entries(rules).flatMap(([rule, verdict]) => (RESULTS[verdict] === result ? [rule] : [])))

/** What of a report a certificate states of each ruleset. */
const rulesetsOf = (report: Report): readonly z.infer<typeof RulesetResult>[] =>
  report.rulesets.map(({ id, verdict, rules, checks }) => ({
    id,
    verdict,
    rules: Object.fromEntries(rules.flatMap(rule => (rule.verdict === undefined ? [] : [[rule.id, rule.verdict]]))),
    checks: Object.fromEntries(checks.map(check => [check.name, check.verdict]))
  }))

/** What a certificate needs beside the report. */
export interface Circumstances {
  /** The files of the engine. */
  readonly subjects: readonly Subject[]
  /** SHA-256 of the kit and of the report as it was written, in hexadecimal. */
  readonly kit: string
  readonly report: string
  readonly players: Run['players']
  readonly cards?: readonly string[]
}

/** What is stated of a run. */
export const stateOf = (report: Report, { subjects, kit, report: written, players, cards }: Circumstances): Statement => {
  const rulesets = rulesetsOf(report)
  const { name, version, features, cards: claimed, level, autonomous } = report.engine
  const { seed, runs, strict, thorough, partial } = report.run
  return {
    _type: STATEMENT_TYPE,
    subject: [...subjects],
    predicateType: PREDICATE_TYPE,
    predicate: {
      result: resultOf(report.verdict),
      configuration: [{ name: 'stacklaw', digest: { sha256: kit } }],
      passedTests: [...rulesWith(rulesets, 'PASSED')],
      warnedTests: [...rulesWith(rulesets, 'WARNED')],
      failedTests: [...rulesWith(rulesets, 'FAILED')],
      stacklaw: {
        format: CERTIFICATE_FORMAT,
        kit: { version: report.kit.version, digest: { sha256: kit } },
        engine: { name, version, features, ...(claimed && { cards: claimed }), level, autonomous },
        run: { seed, runs, strict, ...(thorough && { thorough }), partial, players, ...(cards && { cards: [...cards] }) },
        verdict: report.verdict,
        rulesets: [...rulesets],
        report: { sha256: written }
      }
    }
  }
}
