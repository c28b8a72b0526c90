/**
 * Sagas of which the last chapter has come are sacrificed.
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { keptAbilities } from '../../instances.js'
import type { Run } from '../../context.js'
import type { Obj } from '../../state.js'
import { inArena, type Check } from './check.js'

/** The chapters that a Saga has: their abilities and numbers. */
const chaptersOf = ({ ctx, w }: Run, saga: Obj): ReadonlyMap<string, number> => {
  const chapters = new Map<string, number>()
  for (const ability of keptAbilities(ctx, w, saga)) {
    const on = ability.effect.kind === 'trigger' ? ability.effect.trigger.on : undefined
    const isOwn = on?.object !== undefined && 'ref' in on.object && on.object.ref === 'self'
    if (on?.event === 'counters' && on.counter === 'lore' && on.reaches !== undefined && isOwn) chapters.set(ability.id, on.reaches)
  }
  return chapters
}

export const saga: Check = run => {
  const stackObjects = [...run.w.stack, ...run.w.pending]
  const sagas = inArena(run)
    .filter(({ view }) => view.types.includes('saga'))
    .map(({ own }) => {
      const chapters = chaptersOf(run, own)
      const isOwn = (stackObject: (typeof stackObjects)[number]): boolean =>
        stackObject.source === own.id && stackObject.known[own.id] === own.inc
      const waits = stackObjects.some(
        stackObject => stackObject.kind === 'triggered' && isOwn(stackObject) && chapters.has(stackObject.ref.ability)
      )
      return { id: own.id, lore: own.counters['lore'] ?? 0, chapters: [...chapters.values()], waits }
    })
  return { events: run.ctx.rules.sagasDone(sagas).map((object): GameEvent => ({ event: 'sacrifice', object })) }
}
