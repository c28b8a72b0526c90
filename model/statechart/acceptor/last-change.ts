/** Which step last changed a value that the end reports otherwise. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { ObservationOf } from '../../trace/observation.js'
import { differences } from '../effects/reported.js'
import type { Difference } from '../effects/reported.js'
import type { Frontier } from './model.js'

/**
 * The step that last changed a value that is wrong at the end.
 * @public
 */
export interface LastChange {
  /** The value, in words. */
  readonly what: string
  /** The place of the step in the trace. */
  readonly step: number
  /** What the step stands for. */
  readonly concepts: readonly Concept[]
}

const differencesAt = ({ states: [state] }: Frontier, came: ObservationOf<'end'>): readonly Difference[] =>
  state ? differences(state.world, came.state, state.names) : []

/**
 * The step that last changed the first value which the end reports otherwise; none if that was so from the start.
 * @param frontiers those before each observation, the last before the end
 */
export const lastChange = (frontiers: readonly Frontier[], came: ObservationOf<'end'>): LastChange | undefined => {
  const last = frontiers.at(-1)
  const [wrong] = last ? differencesAt(last, came) : []
  if (!wrong) return undefined
  const isAsAtLast = (frontier: Frontier): boolean =>
    differencesAt(frontier, came).some(({ what, is }) => what === wrong.what && is === wrong.is)
  const step = frontiers.findLastIndex(frontier => !isAsAtLast(frontier))
  const after = frontiers[step + 1]
  return step < 0 || !after ? undefined : { what: wrong.what, step, concepts: after.concepts }
}
