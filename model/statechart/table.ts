/** What a chart is once its definition is read: states, and the transitions between them. @module */
import type { Concept } from '../rulebook/concept.js'
import type { Observation } from '../trace/observation.js'

/** What moves a chart: an observation, or a step that nobody sees. */
export type Signal = Observation['see'] | 'internal'

/** A transition from one state to another. */
export interface Transition {
  readonly id: string
  readonly from: string
  readonly on: Signal
  /** The name of its guard in the definition. */
  readonly guard?: string
  readonly to: string
  /** The chart that it puts on top; `events` for that of one event or of several. */
  readonly calls?: string
  readonly concept: Concept
  /** What it means, in a sentence. */
  readonly description: string
}

/** A chart. */
export interface Chart {
  readonly id: string
  readonly initial: string
  readonly final: readonly string[]
  readonly states: readonly string[]
  /** What each state means, in a sentence. */
  readonly descriptions: Readonly<Record<string, string>>
  readonly transitions: readonly Transition[]
}
