/**
 * A part of the model: a chart, what its guards mean, and what each of its rows does.
 * @module
 */
import type { Concept } from '../rulebook/concept.js'
import type { Level } from '../trace/observation.js'
import type { DecisionKind } from '../trace/option.js'
import type { TrustedBase } from '../base/base.js'
import type { Structure } from '../rulebook/structure.js'
import type { World } from '../world/index.js'
import type { ChartId, FrameData, FrameOf, ModelState, Returned } from './state.js'
import type { Chart, Signal, Transition } from './table.js'
import { rowsByState } from './table.js'

/** What the model is told about the engine. */
export interface Setting {
  readonly base: TrustedBase
  readonly structure: Structure
  readonly level: Level
  readonly autonomous: ReadonlySet<DecisionKind>
  readonly bound: number
}

/** What guards and rows read. */
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
export interface Move {
  /** Absent for silent rows. */
  readonly pattern?: Pattern
  /** What is at stake beside the row's own concept. */
  readonly stakes?: readonly Concept[]
  /** The state that follows; the chart has already moved. */
  readonly go: (state: ModelState, match: Match) => ModelState
}

export interface Part<K extends ChartId = ChartId> {
  readonly chart: Chart
  readonly guards: Readonly<Record<string, (context: Context<K>) => boolean>>
  readonly moves: Readonly<Record<string, (context: Context<K>) => readonly Move[]>>
}

/** A move with its row. */
export interface Enabled {
  readonly row: Transition
  readonly move: Move
}

export const contextOf = (setting: Setting, state: ModelState): Context => {
  const frame = state.frames.at(-1)!
  return { setting, state, world: state.world, frame, data: frame.data, returned: frame.returned }
}

/** Whether a guard of the part holds. */
export const holds =
  (part: Part, context: Context) =>
  (guard: string): boolean => {
    const test = part.guards[guard]
    if (!test) throw new Error(`chart ${part.chart.id} has no guard ${guard}`)
    return test(context)
  }

/** A row with what its guard and its move mean. */
interface Step {
  readonly row: Transition
  readonly test: ((context: Context) => boolean) | undefined
  readonly moves: ((context: Context) => readonly Move[]) | undefined
}

const compiled = new WeakMap<Part, ReadonlyMap<string, readonly Step[]>>()

const compile = (part: Part): ReadonlyMap<string, readonly Step[]> => {
  const missing = part.chart.transitions.find(row => row.guard !== undefined && part.guards[row.guard] === undefined)
  if (missing) throw new Error(`chart ${part.chart.id} has no guard ${missing.guard}`)
  const step = (row: Transition): Step => ({
    row,
    test: row.guard === undefined ? undefined : part.guards[row.guard],
    moves: part.moves[row.id]
  })
  const made = new Map([...rowsByState(part.chart)].map(([at, found]) => [at, found.map(step)] as const))
  compiled.set(part, made)
  return made
}

/** Every move that the part allows from the state of its frame. */
export const enabledOf = (part: Part, context: Context): readonly Enabled[] => {
  const steps = (compiled.get(part) ?? compile(part)).get(context.frame.at) ?? []
  const found: Enabled[] = []
  for (const { row, test, moves } of steps) {
    if (test && !test(context)) continue
    for (const move of moves ? moves(context) : STAYS) found.push({ row, move })
  }
  return found
}

const STAYS: readonly Move[] = [{ go: state => state }]

/** Each way in which something may go on, where it is worked out from the state in which it is told. */
export const eachWay = (
  state: ModelState,
  make: (state: ModelState) => readonly ModelState[]
): readonly ((state: ModelState) => ModelState)[] => make(state).map((_, way) => now => make(now)[way]!)

/** A silent move. */
export const silently = (go: (state: ModelState) => ModelState): readonly Move[] => [{ go }]
