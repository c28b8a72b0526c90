/** Every way a scenario can go in the model: each legal choice is walked. @module */
import type { Decision, WireScenario } from '../../scenario/scenario.js'
import type { Observation, ObservationOf, ReportedState } from '../../trace/observation.js'
import { objectView, playerNumber } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { ModelState } from '../state.js'
import { winnersIn } from './decisions.js'
import { enacted, shownMoves } from './enact.js'
import { keyOf } from './key.js'
import type { Frontier, Model } from './model.js'

/** An end that can be reached, and the first decisions found that lead to it. */
export interface Reached {
  readonly why: ObservationOf<'end'>['why']
  readonly winner?: string
  /** Whoever may be named as the winner: any of a team that won. */
  readonly winners?: readonly string[]
  readonly state: ReportedState
  readonly decisions: readonly Decision[]
}

/** What a walk through the model found. */
export interface Reachable {
  readonly ends: readonly Reached[]
  /** Model states that were walked. */
  readonly steps: number
  /** Why it did not walk everything. */
  readonly cut?: string
}

/** The state of the world in full, as an engine could report it. */
export const reportOf = (world: World): ReportedState => ({
  players: Object.fromEntries(world.players.map(player => [player, { life: playerNumber(world, player, 'life') }])),
  objects: Object.fromEntries(
    Object.keys(world.objects).flatMap(id => {
      const object = objectView(world, id)
      return object ? [[id, { zone: object.zone, controller: object.controller, counters: { ...object.counters } }]] : []
    })
  )
})

interface Node {
  readonly frontier: Frontier
  readonly asked?: ObservationOf<'prompt'>
  readonly decisions: readonly Decision[]
}

const decided = ({ asked, decisions }: Node, came: Observation): readonly Decision[] => {
  const chosen = came.see === 'answer' ? asked?.options[came.option] : undefined
  return chosen && asked && asked.options.length > 1
    ? [...decisions, { player: asked.player, decision: asked.decision, choose: { ...chosen } }]
    : decisions
}

/** States are the same whatever the engine would call what it names. */
const keyWithoutNames = (state: ModelState): string => keyOf({ ...state, names: {} })

/**
 * Walks every legal choice of a scenario in the model.
 * @param budget the most model states that are walked
 */
export const reachable = (model: Model, scenario: WireScenario, budget: number): Reachable => {
  const ends: Reached[] = []
  const seen = new Set<string>()
  const queue: Node[] = [{ frontier: model.start(scenario), decisions: [] }]
  for (let steps = 0; ; steps++) {
    const node = queue.pop()
    if (!node) return { ends, steps }
    const { unsupported, exceeded, states } = node.frontier
    if (unsupported !== undefined) return { ends, steps, cut: `the model does not cover ${unsupported}` }
    if (exceeded || steps >= budget) return { ends, steps, cut: `the model has more than ${budget} states to walk` }
    const fresh = states.filter(state => !seen.has(keyWithoutNames(state)))
    for (const state of fresh) seen.add(keyWithoutNames(state))
    for (const { state, enabled } of shownMoves(model, { ...node.frontier, states: fresh })) {
      const came = enacted(enabled, state.names, `at${steps}-`)
      if (came.see === 'end') {
        const winners = winnersIn(state.world, enabled.effect.pattern?.['winner?'])
        const [winner] = winners
        const won = winner === undefined ? {} : { winner, winners }
        ends.push({ why: came.why, ...won, state: reportOf(state.world), decisions: node.decisions })
        continue
      }
      const next = model.accept({ ...node.frontier, states: [state] }, came)
      if (next.kind === 'refused') return { ends, steps, cut: `the model refuses what it offers: ${next.message}` }
      queue.push({ frontier: next.frontier, decisions: decided(node, came), ...(came.see === 'prompt' && { asked: came }) })
    }
  }
}
