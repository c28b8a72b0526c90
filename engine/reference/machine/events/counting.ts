/**
 * Occurrences, counted for effects that speak of the first, the second and so on.
 * @see fab:6.6.5d
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { count, living, type Run } from '../../context.js'
import { ordinalInstances, ofEachPlayer, ordinalKey, replacedKey } from '../../instances.js'
import type { Process } from '../../task.js'
import { fits } from './facts.js'

/**
 * An event that an effect has replaced was a time that it would have happened; if it occurs all the same, modified, it is counted
 * as what has occurred and not twice.
 */
export const countedOnceOnly = (run: Run, { origin, within }: Process, event: GameEvent): void => {
  if (within !== undefined || origin.applied.length === 0) return
  for (const instance of ordinalInstances(run.ctx, run.w, event.event)) {
    const { effect } = instance
    if (effect.kind !== 'replacement' || !origin.applied.includes(instance.key)) continue
    if ((run.w.counts.game[replacedKey(instance)] ?? 0) > 0 && fits(run.ctx, run.w, instance, effect.event, event))
      count(run, replacedKey(instance), -1)
  }
}

/** Counts an occurrence for the ordinals that speak of it. */
export const countOccurrence = (run: Run, process: Process, event: GameEvent): void => {
  countedOnceOnly(run, process, event)
  const all = ordinalInstances(run.ctx, run.w, event.event)
  // Each player's are counted: "the second time you draw" is of whoever controls the source then. @see fab:6.6.1b fab:6.6.5d mtg:603.2
  for (const instance of all.flatMap(each => ofEachPlayer(each, living(run.w)))) {
    const { effect } = instance
    const pattern = effect.kind === 'trigger' ? effect.trigger.on : effect.kind === 'replacement' ? effect.event : undefined
    if (!pattern || !fits(run.ctx, run.w, instance, pattern, event)) continue
    const ordinal = effect.kind === 'trigger' ? effect.trigger.ordinal! : effect.kind === 'replacement' ? effect.ordinal! : undefined
    const key = ordinalKey(instance)
    // The event is in the log already.
    const before =
      ordinal && run.w.counts.game[key] === undefined && instance.lasting
        ? run.ctx.does.occurrences(run.ctx, run.w, instance, ordinal, pattern) - 1
        : 0
    count(run, key, 1 + before)
  }
}
