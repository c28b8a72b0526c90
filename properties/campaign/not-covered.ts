/**
 * What a campaign did not look at: each kind in a sentence, in a few words, and by name.
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
import { unsupportedOf } from './given-up.js'
import type { GivenUp, Ledger } from './ledger.js'
import type { ConformanceProfile, RuleResult, NotCovered, NotCoveredKind } from './report.js'

/** What the random games of a campaign came to. */
export interface RandomPlay {
  /** How many were asked for. */
  readonly asked: number
  /** The cards that they could be drawn from, of those that the engine claims. */
  readonly usable: readonly Card[]
  readonly claimed: readonly Card[]
  /** Cards that were named for them and that the engine does not claim. */
  readonly named: readonly string[]
  /** Whether cards were named for them at all. */
  readonly chosen: boolean
  /** How many players were asked for, and how many of these the engine can seat. */
  readonly players: { readonly asked: Seats; readonly seated: Seats }
  /** The campaign ended before them or amid them. */
  readonly cut: boolean
}

/** What the sentences are made from. */
export interface Looked {
  readonly statement: Statement
  readonly rules: readonly RuleResult[]
  readonly ledger: Ledger
  readonly ladder: ConformanceProfile
  readonly invariants: readonly Invariant[]
  readonly random: RandomPlay
  /** The names of the cards of the ruleset, those of fixtures included. */
  readonly known: ReadonlySet<string>
}

/** One of them, before it is said of which ruleset. */
type Found = Omit<NotCovered, 'ruleset'>

const found = (kind: NotCoveredKind, brief: string, sentence: string, items: NotCovered['items'] = []): Found => ({
  kind,
  brief,
  sentence,
  items
})

/** Names under their reasons, in the order in which the reasons come first. */
const byReason = (all: readonly { readonly name: string; readonly why: string }[]): NotCovered['items'] =>
  [...new Set(all.map(({ why }) => why))].map(why => ({ why, names: all.filter(each => each.why === why).map(({ name }) => name) }))

/** The normative ones among some rules of which the kit has no check, with the reason where there is one. */
const uncheckedRules = (neighbouring: boolean, rules: readonly RuleResult[]): readonly Found[] => {
  const normative = rules.filter(rule => rule.standing === 'normative' && isNeighbouring(rule.id) === neighbouring)
  const without = normative.filter(rule => rule.checks.length === 0)
  if (without.length === 0) return []
  const share = `${without.length} of ${normative.length}`
  return [
    found(
      'rules',
      neighbouring ? `${share} neighbouring` : share,
      `This version of the kit has no check of ${share} normative ${neighbouring ? 'neighbouring ' : ''}rules.`,
      byReason(without.map(({ id, unchecked = 'no check yet' }) => ({ name: id, why: unchecked.replace(/\.$/, '') })))
    )
  ]
}

const unclaimed = ({ cases, claimed }: ConformanceProfile): readonly Found[] =>
  claimed === cases
    ? []
    : [
        found(
          'fixtures',
          `${cases - claimed} of ${cases}`,
          `${cases - claimed} of ${count(cases, 'fixture')} were not played, for the engine does not claim what they need; the conformance profile says what.`
        )
      ]

const unseen = ({ level }: Statement, invariants: readonly Invariant[]): readonly Found[] => {
  if (level === 'full') return []
  const blind = invariants.filter(invariant => !decides(invariant, level)).map(({ name }) => name)
  const properties = count(blind.length, 'property', 'properties')
  return [
    found(
      'level',
      `at level ${level}${blind.length === 0 ? '' : ` ${properties} not tried`}`,
      `At level ${level} the engine does not show all that happens: expectations were compared in what it shows${blind.length === 0 ? '' : `, and ${properties} could not be tried`}.`,
      blind.length === 0 ? [] : [{ names: blind }]
    )
  ]
}

const unasked = ({ autonomous }: Statement): readonly Found[] =>
  autonomous.length === 0
    ? []
    : [
        found(
          'decisions',
          autonomous.join(', '),
          `The engine takes these decisions by itself: ${autonomous.join(', ')}; it was not made to take them otherwise, and no game was played twice to compare.`
        )
      ]

const unjudged = ({ inconclusive }: Ledger): readonly Found[] => {
  if (inconclusive.length === 0) return []
  const cases = inconclusive.map(each => ({ name: each.slice(0, each.indexOf(': ')), why: each.slice(each.indexOf(': ') + 2) }))
  return [
    found(
      'charts',
      `${inconclusive.length}`,
      `In ${count(inconclusive.length, 'case')} the charts did not judge the trace; fixtures and invariants did.`,
      byReason(cases)
    )
  ]
}

/** Random games have no names: they are told by their number. */
const namesOf = (games: readonly GivenUp[]): readonly string[] => {
  const drawn = games.filter(({ origin }) => origin === 'random').length
  return [
    ...games.filter(({ origin }) => origin === 'fixture').map(({ name }) => name),
    ...(drawn > 0 ? [count(drawn, 'random game')] : [])
  ]
}

/** Games that the engine ended as unsupported, by its notes. */
const givenUp = ({ givenUp: games, randomCases }: Ledger): readonly Found[] => {
  if (games.length === 0) return []
  const drawn = games.filter(({ origin }) => origin === 'random').length
  const told = unsupportedOf(games.map(({ note }) => note))
  const share = drawn > 0 ? `${drawn} of ${count(randomCases, 'random game')}` : ''
  const fixtures = games.length > drawn ? count(games.length - drawn, 'fixture') : ''
  const whose = [fixtures, share].filter(part => part !== '').join(' and ')
  return [
    found(
      'unsupported',
      `${whose} (${told.notes
        .slice(0, 2)
        .map(({ note }) => note)
        .join('; ')}${told.notes.length > 2 ? '; …' : ''})`,
      `The engine ended ${whose} as unsupported: what came until then was judged, and nothing after it.`,
      told.notes.map(({ note }) => ({ why: note, names: [...namesOf(games.filter(each => each.note === note))] }))
    )
  ]
}

/** Why a claimed card came into play in no game. */
const whyUnused = (name: string, { known, random: { asked, usable } }: Looked): string => {
  if (!known.has(name)) return 'the kit has no card of this name'
  const drawn = asked > 0 && usable.some(each => each.name === name)
  return drawn ? 'no random game came to it' : 'no fixture that was played has it in play, and no random game was drawn from it'
}

/** The cards that an engine claims, by name if it names them, and that came into play in no game. */
const unused = (looked: Looked, ruleset: string): readonly Found[] => {
  const {
    statement,
    ledger,
    random: { claimed }
  } = looked
  const names = statement.cards?.[ruleset] ?? claimed.map(({ name }) => name)
  const left = names.filter(name => !ledger.inPlay.fixture.has(name) && !ledger.inPlay.random.has(name))
  return left.length === 0
    ? []
    : [
        found(
          'cards',
          `${left.length} of ${names.length}`,
          `${left.length} of ${count(names.length, 'card')} that the engine claims came into play in no game.`,
          byReason(left.map(name => ({ name, why: whyUnused(name, looked) })))
        )
      ]
}

const random = (brief: string, sentence: string, items: NotCovered['items'] = []): Found => found('random-play', brief, sentence, items)

const unplayed = (
  { randomCases, inPlay }: Ledger,
  { asked, usable, claimed, named, chosen, players: { asked: wanted, seated }, cut }: RandomPlay
): readonly Found[] => {
  const none = (why: string): readonly Found[] => [random(`none, for ${why}`, `No random games were played, for ${why}.`)]
  if (asked === 0) return none('none were asked for')
  if (claimed.length === 0) return none('the engine claims no cards to draw them from')
  if (usable.length === 0) return none('the engine claims none of the cards that were named')
  if (seated.least > seated.most) return none(`the engine does not claim games of ${seated.least} players or more`)
  const out = claimed.filter(card => !usable.includes(card)).map(card => card.name)
  const idle = chosen ? usable.filter(({ name }) => !inPlay.random.has(name)).map(({ name }) => name) : []
  const why = wanted.most > seated.most ? ', for the engine does not claim more' : ''
  return [
    ...(seated.most < ALL_SEATS.most
      ? [random(`${seated.most} players at most`, `Random games seat ${seated.most} players at most${why}.`)]
      : []),
    ...(seated.least > ALL_SEATS.least
      ? [random(`${seated.least} players at least`, `Random games seat ${seated.least} players at least, as asked.`)]
      : []),
    ...(named.length > 0
      ? [
          random(
            `${count(named.length, 'card')} named but not claimed`,
            'Some cards were named for random games that the engine does not claim.',
            [{ names: [...named] }]
          )
        ]
      : []),
    ...(out.length > 0
      ? [
          random(
            `from ${usable.length} of ${count(claimed.length, 'card')}`,
            `Random games were drawn from ${usable.length} of the ${count(claimed.length, 'card')} that the engine claims; ${out.length} are left out.`,
            [{ names: out }]
          )
        ]
      : []),
    ...(idle.length > 0
      ? [
          random(
            `${idle.length} of ${count(usable.length, 'named card')} not in play`,
            `No random game brought ${idle.length} of the ${count(usable.length, 'card')} that were named into play.`,
            [{ names: idle }]
          )
        ]
      : []),
    ...(!cut && randomCases < asked
      ? [
          random(
            `ended after ${randomCases} of ${asked}`,
            `Random play ended after ${randomCases} of ${count(asked, 'game')}, when it had found enough different failures.`
          )
        ]
      : [])
  ]
}

/** What was left out of a ruleset that the engine claims. */
const notCovered = (looked: Looked, ruleset: string): readonly Found[] => {
  const { statement, rules, ledger, ladder, invariants, random } = looked
  return [
    ...unclaimed(ladder),
    ...unseen(statement, invariants),
    ...unasked(statement),
    ...unjudged(ledger),
    ...givenUp(ledger),
    ...unplayed(ledger, random),
    ...unused(looked, ruleset),
    ...uncheckedRules(false, rules),
    ...uncheckedRules(true, rules)
  ]
}

/** What was left out of a ruleset, and why; that alone which explains it if the engine does not claim the ruleset. */
export const notLookedAt = (ruleset: string, looked: Looked): readonly NotCovered[] => {
  const { rulesets } = looked.statement
  const why = `Nothing was played, for the engine does not claim this ruleset; it claims ${rulesets.join(', ') || 'none'}.`
  return (rulesets.includes(ruleset) ? notCovered(looked, ruleset) : [found('ruleset', '', why)]).map(each => ({ ...each, ruleset }))
}

/** What was left out where as many failures as were asked for ended it. */
export const stopped: NotCovered = found(
  'interrupted',
  '',
  'The campaign was ended by as many failures as were asked for; what would have followed was not run.'
)

/** What an interruption left out. */
export const interrupted: NotCovered = found('interrupted', '', 'The campaign was interrupted; what would have followed was not run.')
