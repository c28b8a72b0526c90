/** A whole trace, judged. @module */
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import type { Refused } from './explain.js'
import type { Model } from './model.js'

/** What the charts say of a trace. */
export type TraceVerdict =
  | { readonly verdict: 'pass'; readonly fired: readonly string[] }
  | { readonly verdict: 'fail'; readonly step: number; readonly refused: Refused; readonly fired: readonly string[] }
  | { readonly verdict: 'inconclusive'; readonly why: string; readonly fired: readonly string[] }

/** Judges a trace from its first observation to its last. */
export const judge = (model: Model, scenario: WireScenario, trace: readonly Observation[]): TraceVerdict => {
  let frontier = model.start(scenario)
  for (const [step, observation] of trace.entries()) {
    const { fired, unsupported, exceeded } = frontier
    if (unsupported !== undefined) return { verdict: 'inconclusive', why: `the model does not cover ${unsupported}`, fired }
    if (exceeded) return { verdict: 'inconclusive', why: 'more model states explain the trace than are followed', fired }
    const next = model.accept(frontier, observation)
    if (next.kind === 'refused') return { verdict: 'fail', step, refused: next, fired }
    frontier = next.frontier
  }
  const { fired, unsupported, exceeded } = frontier
  if (unsupported !== undefined) return { verdict: 'inconclusive', why: `the model does not cover ${unsupported}`, fired }
  if (exceeded) return { verdict: 'inconclusive', why: 'more model states explain the trace than are followed', fired }
  return model.complete(frontier)
    ? { verdict: 'pass', fired }
    : { verdict: 'inconclusive', why: 'the trace ends before the scenario does', fired }
}
