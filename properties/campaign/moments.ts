/**
 * How the model sees a game at each step, for people who step through a failing one.
 * @module
 */
import type { PlayerNumber, Zone } from '../../model/scenario/names.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Frontier, Model, ModelState } from '../../model/statechart/index.js'
import type { GameEvent } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'
import { controllerOf, living, playerNumber } from '../../model/world/index.js'
import type { World, WorldObject } from '../../model/world/index.js'
import type { Holding, Moment } from './report.js'

/** Most explanations of a trace that a moment lists. */
const MOST = 3

/** The states of the replacement chart in which an event is on its way and being replaced. */
const REPLACING: readonly string[] = ['ordering', 'selecting', 'choosing', 'chosen', 'allocating', 'modified']

/** A moment with all that is known. */
type Whole = Required<Moment>

/** Plain data with the engine's names in it; what it has not named yet says so. */
const named = <T>(value: T, names: ModelState['names']): T => {
  if (typeof value === 'string') return (names[value] ?? (value.startsWith('~') ? '(not named yet)' : value)) as T
  if (Array.isArray(value)) return value.map(each => named(each as unknown, names)) as T
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(fields.map(([key, each]) => [key, named(each as unknown, names)])) as T
}

/** Whose an object is to look at: its controller's in the arena, its owner's elsewhere. */
const holderOf = (world: World, object: WorldObject): string => (object.zone === 'arena' ? controllerOf(world, object) : object.owner)

const NUMBERS: readonly PlayerNumber[] = ['life', 'action-points', 'resources', 'poison', 'speed']

const holdingOf = (world: World, player: string): Holding => {
  const zones: Partial<Record<Zone, string[]>> = {}
  let deck = 0
  for (const id of Object.values(world.zones).flat()) {
    const object = world.objects[id]
    if (!object || holderOf(world, object) !== player) continue
    if (object.zone === 'deck') deck++
    else if (object.zone !== 'stack') (zones[object.zone] ??= []).push(id)
  }
  const numbers = NUMBERS.map(number => [number, playerNumber(world, player, number)] as const)
  return { numbers: Object.fromEntries(numbers.filter(([number, value]) => number === 'life' || value !== 0)), zones, deck }
}

/** The innermost event that is on its way and being replaced. */
const replaced = ({ frames }: ModelState): GameEvent | null => {
  const found = frames.findLast(frame => frame.chart === 'replacement' && !frame.data.occurred && frame.data.event !== null)
  if (found?.chart !== 'replacement') return null
  return REPLACING.includes(found.at) || found.data.origin.applied.length > 0 ? found.data.event : null
}

const positionsOf = ({ frames }: ModelState): string[] => frames.map(({ chart, at }) => `${chart}.${at}`)

const unique = <T>(all: readonly T[]): readonly T[] => [...new Map(all.map(each => [JSON.stringify(each), each])).values()]

const momentOf = ({ states }: Frontier): Whole | undefined => {
  const [state] = states
  if (!state) return undefined
  const { world, names } = state
  const explanations = unique(states.map(positionsOf))
  return {
    players: Object.fromEntries(living(world).map(player => [player, named(holdingOf(world, player), names)])),
    stack: world.stack.map(layer => named(layer.id, names)).reverse(),
    pending: world.pending.map(({ stackObject: layer }) => named(layer, names)),
    event: named(replaced(state), names),
    charts: explanations.slice(0, MOST),
    more: Math.max(0, explanations.length - MOST)
  }
}

/** What of a moment differs from the one before. */
const difference = (moment: Whole, before: Whole | undefined): Moment =>
  Object.fromEntries(
    Object.entries(moment).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name as keyof Moment]))
  )

/**
 * A moment for each observation that the charts explain, told by what it changes. Where several explanations remain, players,
 * stack and event are those of the first.
 * @param from the first observation that is shown
 */
export const momentsOf = (model: Model, scenario: WireScenario, trace: readonly Observation[], from = 0): readonly Moment[] => {
  const moments: Moment[] = []
  let frontier = model.start(scenario)
  let before: Whole | undefined
  for (const [step, observation] of trace.entries()) {
    const next = model.accept(frontier, observation)
    if (next.kind === 'refused' || next.frontier.exceeded || next.frontier.unsupported !== undefined) break
    frontier = next.frontier
    if (step < from) continue
    const moment = momentOf(frontier)
    if (!moment) break
    moments.push(difference(moment, before))
    before = moment
  }
  return moments
}
