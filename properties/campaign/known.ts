/**
 * Known failures of an engine, check by check, each with a reason: a run may fail as listed and no other way. A listed failure
 * is told as such and stays a failure in every report.
 * @module
 */
import { z } from 'zod'
import type { CheckResult, RulesetReport, StaleEntry } from './report.js'
import { judges } from './verdict.js'

/** The version of the format. */
export const EXPECT_FORMAT = 'stacklaw/expect@1'

/** One known failure. */
export const KnownFailure = z
  .strictObject({
    ruleset: z.string(),
    check: z.string(),
    verdict: z.enum(['fail', 'error', 'inconclusive', 'untested']),
    /** Why it fails, written by a person. */
    reason: z.string()
  })
  .meta({ id: 'KnownFailure' })
export type KnownFailure = z.infer<typeof KnownFailure>

/** A file of known failures. */
export const ExpectFile = z
  .strictObject({ format: z.literal(EXPECT_FORMAT), failures: z.array(KnownFailure) })
  .meta({ id: 'ExpectFile', title: 'Stacklaw known failures' })
export type ExpectFile = z.infer<typeof ExpectFile>

/** Stands for a reason that a person must write. */
export const NO_REASON = 'TODO'

/** Whether nobody has written the reason yet. */
export const lacksReason = ({ reason }: KnownFailure): boolean => reason.trim() === '' || reason.trim().startsWith(NO_REASON)

/** How a run compares with the list. */
export interface Compared {
  /** Checks that failed as listed. */
  readonly known: readonly { readonly ruleset: string; readonly check: CheckResult; readonly reason: string }[]
  /** Checks that failed and are not listed, or not with this verdict. */
  readonly unlisted: readonly { readonly ruleset: string; readonly check: CheckResult }[]
  /** Listed failures that are none any more. */
  readonly stale: readonly StaleEntry[]
}

const isBad = ({ verdict }: CheckResult): boolean => verdict !== 'pass' && verdict !== 'unsupported'

/** The checks that keep an engine from conforming. */
const failuresIn = (rulesets: readonly RulesetReport[], strict: boolean) =>
  rulesets.flatMap(({ id, checks }) => checks.filter(check => judges(check, strict) && isBad(check)).map(check => ({ ruleset: id, check })))

const sameAs =
  (ruleset: string, { name, verdict }: CheckResult) =>
  (failure: KnownFailure): boolean =>
    failure.ruleset === ruleset && failure.check === name && failure.verdict === verdict

const staleness = (failure: KnownFailure, ruleset: RulesetReport, strict: boolean): readonly StaleEntry[] => {
  const check = ruleset.checks.find(({ name }) => name === failure.check)
  if (!check) return [{ ...failure, why: 'this run has no such check' }]
  if (check.verdict === 'pass') return [{ ...failure, why: 'it passes now' }]
  if (check.verdict === 'unsupported') return [{ ...failure, why: 'the engine does not claim what it needs' }]
  return judges(check, strict) ? [] : [{ ...failure, why: 'it is advice and judges no engine' }]
}

/**
 * Holds a run against the list. What is listed for rulesets that were not judged is left alone.
 * @param strict whether interpretations judge too
 */
export const compareWithKnown = (rulesets: readonly RulesetReport[], failures: readonly KnownFailure[], strict: boolean): Compared => {
  const found = failuresIn(rulesets, strict)
  return {
    known: found.flatMap(({ ruleset, check }) => {
      const listed = failures.find(sameAs(ruleset, check))
      return listed ? [{ ruleset, check, reason: listed.reason }] : []
    }),
    unlisted: found.filter(({ ruleset, check }) => !failures.some(sameAs(ruleset, check))),
    stale: failures.flatMap(failure => {
      const ruleset = rulesets.find(({ id }) => id === failure.ruleset)
      return ruleset ? staleness(failure, ruleset, strict) : []
    })
  }
}

/** The list that a run would need; reasons that somebody has written are kept. */
export const knownFrom = (rulesets: readonly RulesetReport[], before: readonly KnownFailure[], strict: boolean): ExpectFile => ({
  format: EXPECT_FORMAT,
  failures: failuresIn(rulesets, strict).map(({ ruleset, check }) => ({
    ruleset,
    check: check.name,
    verdict: check.verdict as KnownFailure['verdict'],
    reason: before.find(sameAs(ruleset, check))?.reason ?? `${NO_REASON}: why ${check.name} may fail`
  }))
})

/** A report whose checks tell the reasons of known failures; no verdict changes. */
export const markKnown = (ruleset: RulesetReport, { known }: Compared): RulesetReport => ({
  ...ruleset,
  checks: ruleset.checks.map(check => {
    const listed = known.find(each => each.ruleset === ruleset.id && each.check.name === check.name)
    return listed ? { ...check, known: listed.reason, message: `known failure (${listed.reason}): ${check.message}` } : check
  })
})
