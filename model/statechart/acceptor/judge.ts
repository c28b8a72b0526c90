/** A whole trace, judged. @module */
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import type { Refused } from './explain.js'
import { leavesPassOut } from './model.js'
import type { Model } from './model.js'

/**
 * What the charts say of a trace; before the place `asked`, if it is given, everybody who had to pass was asked.
 * @public
 */
export type TraceVerdict = { readonly asked?: number } & (
  | { readonly verdict: 'pass'; readonly fired: readonly string[] }
  | { readonly verdict: 'fail'; readonly step: number; readonly refused: Refused; readonly fired: readonly string[] }
  | { readonly verdict: 'inconclusive'; readonly why: string; readonly fired: readonly string[] }
)

/**
 * Judges a trace from its first observation to its last.
 * @public
 */
export const judge = (model: Model, scenario: WireScenario, trace: readonly Observation[]): TraceVerdict => {
  let frontier = model.start(scenario)
  // of what the model does not follow from the start, nothing tells who passed without being asked
  let asked = frontier.unsupported === undefined ? undefined : 0
  const noted = (): { readonly asked?: number } => (asked === undefined ? {} : { asked })
  for (const [step, observation] of trace.entries()) {
    const { fired, unsupported, exceeded } = frontier
    if (unsupported !== undefined) return { verdict: 'inconclusive', why: `the model does not cover ${unsupported}`, fired, ...noted() }
    if (exceeded) return { verdict: 'inconclusive', why: 'more model states explain the trace than are followed', fired, ...noted() }
    const next = model.accept(frontier, observation)
    if (next.kind === 'refused') return { verdict: 'fail', step, refused: next, fired, asked: asked ?? step + 1 }
    frontier = next.frontier
    if (frontier.reach === 'far') asked = 0
    else if (frontier.unsupported !== undefined || frontier.exceeded || leavesPassOut(frontier)) asked ??= step
  }
  const { fired, unsupported, exceeded } = frontier
  if (unsupported !== undefined) return { verdict: 'inconclusive', why: `the model does not cover ${unsupported}`, fired, ...noted() }
  if (exceeded) return { verdict: 'inconclusive', why: 'more model states explain the trace than are followed', fired, ...noted() }
  return model.complete(frontier)
    ? { verdict: 'pass', fired, ...noted() }
    : { verdict: 'inconclusive', why: 'the trace ends before the scenario does', fired, ...noted() }
}
