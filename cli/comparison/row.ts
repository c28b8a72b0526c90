/** What a comparison comes to: one situation, as each ruleset plays it. @module */
import type { RuleId } from '../../model/scenario/names.js'
import type { Scenario } from '../../model/scenario/scenario.js'
import type { Claim, Rulebook } from '../../model/rulebook/rulebook.js'
import type { Comparison } from '../../model/trace/compare.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Verdict } from '../../properties/campaign/report.js'

/** One ruleset's game of the situation. */
export interface Played {
  readonly name: string
  readonly rulebook: Rulebook
  readonly scenario: Scenario
  readonly trace: readonly Observation[]
  /** How the game stands to the outcome derived for this ruleset; `untested` where there is none. */
  readonly verdict: Verdict
  readonly message: string
}

/** What a ruleset's game shows where the games part. */
export interface Shown {
  readonly rulesets: readonly string[]
  readonly step: number
  readonly says: string
  readonly rules: readonly RuleId[]
}

export interface Row {
  readonly id?: string
  readonly title: string
  readonly games: readonly Played[]
  readonly comparison: Comparison
  readonly parting: readonly Shown[]
  /** What contradicts a claim, a sentence each. */
  readonly contradictions: readonly string[]
}

/** `A` for the first group of games that are alike, `B` for the second. */
export const letterOf = ({ groups }: Comparison, name: string): string =>
  String.fromCharCode(65 + groups.findIndex(group => group.includes(name)))

/** What a ruleset answers to a question. */
export const claimOf = ({ claims }: Rulebook, id: string | undefined): Claim | undefined => claims.find(claim => claim.question === id)
