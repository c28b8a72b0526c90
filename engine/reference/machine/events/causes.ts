/**
 * What brought an event about, kept with the event where a text asks for it.
 * @module
 */
import type { EffectRef, GameEvent } from '../../../../model/trace/event.js'
import type { Cause } from '../../../../model/trace/observation.js'
import type { Run } from '../../context.js'
import { mentions } from '../../mentions.js'
import type { Process } from '../../task.js'

type Caused = GameEvent & { readonly broughtBy?: EffectRef }

/** Whether a text speaks of what comes about "this way". */
const isAskedFor = mentions('"via":')

/** The ability behind a cause. */
const effectOf = (run: Run, cause: Cause): EffectRef | undefined => {
  if ('effect' in cause) return cause.effect
  if (!('layer' in cause)) return undefined
  const frame = Object.values(run.frames).find(each => each.stackObject === cause.layer)
  return frame && { source: frame.scope.self, ability: frame.ability }
}

/** An event with what brought it about as it is: the effect that last replaced it, or else the cause. */
export const withCause = (run: Run, event: GameEvent, { cause, modifiedBy }: Pick<Process, 'cause' | 'modifiedBy'>): GameEvent => {
  if (!isAskedFor(run.w.scenario)) return event
  const broughtBy = modifiedBy ?? (cause && effectOf(run, cause))
  return broughtBy ? ({ ...event, broughtBy } as Caused) : event
}

/** The effect that brought an event about. */
export const causeOf = (event: GameEvent): EffectRef | undefined => (event as Caused).broughtBy
