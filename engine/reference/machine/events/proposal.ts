/**
 * Events that are to happen, and how much there is of one.
 * @module
 */
import type { Cause } from '../../../../model/trace/observation.js'
import type { GameEvent } from '../../../../model/trace/event.js'
import type { Origin } from '../../state.js'
import type { Process } from '../../task.js'
import { fields } from '../../fields.js'

const FRESH: Origin = { applied: [] }

/** An event that is to happen. */
export const proposal = (event: GameEvent, cause: Cause | undefined, rest: Partial<Process> = {}): Process => ({
  do: 'event',
  stage: 'open',
  pass: 0,
  origin: FRESH,
  ...rest,
  event,
  ...fields({ cause })
})

/** How much of an event there is, where it has an amount. */
export const amountLeft = (event: GameEvent): number => {
  switch (event.event) {
    case 'damage':
      return event.parts.reduce((sum, part) => sum + Math.max(0, part.amount), 0)
    case 'gain':
    case 'lose':
      return event.amount
    case 'draw':
    case 'discard':
      return event.count ?? 1
    case 'counters':
      return Math.abs(event.delta)
    default:
      return 1
  }
}
