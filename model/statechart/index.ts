/**
 * The statecharts and the acceptor built on them.
 * @module
 */
export { createModel, DEFAULT_BOUND, leavesPassOut } from './acceptor/model.js'
export type { Accepted, Frontier, Model, Reach } from './acceptor/model.js'
export { diagnose } from './acceptor/diagnose.js'
export type { Broken } from './acceptor/diagnose.js'
export type { Expected, Refused } from './acceptor/explain.js'
export { reachable } from './acceptor/explore.js'
export type { Reachable, Reached } from './acceptor/explore.js'
export { allowedTraces } from './acceptor/traces.js'
export type { Allowed, AllowedTrace, Answers } from './acceptor/traces.js'
export { sayPattern } from './acceptor/words.js'
export { conceptsOfSteps } from './acceptor/steps.js'
export { judge } from './acceptor/judge.js'
export type { TraceVerdict } from './acceptor/judge.js'
export { charts, chartsOf, definitions, enabled, parts } from './charts/index.js'
export { waysIn } from './ways.js'
export type { Way } from './ways.js'
export { writtenOf } from './written.js'
export type { Chart, Signal, Transition } from './table.js'
export type { ModelState } from './state.js'
