/**
 * The model's decisions of a scenario.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'
import { decide, firstDecisions, MODEL_NAMES, nextDecisions, reportOf, situationTexts } from '../../model/statechart/index.js'
import type { Model, Point, Points } from '../../model/statechart/index.js'
import { internedKeys } from '../../model/trace/interning.js'
import type { Keys } from '../../model/trace/interning.js'
import { alikeIn, decisionOf, distinctPlaces, walkedOptions } from './alike.js'
import type { Next, Node, Space } from './walk.js'

/** A point with the places of the options that are walked. */
export interface ModelNode {
  readonly point: Point
  readonly places: readonly number[]
}

/**
 * @param keys makes the keys by which states are merged
 * @param every whether each of several cards alike is walked
 */
export const modelSpace = (
  model: Model,
  scenario: WireScenario,
  keys: Keys = internedKeys(MODEL_NAMES),
  every = false
): Space<ModelNode> => {
  const alike = every ? new Map<string, string>() : alikeIn(scenario)
  const order = new Map(scenario.objects.map(({ id }, at) => [id, at]))
  const nodeOf = (point: Point): Node<ModelNode> => {
    const { state, asked, over } = point
    const key = keys(situationTexts(point))
    if (over) return { state: { point, places: [] }, key, over: { ...over, state: reportOf(state.world) } }
    const { player, decision, options } = asked!
    const isUntouched = (id: string): boolean => state.world.objects[id]?.incarnation === 1 && state.world.objects[id].zone === 'hand'
    const walked = new Set(walkedOptions(alike, order, options, isUntouched))
    const places = distinctPlaces(asked!).filter(place => walked.has(place))
    return { state: { point, places }, key, choices: places.map(place => decisionOf(player, decision, options[place]!)) }
  }
  const next = ({ points, cut }: Points): Next<ModelNode> => ({ nodes: points.map(nodeOf), ...(cut !== undefined && { cut }) })
  return {
    begin: () => next(firstDecisions(model, scenario)),
    take: ({ point, places }, choice) => next(nextDecisions(model, [decide(model, point.state, point.asked!, places[choice]!)]))
  }
}
