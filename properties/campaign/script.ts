/**
 * The script that repeats a game: every real choice of its trace.
 * @module
 */
import type { Decision } from '../../model/scenario/scenario.js'
import type { Observation } from '../../model/trace/observation.js'

/** The decisions of a trace, in order; prompts with one option take care of themselves. */
export const scriptOf = (trace: readonly Observation[]): readonly Decision[] =>
  trace.flatMap((o, i) => {
    const answer = trace[i + 1]
    if (o.see !== 'prompt' || o.options.length < 2 || answer?.see !== 'answer') return []
    const chosen = o.options[answer.option]
    return chosen ? [{ player: o.player, decision: o.decision, choose: { ...chosen } }] : []
  })
