/**
 * Known failures of an engine, check by check, each with a reason: a run may fail as listed and no other way. A listed failure
 * is told as such and stays a failure in every report.
 * @module
 */
import { z } from 'zod'
import type { CheckResult, FoundGame, RulesetReport, StaleEntry, Verdict } from './report.js'
import { judges } from './verdict.js'

/** The version of the format. */
export const EXPECT_FORMAT = 'stacklaw/expect@1'

/**
 * One known failure.
 * @public
 */
export const KnownFailure = z
  .strictObject({
    ruleset: z.string(),
    /** The name of the check, or the id of a game that random play found. */
    check: z.string(),
    /**
     * Of what judges every game: the fixture in whose game it fails; left out: any fixture. Of a game that was found, for people: the
     * rules that it breaks and its cards.
     */
    situation: z.string().exactOptional(),
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

/** One failure of a run: of a check, of a check in one situation, or a game that random play found. */
export interface Failed {
  readonly ruleset: string
  /** The name of the check, or the id of the game. */
  readonly name: string
  readonly verdict: Verdict
  /** Of what judges every game: where it fails. Of a game that was found: the rules that it breaks and its cards. */
  readonly situation?: string
  readonly message: string
}

/** How a run compares with the list. */
export interface Compared {
  /** What failed as listed. */
  readonly known: readonly (Failed & { readonly reason: string })[]
  /** What failed and is not listed, or not with this verdict or in this situation: new failures. */
  readonly unlisted: readonly Failed[]
  /** Listed failures that are none any more. */
  readonly stale: readonly StaleEntry[]
}

/** Whether most was left out of a run: what was not chosen has not failed, nor has what no chosen game brought about. */
const isNarrowed = ({ checks }: RulesetReport): boolean => checks.some(({ unchosen }) => unchosen)

const isOwnGame = ({ kind }: CheckResult): boolean => kind === 'fixture' || kind === 'exploration'

const isBad = (check: CheckResult, narrowed: boolean): boolean => {
  const { verdict, unchosen } = check
  if (verdict === 'pass' || verdict === 'unsupported' || unchosen) return false
  return !narrowed || verdict !== 'untested' || isOwnGame(check)
}

/** The game that random play found, if a name is of one. */
const FOUND = 'found/'

const isFound = (name: string): boolean => name.startsWith(FOUND)

/** What is told of a found game beside its id. */
const sayFound = ({ rules, cards }: FoundGame): string => `${rules.join(', ') || 'no rule'} with ${cards.join(', ') || 'no card'}`

/** The failures of one check: one for each fixture in which it fails, for games that were found are failures of their own. */
const failedOf = (ruleset: string, { name, verdict, message, failedIn }: CheckResult): readonly Failed[] =>
  verdict === 'fail' && failedIn !== undefined
    ? failedIn
        .filter(({ situation }) => !isFound(situation))
        .map(each => ({ ruleset, name, verdict, situation: each.situation, message: each.message }))
    : [{ ruleset, name, verdict, message }]

/** What keeps an engine from conforming. */
const failuresIn = (rulesets: readonly RulesetReport[], strict: boolean): readonly Failed[] =>
  rulesets.flatMap(report => {
    const { id, checks, found = [] } = report
    const narrowed = isNarrowed(report)
    return [
      ...checks.filter(check => judges(check, strict) && isBad(check, narrowed)).flatMap(check => failedOf(id, check)),
      ...found
        .filter(game => judges(game, strict))
        .map(game => ({ ruleset: id, name: game.id, verdict: 'fail' as const, situation: sayFound(game), message: game.message }))
    ]
  })

/** Whether an entry is of this failure. One without a situation is of every fixture; a found game is named by its id. */
const isOf =
  ({ ruleset, name, verdict, situation }: Omit<Failed, 'message'>) =>
  (failure: KnownFailure): boolean =>
    failure.ruleset === ruleset &&
    failure.check === name &&
    failure.verdict === verdict &&
    (isFound(name) || failure.situation === undefined || failure.situation === situation)

/** Whether a list has a failure of a check in a situation. */
export const knows =
  (failures: readonly KnownFailure[], ruleset: string) =>
  (check: string, situation: string): boolean =>
    isFound(situation)
      ? failures.some(isOf({ ruleset, name: situation, verdict: 'fail' }))
      : failures.some(isOf({ ruleset, name: check, verdict: 'fail', situation }))

const staleness = (failure: KnownFailure, report: RulesetReport, strict: boolean): readonly StaleEntry[] => {
  const { checks, found = [] } = report
  const { ruleset, check: name, verdict, reason } = failure
  const because = (why: string): readonly StaleEntry[] => [{ ruleset, check: name, verdict, reason, why }]
  if (isFound(name)) {
    const hasPlayed = checks.some(({ randomCases = 0 }) => randomCases > 0)
    return hasPlayed && !found.some(({ id }) => id === name) ? because('random play did not come upon it') : []
  }
  const check = checks.find(each => each.name === name)
  if (check ? check.unchosen : isNarrowed(report)) return []
  if (!check) return because('this run has no such check')
  if (check.verdict === 'pass') return because('it passes now')
  // an engine that may end a game as unsupported was inconclusive there once; nothing is hidden by such an entry
  if (check.verdict === 'unsupported' && check.needs === undefined)
    return verdict === 'inconclusive' ? [] : because('the engine ends it as unsupported')
  if (check.verdict === 'unsupported') return because('the engine does not claim what it needs')
  if (!judges(check, strict)) return because('it is advice and judges no engine')
  const { situation } = failure
  // a game that was left out bears nothing out; a situation of the library has no check that tells whether it was played
  const isPlayed = checks.some(each => each.name === situation && !each.unchosen)
  if (isNarrowed(report) && !isPlayed) return []
  const isThere = situation === undefined || (check.failedIn ?? []).some(each => each.situation === situation)
  return isThere ? [] : because(`it does not fail in ${situation} any more`)
}

/**
 * Holds a run against the list. What is listed for rulesets that were not judged is left alone.
 * @param strict whether interpretations judge too
 */
export const compareWithKnown = (rulesets: readonly RulesetReport[], failures: readonly KnownFailure[], strict: boolean): Compared => {
  const failed = failuresIn(rulesets, strict)
  return {
    known: failed.flatMap(each => {
      const listed = failures.find(isOf(each))
      return listed ? [{ ...each, reason: listed.reason }] : []
    }),
    unlisted: failed.filter(each => !failures.some(isOf(each))),
    stale: failures.flatMap(failure => {
      const ruleset = rulesets.find(({ id }) => id === failure.ruleset)
      return ruleset ? staleness(failure, ruleset, strict) : []
    })
  }
}

/** The list that a run would need; reasons that somebody has written are kept. */
export const knownFrom = (rulesets: readonly RulesetReport[], before: readonly KnownFailure[], strict: boolean): ExpectFile => ({
  format: EXPECT_FORMAT,
  failures: failuresIn(rulesets, strict).map(each => ({
    ruleset: each.ruleset,
    check: each.name,
    ...(each.situation !== undefined && { situation: each.situation }),
    verdict: each.verdict as KnownFailure['verdict'],
    reason: before.find(isOf(each))?.reason ?? `${NO_REASON}: why ${each.name} may fail`
  }))
})

/** A report that tells the reasons of known failures; no verdict changes. A check is known if it is in every situation in which it fails. */
export const markKnown = (ruleset: RulesetReport, { known }: Compared): RulesetReport => {
  const own = known.filter(each => each.ruleset === ruleset.id)
  const found = ruleset.found?.map(game => {
    const listed = own.find(each => each.name === game.id)
    return listed ? { ...game, known: listed.reason } : game
  })
  const reasonOf = (check: CheckResult, situation: string): string | undefined =>
    own.find(each => (isFound(situation) ? each.name === situation : each.name === check.name && each.situation === situation))?.reason
  return {
    ...ruleset,
    checks: ruleset.checks.map(check => {
      const failedIn = check.failedIn?.map(each => {
        const reason = reasonOf(check, each.situation)
        return reason === undefined ? each : { ...each, known: reason }
      })
      const told = failedIn ? { ...check, failedIn } : check
      const reasons = failedIn?.map(each => each.known) ?? [own.find(each => each.name === check.name)?.reason]
      const [first] = reasons
      return first === undefined || reasons.includes(undefined)
        ? told
        : { ...told, known: first, message: `known failure (${first}): ${check.message}` }
    }),
    ...(found && { found })
  }
}
