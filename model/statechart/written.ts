/** The definition of a chart as data, as XState reads it. @module */
import type { AnyStateMachine } from 'xstate'

/**
 * All of a definition that is data: states, transitions with and without an event, guards and actions by their names, what a state
 * invokes, descriptions. XState's own `toJSON` leaves out the transitions without an event. What is no data, the meaning of guards
 * and actions and the states in which charts start, is not in it.
 * @returns what `createMachine` takes
 */
export const writtenOf = (machine: AnyStateMachine): unknown => JSON.parse(JSON.stringify(machine.config))
