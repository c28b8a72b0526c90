/**
 * A walk through every decision of a scenario, breadth first: a state is a decision point, and what nobody decides lies between two of
 * them. The first decisions found that lead to an outcome are a shortest way to it.
 * @module
 */
import type { Decision } from '../../model/scenario/scenario.js'
import { STOPPED } from '../campaign/explore.js'
import type { Ending } from './ending.js'
import { sayOutcome } from './ending.js'

/** A state as a space has it: where a player decides, or the scenario is over. */
export type Node<S> =
  | { readonly state: S; readonly key: string; readonly choices: readonly Decision[] }
  | { readonly state: S; readonly key: string; readonly over: Ending }

/** What is walked: an engine or the model, playing one scenario. */
export interface Space<S> {
  /** The nodes that a scenario begins with; several where the rules leave open what nobody decides. */
  begin(): Next<S>
  /** The nodes that follow a choice. */
  take(state: S, choice: number): Next<S>
}

export interface Next<S> {
  readonly nodes: readonly Node<S>[]
  /** Why not all of them are known. */
  readonly cut?: string
}

/** An outcome that can be reached, and a shortest way to it. */
export interface Outcome {
  readonly text: string
  readonly ending: Ending
  readonly decisions: readonly Decision[]
  /** How many states end in it. */
  readonly states: number
}

/** How far a walk has come. */
export interface Pace {
  readonly states: number
  readonly transitions: number
  readonly outcomes: number
}

/** What a walk found. */
export interface Walk extends Pace {
  /** The states in which the scenario is over. */
  readonly terminal: number
  /** The most decisions that a shortest way to any state takes. */
  readonly depth: number
  readonly reached: readonly Outcome[]
  /** Why it is not all there is. */
  readonly cut?: string
}

/** What a walk is told, and what it is asked on the way. */
export interface Walking {
  /** The most states. */
  readonly limit: number
  /** Whether it is to end with what it has. */
  readonly isStopped?: () => boolean
  /** Hears how far it has come, now and then. */
  readonly hear?: (pace: Pace) => void
  /** Lets others have their turn; asked now and then. */
  readonly pause?: () => Promise<void>
}

/** So many states are walked between two pauses. */
const STRIDE = 128

/** Walks all that can be reached. */
export const walk = async <S>(space: Space<S>, { limit, isStopped, hear, pause }: Walking): Promise<Walk> => {
  const places = new Map<string, number>()
  const nodes: (Node<S> | undefined)[] = []
  const from: (readonly [place: number, decision: Decision] | undefined)[] = []
  const depths: number[] = []
  const reached = new Map<string, { ending: Ending; place: number; states: number }>()
  let transitions = 0
  let terminal = 0
  let cut: string | undefined

  const decisionsTo = (place: number): readonly Decision[] => {
    const decisions: Decision[] = []
    for (let at = from[place]; at; at = from[at[0]]) decisions.push(at[1])
    return decisions.reverse()
  }
  const add = ({ nodes: next, cut: why }: Next<S>, origin?: readonly [number, Decision]): void => {
    cut ??= why
    for (const node of next) {
      if (origin) transitions++
      if (places.has(node.key)) continue
      if (nodes.length >= limit) {
        cut ??= `there are more than ${limit} states`
        return
      }
      const place = nodes.length
      places.set(node.key, place)
      nodes.push(node)
      from.push(origin)
      depths.push(origin ? depths[origin[0]]! + 1 : 0)
      if (!('over' in node)) continue
      terminal++
      const text = sayOutcome(node.over)
      const known = reached.get(text)
      reached.set(text, known ? { ...known, states: known.states + 1 } : { ending: node.over, place, states: 1 })
    }
  }
  const pace = (): Pace => ({ states: nodes.length, transitions, outcomes: reached.size })

  add(space.begin())
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]!
    // what has been walked is not kept: only its key is
    nodes[at] = undefined
    if (at % STRIDE === 0) {
      hear?.(pace())
      await pause?.()
      if (isStopped?.()) {
        cut = STOPPED
        break
      }
    }
    if ('over' in node) continue
    for (const [choice, decision] of node.choices.entries()) add(space.take(node.state, choice), [at, decision])
  }
  hear?.(pace())
  return {
    ...pace(),
    terminal,
    depth: depths.reduce((most, depth) => Math.max(most, depth), 0),
    reached: [...reached].map(([text, { ending, place, states }]) => ({ text, ending, decisions: decisionsTo(place), states })),
    ...(cut !== undefined && { cut })
  }
}
