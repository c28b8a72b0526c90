/**
 * Which time it is that an effect triggers, for texts that speak of the first, the second and so on.
 * @module
 * @see fab:6.6.5d
 */
import type { Pattern } from '../../../../model/scenario/pattern.js'
import type { TriggeringView, View } from '../../../../model/scenario/view.js'
import type { Run } from '../../context.js'
import { mentions } from '../../mentions.js'
import type { Instance } from '../../sources.js'
import { knowing } from '../../seen.js'
import { viewOf } from '../../view.js'
import { fields } from '../../fields.js'

const hasOrdinals = mentions('"ordinal":')
const speaksOfTriggerings = mentions('"event":"triggered"')

/** Keeps a triggering, with its source as it is now. */
export const noteTriggering = (run: Run, triggering: TriggeringView): void => {
  const { scenario } = run.w
  if (!hasOrdinals(scenario) || !speaksOfTriggerings(scenario)) return
  const source = viewOf(run.ctx, run.w).object(triggering.effect.source)
  run.w = { ...run.w, triggerings: [...run.w.triggerings, { triggering, turn: run.w.turn, ...fields({ source }) }] }
}

/** How many triggerings of the period a pattern speaks of, the latest among them. */
export const timesTriggeredLike = ({ ctx, w }: Run, { known, scope }: Instance, pattern: Pattern, per: 'turn' | 'game'): number => {
  const now = knowing(viewOf(ctx, w), w, known)
  return w.triggerings.filter(({ triggering, source, turn }) => {
    const then: View = { ...now, object: id => (source && id === triggering.effect.source ? source : now.object(id)) }
    return (per === 'game' || turn === w.turn) && ctx.base.matchesTriggering(pattern, triggering, then, scope)
  }).length
}
