/**
 * An engine and the model on one scenario: every decision is walked in both, and the same outcomes must be reached.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import type { Model } from '../../model/statechart/index.js'
import { isSame, walked } from '../campaign/explore.js'
import { scriptOf } from '../campaign/script.js'
import type { Ending } from './ending.js'
import { sayOutcome } from './ending.js'
import { engineSpace } from './engine-space.js'
import { modelSpace } from './model-space.js'
import type { Outcome, Pace, Walk, Walking } from './walk.js'
import { walk } from './walk.js'

/** What an engine that is played from the start each time was found to reach. */
export interface Games {
  readonly games: number
  readonly reached: readonly Outcome[]
  readonly cut?: string
}

/** What was found of an engine: states that were merged, or games. */
export type Found = { readonly kind: 'states'; readonly walk: Walk } | { readonly kind: 'games'; readonly games: Games }

/** How engine and model differ. */
export interface Differing {
  /** What the engine reaches and the rules do not allow. */
  readonly stray: readonly Outcome[]
  /** What the rules allow and the engine does not reach. */
  readonly missing: readonly Outcome[]
}

/** What the walks found. */
export interface Compared extends Differing {
  readonly model: Walk
  readonly engine: Found
}

export const reachedBy = (found: Found): readonly Outcome[] => (found.kind === 'states' ? found.walk.reached : found.games.reached)
export const cutOf = (found: Found): string | undefined => (found.kind === 'states' ? found.walk.cut : found.games.cut)

const shorter = (a: readonly Decision[], b: readonly Decision[]): readonly Decision[] => (b.length < a.length ? b : a)

/** Plays an engine from the start for every way to decide. */
const playedWalk = async (iut: ImplementationUnderTest, scenario: WireScenario, { limit, isStopped, hear }: Walking): Promise<Games> => {
  const found = await walked(iut, scenario, limit, {
    hear: ({ games, answers }) => hear?.({ states: answers, transitions: answers, outcomes: games }),
    isStopped: () => isStopped?.() ?? false
  })
  const reached = new Map<string, Outcome>()
  for (const { end, trace } of found.ends) {
    const ending: Ending = { why: end.why, ...(end.winner !== undefined && { winner: end.winner }), state: end.state }
    const text = sayOutcome(ending)
    const known = reached.get(text)
    const decisions = scriptOf(trace)
    reached.set(text, {
      text,
      ending,
      decisions: known ? shorter(known.decisions, decisions) : decisions,
      states: (known?.states ?? 0) + 1
    })
  }
  const note = found.notes[0]
  const cut = found.cut ?? (note !== undefined ? `the engine ended ${found.notes.length} games as unsupported: ${note}` : undefined)
  const lost = found.lost > 0 ? 'the engine does not offer the same options when the same choices are made again' : undefined
  return { games: found.games, reached: [...reached.values()], ...((cut ?? lost) !== undefined && { cut: (cut ?? lost)! }) }
}

/**
 * How what an engine reaches differs from what the rules allow. An engine that decides by itself need not reach all of it, and of a walk
 * that was cut nothing is missing; what is stray is so only if the model was walked to its end.
 */
export const differing = (model: Walk, engine: Found, decidesItself: boolean): Differing => {
  const reached = reachedBy(engine)
  const isAllowed = (outcome: Outcome): boolean => model.reached.some(each => isSame(outcome.ending, each.ending))
  const isReached = (outcome: Outcome): boolean => reached.some(each => isSame(each.ending, outcome.ending))
  return {
    stray: model.cut === undefined ? reached.filter(outcome => !isAllowed(outcome)) : [],
    missing: cutOf(engine) === undefined && !decidesItself ? model.reached.filter(outcome => !isReached(outcome)) : []
  }
}

/** Hears how far each of the walks has come. */
export type Hearing = (who: 'charts' | 'engine', pace: Pace) => void

/**
 * Walks every decision of a scenario, in the model and in an engine: where its sessions fork, states are merged; else each game is played
 * from the start.
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const compared = async (
  iut: ImplementationUnderTest,
  model: Model,
  scenario: WireScenario,
  { hear, ...walking }: Omit<Walking, 'hear'> & { readonly hear?: Hearing }
): Promise<Compared> => {
  const session = await iut.start(scenario)
  const forks = session.forks !== undefined
  await session.close()
  const found = await walk(modelSpace(model, scenario, undefined, !forks), { ...walking, hear: pace => hear?.('charts', pace) })
  const told: Walking = { ...walking, hear: pace => hear?.('engine', pace) }
  const engine: Found = forks
    ? { kind: 'states', walk: await walk(engineSpace(session, scenario), told) }
    : { kind: 'games', games: await playedWalk(iut, scenario, told) }
  return { model: found, engine, ...differing(found, engine, iut.statement.autonomous.length > 0) }
}
