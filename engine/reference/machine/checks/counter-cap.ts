/**
 * Counters beyond what effects allow are removed.
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { instancesFor } from '../../instances.js'
import { knowing } from '../../seen.js'
import { viewOf } from '../../view.js'
import { inArena, type Check } from './check.js'

export const counterCap: Check = run => {
  const { ctx, w } = run
  const most = new Map<string, { readonly object: string; readonly counter: string; readonly surplus: number }>()
  for (const { effect, known, scope } of instancesFor(ctx, w, 'rule', 'state')) {
    if (effect.kind !== 'rule' || effect.rule !== 'counter-cap') continue
    const seen = knowing(viewOf(ctx, w), w, known)
    for (const { own, view } of inArena(run)) {
      if (!ctx.base.matchesFilter(effect.what, view, seen, scope, 'arena')) continue
      const key = `${own.id} ${effect.counter}`
      const surplus = ctx.rules.surplus(own.counters[effect.counter] ?? 0, effect.most)
      if (surplus > (most.get(key)?.surplus ?? 0)) most.set(key, { object: own.id, counter: effect.counter, surplus })
    }
  }
  return {
    events: [...most.values()].map(({ object, counter, surplus }): GameEvent => ({ event: 'counters', object, counter, delta: -surplus }))
  }
}
