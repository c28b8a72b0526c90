/**
 * Random games over an engine's cards: situations and decisions drawn by fast-check, judged by charts and invariants.
 * A failure shrinks through the engine to the smallest situation that shows it.
 * @module
 */
import fc from 'fast-check'
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Card } from '../../model/scenario/card.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Model } from '../../model/statechart/index.js'
import { decisions, situation } from '../arbitraries/situation.js'
import type { Invariant } from '../invariants/index.js'
import { runCase } from './case.js'
import type { Case } from './case.js'
import { EngineFailure } from './failure.js'
import { drawn } from './play.js'

/** What random games are drawn from and how many. */
export interface RandomPlan {
  readonly seed: number
  readonly runs: number
  readonly cards: readonly Card[]
  /** The phase in which players have priority. */
  readonly phase: string
  /** Most players of a situation. */
  readonly seats: number
}

/** What failed in a game: names of invariants, or the rules that the charts cite. */
const failuresOf = (game: Case): readonly string[] => [
  ...game.breaches.map(({ invariant }) => invariant.name),
  ...(game.chart.kind === 'refused' ? [`charts ${[...game.chart.refused.rules].sort().join(' ')}`] : [])
]

/** The most different failures for which a smallest situation is sought. */
const MOST_FAILURES = 4

/**
 * Plays random games, calling `see` with each; of every kind of failure only the smallest game found is given.
 * @throws EngineFailure if the engine breaks down, with the situation in which it did
 */
export const playRandom = async (
  iut: ImplementationUnderTest,
  model: Model | undefined,
  rulebook: Rulebook,
  invariants: readonly Invariant[],
  plan: RandomPlan,
  see: (game: Case) => void
): Promise<void> => {
  if (plan.cards.length === 0 || plan.runs <= 0) return
  const known = new Set<string>()
  let left = plan.runs
  let seed = plan.seed
  while (left > 0 && known.size <= MOST_FAILURES) {
    let failing: Case | undefined
    let broken: EngineFailure | undefined
    let played = 0
    const arbitrary = fc.record({
      scenario: situation(rulebook.id, plan.cards, plan.phase, plan.seats),
      numbers: decisions()
    })
    const holds = async ({ scenario, numbers }: { scenario: WireScenario; numbers: readonly number[] }): Promise<boolean> => {
      try {
        const game = await runCase(iut, model, rulebook, invariants, scenario, drawn(numbers))
        const fresh = failuresOf(game).filter(name => !known.has(name))
        if (fresh.length === 0) {
          if (!failing) {
            played++
            see(game)
          }
          return true
        }
        failing = game
        return false
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error
        broken = error
        return true
      }
    }
    await fc.check(fc.asyncProperty(arbitrary, holds), { seed, numRuns: left })
    if (broken) throw broken
    if (!failing) return
    see(failing)
    for (const name of failuresOf(failing)) known.add(name)
    left -= played + 1
    seed++
  }
}
