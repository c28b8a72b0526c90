/**
 * An engine's decisions of a scenario, where its sessions may be answered more than once.
 * @module
 */
import type { Session } from '../../engine/port.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { internedKeys } from '../../model/trace/interning.js'
import type { Keys } from '../../model/trace/interning.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { isForced } from '../../model/trace/twins.js'
import { alikeIn, decisionOf, distinctPlaces, walkedOptions } from './alike.js'
import type { Next, Node, Space } from './walk.js'

/** Where an engine's game has come to. */
export interface EngineNode {
  readonly session: Session
  readonly prompt?: ObservationOf<'prompt'>
  readonly places: readonly number[]
  /** The cards alike that something has happened to. */
  readonly touched: ReadonlySet<string>
  /** What has come since the last decision, from its answer on. */
  readonly told: readonly Observation[]
}

/** So many prompts in a row may leave nothing to decide. */
const MOST = 10_000

/**
 * @param first the session as it starts, one that can fork
 * @param keys makes the keys by which states are merged
 */
export const engineSpace = (first: Session, scenario: WireScenario, keys: Keys = internedKeys(first.forks!.names)): Space<EngineNode> => {
  const alike = alikeIn(scenario)
  const order = new Map(scenario.objects.map(({ id }, at) => [id, at]))
  const touching = (touched: ReadonlySet<string>, told: readonly Observation[]): ReadonlySet<string> => {
    if (alike.size === touched.size) return touched
    const text = JSON.stringify(told.filter(({ see }) => see !== 'prompt' && see !== 'answer'))
    const news = [...alike.keys()].filter(id => !touched.has(id) && text.includes(JSON.stringify(id)))
    return news.length === 0 ? touched : new Set([...touched, ...news])
  }
  const follow = (start: Session, before: readonly Observation[], known: ReadonlySet<string>): Next<EngineNode> => {
    let session = start
    const told: Observation[] = [...before, ...session.observations]
    for (let forced = 0; ; forced++) {
      const last = session.observations.at(-1)
      if (last?.see === 'end') {
        if (last.why === 'unsupported' || last.why === 'budget')
          return { nodes: [], cut: `the engine ended a game as ${last.why}${last.note === undefined ? '' : `: ${last.note}`}` }
        const { why, winner, state } = last
        const over = { why, ...(winner !== undefined && { winner }), state }
        return { nodes: [nodeOf({ session, places: [], touched: touching(known, told), told }, { over })] }
      }
      if (last?.see !== 'prompt') return { nodes: [], cut: 'the engine neither asks nor ends the game' }
      if (!isForced(last)) {
        const touched = touching(known, told)
        const walked = new Set(walkedOptions(alike, order, last.options, id => !touched.has(id)))
        const places = distinctPlaces(last).filter(place => walked.has(place))
        return { nodes: [nodeOf({ session, prompt: last, places, touched, told }, {})] }
      }
      if (forced >= MOST) return { nodes: [], cut: `more than ${MOST} prompts in a row leave nothing to decide` }
      session = session.forks!.answer(0)
      told.push({ see: 'answer', option: 0 }, ...session.observations)
    }
  }
  const nodeOf = (
    state: EngineNode,
    { over }: Pick<Extract<Node<EngineNode>, { over: unknown }>, 'over'> | { readonly over?: undefined }
  ): Node<EngineNode> => {
    const texts = state.session.forks!.situation()
    if (over) return { state, key: keys([...texts, `${over.why} ${over.winner ?? ''}`]), over }
    const { player, decision, options } = state.prompt!
    return { state, key: keys([...texts, '']), choices: state.places.map(place => decisionOf(player, decision, options[place]!)) }
  }
  return {
    begin: () => follow(first, [], new Set()),
    take: ({ session, places, touched }, choice) => {
      const option = places[choice]!
      return follow(session.forks!.answer(option), [{ see: 'answer', option }], touched)
    }
  }
}
