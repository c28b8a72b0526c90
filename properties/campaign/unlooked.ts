/**
 * What a campaign did not look at, in sentences.
 * @module
 */
import type { Statement } from '../../engine/port.js'
import { isNeighbouring } from '../../model/rulebook/rulebook.js'
import type { Card } from '../../model/scenario/card.js'
import { count } from '../../model/trace/text.js'
import type { Invariant } from '../invariants/index.js'
import { ALL_SEATS } from '../arbitraries/situation.js'
import type { Seats } from '../arbitraries/situation.js'
import { decides } from './case.js'
import type { Ledger } from './ledger.js'
import type { Ladder, RuleResult } from './report.js'

/** What the random games of a campaign came to. */
export interface RandomPlay {
  /** How many were asked for. */
  readonly asked: number
  /** The cards that they could be drawn from, of those that the engine claims. */
  readonly usable: readonly Card[]
  readonly claimed: readonly Card[]
  /** Cards that were named for them and that the engine does not claim. */
  readonly named: readonly string[]
  /** How many players were asked for, and how many of these the engine can seat. */
  readonly players: { readonly asked: Seats; readonly seated: Seats }
  /** The campaign ended before them or amid them. */
  readonly cut: boolean
}

/** The cards left out that a sentence names. */
const LISTED = 8

/** What the sentences are made from. */
export interface Looked {
  readonly statement: Statement
  readonly rules: readonly RuleResult[]
  readonly ledger: Ledger
  readonly ladder: Ladder
  readonly invariants: readonly Invariant[]
  readonly random: RandomPlay
}

/** Names the normative ones among some rules of which the kit has no check, those that have none for a reason under the reason. */
const uncheckedRules = (what: string, rules: readonly RuleResult[]): readonly string[] => {
  const normative = rules.filter(rule => rule.standing === 'normative')
  const without = normative.filter(rule => rule.checks.length === 0)
  if (without.length === 0) return []
  const reasons = [...new Set(without.map(rule => rule.unchecked))]
  return [
    `this version of the kit has no check of ${without.length} of ${normative.length} ${what} rules.`,
    ...reasons.map(reason => {
      const why = reason === undefined ? ' yet' : `, because ${reason.replace(/\.$/, '')}`
      const some = without.filter(rule => rule.unchecked === reason)
      return `no check${why}: ${some.map(rule => rule.id).join(', ')}.`
    })
  ]
}

const unclaimed = ({ cases, claimed }: Ladder): readonly string[] =>
  claimed === cases
    ? []
    : [
        `${cases - claimed} of ${count(cases, 'fixture')} were not played, for the engine does not claim what they need; the ladder says what.`
      ]

const unseen = ({ level }: Statement, invariants: readonly Invariant[]): readonly string[] => {
  const blind = invariants.filter(invariant => !decides(invariant, level)).map(({ name }) => name)
  if (level === 'full') return []
  const properties =
    blind.length === 0 ? '' : `, and ${count(blind.length, 'property', 'properties')} could not be tried: ${blind.join(', ')}`
  return [`at level ${level} the engine does not show all that happens; expectations were compared in what it shows${properties}.`]
}

const unasked = ({ autonomous }: Statement): readonly string[] =>
  autonomous.length === 0
    ? []
    : [
        `the engine takes these decisions by itself: ${autonomous.join(', ')}; it was not made to take them otherwise, and no game was played twice to compare.`
      ]

const unjudged = ({ inconclusive }: Ledger): readonly string[] => {
  const cases = new Map<string, number>()
  for (const each of inconclusive) {
    const why = each.slice(each.indexOf(': ') + 2)
    cases.set(why, (cases.get(why) ?? 0) + 1)
  }
  return [...cases].map(
    ([why, n]) => `in ${count(n, 'case')} the charts did not judge the trace, because ${why}; fixtures and invariants did.`
  )
}

const unplayed = ({ randomCases }: Ledger, { asked, usable, claimed, named, players, cut }: RandomPlay): readonly string[] => {
  const { seated } = players
  if (asked === 0) return ['no random games were played, for none were asked for.']
  if (claimed.length === 0) return ['no random games were played, for the engine claims no cards to draw them from.']
  if (usable.length === 0) return ['no random games were played, for the engine claims none of the cards that were named.']
  if (seated.least > seated.most)
    return [`no random games were played, for the engine does not claim games of ${seated.least} players or more.`]
  const out = claimed.filter(card => !usable.includes(card)).map(card => card.name)
  const more = out.length > LISTED ? ` and ${out.length - LISTED} more` : ''
  return [
    ...(seated.most < ALL_SEATS.most
      ? [
          `random games seat ${seated.most} players at most${players.asked.most > seated.most ? ', for the engine does not claim more' : ''}.`
        ]
      : []),
    ...(seated.least > ALL_SEATS.least ? [`random games seat ${seated.least} players at least, as asked.`] : []),
    ...(named.length > 0 ? [`of the cards named for random games, the engine does not claim ${named.join(', ')}.`] : []),
    ...(out.length > 0
      ? [
          `random games were drawn from ${usable.length} of the ${claimed.length} cards that the engine claims; left out: ${out.slice(0, LISTED).join(', ')}${more}.`
        ]
      : []),
    ...(!cut && randomCases < asked
      ? [`random play ended after ${randomCases} of ${count(asked, 'game')}, when it had found enough different failures.`]
      : [])
  ]
}

/** What was left out of a ruleset that the engine claims. */
const unlooked = ({ statement, rules, ledger, ladder, invariants, random }: Looked): readonly string[] => [
  ...unclaimed(ladder),
  ...unseen(statement, invariants),
  ...unasked(statement),
  ...unjudged(ledger),
  ...unplayed(ledger, random),
  ...uncheckedRules(
    'normative',
    rules.filter(rule => !isNeighbouring(rule.id))
  ),
  ...uncheckedRules(
    'normative neighbouring',
    rules.filter(rule => isNeighbouring(rule.id))
  )
]

/** What was left out, and why, a sentence each; one alone of a ruleset that the engine does not claim. */
export const notLookedAt = (ruleset: string, looked: Looked): readonly string[] => {
  const { rulesets } = looked.statement
  const sentences = rulesets.includes(ruleset)
    ? unlooked(looked)
    : [`nothing was played, for the engine does not claim this ruleset; it claims ${rulesets.join(', ') || 'none'}.`]
  return sentences.map(sentence => `${ruleset}: ${sentence}`)
}
