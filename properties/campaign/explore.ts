/**
 * Exploration: every legal choice of a small scenario is walked, in the engine and in the model, and the ends that can be
 * reached must be the same.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import { reachable } from '../../model/statechart/index.js'
import type { Model, Reached } from '../../model/statechart/index.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { isForced } from '../../model/trace/twins.js'
import { readers } from './alike.js'
import type { Reader, Told } from './alike.js'
import { givenUpWith } from './given-up.js'
import { play } from './play.js'
import type { Policy } from './play.js'
import { scriptOf } from './script.js'

/** The most steps of a walk: answers given to the engine, states walked in the model. */
export const EXPLORATION_BUDGET = 2_000

/** Why a walk ended that was stopped. */
export const STOPPED = 'it was stopped'

/** An end that an engine reached, and the game that led to it. */
interface Ended {
  readonly end: ObservationOf<'end'>
  readonly trace: readonly Observation[]
}

/** How one game was led: what was taken at each choice and what else there was, and whether all that was to be taken was offered. */
interface Led {
  readonly choices: { readonly taken: Told; readonly others: readonly Told[] }[]
  isLost: boolean
}

/**
 * Takes what the path says, each option by what it is, since an engine may list them in another order each time; then the first that is
 * shown.
 */
const following = (path: readonly Told[], reader: Reader, led: Led): Policy => ({
  choose: prompt => {
    const then = following(path, reader, led)
    if (isForced(prompt)) return { option: 0, then }
    const options = reader.options(prompt)
    const wanted = path[led.choices.length]
    const taken = wanted === undefined ? options[0] : options.find(({ text }) => text === wanted.text)
    led.isLost ||= taken === undefined || (wanted?.isDoubtful === true && taken.raw !== wanted.raw)
    const { place } = taken ?? options[0]!
    led.choices.push({ taken: options.find(each => each.place === place)!, others: options.filter(each => each.place !== place) })
    return { option: place, then }
  },
  waiting: []
})

/** What hears how far a walk has come, and may end it. */
interface Watching {
  readonly hear: (found: { readonly games: number; readonly answers: number }) => void
  readonly isStopped: () => boolean
}

/** What was found in an engine. */
export interface Walked {
  readonly ends: readonly Ended[]
  readonly games: number
  /** The notes of games that the engine ended as unsupported. */
  readonly notes: readonly string[]
  /** The games in which something was not offered that had been when the same choices were made before. */
  readonly lost: number
  readonly cut?: string
}

/**
 * Walks every legal choice of a scenario in an engine, from the start for each game.
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const walked = async (
  iut: ImplementationUnderTest,
  scenario: WireScenario,
  budget: number,
  watching?: Watching
): Promise<Walked> => {
  const ends: Ended[] = []
  const notes: string[] = []
  const read = readers(scenario)
  const queue: (readonly Told[])[] = [[]]
  let answers = 0
  let lost = 0
  for (let games = 0; ; games++) {
    const path = queue.pop()
    if (!path) return { ends, games, notes, lost }
    watching?.hear({ games, answers })
    if (watching?.isStopped()) return { ends, games, notes, lost, cut: STOPPED }
    const reader = read()
    const led: Led = { choices: [], isLost: false }
    const observer = { see: (o: Observation) => (reader.see(o), true) }
    const { trace, how } = await play(iut, scenario, following(path, reader, led), observer, budget)
    answers += trace.filter(o => o.see === 'answer').length
    if (how === 'budget' || answers > budget) return { ends, games, notes, lost, cut: `the engine has more than ${budget} answers to give` }
    const end = trace.at(-1)
    const note = givenUpWith(trace)
    if (note !== undefined) notes.push(note)
    else if (end?.see === 'end') ends.push({ end, trace })
    if (led.isLost || led.choices.length < path.length) {
      lost++
      continue
    }
    const taken = led.choices.map(choice => choice.taken)
    for (let at = taken.length - 1; at >= path.length; at--)
      for (const other of led.choices[at]!.others) queue.push([...taken.slice(0, at), other])
  }
}

/** Where an end that the engine reports is another than one of the model's; only what both tell is compared. */
export const isSame = (
  { why, winner, state }: Pick<Reached, 'why' | 'winner' | 'state'>,
  reached: Pick<Reached, 'why' | 'winner' | 'winners' | 'state'>
): boolean =>
  why === reached.why &&
  (winner === undefined || winner === reached.winner || reached.winners?.includes(winner) === true) &&
  Object.entries(state.players).every(([id, { life }]) => life === undefined || life === reached.state.players[id]?.life) &&
  Object.entries(state.objects).every(([id, { zone, controller, counters }]) => {
    const own = reached.state.objects[id]
    if (!own) return true
    const kinds = new Set([...Object.keys(counters ?? {}), ...Object.keys((counters && own.counters) ?? {})])
    return (
      (zone === undefined || zone === own.zone) &&
      (controller === undefined || controller === own.controller) &&
      [...kinds].every(kind => (counters?.[kind] ?? 0) === (own.counters?.[kind] ?? 0))
    )
  })

/** An end in a few words. */
export const sayEnd = ({ why, winner, state }: Pick<Reached, 'why' | 'winner' | 'state'>): string => {
  const lives = Object.entries(state.players).flatMap(([id, { life }]) => (life === undefined ? [] : [`${id} ${life}`]))
  const zones = Object.entries(state.objects).flatMap(([id, { zone }]) => (zone === undefined ? [] : [`${id} in ${zone}`]))
  return `${why}${winner === undefined ? '' : `, ${winner} wins`}; life ${lives.join(', ')}; ${zones.join(', ')}`
}

/** The decisions in a few words. */
export const sayDecisions = (decisions: readonly Decision[]): string =>
  decisions.length === 0
    ? 'with no decision'
    : `after ${decisions.map(({ player, decision, choose }) => `${player} ${decision} ${JSON.stringify(choose)}`).join(', ')}`

/** Why nothing is missing of an engine that does otherwise each time. */
export const OTHERWISE =
  'the engine does not offer the same options when the same choices are made again, so not every end could be looked for'

/** What an exploration found. */
export type Exploration =
  /** The notes are those of games that the engine ended as unsupported. */
  | { readonly kind: 'same'; readonly ends: number; readonly games: number; readonly notes: readonly string[] }
  /** Not every end was reached, which the games that ended as unsupported may account for. */
  | { readonly kind: 'unsupported'; readonly games: number; readonly notes: readonly string[] }
  | { readonly kind: 'inconclusive'; readonly why: string }
  | {
      readonly kind: 'differs'
      readonly message: string
      readonly decisions: readonly Decision[]
      /** The engine's game, where it reached an end that the model does not have. */
      readonly trace: readonly Observation[]
    }

/**
 * Walks every legal choice of a scenario in engine and model. An engine that takes decisions by itself need not reach all that
 * the rules allow, but reaches nothing else; neither need one that ends some of the games as unsupported.
 * @param budget the most steps of each walk; beyond it nothing is decided
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const explore = async (
  iut: ImplementationUnderTest,
  model: Model,
  scenario: WireScenario,
  budget = EXPLORATION_BUDGET
): Promise<Exploration> => {
  const allowed = reachable(model, scenario, budget)
  if (allowed.cut !== undefined) return { kind: 'inconclusive', why: allowed.cut }
  const found = await walked(iut, scenario, budget)
  if (found.cut !== undefined) return { kind: 'inconclusive', why: found.cut }
  const stray = found.ends.find(({ end }) => !allowed.ends.some(reached => isSame(end, reached)))
  if (stray) {
    const decisions = scriptOf(stray.trace)
    const message = `the engine reaches an end that the rules do not allow, ${sayDecisions(decisions)}: ${sayEnd(stray.end)}`
    return { kind: 'differs', message, decisions, trace: stray.trace }
  }
  const missing =
    iut.statement.autonomous.length > 0 ? undefined : allowed.ends.find(reached => !found.ends.some(({ end }) => isSame(end, reached)))
  if (found.notes.length > 0 && (missing || found.ends.length === 0)) return { kind: 'unsupported', games: found.games, notes: found.notes }
  if (missing && found.lost > 0) return { kind: 'inconclusive', why: OTHERWISE }
  if (missing) {
    const { decisions } = missing
    const message = `the engine never reaches an end that the rules allow, ${sayDecisions(decisions)}: ${sayEnd(missing)}`
    return { kind: 'differs', message, decisions, trace: [] }
  }
  return { kind: 'same', ends: new Set(allowed.ends.map(sayEnd)).size, games: found.games, notes: found.notes }
}
