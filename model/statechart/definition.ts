/**
 * What the definitions of charts share. Each chart is an XState machine: `setup({ guards, actions }).createMachine(...)`. A guard reads
 * the model's state; an action says how the state may go on, each way a move; a state that invokes another chart hands it the model's
 * state in which it starts, and goes on once it is done.
 *
 * XState's own rule of selection holds: of the transitions without an event (`always`), and else of those on one event, the first
 * whose guard holds. An engine chooses, and the model explains what it chose: so every event that a state knows is sent, and what is
 * open is told by different events.
 * @module
 */
import { fromPromise } from 'xstate'
import type { Concept } from '../rulebook/concept.js'
import type { Context } from './part.js'
import type { ChartId, ModelState, Returned } from './state.js'

/** A transition by its name, and what it stands for in the rules. */
export interface Row {
  readonly id: string
  readonly concept: Concept
}

/** The transition of this name, which stands for this. */
export const row = (id: string, concept: Concept): Row => ({ id, concept })

/** What guards and actions of a chart are given. */
export interface Given<K extends ChartId> {
  readonly context: Context<K>
}

/** A guard or an action that reads the model's state alone; who follows the chart may ask what it reads without wrapping the state first. */
export const given = <C, T>(reads: (context: C) => T): ((about: { readonly context: C }) => T) & { readonly reads: (context: C) => T } =>
  Object.assign(({ context }: { readonly context: C }) => reads(context), { reads })

/** The types of a chart, for `setup`. */
export interface Types<K extends ChartId> {
  readonly context: Context<K>
  readonly input: Context<K>
  readonly transitionMeta: Row
}

/** The types of a chart, for `setup`: only they are read, never the value. */
export const typesOf = <K extends ChartId>(): Types<K> => ({}) as Types<K>

/**
 * Another chart, as an actor that a state invokes. It is never run: its definition is followed on the same state, its input is the
 * state in which it starts, its output what it hands back. Without an input, the transition's action has started it: where there are
 * several ways to do so, or none is needed after all. `events` stands for the chart of one event, of several at once, or of several in
 * turn, as there are.
 */
export const chart = fromPromise<Returned, ModelState | undefined>(() => new Promise(() => undefined))
