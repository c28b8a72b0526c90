/**
 * Explorations by which faults are judged that no game comes by: those in what tells the states of an engine apart. Two states that are told
 * alike must go on alike: the same choices, the same told of each, and next states that are told alike again; no more states may be told
 * apart than by the engine without a fault; and where a fixture states outcomes, these are reached and no other.
 * @module
 */
import { standsTo } from '../../dist/model/scenario/outcome.js'
import { internedKeys } from '../../dist/model/trace/interning.js'
import { engineSpace } from '../../dist/properties/exploration/engine-space.js'
import { sayOutcome } from '../../dist/properties/exploration/ending.js'

/** What explorations tell of a fault. */
export const EXPLORED = {
  alike: 'states that are told alike go on in different ways',
  more: 'states are told apart that go on alike',
  stray: 'an outcome is reached that the fixture does not state',
  missing: 'an outcome that the fixture states is not reached'
}

const NAMES = /"(?:e:|l:|f)\d+"/g

/** What came on the way, its given names counted anew. */
const counted = told => {
  const order = new Map()
  return JSON.stringify(told).replace(NAMES, name => {
    if (!order.has(name)) order.set(name, order.size)
    return `"~${order.get(name)}"`
  })
}

/**
 * Walks all that can be reached, each state as often as it is come to; what comes after one that was known is walked no further.
 * @param most so many states are told apart, at most
 * @returns how many there are, the endings, and whether states that are told alike went on alike
 */
export const explored = async (engine, wire, most) => {
  const session = await engine.start(wire)
  const space = engineSpace(session, wire, internedKeys(session.forks.names))
  const known = new Map()
  const endings = new Map()
  let isAlike = true
  let cut
  const open = []
  const add = next => {
    cut ??= next.cut
    open.push(...next.nodes)
  }
  /** What becomes of a state: its ending, or what each choice leads to. */
  const goesOn = (node, isNew) => {
    if ('over' in node) {
      endings.set(sayOutcome(node.over), node.over)
      return sayOutcome(node.over)
    }
    return node.choices
      .map((choice, at) => {
        const next = space.take(node.state, at)
        if (isNew) add(next)
        return `${JSON.stringify(choice)} ${next.nodes.map(({ key, state }) => `${key} ${counted(state.told)}`).join(' or ')}`
      })
      .sort()
      .join('\n')
  }
  add(space.begin())
  while (open.length > 0 && isAlike) {
    const node = open.shift()
    const before = known.get(node.key)
    if (before === undefined && known.size >= most) return { states: most + 1, endings: [...endings.values()], isAlike, cut }
    const after = goesOn(node, before === undefined)
    if (before === undefined) known.set(node.key, after)
    else isAlike = before === after
  }
  return { states: known.size, endings: [...endings.values()], isAlike, cut }
}

/** What tells a fault in what an exploration found; `sound`: how many states the engine without a fault tells apart. */
export const signsOf = ({ states, endings, isAlike, cut }, outcomes, sound) => {
  if (!isAlike) return [EXPLORED.alike]
  if (states > sound) return [EXPLORED.more]
  const stray = endings.filter(ending => outcomes.every(outcome => standsTo(ending, outcome).kind === 'not'))
  const missing = outcomes.filter(outcome => endings.every(ending => standsTo(ending, outcome).kind !== 'is'))
  return [outcomes.length > 0 && stray.length > 0 && EXPLORED.stray, cut === undefined && missing.length > 0 && EXPLORED.missing].filter(
    Boolean
  )
}

/** So many states an exploration has, at most: one of more judges nothing. */
const MOST = 60

/**
 * The exploration of a scenario as a game that judges. Played without judges, by the engine without a fault, it says how many states there are.
 * @param outcomes those that a fixture states
 */
export const exploration = (wire, outcomes = []) => {
  let sound
  return async (engine, isJudged) => {
    if (sound > MOST) return []
    const found = await explored(engine, wire, isJudged ? sound : MOST)
    if (!isJudged) sound = found.states
    return sound > MOST ? [] : signsOf(found, outcomes, sound)
  }
}
