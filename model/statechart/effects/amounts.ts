/** How much of something an event was. @module */
import type { GameEvent } from '../../trace/event.js'

/** The number that an instruction has for what came of it. */
export const amountOf = (event: GameEvent | null): number => {
  if (event === null) return 0
  switch (event.event) {
    case 'damage':
      return event.parts.reduce((sum, part) => sum + part.amount, 0)
    case 'gain':
    case 'lose':
      return event.amount
    case 'counters':
      return Math.abs(event.delta)
    default:
      return 1
  }
}
