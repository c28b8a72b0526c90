/**
 * Random games by their numbers: what a game is depends on the seed, the ruleset and its number alone, so that whoever plays part of a
 * run plays the same games.
 * @module
 */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Words } from '../../model/telling/words.js'
import type { Feature } from '../../model/scenario/features.js'
import type { Relation } from '../metamorphic/index.js'
import { composedSituation } from './composed/situation.js'
import { choices, situation } from './situation.js'
import type { Choices, Setting } from './situation.js'

/** What random games are drawn from. */
export interface GamePlan extends Setting {
  readonly ruleset: string
  readonly seed: number
  readonly cards: readonly Card[]
  /** All cards of the ruleset by name, for what instructions create. */
  readonly known: ReadonlyMap<string, Card>
  /** Present for an engine that reads abilities as data, unless cards were named: games of cards that are written for them. */
  readonly composing?: {
    readonly claims: (feature: Feature) => boolean
    /** What the game calls things. */
    readonly words: Words
  }
}

/** A game before it is played. */
export interface RandomGame {
  readonly scenario: WireScenario
  readonly how: Choices
  /** The relations for which it is played again. */
  readonly applied: readonly Relation[]
}

/** Half of the games are played twice, for one of the relations. */
const drawnRelation = (relations: readonly Relation[]): fc.Arbitrary<readonly Relation[]> =>
  fc.constantFrom(...(relations.length === 0 ? [[]] : relations.flatMap(relation => [[], [relation]])))

/** The seed of one game: numbers that follow each other give seeds that have nothing in common. */
const seedOf = (seed: number, ruleset: string, at: number): number =>
  createHash('sha256').update(`${seed} ${ruleset} ${at}`).digest().readInt32BE(0)

/** Every second game is of composed cards, where there are any. */
export const isComposed = (at: number): boolean => at % 2 === 1

/**
 * The games of a plan: each is drawn by its number, from 0.
 * @param relations those for which games may be played again
 */
export const gamesOf = (plan: GamePlan, relations: readonly Relation[]): ((at: number) => RandomGame) => {
  // Without bias: early games would else be small ones in which nothing happens.
  const gameOf = (scenario: fc.Arbitrary<WireScenario>): fc.Arbitrary<RandomGame> =>
    fc.noBias(fc.record({ scenario, how: choices(), applied: drawnRelation(relations) }))
  const ready = gameOf(situation(plan))
  const { composing } = plan
  const composed =
    composing &&
    gameOf(
      composedSituation({
        ...composing,
        ruleset: plan.ruleset,
        structure: plan.structure,
        library: [...plan.known.values()],
        turns: plan.turns,
        seats: plan.players
      })
    )
  return at => {
    const games = composed && isComposed(at) ? composed : ready
    const [game] = fc.sample(games, { seed: seedOf(plan.seed, plan.ruleset, at), numRuns: 1 })
    return game!
  }
}
