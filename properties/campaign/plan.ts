/**
 * The plan of a campaign: what is played, and by what it is judged. It is worked out from the suite and from what the engine claims alone,
 * so that all who play part of a campaign come to the same.
 * @module
 */
import type { Statement } from '../../engine/port.js'
import type { Fixture } from '../../fixtures/loader.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Card } from '../../model/scenario/card.js'
import type { Feature } from '../../model/scenario/features.js'
import { isExplored } from '../../model/scenario/scenario.js'
import { createModel } from '../../model/statechart/index.js'
import type { Model } from '../../model/statechart/index.js'
import { wordsOf } from '../../model/telling/words.js'
import type { GamePlan } from '../arbitraries/game.js'
import { ALL_SEATS } from '../arbitraries/situation.js'
import type { Seats } from '../arbitraries/situation.js'
import { invariants as allInvariants } from '../invariants/index.js'
import type { Invariant } from '../invariants/index.js'
import { relations } from '../metamorphic/index.js'
import type { Relation } from '../metamorphic/index.js'
import { rulesOf } from './case.js'
import { claims, usableCards } from './claims.js'
import type { Chosen } from './narrow.js'
import type { Suite } from './suite.js'

/**
 * What a campaign is made of, beside what the engine claims.
 * @public
 */
export interface CampaignSettings {
  /** What is played, and what it is judged by; `suiteOf` has what comes with the kit. */
  readonly suite: Suite
  /** Where the random games begin; the same seed gives the same games. */
  readonly seed: number
  /** How many random games. */
  readonly runs: number
  /** Whether interpretations judge too. */
  readonly strict: boolean
  /** Names of the cards that random games are drawn from, of those that the engine claims; all of them unless given. */
  readonly cards?: readonly string[]
  /** Fewest and most players of a random game; 2 to 4 unless given. */
  readonly players?: Seats
  /**
   * Which metamorphic relations each fixture is played again for: every one, or one after the other, a fixture each, which begins with
   * the seed and takes a fifth of the time. Every one unless given.
   */
  readonly relations?: 'every' | 'in-turn'
  /** Whether the corpus is played, and every second random game is of composed cards, for an engine that reads abilities as data. */
  readonly composed?: boolean
  /** The command that starts the engine, for replays. */
  readonly command?: string
  /** Where the engine listens instead, for replays: `127.0.0.1:7357`. */
  readonly address?: string
}

/** One thing to play, by its place among those of its kind. */
export type Unit =
  | { readonly kind: 'fixture' | 'situation' | 'corpus' | 'exploration' | 'game'; readonly at: number }
  /** A failing game to be made smaller, and in which ways it must still fail. */
  | { readonly kind: 'least'; readonly at: number; readonly failing: readonly string[] }

/** The plan of a campaign. */
export interface Plan {
  readonly settings: CampaignSettings
  readonly statement: Statement
  readonly rulebook: Rulebook
  readonly model: Model
  /** The invariants that say something of the game. */
  readonly invariants: readonly Invariant[]
  /** The cards that random games may be drawn from. */
  readonly drawn: {
    /** Those that the engine claims, of all that were named. */
    readonly usable: readonly Card[]
    /** Those that the engine claims. */
    readonly claimed: readonly Card[]
    /** Names of cards that were named and that the engine does not claim. */
    readonly unclaimed: readonly string[]
    /** Every card of the ruleset by name. */
    readonly every: ReadonlyMap<string, Card>
  }
  /** How many players were asked for, and how many of these the engine seats. */
  readonly players: { readonly asked: Seats; readonly seated: Seats }
  readonly games: GamePlan
  /** Fixtures of which every choice is walked. */
  readonly explored: readonly Fixture[]
  /** How many random games there are. */
  readonly runs: number
  /** All that there is to play, in the order in which it is told. */
  readonly units: readonly Unit[]
  /** What is judged of a campaign that is narrowed; all of it unless given. */
  readonly chosen?: Chosen
}

const unitsOf = (kind: Exclude<Unit['kind'], 'least'>, count: number): readonly Unit[] =>
  Array.from({ length: count }, (_, at) => ({ kind, at }))

/** What a campaign does with an engine that claims this. */
export const planOf = (asGiven: CampaignSettings, statement: Statement): Plan => {
  // the corpus is of composed cards too
  const settings = asGiven.composed === true ? asGiven : { ...asGiven, suite: { ...asGiven.suite, corpus: [] } }
  const { base, fixtures, situations = [], corpus = [], cards, fixtureCards = [] } = settings.suite
  const { rulebook } = base
  const known = new Map(cards.map(card => [card.name, card]))
  const every = new Map([...fixtureCards.map(card => [card.name, card] as const), ...known])
  const named = settings.cards
  const from = named === undefined ? known : new Map([...every].filter(([name]) => named.includes(name)))
  const usable = usableCards(statement, rulebook.id, from.values())
  const asked = settings.players ?? ALL_SEATS
  const seated = claims(statement, 'seats') ? asked : { least: asked.least, most: 2 }
  const runs = usable.length === 0 || seated.least > seated.most ? 0 : settings.runs
  const explored = fixtures.filter(({ scenario }) => isExplored(scenario) && scenario.ruleset === rulebook.id)
  return {
    settings,
    statement,
    rulebook,
    model: createModel(base, { level: statement.level, autonomous: statement.autonomous }),
    invariants: allInvariants.filter(
      invariant => rulesOf(invariant, rulebook).length > 0 && (invariant.applies?.(rulebook.structure) ?? true)
    ),
    drawn: {
      usable,
      claimed: [...new Set([...usableCards(statement, rulebook.id, known.values()), ...usable])],
      unclaimed: (named ?? []).filter(name => every.has(name) && !usable.some(card => card.name === name)),
      every
    },
    players: { asked, seated },
    games: {
      ruleset: rulebook.id,
      seed: settings.seed,
      cards: usable,
      known: every,
      structure: rulebook.structure,
      players: seated,
      turns: claims(statement, 'turns'),
      attachments: claims(statement, 'attachments'),
      ...(settings.composed === true &&
        named === undefined &&
        statement.cards?.[rulebook.id] === undefined && {
          composing: { claims: (feature: Feature) => claims(statement, feature), words: wordsOf(rulebook) }
        })
    },
    explored,
    runs,
    units: [
      ...unitsOf('fixture', fixtures.length),
      ...unitsOf('situation', situations.length),
      ...unitsOf('corpus', corpus.length),
      ...unitsOf('exploration', explored.length),
      ...unitsOf('game', runs)
    ]
  }
}

/** The relations for which the fixture at a place is played again. */
export const relationsAt = ({ settings: { relations: which = 'every', seed } }: Plan, at: number): readonly Relation[] =>
  which === 'every' ? relations : relations.filter((_, place) => place === (seed + at) % relations.length)

/** The usual number of players, which need not be typed. */
const isUsual = ({ least, most }: Seats): boolean => least === ALL_SEATS.least && most === ALL_SEATS.most

/** The command that draws a random game of the plan again and plays it, as it was before it was made smaller. */
export const drawingAgain = (plan: Plan, at: number): string => {
  const { seed, cards, players = ALL_SEATS, composed } = plan.settings
  return (
    [
      `npx stacklaw replay --ruleset ${plan.rulebook.id} --seed ${seed} --game ${at + 1}`,
      ...(composed ? ['--thorough'] : []),
      ...(cards ? [`--cards ${JSON.stringify(cards.join(','))}`] : []),
      ...(isUsual(players) ? [] : [`--players ${players.least}-${players.most}`])
    ].join(' ') + withEngine(plan)
  )
}

/** The option that names the engine, as it is typed. */
export const engineOption = ({ command, address }: Pick<CampaignSettings, 'command' | 'address'>): string | undefined =>
  address !== undefined ? `--connect ${address}` : command === undefined ? undefined : `--engine ${JSON.stringify(command)}`

/** The end of a command that plays something again on the same engine. */
export const withEngine = ({ settings }: Plan): string => {
  const named = engineOption(settings)
  return named === undefined ? '' : ` ${named}`
}
