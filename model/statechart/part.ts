/** What guards and transitions of a chart are given, and what a transition does. @module */
import type { Concept } from '../rulebook/concept.js'
import type { Level } from '../trace/observation.js'
import type { DecisionKind } from '../trace/option.js'
import type { TrustedBase } from '../base/base.js'
import type { World } from '../world/index.js'
import type { ChartId, FrameData, FrameOf, ModelState, Returned } from './state.js'
import type { Signal, Transition } from './table.js'

/** What the model is told about the engine. */
export interface Setting {
  readonly base: TrustedBase
  readonly level: Level
  readonly autonomous: ReadonlySet<DecisionKind>
  /** How many model states are followed at once. */
  readonly bound: number
  /** How many transitions are followed in one game. */
  readonly work: number
  /** How many of them for one observation: what goes round for ever is given up there. */
  readonly perObservation: number
}

/** What guards and transitions read. */
export interface Context<K extends ChartId = ChartId> {
  readonly setting: Setting
  readonly state: ModelState
  readonly world: World
  readonly frame: FrameOf<K>
  readonly data: FrameData[K]
  readonly returned: Returned | undefined
}

/** How an observation fits a pattern. */
export interface Match {
  readonly names: Readonly<Record<string, string>>
  /** For each entry of the observation's options, the place of the pattern's. */
  readonly order: readonly number[]
}

/** An observation pattern: see acceptor/unify. */
export type Pattern = { readonly see: Signal } & Readonly<Record<string, unknown>>

/** One way on from a state. */
export interface TransitionEffect {
  /** Absent where nobody sees it. */
  readonly pattern?: Pattern
  /** What is at stake beside the transition's own concept. */
  readonly suspects?: readonly Concept[]
  /** The state that follows; the chart has already moved. */
  readonly next: (state: ModelState, match: Match) => ModelState
}

/** A transition with its transition. */
export interface Enabled {
  readonly transition: Transition
  readonly effect: TransitionEffect
}

export const contextOf = (setting: Setting, state: ModelState): Context => {
  const frame = state.frames.at(-1)!
  return { setting, state, world: state.world, frame, data: frame.data, returned: frame.returned }
}

/** Each way in which something may go on, where it is worked out from the state in which it is told. */
export const eachWay = (
  state: ModelState,
  make: (state: ModelState) => readonly ModelState[]
): readonly ((state: ModelState) => ModelState)[] => make(state).map((_, way) => now => make(now)[way]!)

/** A internal transition. */
export const internally = (next: (state: ModelState) => ModelState): readonly TransitionEffect[] => [{ next }]
