/**
 * What brought an event about, kept with the event where a text asks for it.
 * @module
 */
import type { EffectRef, GameEvent } from '../../../../model/trace/event.js'
import type { Cause } from '../../../../model/trace/observation.js'
import type { Caused } from '../../../../model/scenario/view.js'
import type { Run } from '../../context.js'
import { mentions } from '../../mentions.js'
import { pairOf } from '../../sources.js'
import { viewOf } from '../../view.js'
import type { WithCause } from './cause-of.js'
import type { Process } from '../../task.js'
import { fields } from '../../fields.js'

/** Whether a text speaks of what comes about "this way". */
const isAskedFor = mentions('"via":')

/** An effect, with what its ability is connected with. */
const connected = ({ ctx, w }: Run, effect: EffectRef): Caused => {
  const given = pairOf(ctx, w, () => viewOf(ctx, w), effect)
  return given === undefined ? effect : { ...effect, given }
}

/** The ability behind a cause. */
const effectOf = (run: Run, cause: Cause): Caused | undefined => {
  if ('effect' in cause) return connected(run, cause.effect)
  if (!('layer' in cause)) return undefined
  const [of] = Object.values(run.frames).filter(each => each.stackObject === cause.layer)
  // what a negated stack object was about to do may still happen, when its text is not followed any more
  if (!of) return undefined
  const { self, given } = of.scope
  return { source: self, ability: of.ability, ...fields({ given }) }
}

/** An event with what brought it about as it is: the effect that last replaced it, or else the cause. */
export const withCause = (run: Run, event: GameEvent, { cause, modifiedBy }: Pick<Process, 'cause' | 'modifiedBy'>): GameEvent => {
  if (!isAskedFor(run.w.scenario)) return event
  const broughtBy = modifiedBy ? connected(run, modifiedBy) : cause && effectOf(run, cause)
  return broughtBy ? ({ ...event, broughtBy } as WithCause) : event
}
