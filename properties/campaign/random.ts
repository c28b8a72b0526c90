/**
 * One random game, judged by charts, invariants and, for a share of them, a metamorphic relation; and the smallest game that still fails
 * as it does, found by playing smaller ones on the engine.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Card } from '../../model/scenario/card.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Concept } from '../../model/rulebook/concept.js'
import type { Model } from '../../model/statechart/index.js'
import { wordsOf } from '../../model/telling/words.js'
import { shorterTexts } from '../arbitraries/composed/shorter.js'
import type { RandomGame } from '../arbitraries/game.js'
import { cardsFor } from '../arbitraries/situation.js'
import type { Invariant } from '../invariants/index.js'
import type { Relation } from '../metamorphic/index.js'
import { runCase } from './case.js'
import type { Case } from './case.js'
import { EngineFailure } from './failure.js'
import { BUDGET, drawn, scripted } from './play.js'
import type { Policy } from './play.js'
import { relate } from './relate.js'
import { scriptOf } from './script.js'
import { MOST_GAMES, smallest } from './shrink.js'
import type { Replayable } from './shrink.js'

/** What judges a random game. */
export interface Judges {
  readonly model: Model | undefined
  readonly rulebook: Rulebook
  readonly invariants: readonly Invariant[]
}

/** In what ways a game fails: names of invariants and relations, or what the charts blame. */
export const kindsOf = ({ breaches, chart, related = [] }: Case): readonly string[] => [
  ...new Set([
    ...breaches.map(({ invariant }) => invariant.name),
    ...related.flatMap(({ relation, difference }) => (difference ? [relation.name] : [])),
    ...(chart.kind === 'refused' ? [`charts ${[...chart.refused.blamed].sort().join(' ')}`] : [])
  ])
]

const isOfCharts = (kind: string): boolean => kind.startsWith('charts ')

/**
 * Whether a game fails in one of these ways. What else is at stake at a refused step depends on what lies about,
 * so a smaller game need not be refused for all of it: it must be blamed for one concept that the greater one is blamed for.
 */
const failsAlike = (game: Case, kinds: readonly string[], diagnosis: readonly Concept[]): boolean =>
  kindsOf(game).some(kind => kinds.includes(kind)) ||
  (game.chart.kind === 'refused' && game.chart.refused.blamed.some(concept => diagnosis.includes(concept)))

/** The most answers that a game smaller than a failing one may take: one that goes on and on is none, and is given up. */
const answersAllowed = ({ played }: Case): number => Math.min(BUDGET, 20 + 2 * played.trace.filter(o => o.see === 'answer').length)

const run = async (
  iut: ImplementationUnderTest,
  { model, rulebook, invariants }: Judges,
  scenario: Case['scenario'],
  policy: Policy,
  applied: readonly Relation[],
  budget = BUDGET
): Promise<Case> => {
  const game = await runCase(iut, model, rulebook, invariants, scenario, policy, { budget })
  return applied.length === 0 ? game : { ...game, related: await relate(iut, applied, scenario, game.played, budget) }
}

/**
 * Plays a random game, and again for its relations.
 * @throws EngineFailure if the engine breaks down
 */
export const playGame = (iut: ImplementationUnderTest, judges: Judges, { scenario, how, applied }: RandomGame): Promise<Case> =>
  run(iut, judges, scenario, drawn(how), applied)

/** What sees a failing game made smaller. */
export interface Shrinking {
  /** Told of each game that is played for it. */
  readonly shrinking?: (tried: number, most: number) => void
  /** Asked before each of them; true ends it, with the smallest game so far. */
  readonly stop?: () => boolean
}

/**
 * The smallest game that fails in one of these ways.
 * @param known cards by name, for what instructions create
 */
export const leastOf = async (
  iut: ImplementationUnderTest,
  judges: Judges,
  known: ReadonlyMap<string, Card>,
  failing: Case,
  applied: readonly Relation[],
  kinds: readonly string[],
  { shrinking = () => undefined, stop = () => false }: Shrinking = {}
): Promise<Case> => {
  let best = failing
  let tried = 0
  const budget = answersAllowed(failing)
  const diagnosis = failing.chart.kind === 'refused' && kinds.some(isOfCharts) ? failing.chart.refused.blamed : []
  const stillFails = async ({ scenario, script }: Replayable): Promise<boolean> => {
    if (stop()) return false
    shrinking(++tried, MOST_GAMES)
    try {
      const used = scenario.objects.map(object => object.card)
      const own = new Map([...known, ...scenario.cards.map(card => [card.name, card] as const)])
      const game = await run(iut, judges, { ...scenario, cards: cardsFor(used, own) }, scripted(script), applied, budget)
      if (!failsAlike(game, kinds, diagnosis)) return false
      best = { ...game, script }
      return true
    } catch (error) {
      // A smaller game in which the engine breaks down shows another failure than the one looked at.
      if (error instanceof EngineFailure) return false
      throw error
    }
  }
  const words = wordsOf(judges.rulebook)
  // a card of the library keeps its text, since engines know it by its name
  await smallest({ scenario: failing.scenario, script: scriptOf(failing.played.trace) }, stillFails, card =>
    known.has(card.name) ? [] : shorterTexts(card, words)
  )
  return best
}
