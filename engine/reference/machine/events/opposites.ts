/**
 * Opposite counters, where they go together as they are put on.
 * @module
 * @see ga-context:CT
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import type { Run } from '../../context.js'
import { objectAt } from '../../objects.js'
import { togetherByRule } from './together.js'

/** Lets pairs of counters go from the objects on which events may have put some. */
export const cancelOpposites = (run: Run, events: readonly GameEvent[]): void => {
  const { rules, structure } = run.ctx
  if (!rules.cancelsOnPlacement(structure)) return
  const put = events.flatMap(event => (event.event === 'counters' || event.event === 'move' ? [event.object] : []))
  const going = [...new Set(put)].flatMap((object): readonly GameEvent[] => {
    const pairs = rules.opposedPairs(objectAt(run.w, object)?.counters ?? {})
    if (pairs === 0) return []
    return ['+1/+1', '-1/-1'].map(counter => ({ event: 'counters', object, counter, delta: -pairs }))
  })
  togetherByRule(run, going, { rule: 'check' })
}
