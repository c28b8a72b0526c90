/** Which fixtures part under two rulesets. @module */
import { judgingFixturesOf, toWire } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { InputProblem } from '../../model/scenario/problem.js'
import { compareGames } from '../../model/trace/compare.js'
import type { Observation } from '../../model/trace/observation.js'
import { runCase } from '../../properties/campaign/case.js'
import { EngineFailure } from '../../properties/campaign/failure.js'
import { scripted } from '../../properties/campaign/play.js'
import { carriedOver } from '../comparison/asked.js'
import { embedded } from '../engine.js'

/** How a fixture of one ruleset comes out under another: alike, otherwise, or not at all. */
export interface Parting {
  readonly fixture: string
  readonly how: 'alike' | 'parts' | 'does-not-fit'
}

/** Plays the fixtures of one ruleset under another as well, on the reference engine. */
export const partingFixtures = async (
  from: Rulebook,
  to: Rulebook,
  progress: (done: number, total: number, what: string) => void
): Promise<readonly Parting[]> => {
  const fixtures = judgingFixturesOf(from).filter(({ scenario }) => scenario.ruleset === from.id)
  const engines = [embedded(from), embedded(to)] as const
  const traceIn = async (at: 0 | 1, { scenario, file }: Fixture): Promise<readonly Observation[] | undefined> => {
    const rulebook = at === 0 ? from : to
    try {
      const wire = { ...toWire(carriedOver(scenario, rulebook, file), file), ruleset: rulebook.id }
      return (await runCase(engines[at], undefined, rulebook, [], wire, scripted(scenario.script))).played.trace
    } catch (error) {
      // a situation that the other game has no words for is no game of it
      if (error instanceof EngineFailure || error instanceof InputProblem) return undefined
      throw error
    }
  }
  const found: Parting[] = []
  for (const [at, fixture] of fixtures.entries()) {
    const { id, players, objects } = fixture.scenario
    const [then, now] = [await traceIn(0, fixture), await traceIn(1, fixture)]
    const own = new Set([...players, ...objects].map(each => each.id))
    const how =
      then === undefined || now === undefined
        ? 'does-not-fit'
        : compareGames(
              [
                { name: 'then', trace: then },
                { name: 'now', trace: now }
              ],
              own
            ).groups.length > 1
          ? 'parts'
          : 'alike'
    found.push({ fixture: id, how })
    progress(at + 1, fixtures.length, id)
  }
  return found
}
