/**
 * Plays a game's counterparts: what a metamorphic relation makes of it.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'
import { decisionsOf, following } from '../metamorphic/decisions.js'
import type { Difference, Relation } from '../metamorphic/index.js'
import { missingFor } from './claims.js'
import { BUDGET, play } from './play.js'
import type { Played } from './play.js'

/** A second game, and how it parts from what the first one demands. */
export interface Related {
  readonly relation: Relation
  readonly scenario: WireScenario
  readonly trace: readonly Observation[]
  readonly difference?: Difference
  /** Whether they differ can't be told in as many steps as are taken. */
  readonly undecided?: true
}

const ended = ({ trace }: Pick<Played, 'trace'>): boolean => {
  const last = trace.at(-1)
  return last?.see === 'end' && last.why !== 'unsupported'
}

/**
 * Plays the second game of each relation that applies. An engine that takes decisions by itself may take others in the second
 * game, so none applies to it; neither does one whose second game the engine does not claim.
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const relate = async (
  iut: ImplementationUnderTest,
  relations: readonly Relation[],
  scenario: WireScenario,
  { trace }: Pick<Played, 'trace'>,
  budget = BUDGET
): Promise<readonly Related[]> => {
  const { level, autonomous } = iut.statement
  const decisions = decisionsOf(scenario, trace)
  if (autonomous.length > 0 || !ended({ trace }) || !decisions) return []
  const all: Related[] = []
  for (const relation of relations) {
    const second = relation.transform(scenario, decisions, trace)
    if (!second || missingFor(iut.statement, second.scenario).length > 0) continue
    const played = await play(iut, second.scenario, following(second.scenario, second.decisions), undefined, budget)
    if (!ended(played) && played.how === 'ended') continue
    const found = relation.compare({ scenario, trace, level }, { scenario: second.scenario, trace: played.trace, level })
    all.push({
      relation,
      scenario: second.scenario,
      trace: played.trace,
      ...(found === 'undecided' ? { undecided: true } : found && { difference: found })
    })
  }
  return all
}
