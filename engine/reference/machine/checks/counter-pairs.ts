/**
 * Opposite counters on one object go together.
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { inArena, type Check } from './check.js'

export const counterPairs: Check = run => ({
  events: inArena(run).flatMap(({ own }): readonly GameEvent[] => {
    const pairs = run.ctx.rules.opposedPairs(own.counters)
    if (pairs === 0) return []
    return ['+1/+1', '-1/-1'].map(counter => ({ event: 'counters', object: own.id, counter, delta: -pairs }))
  })
})
