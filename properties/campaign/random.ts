/**
 * Random games over an engine's cards: situations and decisions drawn by fast-check, judged by charts, invariants and, a share
 * of them, by a metamorphic relation. A failure shrinks through the engine to the smallest game that shows it.
 * @module
 */
import fc from 'fast-check'
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Card } from '../../model/scenario/card.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Concept } from '../../model/rulebook/concept.js'
import type { Model } from '../../model/statechart/index.js'
import { cardsFor, choices, situation } from '../arbitraries/situation.js'
import type { Setting } from '../arbitraries/situation.js'
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

/** What random games are drawn from and how many. */
export interface RandomPlan extends Setting {
  readonly seed: number
  readonly runs: number
  readonly cards: readonly Card[]
  /** All cards of the ruleset by name, for what instructions create. */
  readonly known: ReadonlyMap<string, Card>
}

/** What judges a random game. */
export interface Judges {
  readonly model: Model | undefined
  readonly rulebook: Rulebook
  readonly invariants: readonly Invariant[]
  readonly relations: readonly Relation[]
}

/** What failed in a game: names of invariants and relations, or what the charts blame. */
const failuresOf = ({ breaches, chart, related = [] }: Case): readonly string[] => [
  ...breaches.map(({ invariant }) => invariant.name),
  ...related.flatMap(({ relation, difference }) => (difference ? [relation.name] : [])),
  ...(chart.kind === 'refused' ? [`charts ${[...chart.refused.blamed].sort().join(' ')}`] : [])
]

/**
 * Whether a game fails in one of these ways. What else is at stake at a refused step depends on what lies about,
 * so a smaller game need not be refused for all of it: it must be blamed for one concept that the greater one is blamed for.
 */
const failsAlike = (game: Case, names: readonly string[], blamed: readonly Concept[]): boolean =>
  failuresOf(game).some(name => names.includes(name)) ||
  (game.chart.kind === 'refused' && game.chart.refused.blamed.some(concept => blamed.includes(concept)))

const isOfCharts = (name: string): boolean => name.startsWith('charts ')

/** The most games of one kind of failure that are made small: where other cards fail in the same way, another fault may be the reason. */
const MOST_ALIKE = 3

const cardsIn = ({ scenario }: Case): ReadonlySet<string> => new Set(scenario.objects.map(object => object.card))

/** The most different failures for which a smallest situation is sought. */
const MOST_FAILURES = 4

/** The most answers that a game smaller than a failing one may take: one that goes on and on is none, and is given up. */
const answersAllowed = ({ played }: Case): number => Math.min(BUDGET, 20 + 2 * played.trace.filter(o => o.see === 'answer').length)

/** Half of the games are played twice, for one of the relations. */
const drawnRelation = (relations: readonly Relation[]): fc.Arbitrary<readonly Relation[]> =>
  fc.constantFrom(...(relations.length === 0 ? [[]] : relations.flatMap(relation => [[], [relation]])))

/** What a campaign does with random games as they are played. */
export interface Watcher {
  /** Sees each game; a fresh one is the smallest of a new kind of failure, or of one that the cards of earlier ones do not explain. */
  readonly see: (game: Case, fresh: boolean) => void
  /** Told of each game that is played only to make a failing one smaller. */
  readonly shrinking?: (tried: number, most: number) => void
  /** Asked before each game; true ends the play, with the smallest game so far. */
  readonly stop?: () => boolean
}

/**
 * Plays random games and shows each to the watcher; of every kind of failure the first is made as small as it goes, and is the fresh one.
 * @throws EngineFailure if the engine breaks down, with the situation in which it did
 */
export const playRandom = async (
  iut: ImplementationUnderTest,
  { model, rulebook, invariants, relations }: Judges,
  plan: RandomPlan,
  { see, shrinking = () => undefined, stop = () => false }: Watcher
): Promise<void> => {
  if (plan.cards.length === 0 || plan.runs <= 0) return
  const run = async (scenario: Case['scenario'], policy: Policy, applied: readonly Relation[], budget = BUDGET): Promise<Case> => {
    const game = await runCase(iut, model, rulebook, invariants, scenario, policy, { budget })
    return applied.length === 0 ? game : { ...game, related: await relate(iut, applied, scenario, game.played, budget) }
  }
  /** The smallest game that has one of these failures. */
  const shrunk = async (failing: Case, names: readonly string[], applied: readonly Relation[]): Promise<Case> => {
    let best = failing
    let tried = 0
    const budget = answersAllowed(failing)
    const blamed = failing.chart.kind === 'refused' && names.some(isOfCharts) ? failing.chart.refused.blamed : []
    const stillFails = async ({ scenario, script }: Replayable): Promise<boolean> => {
      if (stop()) return false
      shrinking(++tried, MOST_GAMES)
      try {
        const used = scenario.objects.map(object => object.card)
        const game = await run({ ...scenario, cards: cardsFor(used, plan.known) }, scripted(script), applied, budget)
        if (!failsAlike(game, names, blamed)) return false
        best = { ...game, script }
        return true
      } catch (error) {
        // A smaller game in which the engine breaks down shows another failure than the one looked at.
        if (error instanceof EngineFailure) return false
        throw error
      }
    }
    await smallest({ scenario: failing.scenario, script: scriptOf(failing.played.trace) }, stillFails)
    return best
  }
  /** For each kind of failure the cards of the smallest games that show it. */
  const shown = new Map<string, readonly ReadonlySet<string>[]>()
  const isFresh = (game: Case, name: string): boolean => {
    const alike = shown.get(name) ?? []
    return alike.length < MOST_ALIKE && !alike.some(cards => [...cards].every(card => cardsIn(game).has(card)))
  }
  // Without bias: early games would else be small ones in which nothing happens.
  const arbitrary = fc.noBias(
    fc.record({
      scenario: situation({ ruleset: rulebook.id, ...plan }),
      how: choices(),
      applied: drawnRelation(relations)
    })
  )
  let left = plan.runs
  let seed = plan.seed
  while (left > 0 && shown.size <= MOST_FAILURES && !stop()) {
    let failing: { readonly game: Case; readonly fresh: readonly string[]; readonly applied: readonly Relation[] } | undefined
    let broken: Error | undefined
    let played = 0
    const property = fc.asyncProperty(arbitrary, async ({ scenario, how, applied }) => {
      // Thrown, not returned: the rest would still be drawn, which takes as long as there are runs left.
      if (broken !== undefined || stop()) throw new Error('over')
      try {
        const game = await run(scenario, drawn(how), applied)
        played++
        const fresh = failuresOf(game).filter(name => isFresh(game, name))
        if (fresh.length === 0) see(game, false)
        else failing = { game, fresh, applied }
      } catch (error) {
        broken = error instanceof Error ? error : new Error(String(error))
      }
      if (failing) throw new Error('found')
    })
    await fc.check(property, { seed, numRuns: left, endOnFailure: true })
    if (broken !== undefined) throw broken
    if (!failing) return
    const { game, fresh, applied } = failing
    const least = await shrunk(game, fresh, applied)
    see(least, true)
    for (const name of new Set([...fresh, ...failuresOf(least)])) shown.set(name, [...(shown.get(name) ?? []), cardsIn(least)])
    left -= played
    seed++
  }
}
